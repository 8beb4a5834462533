import { describe, expect, it } from '@jest/globals';
import { DURATION_CLASSES, type Traffic } from '@sumfox/contracts/messages/heartbeat';
import { type Answered, estimateP95, sumAnswered, trafficSince } from './traffic.rules.js';

function traffic(counts: Readonly<Record<number, number>>, failures = 0): Traffic {
  const durations = Array.from({ length: DURATION_CLASSES }, (_, place) => counts[place] ?? 0);
  return {
    requests: durations.reduce((sum, count) => sum + count, 0),
    failures,
    durations,
    slowStatements: 0,
  };
}

describe('trafficSince', () => {
  it('returns the difference of two reports, however many were lost between them', () => {
    expect(trafficSince(traffic({ 0: 9, 3: 2 }, 2), traffic({ 0: 4 }, 1))).toEqual(
      traffic({ 0: 5, 3: 2 }, 1),
    );
  });

  it('returns all of the first report', () => {
    expect(trafficSince(traffic({ 0: 9 }), null)).toEqual(traffic({ 0: 9 }));
  });

  it('returns all of a report that counts from the start again', () => {
    expect(trafficSince(traffic({ 0: 2 }), traffic({ 0: 900 }))).toEqual(traffic({ 0: 2 }));
  });
});

describe('estimateP95', () => {
  it.each([
    ['of one class lies in it', { 8: 100 }, 295],
    ['lies where 95 of 100 are over', { 1: 90, 10: 10 }, 450],
    ['does not see 5 slow ones of 100', { 0: 95, 16: 5 }, 5],
    ['is the last bound beyond it', { 18: 3 }, 30_000],
  ])('%s', (_what, durations, expected) => {
    expect(estimateP95({ durations })).toBe(expected);
  });

  it('is unknown without requests', () => {
    expect(estimateP95({ durations: {} })).toBeNull();
  });
});

it('sumAnswered adds requests, failures and each class', () => {
  const parts: Answered[] = [
    { requests: 2, failures: 1, durations: { 0: 1, 4: 1 } },
    { requests: 3, failures: 0, durations: { 4: 3 } },
  ];
  expect(sumAnswered(parts)).toEqual({ requests: 5, failures: 1, durations: { 0: 1, 4: 4 } });
});
