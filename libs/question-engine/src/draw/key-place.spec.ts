import { describe, expect, it } from '@jest/globals';
import { OPTION_LABELS } from '@sumfox/contracts/question/item';
import { makeItem } from '../make-item.js';
import { drawKeyPlace } from './key-place.js';

const SPEC = {
  gradeLevel: 'Primary 4',
  subStrandId: 'whole_numbers',
  heuristicId: 'h2_before_after',
  level: 'guided',
  questionType: 'mcq',
} as const;

const placesOf = (seeds: readonly number[]): number[] => seeds.map((seed) => drawKeyPlace({ ...SPEC, seed }));

describe('drawKeyPlace', () => {
  it('gives each place once to four seeds in a row', () => {
    for (const first of [0, 4, 400, -8])
      expect(placesOf([first, first + 1, first + 2, first + 3]).toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('does not repeat one order of places', () => {
    const orders = Array.from({ length: 24 }, (_, i) =>
      placesOf([4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3]).join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(6);
  });

  it('is where the key of a made choice stands', () => {
    const seeds = Array.from({ length: 16 }, (_, i) => i);
    const made = seeds.map((seed) => {
      const [part] = makeItem({ ...SPEC, seed, id: 'item' }).scheme.parts;
      return OPTION_LABELS.findIndex((label) => label === part?.expected);
    });
    expect(made).toEqual(placesOf(seeds));
  });
});
