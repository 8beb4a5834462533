import type { ContentPlace } from '@sumfox/curriculum/syllabus/scope';
import { type StatementId, findStatement } from '@sumfox/curriculum/syllabus/statements';
import type { Item } from '@sumfox/contracts/question/item';
import { gradeNumber } from '@sumfox/curriculum/grades';
import { listSums } from './sums.js';
import type { StatementRule } from './statement-rule.js';
import { STATEMENT_RULES } from './statement-rules.js';

/** What statements are derived from: where a question stands, what its structure declares, and its working. */
export interface AskedContent {
  place: ContentPlace;
  /** Statements that the structure was made to ask. */
  declared: readonly StatementId[];
  steps: readonly string[];
}

const RULES_BY_PLACE = new Map<string, readonly StatementRule[]>();

/** Rules that speak of a structure in its place, before any question of it is drawn. */
export function listRulesOf(place: Omit<ContentPlace, 'level'>): readonly StatementRule[] {
  const key = `${place.grade}|${place.subStrandId}|${place.heuristicId}|${place.structure}`;
  const known = RULES_BY_PLACE.get(key);
  if (known) return known;
  const found = STATEMENT_RULES.filter(
    ({ id, ways, structures, subStrandIds = findStatement(id)?.subStrandIds ?? [] }) =>
      id.startsWith(`P${gradeNumber(place.grade)}-`) &&
      subStrandIds.includes(place.subStrandId) &&
      (ways === undefined || ways.includes(place.heuristicId.split('_')[0] ?? '')) &&
      (structures === undefined || structures.test(place.structure)),
  );
  RULES_BY_PLACE.set(key, found);
  return found;
}

/** Ids of the statements that a question asks, or that no pupil can leave out on the way; in the syllabus' order. */
export function deriveStatements({ place, declared, steps }: AskedContent): StatementId[] {
  const sums = listSums(steps);
  const found = listRulesOf(place).flatMap(({ id, when }) => (when === undefined || when(sums) ? [id] : []));
  return [...new Set([...declared, ...found])];
}

/** The statements that are stored with an item; none for one that was made before they were. */
export const readStatements = ({ provenance: { params } }: Pick<Item, 'provenance'>): string[] =>
  (params[STATEMENTS_PARAM] ?? '').split(' ').filter((id) => id !== '');

/** Names of the params that keep the statements and the scope of an item. */
export const STATEMENTS_PARAM = 'statements';
export const SCOPE_PARAM = 'scope';
