import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { flagQuestion } from '@sumfox/contracts/assessment/dispute.endpoints';
import { recheckItem } from '@sumfox/contracts/content/recheck.calls';
import { proveSolution } from '@sumfox/contracts/marking/verification.calls';
import { runAsCall } from '@sumfox/platform/rpc/current-call';
import { limitOfCall, timeoutOf } from '@sumfox/platform/rpc/time-limit';

const STORED_WITHIN_MS = 1_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('flagQuestion', () => {
  it('given a model that hangs leaves time for each call after the other, and to store the report', () => {
    const receivedAt = performance.now();
    const call = {
      receivedAt,
      answerBy: receivedAt + timeoutOf(flagQuestion),
      ticket: null,
      signal: new AbortController().signal,
    };
    runAsCall(call, () => {
      for (const asked of [recheckItem, proveSolution]) {
        expect(limitOfCall(asked)).toBe(timeoutOf(asked));
        jest.advanceTimersByTime(timeoutOf(asked));
      }
    });
    expect(call.answerBy - performance.now()).toBeGreaterThanOrEqual(STORED_WITHIN_MS);
  });
});
