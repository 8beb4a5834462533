import { describe, expect, it } from '@jest/globals';
import { type FilledPlace, chooseGaps } from './gap-plan.rules.js';

const place = (level: FilledPlace['level'], count: number): FilledPlace => ({
  gradeLevel: 'Primary 5',
  subStrandId: 'ratio',
  heuristicId: 'h2_before_after',
  level,
  count,
});
const levels = (places: readonly FilledPlace[], total: number) =>
  chooseGaps(places, total).map(({ level }) => level);

describe('chooseGaps', () => {
  it('gives each question to the emptiest place', () => {
    expect(levels([place('guided', 2), place('mastery', 0)], 4)).toEqual([
      'mastery',
      'mastery',
      'guided',
      'mastery',
    ]);
  });

  it('leaves full places alone, and ends where all are full', () => {
    expect(levels([place('guided', 10), place('mastery', 9)], 5)).toEqual(['mastery']);
    expect(levels([place('guided', 12)], 5)).toEqual([]);
  });
});
