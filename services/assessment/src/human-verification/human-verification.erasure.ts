import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';
import { PAPER_OF_PUPIL } from '../paper/index.js';

/** Verdicts of admins on the pupil's papers. */
export const HUMAN_VERIFICATION_ERASURE: readonly ErasureStep[] = [
  { table: 'question_verdicts', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
  { table: 'paper_verifications', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
];
