import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** What a model was asked of the pupil. */
export const JUDGING_ERASURE: readonly ErasureStep[] = [
  { table: 'judgings', column: 'pupil_id', action: 'delete' },
];
