import { describe, expect, it } from '@jest/globals';
import { listSittings } from './sittings.rules.js';

const DAY_MS = 86_400_000;

describe('listSittings', () => {
  // 00:30 of 26 November in Singapore is still the 25th in London.
  const now = new Date('2026-11-25T16:30:00Z');
  const sittings = listSittings(now);

  it('ends before the present day in Singapore and reaches back four weeks', () => {
    const days = sittings.map(({ startedAt }) => (now.getTime() - startedAt.getTime()) / DAY_MS);
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(sittings.at(-1)?.startedAt.toISOString()).toBe('2026-11-25T08:50:00.000Z');
    expect(Math.max(...days)).toBeGreaterThan(26);
    expect(Math.max(...days)).toBeLessThan(28);
  });

  it('begins with the first check, the oldest first', () => {
    expect(sittings[0]?.type).toBe('diagnostic');
    expect(sittings.map(({ startedAt }) => startedAt.getTime())).toEqual(
      sittings.map(({ startedAt }) => startedAt.getTime()).toSorted((a, b) => a - b),
    );
  });

  it('names each sitting once, and the same a week later', () => {
    const names = sittings.map(({ requestId }) => requestId);
    expect(new Set(names).size).toBe(names.length);
    expect(listSittings(new Date(now.getTime() + 7 * DAY_MS)).map(({ requestId }) => requestId)).toEqual(
      names,
    );
  });
});
