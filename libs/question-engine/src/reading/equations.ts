/**
 * A second way to solve a stem. It shares no code with the facts of the structures: plain numbers instead of exact
 * ones, a sum of multiples instead of expressions, and trying out all values of one unknown at once.
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

/** A value that hangs on the tried one: a number and a multiple of it. */
interface Tied {
  rest: number;
  times: number;
}

const at = ({ rest, times }: Tied, value: number): number => rest + times * value;

/** What follows from a value that is tried: other values, and the values that the remaining sums allow it. */
interface Followed {
  known: ReadonlyMap<string, Tied>;
  allowed: readonly number[];
  isOpen: boolean;
}

/** Follows all values of an unknown at once; null where two sums can never both be true. */
function follow(sums: readonly SumOfZero[], tried: string): Followed | null {
  const known = new Map<string, Tied>([[tried, { rest: 0, times: 1 }]]);
  const [left, allowed] = [new Set(sums), new Array<number>()];
  const listMissing = ({ multiples }: SumOfZero) =>
    [...multiples].filter(([name, times]) => times !== 0 && !known.has(name));
  for (;;) {
    const next = [...left].find((sum) => listMissing(sum).length < 2);
    if (!next) return { known, allowed, isOpen: left.size > 0 };
    left.delete(next);
    const total: Tied = { rest: next.rest, times: 0 };
    for (const [name, times] of next.multiples) {
      total.rest += times * (known.get(name)?.rest ?? 0);
      total.times += times * (known.get(name)?.times ?? 0);
    }
    const [missing] = listMissing(next);
    if (missing) known.set(missing[0], { rest: -total.rest / missing[1], times: -total.times / missing[1] });
    else if (!isZero(total.times)) allowed.push(-total.rest / total.times);
    else if (!isZero(total.rest)) return null;
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

/** So many values show that a stem has more than one answer. */
const ENOUGH = 4;

/**
 * Values of the asked unknown that fit when another unknown takes any value of the grid, however large; null when that
 * decides nothing.
 */
function tryUnknown(
  sums: readonly SumOfZero[],
  tried: string,
  asked: string,
  step: number,
): readonly number[] | null {
  const followed = follow(sums, tried);
  if (!followed) return [];
  const { known, allowed, isOpen } = followed;
  const value = known.get(asked);
  if (isOpen || !value) return null;
  const all = [...known.values()];
  // All values are to be above 0: those that grow bound the tried one from below, those that fall from above.
  const bounds = (sign: number) =>
    all.flatMap(({ rest, times }) => (times * sign > NEARLY ? [-rest / times] : []));
  const [low, high] = [Math.max(0, ...bounds(1)), Math.min(...bounds(-1))];
  const first = Math.max(1, Math.floor(low / step));
  const places = allowed.length > 0 ? [Math.round((allowed[0] ?? 0) / step)] : listFrom(first, high / step);
  // Two amounts that lie a step apart are never one, however large they are.
  const within = (one: number): number => Math.min(NEARLY * Math.max(1, one), step / 4);
  const fitting = places
    .map((place) => place * step)
    .filter((one) => all.every((other) => at(other, one) > NEARLY))
    .filter((one) => allowed.every((other) => Math.abs(other - one) < within(one)))
    .map((one) => at(value, one));
  return fitting.filter((one, i) => !fitting.slice(0, i).some((other) => isZero(other - one)));
}

/** The first whole numbers of a range that may have no end. */
const listFrom = (first: number, last: number): number[] =>
  Array.from({ length: ENOUGH + 1 }, (_, i) => first + i).filter((place) => place <= last);

/**
 * Every value that the asked unknown may have, found by trying out the asked unknown on the grid, or another one where
 * that leaves something open. Null when no single unknown decides.
 */
export function tryOut(sums: readonly SumOfZero[], asked: string, step: number): readonly number[] | null {
  const needed = dropIdle(sums, asked);
  const unknowns = new Set(needed.flatMap(({ multiples }) => [...multiples.keys()]));
  for (const tried of [asked, ...unknowns]) {
    const fitting = tryUnknown(needed, tried, asked, step);
    if (fitting) return fitting;
  }
  return null;
}
