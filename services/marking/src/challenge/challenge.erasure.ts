import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** What the pupil asked. */
export const CHALLENGE_ERASURE: readonly ErasureStep[] = [
  { table: 'challenges', column: 'pupil_id', action: 'delete' },
];
