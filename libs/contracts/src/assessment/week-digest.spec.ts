import { expect, it } from '@jest/globals';
import { lastDigestWeek } from './week-digest.js';

it.each([
  ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T09:59:59.999Z', '2026-11-15T10:00:00.000Z'],
  ['2026-11-26T02:00:00.000Z', '2026-11-22T10:00:00.000Z'],
])('lastDigestWeek at %s ends on Sunday at 18:00 in Singapore', (now, until) => {
  const week = lastDigestWeek(new Date(now));
  expect(week.until.toISOString()).toBe(until);
  expect(week.until.getTime() - week.from.getTime()).toBe(7 * 86_400_000);
});
