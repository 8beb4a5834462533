import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** Replaces the id, so figures stay right and no longer name the person. */
export const USAGE_ERASURE: readonly ErasureStep[] = [
  { table: 'usage_people', column: 'person_id', action: 'replace' },
  { table: 'usage_days', column: 'person_id', action: 'replace' },
  { table: 'usage_weeks', column: 'person_id', action: 'replace' },
  { table: 'usage_papers', column: 'pupil_id', action: 'replace' },
];
