import { type GradeLevel, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { describe, expect, it } from '@jest/globals';
import { Dice, mixSeed } from '../../core/dice.js';
import type { Cell, Draft } from '../../core/draft.js';
import { type Exact, type Num, exact } from '../../numbers/exact.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { drawPieces } from './measure-pictures.js';
import { MEASURE_CELLS_BY_GRADE } from './measures.cells.js';

const GRADES: readonly GradeLevel[] = ['Primary 2'];
const CELLS = GRADES.flatMap((grade) =>
  (MEASURE_CELLS_BY_GRADE[grade] ?? []).map((cell) => ({ grade, cell })),
);
const MOST_DOLLARS = 100;
const EXPECTED: ReadonlyArray<readonly [GradeLevel, number]> = [['Primary 2', 8]];

function* draftsOf(
  cell: Cell,
  draws: number,
  levels: ReadonlyArray<(typeof PROFICIENCY_LEVELS)[number]> = PROFICIENCY_LEVELS,
): Generator<{ draft: Draft; level: (typeof PROFICIENCY_LEVELS)[number] }> {
  for (const level of levels) {
    const shapes = cell.shapes.filter((shape) => shape.levels.includes(level));
    for (let seed = 1; seed <= draws; seed += 1) {
      const dice = new Dice(mixSeed(cell.subStrandId, cell.heuristicId, level, seed));
      const draft = dice.pick(shapes).draw(dice, level);
      if (draft) yield { draft, level };
    }
  }
}

/** A param that is a value. */
function given(param: Num | string): Exact {
  if (typeof param === 'string') throw new Error(`${param} is no value`);
  return exact(param);
}

/** A story without names, numbers and units: what is left tells one context from another. */
const contextOf = (draft: Draft): string =>
  draft.story
    .concat(draft.ask)
    .join(' ')
    .replace(/[A-Z][a-z]+( [A-Z][a-z]+)?|[\d$¢.,:]+|\b(km|kg|cm|ml|g|m|ℓ|h[ei]r?s?|she|it)\b/g, '');

describe('measures', () => {
  it.each(EXPECTED)('has every pairing of %s', (grade, count) => {
    const cells = MEASURE_CELLS_BY_GRADE[grade] ?? [];
    expect(cells).toHaveLength(count);
    expect(new Set(cells.map((c) => `${c.subStrandId}/${c.heuristicId}`)).size).toBe(count);
  });

  it.each(CELLS)(
    'tells at least eight contexts in $grade $cell.subStrandId $cell.heuristicId',
    ({ cell }) => {
      const contexts = new Set([...draftsOf(cell, 30, ['guided'])].map(({ draft }) => contextOf(draft)));
      expect(contexts.size).toBeGreaterThanOrEqual(8);
    },
  );

  it('asks for amounts of a child’s world only', () => {
    for (const { cell } of CELLS)
      for (const { draft } of draftsOf(cell, 2)) {
        expect(draft.answer.value.compare(0)).toBe(1);
        if (draft.answer.style.unit === '$')
          expect(draft.answer.value.compare(MOST_DOLLARS)).toBeLessThanOrEqual(0);
      }
  });

  it('draws what the params say', () => {
    for (const { cell } of CELLS)
      for (const { draft } of draftsOf(cell, 2)) {
        const shown = shownBy(draft.drawing);
        if (shown === null || !draft.drawn || draft.drawn.length === 0) continue;
        const values = draft.drawn.map((name) => given(draft.params[name] ?? 0));
        for (const value of values) expect(shown.some((v) => v.equals(value))).toBe(true);
      }
  });

  it('lays out exactly the money wanted', () => {
    const dice = new Dice(5);
    for (let cents = 5; cents <= 3000; cents += 35) {
      const pieces = drawPieces(dice, cents);
      if (pieces) expect(pieces.reduce((sum: number, piece) => sum + piece, 0)).toBe(cents);
    }
  });
});

/** What a picture of this family shows, recounted from its parts; null for other pictures. */
function shownBy(spec: DrawingSpec | null) {
  switch (spec?.kind) {
    case 'mass-scale':
      return [exact(spec.reading)];
    case 'beaker':
      return spec.beakers.map(({ level }) => exact(level));
    case 'ruler':
      return spec.things.flatMap(({ from, to }) => [exact(from), exact(to)]);
    case 'money':
      return spec.groups.flatMap(({ pieces }) => {
        const cents = pieces.reduce((sum: number, piece) => sum + piece, 0);
        return [exact(cents), exact(cents, 100)];
      });
    case 'cube-balance':
      return [exact(spec.left.cubes), exact(spec.right.cubes)];
    default:
      return null;
  }
}
