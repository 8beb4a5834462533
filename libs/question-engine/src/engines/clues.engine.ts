import { withoutEachOf } from '../checks/honesty.js';
import type { Dice } from '../core/dice.js';
import type { Givens, Told } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';

/** h10, one of a few candidates fits every clue. The candidates are values that the stem or a table tells. */
export interface Clue {
  /** Param that carries the clue's number; a clue without a number has a words param of this name. */
  name: string;
  /** Whether a candidate fits, from the shown values alone. */
  fits: (value: Exact, told: Exact, all: readonly Exact[]) => boolean;
}

/** A clue as a story tells it. */
export interface ToldClue {
  clue: Clue;
  told: Exact;
  /** A full sentence. */
  text: string;
}

/** Candidates that fit all clues. */
export function listFitting(values: readonly Exact[], clues: readonly ToldClue[]): Exact[] {
  return values.filter((v) => clues.every(({ clue, told }) => clue.fits(v, told, values)));
}

/** Whether exactly one candidate fits, and at least two without any one of the clues. */
export function isSharp(values: readonly Exact[], clues: readonly ToldClue[]): boolean {
  return (
    listFitting(values, clues).length === 1 &&
    clues.every(
      (left) =>
        listFitting(
          values,
          clues.filter((clue) => clue !== left),
        ).length >= 2,
    )
  );
}

/** `count` of the offered clues that single out one candidate, each of them needed; null when there are none. */
export function pickClues(
  dice: Dice,
  values: readonly Exact[],
  offered: readonly ToldClue[],
  count: number,
): ToldClue[] | null {
  const order = dice.shuffle(offered);
  const choose = (from: number, chosen: readonly ToldClue[]): ToldClue[] | null => {
    if (chosen.length === count) return isSharp(values, chosen) ? [...chosen] : null;
    for (let i = from; i < order.length; i += 1) {
      const next = order[i];
      if (!next || chosen.some(({ clue }) => clue.name === next.clue.name)) continue;
      const found = choose(i + 1, [...chosen, next]);
      if (found) return found;
    }
    return null;
  };
  return choose(0, []);
}

/** The clues of an item, read back from its params. */
export function readClues(
  clues: readonly Clue[],
  givens: Givens,
  words: ReadonlyMap<string, string>,
): ToldClue[] {
  return clues.flatMap((clue) => {
    const told = givens.get(clue.name) ?? (words.has(clue.name) ? exact(0) : null);
    return told ? [{ clue, told, text: '' }] : [];
  });
}

/** What the stem tells with each of these clues left out in turn. */
export const withoutEachClue = (clues: ReadonlyArray<{ name: string }>): ((told: Told) => Told[]) =>
  withoutEachOf(({ givens, words }) =>
    clues.flatMap(({ name }) => (givens.has(name) || words.has(name) ? [[name]] : [])),
  );

/** Params of told clues: the number where there is one, else the word `yes`. */
export function clueParams(
  clues: readonly ToldClue[],
  numbered: ReadonlySet<string>,
): Record<string, Exact | string> {
  return Object.fromEntries(
    clues.map(({ clue, told }) => [clue.name, numbered.has(clue.name) ? told : 'yes']),
  );
}
