import type { Givens } from '../core/draft.js';
import { type Exact, exact, isWhole, toWhole } from '../numbers/exact.js';

/** What a clue says. */
export type ClueKind = 'more' | 'by' | 'most' | 'least' | 'not-most' | 'not-least' | 'sum';

/** One clue over things by their place among the names. */
export interface Clue {
  kind: ClueKind;
  a: number;
  b: number;
  /** Difference or sum, in thousandths. */
  value: number | null;
}

/** Sizes and clue values are held in thousandths, so that whole numbers do the work. */
export const thousandths = (value: Exact): number => toWhole(value.mul(1000));

/** Whether sizes in the order of the names agree with a clue. */
export function fits({ kind, a, b, value }: Clue, at: readonly number[]): boolean {
  const [first, second] = [at[a], at[b]];
  if (first === undefined || second === undefined) return false;
  switch (kind) {
    case 'more':
      return first > second;
    case 'by':
      return first - second === value;
    case 'sum':
      return first + second === value;
    case 'most':
      return at.every((v) => v <= first);
    case 'least':
      return at.every((v) => v >= first);
    case 'not-most':
      return at.some((v) => v > first);
    case 'not-least':
      return at.some((v) => v < first);
  }
}

function permute(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((first) =>
    permute(places.filter((p) => p !== first)).map((rest) => [first, ...rest]),
  );
}

const ORDERS: ReadonlyMap<number, readonly number[][]> = new Map(
  [3, 4].map((n) => [n, permute(Array.from({ length: n }, (_, i) => i))]),
);

/** Every order of three or four sizes that agrees with the clues. */
export function arrange(sizes: readonly number[], clues: readonly Clue[] = []): number[][] {
  return (ORDERS.get(sizes.length) ?? [])
    .map((order) => order.map((place) => sizes[place] ?? 0))
    .filter((at) => clues.every((clue) => fits(clue, at)));
}

/** What is asked, from the sizes in the order of the names. */
export interface Asked {
  sought: 'sum' | 'more' | 'several' | 'several-and-one' | 'sum-less' | 'several-less' | 'change';
  count: number;
  /** In thousandths. */
  paid: number;
}

/** The answer for sizes in the order of the names, in thousandths. */
export function answerOf({ sought, count, paid }: Asked, [a = 0, b = 0, c = 0]: readonly number[]): number {
  switch (sought) {
    case 'sum':
      return a + b;
    case 'more':
      return a - b;
    case 'several':
      return a * count;
    case 'several-and-one':
      return a * count + b;
    case 'sum-less':
      return a + b - c;
    case 'several-less':
      return a * count - (b + c);
    case 'change':
      return paid - (a * count + b);
  }
}

/** Different answers that the clues leave open, in thousandths. */
export function listAnswers(sizes: readonly number[], clues: readonly Clue[], asked: Asked): number[] {
  return [...new Set(arrange(sizes, clues).map((at) => answerOf(asked, at)))];
}

const KINDS: readonly ClueKind[] = ['more', 'by', 'most', 'least', 'not-most', 'not-least', 'sum'];

/** A clue as stored, such as `by:0:2`; null when it is none. */
export function readClue(text: string, value: Exact | undefined): Clue | null {
  const [kind, a, b] = text.split(':');
  const known = KINDS.find((k) => k === kind);
  return known ? { kind: known, a: Number(a), b: Number(b), value: value ? thousandths(value) : null } : null;
}

/** Tries every order of the sizes against the clues as stored. */
export function solveRiddle(givens: Givens, words: ReadonlyMap<string, string>): Exact[] {
  const sizes = [1, 2, 3, 4].flatMap((i) => givens.get(`size${i}`) ?? []);
  const values = [1, 2, 3, 4].flatMap((i) => givens.get(`clueValue${i}`) ?? []);
  const sought = SOUGHT.find((f) => f === words.get('sought'));
  if (!sought || ![...sizes, ...values].every((size) => isWhole(size.mul(1000)))) return [];
  const clues = [1, 2, 3, 4].flatMap(
    (i) => readClue(words.get(`clue${i}`) ?? '', givens.get(`clueValue${i}`)) ?? [],
  );
  return listAnswers(sizes.map(thousandths), clues, {
    sought,
    count: Number(givens.get('times') ?? 1),
    paid: thousandths(givens.get('paid') ?? exact(0)),
  }).map((answer) => exact(answer, 1000));
}

/** What may be asked. */
export const SOUGHT: ReadonlyArray<Asked['sought']> = [
  'sum',
  'more',
  'several',
  'several-and-one',
  'sum-less',
  'several-less',
  'change',
];
