import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';
import { PAPER_OF_PUPIL } from '../paper/index.js';

/** Checks of the pupil before the submission. */
export const ANSWER_CHECK_ERASURE: readonly ErasureStep[] = [
  { table: 'answer_checks', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
];
