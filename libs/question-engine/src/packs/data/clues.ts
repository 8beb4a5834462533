import type { Dice } from '../../core/dice.js';

/** Whether the clues leave one answer, and leave more than one as soon as any of them is dropped. */
export function areAllNeeded<Clue, Case>(
  clues: readonly Clue[],
  cases: readonly Case[],
  holds: (clue: Clue, one: Case) => boolean,
  answerOf: (one: Case) => number,
): boolean {
  const answers = (kept: readonly Clue[]): number =>
    new Set(cases.filter((one) => kept.every((clue) => holds(clue, one))).map(answerOf)).size;
  return answers(clues) === 1 && clues.every((clue) => answers(clues.filter((c) => c !== clue)) > 1);
}

/** Draws clues, all of them needed, from a pool of true ones; null when none of a few tries gives `least` to `most`. */
export function drawClues<Clue, Case>(
  dice: Dice,
  pool: readonly Clue[],
  cases: readonly Case[],
  holds: (clue: Clue, one: Case) => boolean,
  answerOf: (one: Case) => number,
  [least, most]: readonly [number, number],
): Clue[] | null {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const kept: Clue[] = [];
    let left = [...cases];
    for (const clue of dice.shuffle(pool)) {
      if (new Set(left.map(answerOf)).size === 1 || kept.length === most) break;
      const next = left.filter((one) => holds(clue, one));
      if (next.length === left.length) continue;
      kept.push(clue);
      left = next;
    }
    if (kept.length >= least && areAllNeeded(kept, cases, holds, answerOf)) return kept;
  }
  return null;
}

/** All orders of the numbers from 0 to n − 1. */
export function listOrders(n: number): number[][] {
  const extend = (order: number[]): number[][] =>
    order.length === n
      ? [order]
      : Array.from({ length: n }, (_, i) => i)
          .filter((i) => !order.includes(i))
          .flatMap((i) => extend([...order, i]));
  return extend([]);
}
