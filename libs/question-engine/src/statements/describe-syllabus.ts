import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { type ContentPlace, scopeOf } from '@sumfox/curriculum/syllabus/scope';
import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import type { Shape } from '../core/draft.js';
import { SCOPE_PARAM, STATEMENTS_PARAM, deriveStatements } from './derive-statements.js';

/** Where an item stands. */
interface Place {
  gradeLevel: GradeLevel;
  subStrandId: string;
  heuristicId: HeuristicId;
  level: ProficiencyLevel;
}

/** What an item was made from. */
interface Made {
  /** Heuristic, sub-strand and structure, such as `h2/ratio/one-gains`. */
  template: string;
  /** The structure, where the template does not name it. */
  structure?: string;
  /** Statements that the structure was made to ask. */
  statements?: readonly StatementId[] | undefined;
  /** Its own word on how it stands to the syllabus. */
  scope?: Shape['scope'];
}

const placeOf = (spec: Place, structure: string): ContentPlace => ({
  grade: spec.gradeLevel,
  subStrandId: spec.subStrandId,
  heuristicId: spec.heuristicId,
  level: spec.level,
  structure,
});

/** How a structure stands to the syllabus: its own word on that, else as one that is made for a statement, else its place. */
const scopeIn = (place: ContentPlace, { statements = [], scope }: Pick<Made, 'statements' | 'scope'>) =>
  scope ?? (statements.length > 0 ? 'syllabus' : scopeOf(place).scope);

/**
 * The statements of an item and how it stands to the syllabus of its grade, as its params keep them. A structure that
 * was made for a statement is of the syllabus wherever it stands.
 */
export function describeSyllabus(
  spec: Place,
  { template, structure = template.split('/')[2] ?? '', ...made }: Made,
  steps: readonly string[],
): Record<string, string> {
  const place = placeOf(spec, structure);
  const found = deriveStatements({ place, declared: made.statements ?? [], steps });
  const scope = scopeIn(place, made);
  return {
    ...(found.length > 0 ? { [STATEMENTS_PARAM]: found.join(' ') } : {}),
    ...(scope === 'syllabus' ? {} : { [SCOPE_PARAM]: scope }),
  };
}

/** Whether a structure may be drawn for a pupil who gets the syllabus only. */
export const isStructureInSyllabus = (
  spec: Place,
  { id, ...made }: Pick<Shape, 'id' | 'statements' | 'scope'>,
): boolean => scopeIn(placeOf(spec, id), made) !== 'extension';
