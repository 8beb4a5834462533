import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';
import { PAPER_OF_PUPIL } from '../paper/index.js';

/** Results of the pupil's papers, and what was put right in them. */
export const RESULT_ERASURE: readonly ErasureStep[] = [
  { table: 'mark_corrections', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
  { table: 'question_results', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
];
