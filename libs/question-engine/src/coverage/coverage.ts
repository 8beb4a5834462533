import { type GradeLevel, PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { ContentPlace } from '@sumfox/curriculum/syllabus/scope';
import { wantedStructures } from '@sumfox/curriculum/syllabus/statement';
import {
  type Statement,
  type StatementId,
  findStatement,
  listStatements,
} from '@sumfox/curriculum/syllabus/statements';
import { listCells } from '../cells.js';
import { Dice, mixSeed } from '../core/dice.js';
import type { Cell, Shape } from '../core/draft.js';
import { listCoreCells } from '../draw/core-cells.js';
import { listOfLevel } from '../draw/level-asks.js';
import { NoItemFound, makeItem } from '../make-item.js';
import { type Exact, isWhole } from '../numbers/exact.js';
import { structureOf } from '../situations/situation-shapes.js';
import { deriveStatements, listRulesOf, readStatements } from '../statements/derive-statements.js';

/** How well one statement is asked. */
export interface StatementCoverage {
  statement: Statement;
  /** Structures that ask it in at least half of their draws, in a sub-strand that the syllabus names for it. */
  structures: readonly string[];
  /** Whether as many structures ask it as are wanted. */
  isCovered: boolean;
  /** Smallest and greatest whole key among the draws; null where no key is a number. */
  range: readonly [least: number, most: number] | null;
}

/** How coverage is measured. */
export interface CoverageSpec {
  /** Draws of each structure at each of its levels. */
  draws: number;
  /** Shapes are drawn, which is cheap; of structures of the core counts what their place and name tell. */
  isReduced?: boolean;
}

/** What was drawn of one structure in one place. */
interface Drawn {
  statements: readonly StatementId[];
  key: Exact | null;
}

/** Draws of a shape before a level is given up in which its conditions are not met. */
const MOST_DRAWS = 60;

const LEVEL_WORDS = /-(?:not[-_]ready|guided|independent|mastery)\b/g;

/** A structure without the level and the question that its id names. */
export const bareStructure = (id: string): string => structureOf(id).replace(LEVEL_WORDS, '');

const placeOf = (
  grade: GradeLevel,
  cell: Pick<Cell, 'subStrandId' | 'heuristicId'>,
  level: ProficiencyLevel,
  structure: string,
): ContentPlace => ({
  grade,
  subStrandId: cell.subStrandId,
  heuristicId: cell.heuristicId,
  level,
  structure,
});

function drawShape(
  grade: GradeLevel,
  cell: Cell,
  shape: Shape,
  level: ProficiencyLevel,
  draws: number,
): Drawn[] {
  const place = placeOf(grade, cell, level, shape.id);
  const declared = shape.statements ?? [];
  if (declared.length === 0 && listRulesOf(place).length === 0) return [];
  const found: Drawn[] = [];
  for (let seed = 0; seed < MOST_DRAWS && found.length < draws; seed += 1) {
    const draft = shape.draw(new Dice(mixSeed('coverage', grade, shape.id, level, seed)), level);
    if (!draft?.answer.style.allows(draft.answer.value)) continue;
    const { value, style } = draft.answer;
    found.push({
      statements: deriveStatements({ place, declared, steps: draft.working.lines }),
      key: style.names ? null : value,
    });
  }
  return found;
}

/** What a core structure asks in a place whatever its numbers are. */
const readPlace = (place: ContentPlace): Drawn => ({
  statements: deriveStatements({ place, declared: [], steps: [] }),
  key: null,
});

/** Items of a core structure in a place, as far as the level has any. */
function drawStructure(place: ContentPlace, draws: number): Drawn[] {
  const found: Drawn[] = [];
  for (let seed = 1; seed <= draws; seed += 1)
    try {
      const { grade: gradeLevel, structure, ...rest } = place;
      const spec = { ...rest, gradeLevel, questionType: 'open-ended', seed, id: 'item' } as const;
      const item = makeItem(spec, { structure });
      const statements = readStatements(item).flatMap((id) => findStatement(id)?.id ?? []);
      found.push({ statements, key: null });
    } catch (problem) {
      // A level may have no ask of the structure: it is asked at another one.
      if (!(problem instanceof NoItemFound)) throw problem;
    }
  return found;
}

/** What is drawn of each structure of a grade, by sub-strand and structure. */
function* drawGrade(
  grade: GradeLevel,
  { draws, isReduced = false }: CoverageSpec,
): Generator<readonly [subStrandId: string, structure: string, Drawn]> {
  for (const cell of listCells(grade))
    for (const shape of cell.shapes)
      for (const level of shape.levels)
        for (const drawn of drawShape(grade, cell, shape, level, draws))
          yield [cell.subStrandId, bareStructure(shape.id), drawn];
  for (const cell of listCoreCells(grade))
    for (const level of PROFICIENCY_LEVELS)
      for (const { structure } of listOfLevel({ grade, level, cell })) {
        const place = placeOf(grade, cell, level, structure.id);
        if (listRulesOf(place).length === 0) continue;
        const found = isReduced ? [readPlace(place)] : drawStructure(place, draws);
        for (const drawn of found) yield [cell.subStrandId, structure.id, drawn];
      }
}

class Tally {
  private readonly asked = new Map<string, number>();
  private readonly keys: number[] = [];

  take(structure: string, isAsked: boolean, key: Exact | null): void {
    this.asked.set(structure, (this.asked.get(structure) ?? 0) + (isAsked ? 1 : -1));
    if (isAsked && key && isWhole(key)) this.keys.push(key.valueOf());
  }

  /** Structures that ask more often than not. */
  get structures(): string[] {
    return [...this.asked].flatMap(([structure, score]) => (score >= 0 ? [structure] : [])).toSorted();
  }

  get range(): readonly [number, number] | null {
    return this.keys.length === 0 ? null : [Math.min(...this.keys), Math.max(...this.keys)];
  }
}

/** How the statements of a grade are asked. */
export function measureCoverage(grade: GradeLevel, spec: CoverageSpec): StatementCoverage[] {
  const statements = listStatements(grade);
  const tallies = new Map(statements.map(({ id }) => [id, new Tally()]));
  for (const [subStrandId, structure, { statements: ids, key }] of drawGrade(grade, spec))
    for (const { id, subStrandIds } of statements)
      if (subStrandIds.includes(subStrandId)) tallies.get(id)?.take(structure, ids.includes(id), key);
  return statements.map((statement) => {
    const tally = tallies.get(statement.id) ?? new Tally();
    const { structures, range } = tally;
    return { statement, structures, range, isCovered: structures.length >= wantedStructures(grade) };
  });
}
