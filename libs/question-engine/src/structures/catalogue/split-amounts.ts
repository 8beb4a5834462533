import type { Dice } from '../../core/dice.js';

/** Two whole numbers, neither of them 1, whose product is the amount; null for a prime. */
export function splitInTwo(
  dice: Dice,
  amount: number,
  [low, high]: readonly [number, number],
): readonly [number, number] | null {
  const fitting: number[] = [];
  for (let n = low; n <= high; n += 1) if (amount % n === 0 && amount / n > 1) fitting.push(n);
  if (fitting.length === 0) return null;
  const n = dice.pick(fitting);
  return [amount / n, n];
}

/** Edges of a box from 2 to 30, none of them the product of the two others. */
export function splitInThree(dice: Dice, amount: number): readonly [number, number, number] | null {
  const first = splitInTwo(dice, amount, [3, 20]);
  const second = first && splitInTwo(dice, first[0], [2, 20]);
  if (!first || !second || second[0] > 30) return null;
  const [l, w, h] = [second[0], second[1], first[1]];
  return new Set([l, w, h]).size < 3 || l === w * h || w === l * h || h === l * w ? null : [l, w, h];
}

/** Whole numbers up to a bound of which a formula gives the amount. */
export function listRoots(amount: number, most: number, formula: (n: number) => number): number[] {
  const roots: number[] = [];
  for (let n = 2; n <= most; n += 1) if (Math.abs(formula(n) - amount) < 1e-9) roots.push(n);
  return roots;
}
