import type { EntityManager } from '@mikro-orm/postgresql';

/** The person to erase, as a service sees it. */
export interface ErasedPerson {
  userId: string;
  /** Ids under which a pupil's work was submitted. */
  submissionIds: readonly string[];
}

/** A column that identifies the person of a row. */
export interface ErasureStep {
  table: string;
  column: string;
  /**
   * Content of the column: the person's id when absent, an id of a submission, an id of a row of `table` with a
   * `column` that names the person; or JSON that may contain the person's id.
   */
  holds?: 'submission' | 'json' | { table: string; column: string };
  /** SQL condition that rows must meet besides; all when absent. */
  where?: string;
  /** Deletes the row, empties the column, or replaces the person by one random id for the whole erasure. */
  action: 'delete' | 'empty' | 'replace';
}

/** How a service erases a person: the steps of its features, in this order. */
export interface ErasurePlan {
  steps: readonly ErasureStep[];
  /** Takes locks that the steps need. */
  before?(em: EntityManager): Promise<unknown>;
  /** Updates data that counted the deleted rows. */
  after?(em: EntityManager): Promise<unknown>;
}
