import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import type { Sum } from './sums.js';

/** Where a statement is asked by content that was not made for it alone. */
export interface StatementRule {
  id: StatementId;
  /** `h1` to `h11`; every one where absent. */
  ways?: readonly string[];
  /** Structures and shapes by their ids; every one where absent. */
  structures?: RegExp;
  /** Sub-strands; those of the statement where absent. */
  subStrandIds?: readonly string[];
  /** What the working must hold; nothing where absent. */
  when?: (sums: readonly Sum[]) => boolean;
}

type Rest = Omit<StatementRule, 'id'>;

/** A rule in one line. */
export const asks = (id: StatementId, rest: Rest = {}): StatementRule => ({ id, ...rest });

/** A rule that holds where one sum of the working is of a kind. */
export const works = (id: StatementId, is: (sum: Sum) => boolean, rest: Rest = {}): StatementRule => ({
  id,
  when: (sums) => sums.some(is),
  ...rest,
});
