import { describe, expect, it } from '@jest/globals';
import { checkItem } from '../check-item.js';
import { makeItem } from '../make-item.js';
import { isPlaceTold } from './told-place.js';

const PLACES = [
  ['Primary 1', 'shapes_space', 'h9_pattern_recognition', 'second-triangle-of-a-square-drawn'],
  ['Primary 3', 'area_perimeter', 'h10_logical_deduction', 'parallel-line-drawn'],
] as const;

const drawItem = ([gradeLevel, subStrandId, heuristicId, structure]: (typeof PLACES)[number], seed: number) =>
  makeItem(
    { gradeLevel, subStrandId, heuristicId, level: 'guided', questionType: 'open-ended', seed, id: 'item' },
    { structure },
  );

describe('isPlaceTold', () => {
  it.each(PLACES)('finds the way to the point in a solution of %s %s', (...place) => {
    for (const seed of [1, 2, 3]) {
      const item = drawItem(place, seed);
      expect(isPlaceTold(item)).toBe(true);
      expect(item.scheme.solutionSteps.join(' ')).not.toMatch(/\(\d+, \d+\)/);
    }
  });

  it('refuses a way that is one step too long, in another direction or from another point', () => {
    const item = drawItem(PLACES[1], 4);
    const { scheme } = item;
    const last = scheme.solutionSteps.at(-1) ?? '';
    const ends = [
      last.replace(/\d+/, (count) => String(Number(count) + 1)),
      last.replace('right', 'turned').replace('left', 'right').replace('turned', 'left'),
      last.replace(/(?<= (?:of|from) )C\b/, 'A'),
    ].filter((end) => end !== last);
    expect(ends.length).toBeGreaterThanOrEqual(2);
    for (const end of ends) {
      const solutionSteps = [...scheme.solutionSteps.slice(0, -1), end];
      const spoilt = { ...item, scheme: { ...scheme, solutionSteps } };
      expect(isPlaceTold(spoilt)).toBe(false);
      expect(checkItem(spoilt).faults).toContain('steps: the solution leads to another point');
    }
  });

  it('asks nothing of a point that is told by its numbers', () => {
    const item = makeItem(
      {
        ...{
          gradeLevel: 'Primary 6',
          subStrandId: 'coordinate_geometry',
          level: 'guided',
          seed: 1,
          id: 'item',
        },
        ...{ heuristicId: 'h10_logical_deduction', questionType: 'open-ended' },
      },
      { structure: 'fourth-corner-on-axes-drawn' },
    );
    expect(isPlaceTold(item)).toBeNull();
  });
});
