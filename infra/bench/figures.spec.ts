import { describe, expect, it } from '@jest/globals';
import {
  drift,
  median,
  percentile,
  spread,
  summarise,
  summariseRounds,
  type Calibration,
  type Round,
} from './figures.js';

const machine = (patch: Partial<Calibration> = {}): Calibration => ({
  echo: 10_000,
  select: 20_000,
  argon2: 40,
  jobs: 4_000,
  ...patch,
});

const round = (perSecond: number, patch: Partial<Round> = {}): Round => ({
  calls: 100,
  failed: 0,
  perSecond,
  p50: 1,
  p95: 2,
  p99: 3,
  machine: machine(),
  steady: true,
  ...patch,
});

it('bounds the middle half of some values', () => {
  expect(spread([8, 1, 2, 7, 3, 6, 4, 5])).toEqual({ median: 4.5, quartiles: [2, 6] });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  it.each([
    [50, 50],
    [95, 95],
    [99, 99],
    [100, 100],
    [0, 1],
  ])('the %i th of 1 to 100 is %i', (percent, value) => {
    expect(percentile(hundred, percent)).toBe(value);
  });

  it('is the sample itself when there is one, and null without samples', () => {
    expect(percentile([7], 95)).toBe(7);
    expect(percentile([], 95)).toBeNaN();
  });

  it('does not depend on the order of the samples', () => {
    expect(summarise([3, 1, 2], 1, 2)).toEqual({
      calls: 3,
      failed: 1,
      perSecond: 1.5,
      p50: 2,
      p95: 3,
      p99: 3,
    });
  });
});

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[5], 5],
  ])('returns for %j %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('summarise', () => {
  it('excludes blocks during which the machine changed its speed', () => {
    const summary = summariseRounds('save', [
      round(500),
      round(90, { steady: false }),
      round(700),
      round(600),
    ]);
    expect(summary).toMatchObject({
      figures: { perSecond: 600, calls: 400 },
      range: [500, 700],
      steady: 3,
      rounds: 4,
    });
    expect(summary.ratios.echo).toBeCloseTo(0.06);
  });

  it('uses all blocks and says so when none was steady', () => {
    const summary = summariseRounds('save', [round(90, { steady: false }), round(110, { steady: false })]);
    expect(summary).toMatchObject({ figures: { perSecond: 100 }, steady: 0, rounds: 2 });
  });

  it('counts every failed call, steady or not', () => {
    expect(
      summariseRounds('save', [round(1, { failed: 2 }), round(1, { failed: 3, steady: false })]).figures
        .failed,
    ).toBe(5);
  });
});

describe('drift', () => {
  it('is that of the calibration that changed most, in either direction', () => {
    expect(drift(machine(), machine({ echo: 9_000, jobs: 5_200 }))).toBeCloseTo(0.3);
    expect(drift(machine(), machine())).toBe(0);
  });
});
