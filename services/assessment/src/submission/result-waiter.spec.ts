import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import { Shutdown } from '@sumfox/platform/shutdown/shutdown';
import { ResultWaiter } from './result-waiter.js';

const OUTCOME = { status: 'completed', assessmentId: 7 } as PaperOutcome;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('ResultWaiter', () => {
  it('gives the outcome that it is told without a look', async () => {
    const waiter = new ResultWaiter(new Shutdown());
    const look = jest.fn<() => Promise<PaperOutcome | null>>();
    const waited = waiter.wait(7, 15_000, look, { waitsFirst: true });
    expect(waiter.isAwaited(7)).toBe(true);
    waiter.completed(7, OUTCOME);
    expect(await waited).toBe(OUTCOME);
    expect(look).not.toHaveBeenCalled();
    expect(waiter.isAwaited(7)).toBe(false);
  });

  it('looks when it is woken without an outcome', async () => {
    const waiter = new ResultWaiter(new Shutdown());
    const waited = waiter.wait(7, 15_000, async () => OUTCOME, { waitsFirst: true });
    waiter.completed(7, null);
    expect(await waited).toBe(OUTCOME);
    expect(waiter.isAwaited(7)).toBe(false);
  });

  it('looks twice a second for a result of another replica', async () => {
    const waiter = new ResultWaiter(new Shutdown());
    const found = [null, OUTCOME];
    const look = jest.fn(async () => found.shift() ?? null);
    const waited = waiter.wait(7, 15_000, look, { waitsFirst: true });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await waited).toBe(OUTCOME);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('gives null when the time is up, and waits for nothing more', async () => {
    const waiter = new ResultWaiter(new Shutdown());
    const waited = waiter.wait(7, 1_000, async () => null, { waitsFirst: false });
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await waited).toBeNull();
    expect(waiter.isAwaited(7)).toBe(false);
  });

  it('looks once without a wait given no time', async () => {
    const waiter = new ResultWaiter(new Shutdown());
    expect(await waiter.wait(7, 0, async () => OUTCOME, { waitsFirst: true })).toBe(OUTCOME);
    expect(await waiter.wait(7, -1, async () => null, { waitsFirst: true })).toBeNull();
    expect(waiter.isAwaited(7)).toBe(false);
  });

  it.each([true, false])(
    'gives null at once when its process stops, given waitsFirst %p',
    async (waitsFirst) => {
      const shutdown = new Shutdown();
      const waiter = new ResultWaiter(shutdown);
      const waited = waiter.wait(7, 15_000, async () => null, { waitsFirst });
      await jest.advanceTimersByTimeAsync(0);
      expect(waiter.isAwaited(7)).toBe(true);
      shutdown.begin();
      expect(await waited).toBeNull();
      expect(await waiter.wait(8, 15_000, async () => null, { waitsFirst })).toBeNull();
      expect(waiter.isAwaited(7)).toBe(false);
    },
  );
});
