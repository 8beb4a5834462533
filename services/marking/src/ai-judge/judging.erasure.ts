import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** Question to a model about the pupil's work. */
export const JUDGING_ERASURE: readonly ErasureStep[] = [
  { table: 'judgings', column: 'pupil_id', action: 'delete' },
];
