import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import { NEVER, type Observable, firstValueFrom, of } from 'rxjs';
import { buildExecution } from '../testing/test-execution.js';
import { TimeoutInterceptor } from './timeout.interceptor.js';

const interceptor = new TimeoutInterceptor(new Reflector());
const answer = (handled: Observable<unknown>, timeoutMs?: number, packet: object = {}) => {
  const contract = { ...getSubmissionToMark, ...(timeoutMs ? { timeoutMs } : {}) };
  return firstValueFrom(
    interceptor.intercept(buildExecution({ kind: 'call', contract }, packet), { handle: () => handled }),
  );
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('TimeoutInterceptor', () => {
  it('passes a response on', async () => {
    await expect(answer(of(7))).resolves.toBe(7);
  });

  it.each([
    ['five seconds', undefined, {}, 5_000],
    ['the time of its contract', 20_000, {}, 20_000],
    ['the time that its caller waits', 20_000, { answerWithinMs: 700 }, 700],
    ['the time of its contract when its caller waits longer', undefined, { answerWithinMs: 9_000 }, 5_000],
  ])('ends a call without a response after %s', async (_what, timeoutMs, packet, expectedMs) => {
    const settled = jest.fn();
    const ended = answer(NEVER, timeoutMs, packet).catch(settled);
    await jest.advanceTimersByTimeAsync(expectedMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await ended;
    expect(settled).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'timeout', code: 'service-timeout' }),
    );
  });
});
