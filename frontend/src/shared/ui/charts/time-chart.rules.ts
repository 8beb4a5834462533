export interface TimePoint {
  /** When, in words: `14:32`. */
  label: string;
  /** Null where nobody measured. */
  value: number | null;
}

/** Round tops of a scale, times a power of ten. */
const TOPS = [1, 2, 3, 4, 5, 6, 8, 10];

/** Top of the scale: a round number from the highest value and the limit on, at least 1. */
export function chartTop(points: readonly TimePoint[], limit: number | null): number {
  const highest = Math.max(1, (limit ?? 0) * 1.2, ...points.map(({ value }) => value ?? 0));
  const power = 10 ** Math.floor(Math.log10(highest));
  return power * (TOPS.find((top) => top * power >= highest) ?? 10);
}

/** Runs of known values; a gap ends one. */
function runsOf(points: readonly TimePoint[], top: number): Array<Array<[number, number]>> {
  const runs: Array<Array<[number, number]>> = [[]];
  for (const [place, { value }] of points.entries())
    if (value === null) runs.push([]);
    else runs.at(-1)?.push([xOf(place, points.length), 100 - (100 * value) / top]);
  return runs.filter((run) => run.length > 0);
}

const xOf = (place: number, count: number) => (count < 2 ? 50 : (100 * place) / (count - 1));
const round = (number: number) => Math.round(number * 100) / 100;
const join = (run: ReadonlyArray<[number, number]>) =>
  run.map(([x, y]) => `${round(x)},${round(y)}`).join(' L');

/** Path of the line in a box of 100 by 100. A value between two gaps is a short dash. */
export function linePath(points: readonly TimePoint[], top: number): string {
  return runsOf(points, top)
    .map((run) => {
      const [only] = run;
      return run.length === 1 && only ? `M${round(only[0])},${round(only[1])} h0.6` : `M${join(run)}`;
    })
    .join(' ');
}

/** Path of the area below the line. */
export function areaPath(points: readonly TimePoint[], top: number): string {
  return runsOf(points, top)
    .filter((run) => run.length > 1)
    .map((run) => `M${round(run[0]?.[0] ?? 0)},100 L${join(run)} L${round(run.at(-1)?.[0] ?? 0)},100 Z`)
    .join(' ');
}
