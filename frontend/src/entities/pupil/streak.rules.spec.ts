import { describe, expect, it } from '@jest/globals';
import { streakLine, type Streak } from './streak.rules.js';

const streak = (changes: Partial<Streak> = {}): Streak => ({
  currentStreak: 0,
  streakAtRisk: 0,
  keptStreak: 0,
  ...changes,
});

describe('what a home says of practice by day', () => {
  it('speaks of the days that today can keep, and of nothing lost', () => {
    expect(streakLine(streak({ streakAtRisk: 10 }), 0)).toEqual({
      text: 'Practise today to keep it. One rest day a week is fine.',
      face: 'hello',
      days: 10,
    });
    expect(streakLine(streak({ streakAtRisk: 1 }), 0).days).toBeNull();
    expect(streakLine(streak(), 0)).toMatchObject({ face: 'hello', days: null });
  });

  it('counts the days kept over a rest day, not the strict ones', () => {
    expect(streakLine(streak({ currentStreak: 1, keptStreak: 6 }), 1)).toMatchObject({
      days: 6,
      face: 'cheer',
    });
  });

  it('greets the first day of a row', () => {
    expect(streakLine(streak({ currentStreak: 1, keptStreak: 1 }), 1)).toMatchObject({
      text: 'You practised today. Day 1 of a new streak!',
      days: null,
    });
  });

  it('speaks of resting after four assessments in a day', () => {
    expect(streakLine(streak({ currentStreak: 3, keptStreak: 3 }), 3).face).toBe('cheer');
    expect(streakLine(streak({ currentStreak: 3, keptStreak: 3 }), 4)).toMatchObject({
      face: 'rest',
      days: 3,
    });
    expect(streakLine(streak({ currentStreak: 1, keptStreak: 1 }), 4)).toMatchObject({
      face: 'rest',
      days: null,
    });
  });
});
