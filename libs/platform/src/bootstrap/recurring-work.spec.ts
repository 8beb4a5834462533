import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { FailureReporter } from '../errors/failure-reporter.js';
import { RecurringWork } from './recurring-work.js';

class Rounds extends RecurringWork {
  protected readonly everyMs = 100;
  begun = 0;
  end = (): void => undefined;
  fault: Error | null = null;
  stoppedInRound: boolean | null = null;

  async run(): Promise<void> {
    this.begun += 1;
    if (this.fault) throw this.fault;
    await new Promise<void>((resolve) => (this.end = resolve));
    this.stoppedInRound = this.isStopped;
  }
}

const report = jest.fn<FailureReporter['report']>();

/** As Nest makes it. */
async function makeRounds(): Promise<Rounds> {
  const made = await Test.createTestingModule({
    providers: [Rounds, { provide: FailureReporter, useValue: { report } }],
  }).compile();
  return made.get(Rounds);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('begins no round while one is under way', async () => {
  const work = await makeRounds();
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
  const work = await makeRounds();
  work.fault = new Error('away');
  work.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(250);
  expect(report.mock.calls).toEqual([
    [work.fault, 'Rounds'],
    [work.fault, 'Rounds'],
  ]);
  await work.beforeApplicationShutdown();
});

it('waits at the end for the round under way, and begins no other', async () => {
  const work = await makeRounds();
  work.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(100);
  const ended: string[] = [];
  const shutdown = work.beforeApplicationShutdown().then(() => ended.push('shut down'));
  await jest.advanceTimersByTimeAsync(500);
  expect(ended).toEqual([]);
  work.end();
  await shutdown;
  expect(ended).toEqual(['shut down']);
  expect(work).toMatchObject({ begun: 1, stoppedInRound: true });
});
