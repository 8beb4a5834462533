import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** What was read from a person's PDFs goes with the person. */
export const EXTRACTION_ERASURE: readonly ErasureStep[] = [
  { table: 'extractions', column: 'account_id', action: 'delete' },
];
