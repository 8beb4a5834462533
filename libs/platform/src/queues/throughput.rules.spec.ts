import { expect, it } from '@jest/globals';
import { endsWithin } from './throughput.rules.js';

const MINUTE = 60_000;
const NOW = 1_000_000 * MINUTE + 30_000;
const DAY = 1_440;

it('endsWithin adds the open minute to the closed ones', () => {
  const ends = { count: 10, countBefore: 7, latestAt: NOW, minutes: [4, 0, 3] };
  expect(endsWithin(ends, DAY, NOW)).toBe(10);
  expect(endsWithin(ends, 2, NOW)).toBe(7);
  expect(endsWithin(ends, 1, NOW)).toBe(3);
});

it('endsWithin counts by the end of the jobs, however long the queue was idle', () => {
  const ends = { count: 5, countBefore: 2, latestAt: NOW - (DAY - 1) * MINUTE, minutes: [2] };
  // The last three were just within the day, the two before them a minute too early.
  expect(endsWithin(ends, DAY, NOW)).toBe(3);
  expect(endsWithin(ends, DAY, NOW + MINUTE)).toBe(0);
});

it('endsWithin returns null before the first job', () => {
  expect(endsWithin({ count: 0, countBefore: 0, latestAt: 0, minutes: [] }, DAY, NOW)).toBe(0);
});
