import { describe, expect, it } from '@jest/globals';
import {
  type MeasuredItem,
  countByDifficulty,
  difficultyOf,
  percentOf,
  qualityScore,
  validationRate,
} from './quality.rules.js';

const item = (right: number, answers = 20, itemId = `${right}/${answers}`): MeasuredItem => ({
  itemId,
  answers,
  right,
});
const NONE_MADE = { engine: 0, model: 0, person: 0 };
const NONE_ASKED_FOR = [
  { valid: 0, replaced: 0, faulty: 0, waiting: 7 },
  { proved: 0, corrected: 0, faulty: 0, waiting: 99 },
] as const;

describe('difficultyOf', () => {
  it.each([
    [20, 'too-easy'],
    [19, 'too-easy'],
    [18, 'fitting'],
    [4, 'fitting'],
    [3, 'too-hard'],
    [0, 'too-hard'],
  ] as const)(
    'rates %i right answers of 20 as %s (too easy above 90 %%, too hard below 20 %%)',
    (right, found) => {
      expect(difficultyOf(item(right))).toBe(found);
    },
  );

  it('countByDifficulty returns 0 while no question has enough answers', () => {
    expect(countByDifficulty([])).toEqual({ tooEasy: 0, tooHard: 0 });
    expect(countByDifficulty([item(10)])).toEqual({ tooEasy: 0, tooHard: 0 });
    expect(countByDifficulty([item(20), item(19), item(0)])).toEqual({ tooEasy: 2, tooHard: 1 });
  });
});

describe('qualityScore', () => {
  it('returns the default and says so before 20 answers', () => {
    expect(qualityScore(19, 10, [], ['a', 'b'])).toEqual({ qualityScore: 95, qualityScoreIsDefault: true });
    expect(qualityScore(20, 10, [], ['a', 'b'])).toEqual({ qualityScore: 80, qualityScoreIsDefault: false });
  });

  it('counts a question once, however many signs speak against it', () => {
    const easy = item(20, 20, 'a');
    expect(qualityScore(100, 4, [easy, item(10)], ['a']).qualityScore).toBe(75);
    expect(qualityScore(100, 4, [easy, item(10)], ['b']).qualityScore).toBe(50);
  });
});

describe('validationRate', () => {
  it('returns the default and says so before 20 checks', () => {
    const made = { engine: 15, model: 2, person: 1 };
    expect(validationRate(made, 1, ...NONE_ASKED_FOR)).toEqual({
      validationRate: 97,
      validationRateIsDefault: true,
    });
    expect(validationRate(made, 2, ...NONE_ASKED_FOR)).toEqual({
      validationRate: 90,
      validationRateIsDefault: false,
    });
  });

  it('is the share of rechecked questions that held, without pending ones', () => {
    expect(
      validationRate(
        NONE_MADE,
        0,
        { valid: 10, replaced: 2, faulty: 3, waiting: 7 },
        { proved: 20, corrected: 3, faulty: 2, waiting: 50 },
      ).validationRate,
    ).toBe(75);
  });

  it('counts checks made before and after a question enters the bank alike', () => {
    expect(
      validationRate(
        { engine: 30, model: 9, person: 1 },
        10,
        { valid: 10, replaced: 2, faulty: 3, waiting: 7 },
        { proved: 20, corrected: 3, faulty: 2, waiting: 50 },
      ).validationRate,
    ).toBe(78);
  });
});

it('percentOf returns null for a share of zero', () => {
  expect([percentOf(0, 0), percentOf(0, 3), percentOf(2, 3)]).toEqual([null, 0, 67]);
});
