import { expect, it } from '@jest/globals';
import { explainLevel } from './explain.js';

const day = (n: number) => new Date(Date.UTC(2026, 2, n));
const toDate = (at: Date) => `${at.getUTCDate()} March`;

it('explainLevel names the three answers that moved the level most', () => {
  const moves = [0.1, -0.6, 0.3, 0.5].map((moved, i) => ({ at: day(i + 1), isRight: moved > 0, moved }));
  expect(explainLevel('Ratio', moves, toDate)).toBe(
    'These answers moved the level in Ratio most: wrong on 2 March, right on 4 March, right on 3 March.',
  );
  expect(explainLevel('Ratio', moves.slice(0, 1), toDate)).toBe(
    'This answer moved the level in Ratio most: right on 1 March.',
  );
  expect(explainLevel('Ratio', [], toDate)).toBe('Ratio has no answers yet.');
});
