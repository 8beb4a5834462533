import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** Drafts from a person's PDFs are erased with the person. */
export const EXTRACTION_ERASURE: readonly ErasureStep[] = [
  { table: 'extractions', column: 'account_id', action: 'delete' },
];
