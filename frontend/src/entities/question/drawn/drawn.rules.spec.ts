import { describe, expect, it } from '@jest/globals';
import {
  drawAt,
  listRegions,
  marksOf,
  type PlacedThing,
  readingOf,
  stepBy,
  toggleRegion,
  type ShadedThing,
} from './drawn.rules.js';

const POINT = { kind: 'point', at: [20, 200], step: 28, size: [10, 7], name: 'D', joined: [] } as const;
const ISOMETRIC = { ...POINT, size: [6, 6], isometric: true } as const;
const BAR = {
  kind: 'bar',
  at: [100, 220],
  step: 4.2,
  from: 0,
  snap: 2.5,
  most: 40,
  thick: 34,
  unit: '',
} as const;
const LINE = {
  kind: 'line',
  at: [57, 30],
  step: 18,
  from: 2,
  snap: 0.5,
  most: 13,
  thick: 4,
  unit: ' cm',
} as const;
const ANGLE = { kind: 'angle', at: [160, 148], step: 128, from: 0, arm: 'OA', name: 'B' } as const;
const FROM_LEFT = { ...ANGLE, from: 180 } as const;
const SQUARES = { kind: 'squares', at: [10, 10], step: 40, size: [6, 5], given: ['a1', 'b2'] } as const;

const toThing = (thing: unknown): PlacedThing => thing as PlacedThing;
const toShaded = (thing: unknown): ShadedThing => thing as ShadedThing;

describe('drawAt', () => {
  it.each([
    ['a point', POINT, [20 + 3 * 28 + 9, 200 - 4 * 28 - 9], '(3, 4)'],
    ['a point beyond the grid', POINT, [400, -20], '(10, 7)'],
    ['a point of an isometric grid', ISOMETRIC, [20 + 3 * 24.25 + 8, 200 - 4 * 28 - 3 * 14 - 9], '(3, 4)'],
    ['a point below an isometric grid', ISOMETRIC, [20 + 2 * 24.25, 240], '(2, 0)'],
    ['a bar', BAR, [100, 220 - 30 * 4.2 + 4], '30'],
    ['a bar below its foot', BAR, [100, 300], '0'],
    ['a line', LINE, [57 + 7.2 * 18, 12], '7 cm'],
    ['a line by half centimetres', LINE, [57 + 7.4 * 18, 12], '7.5 cm'],
    ['an arm', ANGLE, [160 + 10, 148 - 17.3], '60° to the left of OA'],
    ['an arm from the left', FROM_LEFT, [160 - 10, 148 - 17.3], '60° to the right of OA'],
    ['an arm below the protractor', ANGLE, [20, 160], '180° to the left of OA'],
  ])('writes %s at the nearest place', (_, thing, [x = 0, y = 0], text) => {
    expect(drawAt(toThing(thing), [x, y])).toBe(text);
  });

  it('draws no arm on the first one', () => expect(drawAt(toThing(ANGLE), [300, 150])).toBeNull());

  it('writes again what a text draws, at every place', () => {
    for (const thing of [POINT, ISOMETRIC, BAR, LINE, ANGLE, FROM_LEFT].map(toThing))
      for (let x = 0; x <= 320; x += 16)
        for (let y = 0; y <= 240; y += 16) {
          const text = drawAt(thing, [x, y]);
          const [mark] = text === null ? [] : marksOf(thing, text);
          if (text === null || !mark) continue;
          const end =
            mark.mark === 'dot' ? mark.at : mark.mark === 'line' ? mark.to : (mark.points[2] ?? [0, 0]);
          expect(drawAt(thing, end)).toBe(text);
        }
  });
});

describe('stepBy', () => {
  it.each([
    ['a point from the corner', POINT, '', [1, 0], '(1, 0)'],
    ['a point up', POINT, '(3, 4)', [0, 1], '(3, 5)'],
    ['a point at the edge no further', POINT, '(10, 4)', [1, 0], '(10, 4)'],
    ['a bar', BAR, '30', [0, 1], '32.5'],
    ['a line', LINE, '7 cm', [-1, 0], '6.5 cm'],
    ['an arm away from the first', ANGLE, '', [0, 1], '5° to the left of OA'],
    [
      'an arm over the first',
      { ...ANGLE, from: 90 },
      '5° to the left of OA',
      [0, -1],
      '5° to the right of OA',
    ],
  ])('moves %s', (_, thing, text, [right = 0, up = 0], next) => {
    expect(stepBy(toThing(thing), text, right, up)).toBe(next);
  });
});

describe('readingOf', () => {
  it.each([
    ['a line counts from where it starts', LINE, '7 cm', [9]],
    ['an arm from the left', FROM_LEFT, '60° to the right of OA', [120]],
    ['a point', POINT, '(3, 4)', [3, 4]],
    ['a point off the grid', POINT, '(30, 4)', null],
    ['a line beyond the ruler', LINE, '40 cm', null],
    ['words', LINE, 'a line', null],
  ])('of %s', (_, thing, text, reading) => {
    expect(readingOf(toThing(thing), text)).toEqual(reading);
  });
});

describe('regions to shade', () => {
  it('are squares by column and row, those from the start among them', () => {
    const { regions, perRow } = listRegions(toShaded(SQUARES));
    expect([regions.length, perRow, regions[7]?.name, regions[7]?.isGiven]).toEqual([30, 6, 'b2', true]);
  });

  it('are shaded and wiped in any order', () => {
    const parts = toShaded({ kind: 'parts', parts: Array.from({ length: 12 }, () => []) });
    expect(['10', '2', '1'].reduce((text, name) => toggleRegion(parts, text, name), '')).toBe(
      'parts 1, 2, 10',
    );
    expect(toggleRegion(parts, 'part 2', '2')).toBe('');
    expect(toggleRegion(toShaded(SQUARES), 'square e2', 'd1')).toBe('squares d1, e2');
  });
});
