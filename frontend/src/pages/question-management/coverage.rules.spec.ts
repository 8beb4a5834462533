import { expect, it } from '@jest/globals';
import { byGaps, listEmptyLevels } from './coverage.rules.js';

const row = (name: string, counts: readonly [number, number, number, number]) => {
  const [not_ready, guided, independent, mastery] = counts;
  return { name, not_ready, guided, independent, mastery, count: counts.reduce((all, each) => all + each) };
};

it('names the levels without a question', () => {
  expect(listEmptyLevels(row('a', [0, 2, 0, 1]))).toEqual(['not_ready', 'independent']);
  expect(listEmptyLevels(row('a', [1, 1, 1, 1]))).toEqual([]);
});

it('puts the widest gap first, then the fewest questions, else the order of the curriculum', () => {
  const rows = [
    row('full', [9, 9, 9, 9]),
    row('one gap, many', [20, 20, 20, 0]),
    row('one gap, few', [1, 1, 0, 1]),
    row('three gaps', [50, 0, 0, 0]),
    row('full too', [9, 9, 9, 9]),
  ];
  expect(byGaps(rows).map(({ name }) => name)).toEqual([
    'three gaps',
    'one gap, few',
    'one gap, many',
    'full',
    'full too',
  ]);
});
