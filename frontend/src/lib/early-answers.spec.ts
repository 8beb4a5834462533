import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { askEarly, forgetEarly, takeEarly } from './early-answers.js';

const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetched;
  fetched.mockReset();
});
afterEach(() => {
  forgetEarly();
  jest.useRealTimers();
});

const answer = { status: 200 } as Response;

it('gives an answer to the first call that wants it, and to no other', async () => {
  fetched.mockResolvedValue(answer);
  askEarly('/api/auth/user');
  expect(await takeEarly('/api/assessments')).toBeNull();
  expect(await takeEarly('/api/auth/user')).toBe(answer);
  expect(await takeEarly('/api/auth/user')).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('leaves a call that failed to be made anew', async () => {
  fetched.mockRejectedValue(new TypeError('no internet'));
  askEarly('/api/auth/user');
  expect(await takeEarly('/api/auth/user')).toBeNull();
});

it('does not give an old answer, nor one that was asked for by somebody else', async () => {
  fetched.mockResolvedValue(answer);
  askEarly('/api/assessments/access/7');
  jest.advanceTimersByTime(20_000);
  expect(await takeEarly('/api/assessments/access/7')).toBeNull();
  askEarly('/api/assessments/access/7');
  forgetEarly();
  expect(await takeEarly('/api/assessments/access/7')).toBeNull();
});
