/**
 * A second way to solve a stem. It shares no code with the facts of the structures: plain numbers instead of exact
 * ones, a sum of multiples instead of expressions, and trying out instead of elimination.
 */

/** A sum of multiples of unknowns and a number that comes to 0. */
export interface SumOfZero {
  multiples: ReadonlyMap<string, number>;
  rest: number;
}

/** `2 x + 3 y = 40` as pairs and the number. */
export function toSum(
  pairs: ReadonlyArray<readonly [unknown: string, times: number]>,
  equals: number,
): SumOfZero {
  const multiples = new Map<string, number>();
  for (const [unknown, times] of pairs) multiples.set(unknown, (multiples.get(unknown) ?? 0) + times);
  return { multiples, rest: -equals };
}

const NEARLY = 1e-7;
const isZero = (value: number): boolean => Math.abs(value) < NEARLY;

/** Puts what follows from the known values beside them, and says whether all of it fits together. */
function follow(sums: readonly SumOfZero[], known: Map<string, number>): 'fits' | 'fails' | 'open' {
  for (;;) {
    let grew = false;
    let open = false;
    for (const { multiples, rest } of sums) {
      let sum = rest;
      let unknown: string | null = null;
      let missing = 0;
      for (const [name, times] of multiples) {
        const value = known.get(name);
        if (value === undefined) {
          missing += 1;
          unknown = name;
        } else sum += times * value;
      }
      if (missing === 0 && !isZero(sum)) return 'fails';
      if (missing > 1) open = true;
      if (missing !== 1 || unknown === null) continue;
      const times = multiples.get(unknown) ?? 0;
      const value = times === 0 ? Number.NaN : -sum / times;
      if (!(value > NEARLY)) return 'fails';
      known.set(unknown, value);
      grew = true;
    }
    if (!grew) return open ? 'open' : 'fits';
  }
}

/** Sums without those that an unknown of their own can always make true. */
function dropIdle(sums: readonly SumOfZero[], asked: string): readonly SumOfZero[] {
  const uses = new Map<string, number>();
  for (const { multiples } of sums)
    for (const name of multiples.keys()) uses.set(name, (uses.get(name) ?? 0) + 1);
  const kept = sums.filter(({ multiples }) =>
    [...multiples.keys()].every(
      (name) => name === asked || (uses.get(name) ?? 0) > 1 || multiples.size === 1,
    ),
  );
  return kept.length === sums.length ? kept : dropIdle(kept, asked);
}

/** Values of the asked unknown that fit when another unknown is tried out on the grid; null when that decides nothing. */
function tryUnknown(
  sums: readonly SumOfZero[],
  tried: string,
  asked: string,
  { step, most }: { step: number; most: number },
): number[] | null {
  const fitting: number[] = [];
  for (let k = 1; k * step <= most; k += 1) {
    const known = new Map([[tried, k * step]]);
    const outcome = follow(sums, known);
    if (outcome === 'open') return null;
    const value = known.get(asked);
    if (outcome === 'fits' && value === undefined) return null;
    if (outcome === 'fits' && value !== undefined && !fitting.some((one) => isZero(one - value)))
      fitting.push(value);
    if (fitting.length > 3) return fitting;
  }
  return fitting;
}

/**
 * Every value that the asked unknown may have, found by trying out the asked unknown on the grid, or another one where
 * that leaves something open. Null when no single unknown decides.
 */
export function tryOut(
  sums: readonly SumOfZero[],
  asked: string,
  grid: { step: number; most: number },
): number[] | null {
  const needed = dropIdle(sums, asked);
  const unknowns = new Set(needed.flatMap(({ multiples }) => [...multiples.keys()]));
  for (const tried of [asked, ...unknowns]) {
    const fitting = tryUnknown(needed, tried, asked, grid);
    if (fitting) return fitting;
  }
  return null;
}
