import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { describe, expect, it } from '@jest/globals';
import { Dice, mixSeed } from '../../core/dice.js';
import type { Draft, Shape } from '../../core/draft.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { exact } from '../../numbers/exact.js';
import { SHEET_CELLS } from './sheets.cells.js';

const SHAPES = (SHEET_CELLS['Primary 2'] ?? [])
  .flatMap(({ shapes }) => shapes)
  .filter(({ id }) => /^(part|change)-/.test(id));

function draftsOf(shape: Shape, draws: number): Draft[] {
  const [level = PROFICIENCY_LEVELS[0]] = shape.levels;
  return Array.from({ length: draws }, (_, i) => shape.draw(new Dice(mixSeed(shape.id, i)), level)).filter(
    (draft) => draft !== null,
  );
}

/** A param that is a value. */
function given(param: Draft['params'][string] | undefined): number {
  if (param === undefined || typeof param === 'string') throw new Error(`${param ?? ''} is no value`);
  return exact(param).valueOf();
}

/** The amounts that a picture shows, recounted from its parts. */
function shownBy(spec: DrawingSpec | null): number[] {
  switch (spec?.kind) {
    case 'mass-scale':
      return [spec.reading];
    case 'beaker':
      return spec.beakers.map(({ level }) => level);
    case 'ruler':
      return spec.things.flatMap(({ from, to }) => [from, to]);
    case 'money':
      return spec.groups.flatMap(({ pieces, worth }) => {
        const cents = pieces.reduce((sum: number, piece) => sum + piece, 0);
        return [worth.startsWith('$') ? cents / 100 : cents];
      });
    default:
      return [];
  }
}

describe('p2-measures', () => {
  it('has a part and a change of each kind, size and level', () => {
    expect(new Set(SHAPES.map(({ id }) => id)).size).toBe(64);
  });

  it('draws the amounts that the params say', () => {
    for (const shape of SHAPES) {
      const drafts = draftsOf(shape, 6);
      expect(drafts.length).toBeGreaterThan(0);
      for (const { drawing, drawn = [], params } of drafts) {
        const told = drawn.map((name) => given(params[name]));
        expect(told.length).toBeGreaterThan(0);
        expect(told).toEqual(shownBy(drawing));
      }
    }
  });

  it('reads the picture by a calculation from the independent level on', () => {
    for (const shape of SHAPES.filter(({ levels }) =>
      levels.some((l) => l === 'independent' || l === 'mastery'),
    ))
      for (const { working } of draftsOf(shape, 6)) expect(working.results.length).toBeGreaterThanOrEqual(3);
  });
});
