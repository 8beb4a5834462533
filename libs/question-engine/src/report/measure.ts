/** A share of the draws or of the cell-levels in per cent, and what it has to be. */
export interface Measure {
  says: string;
  percent: number;
  least?: number;
  most?: number;
}

export const isBroken = ({ percent, least = 0, most = 100 }: Measure): boolean =>
  percent < least || percent > most;

/** The bound of a measure in words; empty where it has none. */
function writeBound({ least, most }: Measure): string {
  if (least !== undefined && most !== undefined) return ` (bound ${least} to ${most} %)`;
  if (least !== undefined) return ` (bound ${least} %)`;
  return most === undefined ? '' : ` (bound ${most} % at most)`;
}

export const writeMeasure = (measure: Measure): string =>
  `${measure.says}: ${measure.percent.toFixed(1)} %${writeBound(measure)}`;

export const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** A part of a whole in per cent; 0 of nothing. */
export const shareOf = (part: number, whole: number): number => (100 * part) / Math.max(1, whole);
