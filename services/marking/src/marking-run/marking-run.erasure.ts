import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** A mark says how the answer was read. Runs go first: a worker that is at one writes no mark any more once it is gone. */
export const MARKING_RUN_ERASURE: readonly ErasureStep[] = [
  { table: 'marking_runs', column: 'submission_id', holds: 'submission', action: 'delete' },
  { table: 'marks', column: 'submission_id', holds: 'submission', action: 'delete' },
];
