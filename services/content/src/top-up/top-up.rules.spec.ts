import { expect, it } from '@jest/globals';
import { topUpTarget } from './top-up.rules.js';

it.each([
  ['an empty cell', 0, 0, 5],
  ['a cell of which this pupil has seen all', 0, 8, 13],
  ['a cell with four left', 4, 4, 5],
  ['a cell with enough left', 5, 5, null],
  ['a cell near its limit', 0, 98, 100],
  ['a cell at its limit', 0, 100, null],
])('topUpTarget for %s', (_what, unseen, total, target) => {
  expect(topUpTarget(unseen, total)).toBe(target);
});
