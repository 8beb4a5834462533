import { expect, it } from '@jest/globals';
import { findWait } from './day-end.ts';

it.each([
  ['2026-11-26T15:59:00Z', 60_000],
  ['2026-11-26T15:58:00Z', 0],
  ['2026-11-26T16:00:00Z', 0],
  ['2026-11-26T15:59:59.999Z', 1],
  ['2026-11-26T23:59:30Z', 0],
])('findWait at %s gives %i ms when two minutes are needed', (now, ms) => {
  expect(findWait(Date.parse(now), 120_000)).toBe(ms);
});
