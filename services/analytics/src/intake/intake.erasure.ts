import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** Figures that are counted again from the events stay the same. */
export const INTAKE_ERASURE: readonly ErasureStep[] = [
  { table: 'events', column: 'data', holds: 'json', action: 'replace' },
];
