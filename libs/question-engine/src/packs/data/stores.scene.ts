import { type Style, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { drawPeople, capital } from '../../core/people.js';

/** Four holders of things that can be counted, shown in a graph or table. */
export interface Store {
  style: Style;
  /** Plural of what is counted. */
  noun: string;
  title: string;
  /** "the number of books on each shelf". */
  shows: string;
  /** "The shelves". */
  all: string;
  /** One holder: `shelf`, `child`. */
  holder: string;
  labels: readonly string[];
  /** No holder has more than this. */
  most: number;
}

/** Holders with a letter each. */
function lettered(
  holder: string,
  plural: string,
  noun: string,
  singular: string,
  at: string,
  most: number,
): Store {
  return {
    style: countOf(noun, singular),
    noun,
    title: `${capital(noun)} ${at} the ${plural}`,
    shows: `the number of ${noun} ${at} each ${holder}`,
    all: `The ${plural}`,
    holder,
    labels: ['A', 'B', 'C', 'D'].map((letter) => `${capital(holder)} ${letter}`),
    most,
  };
}

type MakeStore = (dice: Dice) => Store;

/** Contexts of the graphs and tables. */
export const STORES: readonly MakeStore[] = [
  () => lettered('shelf', 'shelves', 'books', 'book', 'on', 600),
  (dice) => ({
    style: countOf('stickers'),
    noun: 'stickers',
    title: 'Stickers of the children',
    shows: 'the number of stickers of each child',
    all: 'The children',
    holder: 'child',
    labels: drawPeople(dice, 4).map(({ name }) => name),
    most: 500,
  }),
  () => lettered('stall', 'stalls', 'curry puffs', 'curry puff', 'at', 500),
  () => lettered('tank', 'tanks', 'guppies', 'guppy', 'in', 200),
  () => ({
    style: countOf('pupils'),
    noun: 'pupils',
    title: 'Pupils in the clubs',
    shows: 'the number of pupils in each club',
    all: 'The clubs',
    holder: 'club',
    labels: ['Dance Club', 'Art Club', 'Chess Club', 'Drama Club'],
    most: 90,
  }),
  () => lettered('box', 'boxes', 'beads', 'bead', 'in', 1000),
  () => lettered('tray', 'trays', 'kueh', 'kueh', 'on', 120),
  () => lettered('plot', 'plots', 'plants', 'plant', 'in', 300),
  () => lettered('rack', 'racks', 'bicycles', 'bicycle', 'at', 120),
  () => lettered('basket', 'baskets', 'mangoes', 'mango', 'in', 200),
  () => lettered('class', 'classes', 'bottles', 'bottle', 'of', 1000),
  () => lettered('canteen', 'canteens', 'bowls', 'bowl', 'in', 600),
];

/** One context with its holders in a drawn order. */
export function drawStore(dice: Dice): Store {
  return dice.pick(STORES)(dice);
}

/** What a display shows, and what its letters are: the pupil must find which is which. */
export function letteredOpening(name: string, store: Store): string[] {
  return [`${name} shows ${store.shows}.`, `P, Q, R and S stand for ${store.all.toLowerCase()}.`];
}
