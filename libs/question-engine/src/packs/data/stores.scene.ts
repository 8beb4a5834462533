import { type Style, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { drawPeople } from '../../core/people.js';

/** Four holders of things that can be counted, shown in a graph, taken away, added and moved. */
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
  /** Takes a number with its noun and a label. */
  out: (n: string, label: string) => string;
  into: (n: string, label: string) => string;
  /** Half of what is there goes. */
  half: (label: string) => string;
  move: (n: string, from: string, to: string) => string;
  /** "How many books must be moved from Shelf A to Shelf B". */
  askMove: (from: string, to: string) => string;
  /** What the things of one holder can stand in: `piles`, `bags`. */
  groups: string;
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
  groups: string,
  out: (n: string, label: string) => string,
  into: (n: string, label: string) => string,
  half: (label: string) => string,
  most: number,
): Store {
  const name = holder.charAt(0).toUpperCase() + holder.slice(1);
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    style: countOf(noun, singular),
    noun,
    title: `${Noun} ${at} the ${plural}`,
    shows: `the number of ${noun} ${at} each ${holder}`,
    all: `The ${plural}`,
    holder,
    labels: ['A', 'B', 'C', 'D'].map((letter) => `${name} ${letter}`),
    out,
    into,
    half,
    move: (n, from, to) => `From ${from}, ${n} are moved to ${to}.`,
    askMove: (from, to) => `How many ${noun} must be moved from ${from} to ${to}`,
    groups,
    most,
  };
}

type MakeStore = (dice: Dice) => Store;

/** Contexts of the graphs and charts. */
export const STORES: readonly MakeStore[] = [
  () =>
    lettered(
      'shelf',
      'shelves',
      'books',
      'book',
      'on',
      'piles',
      (n, l) => `From ${l}, ${n} are borrowed.`,
      (n, l) => `Another ${n} are returned to ${l}.`,
      (l) => `Half of the books on ${l} are borrowed.`,
      600,
    ),
  (dice) => {
    const people = drawPeople(dice, 4);
    const his = (name: string): string => people.find((p) => p.name === name)?.his ?? '';
    return {
      style: countOf('stickers'),
      noun: 'stickers',
      title: 'Stickers of the children',
      shows: 'the number of stickers of each child',
      all: 'The children',
      holder: 'child',
      labels: people.map((p) => p.name),
      out: (n, l) => `${l} uses ${n}.`,
      into: (n, l) => `${l} buys ${n}.`,
      half: (l) => `${l} uses half of ${his(l)} stickers.`,
      move: (n, from, to) => `${from} gives ${n} to ${to}.`,
      askMove: (from, to) => `How many stickers must ${from} give to ${to}`,
      groups: 'pages',
      most: 500,
    };
  },
  () =>
    lettered(
      'stall',
      'stalls',
      'curry puffs',
      'curry puff',
      'at',
      'boxes',
      (n, l) => `${l} sells ${n}.`,
      (n, l) => `${l} fries another ${n}.`,
      (l) => `${l} sells half of its curry puffs.`,
      500,
    ),
  () =>
    lettered(
      'tank',
      'tanks',
      'guppies',
      'guppy',
      'in',
      'bowls',
      (n, l) => `From ${l}, ${n} are taken.`,
      (n, l) => `Another ${n} are added to ${l}.`,
      (l) => `Half of the guppies are taken out of ${l}.`,
      200,
    ),
  () => ({
    style: countOf('pupils'),
    noun: 'pupils',
    title: 'Pupils in the clubs',
    shows: 'the number of pupils in each club',
    all: 'The clubs',
    holder: 'club',
    labels: ['Dance Club', 'Art Club', 'Chess Club', 'Drama Club'],
    out: (n, l) => `${l} loses ${n}.`,
    into: (n, l) => `Another ${n} join ${l}.`,
    half: (l) => `Half of the pupils leave ${l}.`,
    move: (n, from, to) => `From ${from}, ${n} move to ${to}.`,
    askMove: (from, to) => `How many pupils must move from ${from} to ${to}`,
    groups: 'rows',
    most: 90,
  }),
  () =>
    lettered(
      'box',
      'boxes',
      'beads',
      'bead',
      'in',
      'packets',
      (n, l) => `From ${l}, ${n} are used.`,
      (n, l) => `Another ${n} are added to ${l}.`,
      (l) => `Half of the beads from ${l} are used.`,
      1000,
    ),
  () =>
    lettered(
      'tray',
      'trays',
      'kueh',
      'kueh',
      'on',
      'rows',
      (n, l) => `From ${l}, ${n} are eaten.`,
      (n, l) => `Another ${n} are added to ${l}.`,
      (l) => `Half of the kueh from ${l} are eaten.`,
      120,
    ),
  () =>
    lettered(
      'plot',
      'plots',
      'plants',
      'plant',
      'in',
      'rows',
      (n, l) => `From ${l}, ${n} are dug up.`,
      (n, l) => `Another ${n} are added to ${l}.`,
      (l) => `Half of the plants are dug up from ${l}.`,
      300,
    ),
  () =>
    lettered(
      'rack',
      'racks',
      'bicycles',
      'bicycle',
      'at',
      'rows',
      (n, l) => `From ${l}, ${n} are taken.`,
      (n, l) => `Another ${n} are brought back to ${l}.`,
      (l) => `Half of the bicycles are taken from ${l}.`,
      120,
    ),
  () =>
    lettered(
      'basket',
      'baskets',
      'mangoes',
      'mango',
      'in',
      'bags',
      (n, l) => `From ${l}, ${n} are sold.`,
      (n, l) => `Another ${n} are added to ${l}.`,
      (l) => `Half of the mangoes from ${l} are sold.`,
      200,
    ),
  () =>
    lettered(
      'class',
      'classes',
      'bottles',
      'bottle',
      'of',
      'bags',
      (n, l) => `From ${l}, ${n} are recycled.`,
      (n, l) => `${l} collects another ${n}.`,
      (l) => `Half of the bottles from ${l} are recycled.`,
      1000,
    ),
  () =>
    lettered(
      'canteen',
      'canteens',
      'bowls',
      'bowl',
      'in',
      'stacks',
      (n, l) => `From ${l}, ${n} are taken.`,
      (n, l) => `Another ${n} are brought to ${l}.`,
      (l) => `Half of the bowls are taken away from ${l}.`,
      600,
    ),
];

/** A sentence of a store behind `Then` or `Last,`. */
export const behind = (word: 'Then' | 'Last,', sentence: string): string =>
  `${word} ${sentence.replace(/^(?:From|Another) /, (first) => first.toLowerCase())}`;

/** One context with its holders in a drawn order. */
export function drawStore(dice: Dice): Store {
  return dice.pick(STORES)(dice);
}

/** What a display shows, and what its letters are: the pupil must find which is which. */
export function letteredOpening(name: string, store: Store): string[] {
  return [`${name} shows ${store.shows}.`, `P, Q, R and S stand for ${store.all.toLowerCase()}.`];
}
