import { type Style, countOf } from '../../core/amount.js';

/** Two sites with so many holders each, whose contents have an average. */
export interface AverageContext {
  /** Plural and singular of the holder. */
  many: string;
  one: string;
  noun: string;
  style: Style;
  sites: readonly [string, string];
  low: number;
  high: number;
}

const sites = (name: string): readonly [string, string] => [`${name} A`, `${name} B`];

function held(
  many: string,
  one: string,
  noun: string,
  singular: string,
  site: string,
  [low, high]: readonly [number, number],
): AverageContext {
  return { many, one, noun, style: countOf(noun, singular), sites: sites(site), low, high };
}

/** Contexts of averages of equal things. */
export const AVERAGE_CONTEXTS: readonly AverageContext[] = [
  held('baskets', 'basket', 'mangoes', 'mango', 'Stall', [12, 40]),
  held('boxes', 'box', 'pencils', 'pencil', 'Shop', [20, 80]),
  held('shelves', 'shelf', 'books', 'book', 'Room', [18, 60]),
  held('trays', 'tray', 'curry puffs', 'curry puff', 'Kitchen', [15, 48]),
  held('tanks', 'tank', 'guppies', 'guppy', 'Hall', [9, 36]),
  held('jars', 'jar', 'beads', 'bead', 'Table', [40, 120]),
  held('racks', 'rack', 'bicycles', 'bicycle', 'Block', [8, 24]),
  held('bags', 'bag', 'bottles', 'bottle', 'School', [24, 72]),
  held('pots', 'pot', 'seedlings', 'seedling', 'Garden', [6, 20]),
  held('rows', 'row', 'chairs', 'chair', 'Hall', [10, 30]),
];

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
