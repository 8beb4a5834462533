import { describe, expect, it } from '@jest/globals';
import { MissCounter, WATCH_LIMITS } from './hang.rules.ts';

const { everyMs, answerWithinMs, maxMisses, maxMissesAtStart } = WATCH_LIMITS;

/** Number of probes until the program counts as hung; null when it never does. */
function questionsUntilHung(answers: readonly boolean[]): number | null {
  const counter = new MissCounter(WATCH_LIMITS);
  const at = answers.findIndex((answered) => counter.isHungAfter(answered));
  return at < 0 ? null : at + 1;
}
const misses = (count: number) => Array.from({ length: count }, () => false);

describe('MissCounter', () => {
  it('reports a hang after five misses in a row', () => {
    expect(questionsUntilHung([true, ...misses(5)])).toBe(6);
  });

  it('restarts its count after a response', () => {
    expect(questionsUntilHung([true, ...misses(4), true, ...misses(4), true])).toBeNull();
  });

  it('waits longer for the first response', () => {
    expect(questionsUntilHung([...misses(maxMissesAtStart - 1), true, ...misses(maxMisses - 1)])).toBeNull();
    expect(questionsUntilHung(misses(maxMissesAtStart))).toBe(maxMissesAtStart);
  });

  it('counts one miss when the watcher itself was suspended', () => {
    expect(questionsUntilHung([true, false, true])).toBeNull();
  });
});

describe('WATCH_LIMITS', () => {
  it('allow 25 to 30 s of silence', () => {
    const longest = everyMs * maxMisses + answerWithinMs;
    expect(longest).toBeGreaterThanOrEqual(25_000);
    expect(longest).toBeLessThanOrEqual(30_000);
    expect(answerWithinMs).toBeLessThan(everyMs);
  });
});
