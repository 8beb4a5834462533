import { describe, expect, it } from '@jest/globals';
import type { Item } from '@sumfox/contracts/question/item';
import {
  GRADE_LEVELS,
  type GradeLevel,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
} from '@sumfox/curriculum/grades';
import { readFormParams } from '../../form-params.js';
import { readParams } from '../../item-params.js';
import type { Cell, Shape } from '../../core/draft.js';
import { type ItemSpec, makeItem } from '../../make-item.js';
import { findCell } from '../../cells.js';
import { makeFromShape } from '../../testing/make-from-shape.js';
import { GEOMETRY_FAMILY_CELLS_BY_GRADE } from './geometry.cells.js';
import { MADE_KINDS } from '../../made-kinds.js';

const CELLS: ReadonlyArray<readonly [GradeLevel, Cell]> = GRADE_LEVELS.flatMap((grade) =>
  (GEOMETRY_FAMILY_CELLS_BY_GRADE[grade] ?? []).map((cell) => [grade, cell] as const),
);

function make(
  grade: GradeLevel,
  cell: Pick<Cell, 'subStrandId' | 'heuristicId'>,
  level: ProficiencyLevel,
  seed: number,
  type = 0,
  isWanted: ((shape: Shape) => boolean) | null = null,
): Item {
  const spec: ItemSpec = {
    gradeLevel: grade,
    subStrandId: cell.subStrandId,
    heuristicId: cell.heuristicId,
    level,
    questionType: MADE_KINDS[type] ?? 'open-ended',
    seed,
    id: 'item',
  };
  const item = isWanted ? makeFromShape(spec, isWanted) : makeItem(spec);
  if (!item) throw new Error(`no shape at ${level}`);
  return item;
}

/** Whether a shape stands in a cell of this family; others are guests of it. */
const isOfFamily =
  ({ shapes }: Cell) =>
  ({ id }: Shape): boolean =>
    shapes.some((own) => own.id === id);

/** The story with names, numbers and letters of angles left out. */
const contextOf = (item: Item): string =>
  (item.question.questionText.split('. ')[0] ?? '')
    .replace(/\b[A-Z][a-z]+( [A-Z][a-z]+)?('s)?\b/g, '')
    .replace(/\d+|\b[a-z]\b/g, '');

describe('geometry family', () => {
  it('serves every cell of its sub-strands', () => {
    const count = (grade: GradeLevel): number => (GEOMETRY_FAMILY_CELLS_BY_GRADE[grade] ?? []).length;
    expect(GRADE_LEVELS.map(count)).toEqual([1, 4, 0, 8, 5, 11]);
    for (const [grade, cell] of CELLS) {
      // Rows of the sheets stand beside the shapes of the family.
      const shapes = findCell(grade, cell.subStrandId, cell.heuristicId)?.shapes ?? [];
      const levels = PROFICIENCY_LEVELS.filter((level) => shapes.some((s) => s.levels.includes(level)));
      expect([grade, cell.subStrandId, cell.heuristicId, levels]).toEqual([
        grade,
        cell.subStrandId,
        cell.heuristicId,
        [...PROFICIENCY_LEVELS],
      ]);
    }
  });

  it('asks for a value on the way in four-mark items with blanks, or shows a part of the working', () => {
    const items = CELLS.filter(([, { shapes }]) =>
      shapes.some(({ levels }) => levels.includes('mastery')),
    ).map(([grade, cell]) => make(grade, cell, 'mastery', 21, 2, isOfFamily(cell)));
    // In one cell, rows of the sheets alone serve mastery.
    expect([CELLS.length, items.length]).toEqual([29, 28]);
    for (const item of items) {
      const { form } = readFormParams(item);
      const showsWorking = form !== 'plain' && form !== 'parts';
      expect([item.provenance.template, item.question.blankCount === 2 || showsWorking]).toEqual([
        item.provenance.template,
        true,
      ]);
      expect(item.scheme.markPoints.length).toBeGreaterThanOrEqual(3);
    }
    expect(items.filter(({ question }) => question.blankCount === 2).length).toBeGreaterThan(20);
  });

  it.each<readonly [GradeLevel, string, Cell['heuristicId'], number]>([
    ['Primary 1', 'shapes_space', 'h9_pattern_recognition', 8],
    ['Primary 2', 'shapes_space', 'h1_make_whole_model', 8],
    ['Primary 4', 'angles_basic', 'h3_internal_transfer', 8],
    ['Primary 6', 'angles_advanced', 'h1_make_whole_model', 8],
  ])('dresses %s %s %s in many contexts', (grade, subStrandId, heuristicId, least) => {
    const contexts = new Set<string>();
    for (const level of PROFICIENCY_LEVELS)
      for (let seed = 0; seed < 25 && contexts.size < least; seed += 1)
        contexts.add(contextOf(make(grade, { subStrandId, heuristicId }, level, seed)));
    expect(contexts.size).toBeGreaterThanOrEqual(least);
  });

  it('keeps angles possible', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      for (const level of PROFICIENCY_LEVELS) {
        const angle = make(
          'Primary 6',
          { subStrandId: 'angles_advanced', heuristicId: 'h2_before_after' },
          level,
          seed,
        );
        const degrees = [...(angle.question.visual?.alt ?? '').matchAll(/(\d+)°/g)].map(([, n]) => Number(n));
        for (const size of degrees) expect(size).toBeLessThan(180);
      }
    }
  });

  it('draws what the stem tells', () => {
    for (let seed = 0; seed < 15; seed += 1) {
      const dial = make(
        'Primary 4',
        { subStrandId: 'angles_basic', heuristicId: 'h9_pattern_recognition' },
        'guided',
        seed,
        0,
        ({ id }) => id === 'reading-after-turns-guided',
      );
      const { givens } = readParams(dial);
      for (const name of ['one', 'two'])
        expect(dial.question.visual?.alt).toContain(`stands at ${givens.get(name)?.toFraction() ?? ''}°`);
    }
  });
});
