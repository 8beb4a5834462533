import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WaitingLine } from './waiting-line.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const WAIT = { maxWaitMs: 8_000 };
const openLine = (places: number) =>
  new WaitingLine(places, () => Object.assign(new Error('busy'), { code: 'busy' }));

/** Work that ends when told to, by name; `begun` names what was started. */
function buildWork() {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
    });
  const end = async (name: string, failure?: Error) => {
    // Work with a free place begins in the next turn.
    await jest.advanceTimersByTimeAsync(0);
    const settle = ends.get(name);
    if (!settle) throw new Error(`${name} has not begun`);
    settle(failure);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { begun, work, end };
}

/** Code of the refusal, once there is one. */
function noteRefusal(run: Promise<unknown>): { code?: string } {
  const refusal: { code?: string } = {};
  run.catch((error: { code: string }) => (refusal.code = error.code));
  return refusal;
}

describe('WaitingLine', () => {
  it('runs two at a time in order of arrival', async () => {
    const { begun, work, end } = buildWork();
    const line = openLine(2);
    const all = ['a', 'b', 'c', 'd'].map((name) => line.run(work(name), WAIT));
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await end(name);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets any number of calls wait, and refuses each when its wait is over', async () => {
    const { begun, work, end } = buildWork();
    const line = openLine(1);
    const first = line.run(work('first'), WAIT);
    const refusals = Array.from({ length: 500 }, () => noteRefusal(line.run(work('waiting'), WAIT)));
    const short = noteRefusal(line.run(work('short'), { maxWaitMs: 4_500 }));
    await jest.advanceTimersByTimeAsync(4_500);
    expect(short.code).toBe('busy');
    await jest.advanceTimersByTimeAsync(3_499);
    expect(refusals.every(({ code }) => code === undefined)).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(refusals.every(({ code }) => code === 'busy')).toBe(true);
    await end('first');
    await first;
    expect(begun).toEqual(['first']);
    const next = line.run(work('next'), WAIT);
    await end('next');
    expect(await next).toBe('next');
  });

  it('never starts work of a caller who left, before or while waiting', async () => {
    const { begun, work, end } = buildWork();
    const line = openLine(1);
    const first = line.run(work('first'), WAIT);
    const [early, late] = [new AbortController(), new AbortController()];
    early.abort();
    const refusals = [
      noteRefusal(line.run(work('early'), { ...WAIT, signal: early.signal })),
      noteRefusal(line.run(work('late'), { ...WAIT, signal: late.signal })),
    ];
    const staying = line.run(work('stays'), WAIT);
    late.abort();
    await end('first');
    await first;
    expect(refusals.map(({ code }) => code)).toEqual(['service-timeout', 'service-timeout']);
    expect(begun).toEqual(['first', 'stays']);
    await end('stays');
    expect(await staying).toBe('stays');
  });

  it('starts lower ranks first, and earlier arrivals first within a rank', async () => {
    const { begun, work, end } = buildWork();
    const line = openLine(1);
    const turns = { a: [0, 0], admin: [2, 1], parent: [1, 3], late: [0, 3], early: [0, 2] } as const;
    const all = Object.entries(turns).map(([name, [rank, arrivedAt]]) =>
      line.run(work(name), { ...WAIT, rank, arrivedAt }),
    );
    for (const name of ['a', 'early', 'late', 'parent', 'admin']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a', 'early', 'late', 'parent', 'admin']);
  });

  it('counts those before a ticket while it waits', async () => {
    const { work, end } = buildWork();
    const line = openLine(1);
    const all = ['a', 'b', 'c'].map((ticket) => line.run(work(ticket), { ...WAIT, ticket }));
    expect(['a', 'b', 'c', 'unknown'].map((ticket) => line.countAhead(ticket))).toEqual([null, 0, 1, null]);
    await end('a');
    expect(['b', 'c'].map((ticket) => line.countAhead(ticket))).toEqual([null, 0]);
    await end('b');
    await end('c');
    await Promise.all(all);
  });

  it('frees the place after a failure', async () => {
    const { work, end } = buildWork();
    const line = openLine(1);
    const broken = line.run(work('broken'), WAIT).catch((error: Error) => error.message);
    await end('broken', new Error('broken'));
    expect(await broken).toBe('broken');
    const fine = line.run(work('fine'), WAIT);
    await end('fine');
    expect(await fine).toBe('fine');
  });
});
