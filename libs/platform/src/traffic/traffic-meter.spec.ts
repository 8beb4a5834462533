import { describe, expect, it } from '@jest/globals';
import { DURATION_BOUNDS_MS, TrafficSchema } from '@sumfox/contracts/messages/heartbeat';
import * as z from 'zod/mini';
import { TrafficMeter, durationClass } from './traffic-meter.js';

describe('TrafficMeter', () => {
  it('counts requests, failures and durations from the start of the process', () => {
    const meter = new TrafficMeter();
    meter.noteRequest(4, false);
    meter.noteRequest(420, true);
    meter.noteRequest(90_000, false);
    const { requests, failures, durations } = meter.read();
    expect([requests, failures]).toEqual([3, 1]);
    expect(durations.flatMap((count, place) => (count > 0 ? [place] : []))).toEqual([
      0,
      durationClass(420),
      DURATION_BOUNDS_MS.length,
    ]);
    expect(z.safeParse(TrafficSchema, { ...meter.read(), slowStatements: 0 }).success).toBe(true);
  });

  it('returns a copy that later requests do not change', () => {
    const meter = new TrafficMeter();
    const before = meter.read();
    meter.noteRequest(1, false);
    expect(before.durations[0]).toBe(0);
  });
});

it('durationClass puts a bound into the lower class', () => {
  expect([durationClass(5), durationClass(5.1), durationClass(30_001)]).toEqual([0, 1, 18]);
});
