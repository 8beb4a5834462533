import type { Dice } from '../../core/dice.js';
import { type Exact, exact } from '../../numbers/exact.js';
import type { Words } from '../../engines/plot.engine.js';

function stock(who: string, things: string, goes: string, goesNext: string, comes: string): Words {
  return { who, things, goes, goesNext, comes };
}

/** A stock of which fractions go. */
export const FRACTION_STOCKS: readonly Words[] = [
  stock('A printing shop', 'sheets of paper', 'used on Monday', 'used on Tuesday', 'delivered'),
  stock('A bakery', 'eggs', 'used in the morning', 'used in the afternoon', 'delivered'),
  stock('A food bank', 'packets of rice', 'given to families', 'given to schools', 'donated'),
  stock('A bookshop', 'notebooks', 'sold in June', 'sold in July', 'bought'),
  stock('A nursery', 'plants', 'sold to schools', 'sold to hotels', 'grown'),
  stock('A factory', 'toy cars', 'sent to shops', 'sold online', 'made'),
  stock('A library', 'books', 'lent to schools', 'lent to families', 'bought'),
  stock('A stadium', 'tickets', 'sold online', 'sold at the gate', 'printed'),
  stock('A water firm', 'bottles', 'sold to offices', 'sold to canteens', 'filled'),
];

/** How large the stock is, and how far the fractions go. */
export interface FractionSizes {
  /** The whole is a multiple of this times the denominators. */
  step: number;
  low: number;
  high: number;
  denominators: readonly number[];
}

/** A proper fraction with its parts in lowest terms. */
export interface Share {
  f: Exact;
  num: number;
  den: number;
}

/** A proper fraction. */
export function drawShare(dice: Dice, denominators: readonly number[]): Share {
  const den = dice.pick(denominators);
  const num = dice.int(1, den - 1);
  const f = exact(num, den);
  return { f, num: Number(f.n), den: Number(f.d) };
}

/** A whole that all the denominators divide. */
export function drawWhole(dice: Dice, size: FractionSizes, ...dens: readonly number[]): number {
  const base = dens.reduce((a, b) => a * b, 1) * size.step;
  return dice.multiple(base, size.low, Math.max(size.high, size.low + base));
}

export const HAS = '{Who} had {whole} {things}.';
export const HAS_SOME = '{Who} had some {things}.';
export const FRACTION_GONE = '{f/} of them were {goes}.';
