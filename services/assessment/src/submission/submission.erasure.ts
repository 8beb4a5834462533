import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';
import { PAPER_OF_PUPIL } from '../paper/index.js';

/** Submissions of the pupil. */
export const SUBMISSION_ERASURE: readonly ErasureStep[] = [
  { table: 'submissions', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
];
