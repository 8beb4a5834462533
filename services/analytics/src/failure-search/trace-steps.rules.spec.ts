import { describe, expect, it } from '@jest/globals';
import type { StoredSpan } from './span-file.rules.js';
import { chooseTrace, toSteps } from './trace-steps.rules.js';

const span = (
  spanId: string,
  parentSpanId: string | null,
  startedAt: number,
  more: Partial<StoredSpan> = {},
) => ({
  traceId: 'a'.repeat(32),
  spanId,
  parentSpanId,
  process: 'gateway',
  name: spanId,
  startedAt,
  endedAt: startedAt + 10,
  isFailed: false,
  facts: {},
  ...more,
});

describe('toSteps', () => {
  it('puts each step before those that it caused, in order of time, from the first one on', () => {
    const steps = toSteps([
      span('late', 'root', 1_030),
      span('inner', 'early', 1_012),
      span('root', null, 1_000, { endedAt: 1_100.26 }),
      span('early', 'root', 1_010, { isFailed: true }),
    ]);
    expect(steps.map(({ spanId, depth, startMs }) => [spanId, depth, startMs])).toEqual([
      ['root', 0, 0],
      ['early', 1, 10],
      ['inner', 2, 12],
      ['late', 1, 30],
    ]);
    expect([steps[0]?.durationMs, steps[1]?.isFailed]).toEqual([100.3, true]);
  });

  it('keeps a step at the margin when its cause is missing', () => {
    expect(toSteps([span('alone', 'gone', 5)]).map(({ depth }) => depth)).toEqual([0]);
  });

  it('lists at most 500 steps', () => {
    expect(toSteps(Array.from({ length: 600 }, (_, i) => span(String(i), null, i)))).toHaveLength(500);
  });
});

it('chooseTrace takes the newest trace with the prefix, and null without one', () => {
  const newer = 'b'.repeat(32);
  expect(chooseTrace([span('x', null, 1), span('y', null, 2, { traceId: newer })])).toBe(newer);
  expect(chooseTrace([])).toBeNull();
});
