import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runAsCall } from './current-call.js';
import { limitOfAnswer, limitOfCall } from './time-limit.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The limit of a call that is made while its handler's caller waits this much longer. */
const limitWithLeft = (leftMs: number, timeoutMs?: number) =>
  runAsCall(
    {
      receivedAt: performance.now(),
      answerBy: performance.now() + leftMs,
      ticket: null,
      signal: new AbortController().signal,
    },
    () => limitOfCall(timeoutMs === undefined ? {} : { timeoutMs }),
  );

describe('limitOfCall', () => {
  it('returns the limit of the contract outside of a call, five seconds without one', () => {
    expect([limitOfCall({}), limitOfCall({ timeoutMs: 9_000 })]).toEqual([5_000, 9_000]);
  });

  it('returns nine tenths of the time left where that is shorter than the contract', () => {
    expect([limitWithLeft(5_000), limitWithLeft(1_000), limitWithLeft(20_000, 20_000)]).toEqual([
      4_500, 900, 18_000,
    ]);
  });

  it('keeps a limit that is shorter than the time left', () => {
    expect(limitWithLeft(20_000)).toBe(5_000);
  });

  it('returns the limit of the contract for work that goes on after its call', () => {
    expect(limitWithLeft(-1)).toBe(5_000);
  });
});

describe('limitOfAnswer', () => {
  it.each([
    [{}, 5_000],
    [{ answerWithinMs: 1_200 }, 1_200],
    [{ answerWithinMs: 60_000 }, 5_000],
    [{ answerWithinMs: -1 }, 5_000],
    [{ answerWithinMs: '1' }, 5_000],
  ])('given %j returns %d', (packet, limitMs) => {
    expect(limitOfAnswer({}, packet)).toBe(limitMs);
  });
});
