import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** What the pupil had proved. */
export const VERIFICATION_ERASURE: readonly ErasureStep[] = [
  { table: 'verifications', column: 'pupil_id', action: 'delete' },
];
