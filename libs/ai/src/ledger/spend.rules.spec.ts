import { describe, expect, it } from '@jest/globals';
import { SERVICE_SHARES } from './service-shares.js';
import { capsOf, crossedPart, periodsOf, singaporeDay } from './spend.rules.js';

describe('capsOf', () => {
  it('splits the budget into shares that sum to 100 %', () => {
    expect(Object.values(SERVICE_SHARES).reduce<number>((sum, share) => sum + share, 0)).toBe(100);
  });

  it('rounds each share down', () => {
    const site = { dailyMicroUsd: 9, monthlyMicroUsd: 101, pupilDailyMicroUsd: 1 };
    const all = (['marking', 'content', 'assessment'] as const).map((service) => capsOf(service, site));
    expect(all.map((caps) => caps.dailyMicroUsd)).toEqual([4, 3, 0]);
    expect(all.map((caps) => caps.monthlyMicroUsd)).toEqual([50, 40, 10]);
    expect(all.map((caps) => caps.pupilDailyMicroUsd)).toEqual([0, 0, 0]);
  });
});

describe('periodsOf', () => {
  it('uses the calendar of Singapore', () => {
    expect(singaporeDay(new Date('2026-12-31T15:59:59.999Z'))).toBe('2026-12-31');
    expect(singaporeDay(new Date('2026-12-31T16:00:00.000Z'))).toBe('2027-01-01');
    expect(periodsOf(new Date('2026-12-31T16:00:00.000Z'), null)).toEqual({
      day: 'day 2027-01-01',
      month: 'month 2027-01',
      pupil: null,
    });
  });

  it("gives each pupil and day a key without the pupil's id", () => {
    const at = (day: string, pupil: string) => periodsOf(new Date(`${day}T04:00:00Z`), pupil).pupil ?? '';
    expect(at('2026-11-22', 'a')).toBe(at('2026-11-22', 'a'));
    expect(new Set([at('2026-11-22', 'a'), at('2026-11-22', 'b'), at('2026-11-23', 'a')]).size).toBe(3);
    const hash = (key: string) => key.split(' ')[2];
    expect(hash(at('2026-11-22', 'a'))).not.toBe(hash(at('2026-11-23', 'a')));
    expect(at('2026-11-22', 'pupil-77')).not.toContain('pupil-77');
  });
});

describe('crossedPart', () => {
  it.each([
    [0, 49, null],
    [0, 50, 50],
    [50, 79, null],
    [40, 85, 80],
    [79, 80, 80],
    [0, 100, 100],
    [100, 120, null],
  ])('returns the part crossed from %d to %d of 100: %p', (before, after, part) => {
    expect(crossedPart(before, after, 100)).toBe(part);
  });
});
