import type { Givens } from '../core/draft.js';
import { type Exact, exact, toWhole } from '../numbers/exact.js';

/** What a clue says. */
export type ClueKind = 'more' | 'by' | 'most' | 'least' | 'not-most' | 'not-least' | 'sum';

/** One clue over things by their place among the names. */
export interface Clue {
  kind: ClueKind;
  a: number;
  b: number;
  /** Difference or sum. */
  value: Exact | null;
}

/** Sizes and clue values are compared in thousandths, so that whole numbers do the work. */
const thousandths = (value: Exact): number => toWhole(value.mul(1000));

function agrees({ kind, a, b }: Clue, value: number | null, at: readonly number[]): boolean {
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

/** Whether sizes in the order of the names agree with a clue. */
export const fits = (clue: Clue, at: readonly Exact[]): boolean =>
  agrees(clue, clue.value === null ? null : thousandths(clue.value), at.map(thousandths));

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
export function arrange(values: readonly Exact[], clues: readonly Clue[] = []): Exact[][] {
  const sizes = values.map(thousandths);
  const told = clues.map(({ value }) => (value === null ? null : thousandths(value)));
  return (ORDERS.get(values.length) ?? [])
    .filter((order) => {
      const at = order.map((place) => sizes[place] ?? 0);
      return clues.every((clue, i) => agrees(clue, told[i] ?? null, at));
    })
    .map((order) => order.map((place) => values[place] ?? exact(0)));
}

/** What is asked, from the sizes in the order of the names. */
export interface Asked {
  form: 'sum' | 'more' | 'several' | 'several-and-one' | 'sum-less' | 'several-less' | 'change';
  count: number;
  paid: Exact;
}

/** The answer for sizes in the order of the names. */
export function answerOf({ form, count, paid }: Asked, at: readonly Exact[]): Exact {
  const [a, b, c] = [at[0] ?? exact(0), at[1] ?? exact(0), at[2] ?? exact(0)];
  switch (form) {
    case 'sum':
      return a.add(b);
    case 'more':
      return a.sub(b);
    case 'several':
      return a.mul(count);
    case 'several-and-one':
      return a.mul(count).add(b);
    case 'sum-less':
      return a.add(b).sub(c);
    case 'several-less':
      return a.mul(count).sub(b.add(c));
    case 'change':
      return paid.sub(a.mul(count).add(b));
  }
}

/** Different answers that the clues leave open. */
export function listAnswers(values: readonly Exact[], clues: readonly Clue[], asked: Asked): Exact[] {
  const found: Exact[] = [];
  for (const at of arrange(values, clues)) {
    const answer = answerOf(asked, at);
    if (!found.some((f) => f.equals(answer))) found.push(answer);
  }
  return found;
}

const KINDS: readonly ClueKind[] = ['more', 'by', 'most', 'least', 'not-most', 'not-least', 'sum'];

/** A clue as stored, such as `by:0:2`; null when it is none. */
export function readClue(text: string, value: Exact | undefined): Clue | null {
  const [kind, a, b] = text.split(':');
  const known = KINDS.find((k) => k === kind);
  return known ? { kind: known, a: Number(a), b: Number(b), value: value ?? null } : null;
}

/** Tries every order of the sizes against the clues as stored. */
export function solveRiddle(givens: Givens, words: ReadonlyMap<string, string>): Exact[] {
  const values = [1, 2, 3, 4].flatMap((i) => givens.get(`size${i}`) ?? []);
  const clues = [1, 2, 3, 4].flatMap(
    (i) => readClue(words.get(`clue${i}`) ?? '', givens.get(`clueValue${i}`)) ?? [],
  );
  const form = FORMS.find((f) => f === words.get('form'));
  if (!form) return [];
  return listAnswers(values, clues, {
    form,
    count: Number(givens.get('times') ?? 1),
    paid: givens.get('paid') ?? exact(0),
  });
}

/** What may be asked. */
export const FORMS: ReadonlyArray<Asked['form']> = [
  'sum',
  'more',
  'several',
  'several-and-one',
  'sum-less',
  'several-less',
  'change',
];
