import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** What a person was asked of the pupil. */
export const REVIEW_ERASURE: readonly ErasureStep[] = [
  { table: 'reviews', column: 'pupil_id', action: 'delete' },
];
