import { expect, it } from '@jest/globals';
import { topUpTarget } from './top-up.rules.js';

const LOW = 2;

it.each([
  ['an empty cell', 0, 0, 5],
  ['a cell of which this pupil has seen all', 0, 8, 13],
  ['a cell with one left', 1, 4, 8],
  ['a cell with enough left', 2, 5, null],
  ['a cell near its limit', 0, 98, 100],
  ['a cell at its limit', 0, 100, null],
])('topUpTarget for %s', (_what, unseen, total, target) => {
  expect(topUpTarget(unseen, total, LOW)).toBe(target);
});

it('topUpTarget wants nothing of an empty cell without a low stock', () => {
  expect(topUpTarget(0, 0, 0)).toBeNull();
});
