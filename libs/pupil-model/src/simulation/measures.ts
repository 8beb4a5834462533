/** A forecast beside what came. */
export interface Forecasted {
  /** 0 to 1. */
  chance: number;
  isRight: boolean;
}

/** Area under the curve: how often a right answer was forecast above a wrong one; ties count half. */
export function areaUnderCurve(points: readonly Forecasted[]): number {
  const sorted = points.toSorted((a, b) => a.chance - b.chance);
  let sum = 0;
  for (let at = 0; at < sorted.length;) {
    let end = at;
    while (end < sorted.length && sorted[end]?.chance === sorted[at]?.chance) end += 1;
    const meanRank = (at + 1 + end) / 2;
    for (let i = at; i < end; i += 1) if (sorted[i]?.isRight) sum += meanRank;
    at = end;
  }
  const right = points.filter((p) => p.isRight).length;
  return (sum - (right * (right + 1)) / 2) / (right * (points.length - right));
}

const BINS = 10;

/** Expected calibration error: mean distance of forecast and share right over ten bins of equal width. */
export function calibrationError(points: readonly Forecasted[]): number {
  const excess = new Float64Array(BINS);
  for (const { chance, isRight } of points) {
    const bin = Math.min(BINS - 1, Math.floor(chance * BINS));
    excess[bin] = (excess[bin] ?? 0) + chance - (isRight ? 1 : 0);
  }
  return excess.reduce((sum, e) => sum + Math.abs(e), 0) / points.length;
}
