import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** Challenge of the pupil. */
export const CHALLENGE_ERASURE: readonly ErasureStep[] = [
  { table: 'challenges', column: 'pupil_id', action: 'delete' },
];
