import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';
import { PAPER_OF_PUPIL } from '../paper/index.js';

/** Reports and challenges of the pupil. */
export const DISPUTE_ERASURE: readonly ErasureStep[] = [
  { table: 'question_reports', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
  { table: 'question_disputes', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
];
