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

/** What an outage is told, in order. */
function watchOutage() {
  const told: string[] = [];
  return {
    told,
    outage: { note: (reason: string) => void told.push(reason), end: () => void told.push('end') },
  };
}

describe('waitForDatabase', () => {
  it('runs the work again until the database is back, and tells the outage its end', async () => {
    const { told, outage } = watchOutage();
    const { work, runs } = workThatFails(AWAY, Object.assign(new Error('starting up'), { code: '57P03' }));
    expect(await waitForDatabase(work, outage, { retryMs: 1 })).toBe('done');
    expect(runs()).toBe(3);
    expect(told).toEqual([AWAY.message, 'starting up', 'end']);
  });

  it('throws any other error at once', async () => {
    const fault = Object.assign(new Error('no such table'), { code: '42P01' });
    const { work, runs } = workThatFails(fault, fault);
    await expect(waitForDatabase(work, watchOutage().outage, { retryMs: 1 })).rejects.toBe(fault);
    expect(runs()).toBe(1);
  });

  it('throws when the database is away for longer than its limit', async () => {
    const { told, outage } = watchOutage();
    const { work } = workThatFails(...Array.from({ length: 1_000 }, () => AWAY));
    await expect(waitForDatabase(work, outage, { retryMs: 1, limitMs: 20 })).rejects.toBe(AWAY);
    expect(told.length).toBeGreaterThan(0);
    expect(told).not.toContain('end');
  });
});
