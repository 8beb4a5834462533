import { MONEY, countOf } from '../../core/amount.js';
import type { UnchangedShareScene } from '../../engines/unchanged-share.engine.js';

type Make = (first: string, second: string) => UnchangedShareScene;

interface Owned {
  noun: string;
  gain: string;
  lose: string;
  /** As in "buys 4 packs of 15 stickers": the word for an equal amount. */
  pack: string;
  low: number;
  high: number;
}

/** Two children with things that can be counted. */
function collections({ noun, gain, lose, pack, low, high }: Owned): Make {
  return (a, b) => ({
    style: countOf(noun),
    names: [a, b],
    low,
    high,
    before: (p) => `At first ${a} has ${p} as many ${noun} as ${b}.`,
    gains: (x) => `Then ${b} ${gain} ${x}.`,
    loses: (x) => `Then ${b} ${lose} ${x}.`,
    gainsGroups: (n, m) => `Then ${b} ${gain} ${n} ${pack} of ${m} each.`,
    losesGroups: (n, m) => `Then ${b} ${lose} ${n} ${pack} of ${m} each.`,
    after: (q) => `Now ${a} has ${q} as many ${noun} as ${b}.`,
    askFirst: `How many ${noun} does ${a} have?`,
    blankFirst: `${a} has ___ ${noun}.`,
    askTotal: `How many ${noun} do they have altogether now?`,
    blankTotal: `They have ___ ${noun} altogether now.`,
    blankSecond: `In the end ${b} has ___ ${noun}.`,
  });
}

/** Two places with people or things. */
function places(
  noun: string,
  [one, two]: [string, string],
  come: string,
  go: string,
  pack: string,
  [low, high]: [number, number],
): Make {
  return () => ({
    style: countOf(noun),
    names: [one, two],
    low,
    high,
    before: (p) => `At first there are ${p} as many ${noun} in ${one} as in ${two}.`,
    gains: (x) => `Then ${x} ${come} ${two}.`,
    loses: (x) => `Then ${x} ${go} ${two}.`,
    gainsGroups: (n, m) => `Then ${n} ${pack} of ${m} each ${come} ${two}.`,
    losesGroups: (n, m) => `Then ${n} ${pack} of ${m} each ${go} ${two}.`,
    after: (q) => `Now there are ${q} as many ${noun} in ${one} as in ${two}.`,
    askFirst: `How many ${noun} are there in ${one}?`,
    blankFirst: `There are ___ ${noun} in ${one}.`,
    askTotal: `How many ${noun} are there altogether now?`,
    blankTotal: `There are ___ ${noun} altogether now.`,
    blankSecond: `In the end there are ___ ${noun} in ${two}.`,
  });
}

const savings: Make = (a, b) => ({
  style: MONEY,
  names: [a, b],
  low: 48,
  high: 360,
  before: (p) => `At first ${a} has ${p} as much money as ${b}.`,
  gains: (x) => `Then ${b} earns ${x}.`,
  loses: (x) => `Then ${b} spends ${x}.`,
  gainsGroups: (n, m) => `Then ${b} earns ${m} a day for ${n} days.`,
  losesGroups: (n, m) => `Then ${b} spends ${m} a day for ${n} days.`,
  after: (q) => `Now ${a} has ${q} as much money as ${b}.`,
  askFirst: `How much money does ${a} have?`,
  blankFirst: `${a} has $___.`,
  askTotal: 'How much money do they have altogether now?',
  blankTotal: 'They have $___ altogether now.',
  blankSecond: `In the end ${b} has $___.`,
});

/** Stickers, stamps, marbles, beads, halls, car parks, shelves and savings. */
export const UNCHANGED_SHARES: readonly Make[] = [
  collections({ noun: 'stickers', gain: 'buys', lose: 'gives away', pack: 'packs', low: 36, high: 240 }),
  collections({ noun: 'stamps', gain: 'collects', lose: 'sells', pack: 'sheets', low: 40, high: 360 }),
  collections({ noun: 'marbles', gain: 'finds', lose: 'gives away', pack: 'bags', low: 36, high: 180 }),
  collections({ noun: 'beads', gain: 'buys', lose: 'uses up', pack: 'boxes', low: 60, high: 480 }),
  places('pupils', ['Hall A', 'Hall B'], 'come into', 'leave', 'groups', [60, 360]),
  places('cars', ['Car Park P', 'Car Park Q'], 'drive into', 'drive out of', 'groups', [60, 480]),
  places('books', ['the red box', 'the blue box'], 'are put into', 'are taken out of', 'piles', [36, 180]),
  savings,
];
