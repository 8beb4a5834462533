import { expect, it } from '@jest/globals';
import { daysBefore, listWeekStarts, singaporeDay, sumByWeek, weekStartOf } from './singapore-days.rules.js';

it.each([
  ['2026-11-21T15:59:59.999Z', '2026-11-21'],
  ['2026-11-21T16:00:00.000Z', '2026-11-22'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
])('singaporeDay puts %s on %s', (moment, day) => {
  expect(singaporeDay(new Date(moment))).toBe(day);
});

it.each([
  // 22 November 2026 is a Sunday.
  ['2026-11-22', '2026-11-22'],
  ['2026-11-28', '2026-11-22'],
  ['2026-11-29', '2026-11-29'],
  ['2027-01-01', '2026-12-27'],
])('weekStartOf for %s returns %s', (day, sunday) => {
  expect(weekStartOf(day)).toBe(sunday);
});

it('daysBefore crosses months and years', () => {
  expect([daysBefore('2026-03-01', 1), daysBefore('2027-01-05', 6)]).toEqual(['2026-02-28', '2026-12-30']);
  expect(listWeekStarts('2026-11-25', 3)).toEqual(['2026-11-08', '2026-11-15', '2026-11-22']);
});

it('sumByWeek sums days from Sunday to Saturday', () => {
  const byDay = { '2026-11-21': 1, '2026-11-22': 2, '2026-11-28': 4 };
  expect([...sumByWeek(byDay)]).toEqual([
    ['2026-11-15', 1],
    ['2026-11-22', 6],
  ]);
});
