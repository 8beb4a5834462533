import { expect, it } from '@jest/globals';
import { listStrongest } from './explain.js';

const day = (n: number) => new Date(Date.UTC(2026, 2, n));

it('listStrongest names the three answers that moved the level most', () => {
  const moves = [0.1, -0.6, 0.3, 0.5].map((moved, i) => ({ at: day(i + 1), isRight: moved > 0, moved }));
  expect(listStrongest(moves).map(({ at }) => at.getUTCDate())).toEqual([2, 4, 3]);
  expect(listStrongest(moves.slice(0, 1))).toEqual(moves.slice(0, 1));
  expect(listStrongest([])).toEqual([]);
});
