import { describe, expect, it } from '@jest/globals';
import { type MarkedQuestion, scoreOf, strengthsAndAreas } from './outcome.rules.js';

function question(id: string, marksAwarded: number | null, marksPossible = 1): MarkedQuestion {
  return { subStrandId: id, subStrandDisplayName: id.toUpperCase(), marksAwarded, marksPossible };
}

describe('scoreOf', () => {
  it('returns the share of marks, not of questions', () => {
    expect(scoreOf([question('a', 4, 4), question('b', 0, 1)])).toBe(80);
  });

  it('leaves a pending question out', () => {
    expect(scoreOf([question('a', 2, 2), question('b', null, 2)])).toBe(100);
  });

  it('returns null while every mark is pending', () => {
    expect(scoreOf([question('a', null)])).toBeNull();
  });
});

describe('strengthsAndAreas', () => {
  it('names at most three of each, and none in both', () => {
    const questions = ['a', 'b', 'c', 'd']
      .map((id) => question(id, 1))
      .concat(['e', 'f', 'g', 'h'].map((id) => question(id, 0)));
    const { strengths, areasToPractise } = strengthsAndAreas(questions);
    expect(strengths.map((s) => s.subStrandId)).toEqual(['a', 'b', 'c']);
    expect(areasToPractise.map((s) => s.subStrandId)).toEqual(['e', 'f', 'g']);
  });

  it('counts the cut-off itself as a strength', () => {
    const { strengths } = strengthsAndAreas([question('a', 7, 10), question('b', 69, 100)]);
    expect(strengths).toEqual([{ subStrandId: 'a', subStrandDisplayName: 'A', percent: 70 }]);
  });
});
