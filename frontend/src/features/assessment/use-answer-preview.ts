import { useLatePart } from '../../lib/late-part.js';
import type { AnswerPreview } from './answer-preview.js';

export const loadAnswerPreview = () => import('./answer-preview.js');

/** The reader of answers; see {@link useLatePart}. */
export function useAnswerPreview(): typeof AnswerPreview | null {
  return useLatePart(loadAnswerPreview)?.AnswerPreview ?? null;
}
