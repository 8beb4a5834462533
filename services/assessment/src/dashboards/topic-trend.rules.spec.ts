import { describe, expect, it } from '@jest/globals';
import { type TopicSitting, trendOf } from './topic-trend.rules.js';

/** So many questions of two marks each, so many of them right. */
const sitting = (questions: number, right: number, marks = 2): TopicSitting => ({
  marksAwarded: right * marks,
  marksPossible: questions * marks,
  questions,
  heaviest: marks,
});

describe('trendOf', () => {
  it('is unknown before there are enough answers on both sides', () => {
    expect(trendOf([])).toBe('unknown');
    expect(trendOf([sitting(5, 5)])).toBe('unknown');
    expect(trendOf([sitting(1, 0), sitting(3, 1), sitting(5, 5)])).toBe('unknown');
    expect(trendOf([sitting(5, 0), sitting(4, 4)])).toBe('unknown');
  });

  it('rises and falls with the marks', () => {
    expect(trendOf([sitting(5, 1), sitting(5, 4)])).toBe('improving');
    expect(trendOf([sitting(5, 4), sitting(5, 1)])).toBe('declining');
    expect(trendOf([sitting(5, 3), sitting(5, 3)])).toBe('stable');
  });

  it('joins small assessments until they have enough answers', () => {
    const small = [0, 0, 1, 0, 0, 1, 1, 1, 0, 1].map((right) => sitting(1, right));
    expect(trendOf(small)).toBe('improving');
    expect(trendOf(small.toReversed())).toBe('declining');
  });

  it('compares the latest answers with those just before, not with old ones', () => {
    expect(trendOf([sitting(20, 0), sitting(5, 4), sitting(5, 4)])).toBe('stable');
    expect(trendOf([sitting(20, 20), sitting(5, 1), sitting(5, 4)])).toBe('improving');
  });

  it('ignores one slip and one lucky guess', () => {
    expect(trendOf([sitting(5, 5), sitting(5, 4)])).toBe('stable');
    expect(trendOf([sitting(5, 3), sitting(5, 4)])).toBe('stable');
    expect(trendOf([sitting(5, 5), sitting(5, 3)])).toBe('declining');
    // One question of four marks weighs more than the others.
    const heavy: TopicSitting = { marksAwarded: 4, marksPossible: 8, questions: 5, heaviest: 4 };
    expect(trendOf([sitting(5, 5, 1), heavy])).toBe('stable');
  });

  it('ignores a few points among many answers', () => {
    expect(trendOf([sitting(40, 20), sitting(40, 23)])).toBe('stable');
    expect(trendOf([sitting(40, 20), sitting(40, 24)])).toBe('improving');
  });

  it('ignores questions without marks', () => {
    expect(trendOf([sitting(5, 5, 0), sitting(5, 5)])).toBe('unknown');
  });
});
