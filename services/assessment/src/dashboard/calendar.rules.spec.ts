import { describe, expect, it } from '@jest/globals';
import { currentStreak, singaporeDay, weekStart } from './calendar.rules.js';

const at = (singaporeTime: string) => new Date(`${singaporeTime}+08:00`);

describe('days in Singapore', () => {
  it('turn at midnight there, not at midnight UTC', () => {
    expect(singaporeDay(at('2026-03-02T00:00:00'))).toBe(singaporeDay(at('2026-03-02T23:59:59')));
    expect(singaporeDay(at('2026-03-01T23:59:59'))).toBe(singaporeDay(at('2026-03-02T00:00:00')) - 1);
  });
});

describe('the streak', () => {
  const now = at('2026-03-10T18:00:00');

  it('counts back from today and stops at the first day without', () => {
    const completed = [
      at('2026-03-10T07:00:00'),
      at('2026-03-09T23:59:00'),
      at('2026-03-08T00:01:00'),
      at('2026-03-06T12:00:00'),
    ];
    expect(currentStreak(completed, now)).toBe(3);
  });

  it('is nothing while today has none', () => {
    expect(currentStreak([at('2026-03-09T12:00:00')], now)).toBe(0);
    expect(currentStreak([], now)).toBe(0);
  });

  it('counts a day once however many assessments it has', () => {
    expect(currentStreak([at('2026-03-10T07:00:00'), at('2026-03-10T08:00:00')], now)).toBe(1);
  });
});

describe('the week', () => {
  it.each([
    ['2026-03-08T00:00:00', '2026-03-08T00:00:00'],
    ['2026-03-14T23:59:59', '2026-03-08T00:00:00'],
    ['2026-03-07T23:59:59', '2026-03-01T00:00:00'],
  ])('of %s began on Sunday %s', (moment, sunday) => {
    expect(weekStart(at(moment))).toEqual(at(sunday));
  });
});
