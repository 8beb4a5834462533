import { type Style, countOf } from '../../core/amount.js';

/** Things of three kinds, so many a day on average. */
export interface DailyContext {
  /** "A drinks stall sells". */
  doing: string;
  noun: string;
  style: Style;
  /** Plurals of the three kinds; all of them are `noun`. */
  kinds: readonly [string, string, string];
  /** "are sold", for more of one kind. */
  done: string;
  low: number;
  high: number;
}

function daily(
  doing: string,
  noun: string,
  kinds: readonly [string, string, string],
  done: string,
  [low, high]: readonly [number, number],
): DailyContext {
  return { doing, noun, style: countOf(noun), kinds, done, low, high };
}

/** Contexts of shares of a total that follows from a daily average. */
export const DAILY_CONTEXTS: readonly DailyContext[] = [
  daily('A stall sells', 'drinks', ['teas', 'coffees', 'juices'], 'are sold', [24, 120]),
  daily('A library lends', 'books', ['comics', 'storybooks', 'picture books'], 'are lent', [30, 160]),
  daily('A museum counts', 'visitors', ['children', 'tourists', 'students'], 'come', [40, 240]),
  daily('A bakery bakes', 'buns', ['red bean buns', 'tuna buns', 'plain buns'], 'are baked', [36, 200]),
  daily('A florist sells', 'flowers', ['orchids', 'roses', 'lilies'], 'are sold', [20, 90]),
  daily('A school collects', 'items', ['cans', 'bottles', 'boxes'], 'are collected', [24, 150]),
  daily(
    'A counter sells',
    'tickets',
    ['child tickets', 'adult tickets', 'group tickets'],
    'are sold',
    [40, 240],
  ),
  daily('A post office sorts', 'items', ['letters', 'postcards', 'parcels'], 'are sorted', [60, 320]),
  daily('A toy shop packs', 'toys', ['puzzles', 'kites', 'yo-yos'], 'are packed', [18, 96]),
];
