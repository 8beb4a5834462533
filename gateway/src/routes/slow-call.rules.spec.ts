import { expect, it } from '@jest/globals';
import { isSlowCall } from './slow-call.rules.js';

it.each([
  ['POST /api/assessments/:id/save', 499, false],
  ['POST /api/assessments/:id/save', 500, true],
  ['GET /api/dashboard', 900, true],
  ['POST /api/assessments/submit', 9_000, false],
  ['POST /api/auth/login', 9_000, false],
])('isSlowCall of %s after %i ms is %s', (key, ms, isSlow) => {
  expect(isSlowCall(key, ms)).toBe(isSlow);
});
