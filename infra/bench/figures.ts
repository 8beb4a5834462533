/** How one kind of call did in one block of load. Times in milliseconds. */
export interface Figures {
  calls: number;
  failed: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Nearest rank: the smallest sample that at least `percent` of the samples do not exceed; NaN without samples. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** @param times of the calls that succeeded */
export function summarise(times: readonly number[], failed: number, seconds: number): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    calls: times.length,
    failed,
    perSecond: times.length / seconds,
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The middle of some values, and the bounds of their middle half. */
export interface Spread {
  median: number;
  quartiles: [number, number];
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: median(sorted), quartiles: [percentile(sorted, 25), percentile(sorted, 75)] };
}

/** The speed of the machine itself, in things done per second. */
export interface Calibration {
  /** A raw Node server that sends a body of 1.6 kB back, 10 connections. */
  echo: number;
  /** `select 1` through the driver, 8 connections. */
  select: number;
  /** argon2id verifications at the product's cost, 4 at a time. */
  argon2: number;
  /** Empty BullMQ jobs, added and done, concurrency 10. */
  jobs: number;
}

export const CALIBRATIONS = [
  'echo',
  'select',
  'argon2',
  'jobs',
] as const satisfies readonly (keyof Calibration)[];

/** A block between two calibrations that differ by more says more about the machine than about the product. */
export const STEADY_WITHIN = 0.2;

/** The largest change of any calibration, as a share of the first. */
export function drift(before: Calibration, after: Calibration): number {
  return Math.max(...CALIBRATIONS.map((name) => Math.abs(after[name] / before[name] - 1)));
}

/** The mean of two calibrations: what the machine could do while the block between them ran. */
export function between(before: Calibration, after: Calibration): Calibration {
  const mean = (name: keyof Calibration) => (before[name] + after[name]) / 2;
  return { echo: mean('echo'), select: mean('select'), argon2: mean('argon2'), jobs: mean('jobs') };
}

/** One kind of call in one block. */
export interface Round extends Figures {
  machine: Calibration;
  steady: boolean;
}

/** One kind of call over all blocks. */
export interface CallSummary {
  call: string;
  /** Medians over the blocks that count; `calls` and `failed` are sums over all blocks. */
  figures: Figures;
  /** Lowest and highest of `perSecond` in the blocks that count. */
  range: [number, number];
  /** Calls per second as a share of each calibration. */
  ratios: Calibration;
  /** Blocks on a steady machine, of all. Without any, all of them count. */
  steady: number;
  rounds: number;
}

export function summariseRounds(call: string, rounds: readonly Round[]): CallSummary {
  const steady = rounds.filter((round) => round.steady);
  const counted = steady.length > 0 ? steady : rounds;
  const middle = (pick: (round: Round) => number) => median(counted.map(pick));
  const speeds = counted.map((round) => round.perSecond);
  const ratio = (name: keyof Calibration) => middle((round) => round.perSecond / round.machine[name]);
  return {
    call,
    figures: {
      calls: rounds.reduce((sum, round) => sum + round.calls, 0),
      failed: rounds.reduce((sum, round) => sum + round.failed, 0),
      perSecond: middle((round) => round.perSecond),
      p50: middle((round) => round.p50),
      p95: middle((round) => round.p95),
      p99: middle((round) => round.p99),
    },
    range: [Math.min(...speeds), Math.max(...speeds)],
    ratios: { echo: ratio('echo'), select: ratio('select'), argon2: ratio('argon2'), jobs: ratio('jobs') },
    steady: steady.length,
    rounds: rounds.length,
  };
}
