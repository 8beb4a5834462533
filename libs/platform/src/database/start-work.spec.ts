import { describe, expect, it } from '@jest/globals';
import { waitForDatabase } from './start-work.js';

const AWAY = new Error('timeout exceeded when trying to connect');

function workThatFails(...errors: Error[]): { work: () => Promise<string>; runs: () => number } {
  let runs = 0;
  const work = async () => {
    runs += 1;
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  };
  return { work, runs: () => runs };
}

describe('waitForDatabase', () => {
  it('runs the work again until the database is back, and logs each wait', async () => {
    const lines: unknown[] = [];
    const { work, runs } = workThatFails(AWAY, Object.assign(new Error('starting up'), { code: '57P03' }));
    const logger = { warn: (...line: unknown[]) => void lines.push(line) };
    expect(await waitForDatabase(work, logger, 1)).toBe('done');
    expect(runs()).toBe(3);
    expect(lines).toEqual([
      [{ reason: AWAY.message }, 'the start waits for the database'],
      [{ reason: 'starting up' }, 'the start waits for the database'],
    ]);
  });

  it('throws any other error at once', async () => {
    const fault = Object.assign(new Error('no such table'), { code: '42P01' });
    const { work, runs } = workThatFails(fault, fault);
    await expect(waitForDatabase(work, { warn: () => undefined }, 1)).rejects.toBe(fault);
    expect(runs()).toBe(1);
  });
});
