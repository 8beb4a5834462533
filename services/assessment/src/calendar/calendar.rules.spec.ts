import { describe, expect, it } from '@jest/globals';
import { currentStreak, keptStreak, singaporeDay, streakAtRisk, weekStart } from './calendar.rules.js';

const at = (singaporeTime: string) => new Date(`${singaporeTime}+08:00`);

describe('singaporeDay', () => {
  it('changes at midnight in Singapore, not at midnight UTC', () => {
    expect(singaporeDay(at('2026-03-02T00:00:00'))).toBe(singaporeDay(at('2026-03-02T23:59:59')));
    expect(singaporeDay(at('2026-03-01T23:59:59'))).toBe(singaporeDay(at('2026-03-02T00:00:00')) - 1);
  });
});

describe('currentStreak', () => {
  const now = at('2026-03-10T18:00:00');

  it('counts back from today and stops at the first day without practice', () => {
    const completed = [
      at('2026-03-10T07:00:00'),
      at('2026-03-09T23:59:00'),
      at('2026-03-08T00:01:00'),
      at('2026-03-06T12:00:00'),
    ];
    expect(currentStreak(completed, now)).toBe(3);
  });

  it('is zero while today has none', () => {
    expect(currentStreak([at('2026-03-09T12:00:00')], now)).toBe(0);
    expect(currentStreak([], now)).toBe(0);
  });

  it('counts a day once however many assessments it has', () => {
    expect(currentStreak([at('2026-03-10T07:00:00'), at('2026-03-10T08:00:00')], now)).toBe(1);
  });
});

describe('streakAtRisk', () => {
  // 10 March 2026 is a Tuesday; its week began on Sunday, the 8th.
  const now = at('2026-03-10T18:00:00');
  const on = (...days: number[]) => days.map((day) => at(`2026-03-${String(day).padStart(2, '0')}T12:00:00`));

  it('is the streak before today, and zero once today is done', () => {
    expect(streakAtRisk(on(7, 8, 9), now)).toBe(3);
    expect(streakAtRisk(on(8, 9, 10), now)).toBe(0);
    expect(streakAtRisk([], now)).toBe(0);
  });

  it('forgives one day in each week', () => {
    expect(streakAtRisk(on(8, 7, 6, 4, 3), now)).toBe(5);
    expect(streakAtRisk(on(7, 6, 5), now)).toBe(0);
    expect(streakAtRisk(on(9, 8, 7, 4, 3), now)).toBe(3);
  });
});

describe('keptStreak', () => {
  const now = at('2026-03-10T18:00:00');
  const on = (...days: number[]) => days.map((day) => at(`2026-03-${String(day).padStart(2, '0')}T12:00:00`));

  it('is the streak at risk plus today', () => {
    const before = on(8, 7, 6, 4, 3);
    expect(keptStreak([...before, ...on(10)], now)).toBe(streakAtRisk(before, now) + 1);
    expect(currentStreak([...before, ...on(10)], now)).toBe(1);
  });

  it('is zero while today has none, and one on a first day', () => {
    expect(keptStreak(on(9, 8), now)).toBe(0);
    expect(keptStreak(on(10), now)).toBe(1);
  });
});

describe('weekStart', () => {
  it.each([
    ['2026-03-08T00:00:00', '2026-03-08T00:00:00'],
    ['2026-03-14T23:59:59', '2026-03-08T00:00:00'],
    ['2026-03-07T23:59:59', '2026-03-01T00:00:00'],
  ])('returns for %s Sunday %s', (moment, sunday) => {
    expect(weekStart(at(moment))).toEqual(at(sunday));
  });
});
