import type { Givens } from '../core/draft.js';
import { type Exact, exact } from '../core/exact.js';

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

/** Whether sizes in the order of the names agree with a clue. */
export const fits = (clue: Clue, at: readonly Exact[]): boolean => {
  const [a, b] = [at[clue.a], at[clue.b]];
  if (!a || !b) return false;
  switch (clue.kind) {
    case 'more':
      return a.compare(b) > 0;
    case 'by':
      return clue.value !== null && a.sub(b).equals(clue.value);
    case 'sum':
      return clue.value !== null && a.add(b).equals(clue.value);
    case 'most':
      return at.every((v) => v.compare(a) <= 0);
    case 'least':
      return at.every((v) => v.compare(a) >= 0);
    case 'not-most':
      return at.some((v) => v.compare(a) > 0);
    case 'not-least':
      return at.some((v) => v.compare(a) < 0);
  }
};

/** Every order of the sizes. */
export function* arrange(values: readonly Exact[]): Generator<Exact[]> {
  if (values.length === 0) {
    yield [];
    return;
  }
  for (const [i, first] of values.entries())
    for (const rest of arrange(values.filter((_, k) => k !== i))) yield [first, ...rest];
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
  for (const at of arrange(values)) {
    if (!clues.every((clue) => fits(clue, at))) continue;
    const answer = answerOf(asked, at);
    if (!found.some((f) => f.equals(answer))) found.push(answer);
  }
  return found;
}

/** How many orders agree with all clues. */
export const countFitting = (values: readonly Exact[], clues: readonly Clue[]): number =>
  [...arrange(values)].filter((at) => clues.every((clue) => fits(clue, at))).length;

const KINDS: readonly ClueKind[] = ['more', 'by', 'most', 'least', 'not-most', 'not-least', 'sum'];

function readClue(text: string, value: Exact | undefined): Clue | null {
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

const FORMS: ReadonlyArray<Asked['form']> = [
  'sum',
  'more',
  'several',
  'several-and-one',
  'sum-less',
  'several-less',
  'change',
];
