import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { serverNow } from './server-clock.js';
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

const headers = new Headers();
const response = (text: () => Promise<string>, status = 200) => ({ status, headers, text }) as Response;
const whole = response(() => Promise.resolve('{}'));
const answer = { status: 200, text: '{}' };

it('gives an answer to the first call that wants it, and to no other', async () => {
  fetched.mockResolvedValue(whole);
  void askEarly('/api/auth/user');
  expect(await takeEarly('/api/assessments')).toBeNull();
  expect(await takeEarly('/api/auth/user')).toEqual(answer);
  expect(await takeEarly('/api/auth/user')).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('leaves a call that failed to be made again', async () => {
  fetched.mockRejectedValue(new TypeError('no internet'));
  void askEarly('/api/auth/user');
  expect(await takeEarly('/api/auth/user')).toBeNull();
});

it.each([401, 403, 429, 503])('leaves a call that was refused by %s to be made again', async (status) => {
  fetched.mockResolvedValue(response(() => Promise.resolve('{}'), status));
  expect(await askEarly('/api/stats')).toBeNull();
  expect(await takeEarly('/api/stats')).toBeNull();
});

it('gives a refusal too where it is asked to keep it', async () => {
  fetched.mockResolvedValue(response(() => Promise.resolve('{}'), 401));
  const refused = { status: 401, text: '{}' };
  expect(await askEarly('/api/auth/user', true)).toEqual(refused);
  expect(await takeEarly('/api/auth/user')).toEqual(refused);
});

it('does not give an old answer, nor one that was asked for by somebody else', async () => {
  fetched.mockResolvedValue(whole);
  void askEarly('/api/assessments/access/7');
  jest.advanceTimersByTime(20_000);
  expect(await takeEarly('/api/assessments/access/7')).toBeNull();
  void askEarly('/api/assessments/access/7');
  forgetEarly();
  expect(await takeEarly('/api/assessments/access/7')).toBeNull();
});

it('gives up an answer that stands still in the middle, so that the call is made again', async () => {
  fetched.mockImplementation((_, init) => {
    const cut = new Promise<string>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('cut', 'AbortError'))),
    );
    return Promise.resolve(response(() => cut));
  });
  void askEarly('/api/auth/user');
  const taken = takeEarly('/api/auth/user');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await taken).toBeNull();
});

it('learns the time of the server when the answer comes, not when somebody wants it', async () => {
  const at = Date.now() + 3_600_000;
  headers.set('date', new Date(at).toUTCString());
  fetched.mockResolvedValue(whole);
  void askEarly('/api/auth/user');
  await jest.advanceTimersByTimeAsync(8_000);
  await takeEarly('/api/auth/user');
  expect(Math.abs(serverNow() - (at + 8_000))).toBeLessThan(2_000);
});
