import type { Dice } from '../../core/dice.js';

/** Whether two of the cases have different answers. */
function areAnswersOpen<Case>(cases: readonly Case[], answerOf: (one: Case) => number): boolean {
  const [first, ...others] = cases;
  if (first === undefined) return false;
  const answer = answerOf(first);
  return others.some((one) => answerOf(one) !== answer);
}

/** Whether the clues leave one answer, and leave more than one as soon as any of them is dropped. */
function areAllNeeded<Clue, Case>(
  clues: readonly Clue[],
  cases: readonly Case[],
  holds: (clue: Clue, one: Case) => boolean,
  answerOf: (one: Case) => number,
): boolean {
  const fitting = (kept: readonly Clue[]): Case[] =>
    cases.filter((one) => kept.every((clue) => holds(clue, one)));
  const left = fitting(clues);
  return (
    left.length > 0 &&
    !areAnswersOpen(left, answerOf) &&
    clues.every((clue) => areAnswersOpen(fitting(clues.filter((c) => c !== clue)), answerOf))
  );
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
      if (kept.length === most || (left.length > 0 && !areAnswersOpen(left, answerOf))) break;
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
