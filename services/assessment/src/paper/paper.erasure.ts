import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** Content of a `paper_id`: the id of a paper of the pupil. */
export const PAPER_OF_PUPIL = { table: 'papers', column: 'pupil_id' };

/** Papers of a pupil with all that was written and drawn on them; after everything else that goes by paper. */
export const PAPER_ERASURE: readonly ErasureStep[] = [
  { table: 'response_drawings', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
  { table: 'response_revisions', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
  { table: 'paper_responses', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
  { table: 'exchanged_items', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
  { table: 'paper_mark_schemes', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
  { table: 'paper_questions', column: 'paper_id', holds: PAPER_OF_PUPIL, action: 'delete' },
  { table: 'papers_made', column: 'pupil_id', action: 'delete' },
  { table: 'papers', column: 'pupil_id', action: 'delete' },
];
