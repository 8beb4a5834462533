import { expect, it } from '@jest/globals';
import { waitBeforeAsking } from './batch-part.rules.js';

it.each([
  ['asked for once', 1, 30],
  ['asked for twice', 2, 60],
  ['asked for seven times', 7, 1_920],
  ['asked for eight times', 8, 3_600],
  ['asked for a thousand times', 1_000, 3_600],
])('waitBeforeAsking for a part %s', (_what, times, seconds) => {
  expect(waitBeforeAsking(times)).toBe(seconds * 1_000);
});
