import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** Question to a person about the pupil's work. */
export const REVIEW_ERASURE: readonly ErasureStep[] = [
  { table: 'reviews', column: 'pupil_id', action: 'delete' },
];
