import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { RecurringWork } from './recurring-work.js';

class Rounds extends RecurringWork {
  protected readonly everyMs = 100;
  begun = 0;
  readonly told: unknown[] = [];
  end = (): void => undefined;
  fault: Error | null = null;

  protected perform(): Promise<void> {
    this.begun += 1;
    if (this.fault) return Promise.reject(this.fault);
    return new Promise((resolve) => (this.end = resolve));
  }

  protected failed(error: unknown): void {
    this.told.push(error);
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('begins no round while one is under way', async () => {
  const work = new Rounds();
  work.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(350);
  expect(work.begun).toBe(1);
  work.end();
  await jest.advanceTimersByTimeAsync(100);
  expect(work.begun).toBe(2);
  work.end();
  await work.beforeApplicationShutdown();
});

it('tells of a round that failed and goes on', async () => {
  const work = new Rounds();
  work.fault = new Error('away');
  work.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(250);
  expect(work.told).toEqual([work.fault, work.fault]);
  await work.beforeApplicationShutdown();
});

it('waits at the end for the round under way, and begins no other', async () => {
  const work = new Rounds();
  work.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(100);
  const ended: string[] = [];
  const shutdown = work.beforeApplicationShutdown().then(() => ended.push('shut down'));
  await jest.advanceTimersByTimeAsync(500);
  expect(ended).toEqual([]);
  work.end();
  await shutdown;
  expect(ended).toEqual(['shut down']);
  expect(work.begun).toBe(1);
});
