import { expect, it } from '@jest/globals';
import { mayUndo } from './family.rules.js';

it.each([
  [0, true],
  [60_000, true],
  [60_001, false],
])('mayUndo %i ms after unlinking: %s', (ms, expected) => {
  const endedAt = new Date('2026-11-21T08:00:00Z');
  expect(mayUndo({ endedAt }, new Date(endedAt.getTime() + ms))).toBe(expected);
});
