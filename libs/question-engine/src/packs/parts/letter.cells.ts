import { MONEY, countOf } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { type SizedThings, letterDecimalShapes } from '../../engines/letter-decimal.engine.js';
import { type SharedThings, letterFractionShapes } from '../../engines/letter-fraction.engine.js';
import { type PercentThings, letterPercentShapes } from '../../engines/letter-percent.engine.js';

const SHARED: readonly SharedThings[] = [
  { noun: 'stickers', low: 40, high: 240 },
  { noun: 'stamps', low: 60, high: 360 },
  { noun: 'beads', low: 60, high: 480 },
  { noun: 'marbles', low: 40, high: 180 },
  { noun: 'game cards', low: 40, high: 200 },
  { noun: 'shells', low: 40, high: 160 },
  { noun: 'erasers', low: 40, high: 120 },
  { noun: 'seeds', low: 60, high: 400 },
];

const SIZED: readonly SizedThings[] = [
  { one: 'bag', many: 'bags', thing: 'rice', unit: 'kg', low: 125, high: 495 },
  { one: 'bottle', many: 'bottles', thing: 'juice', unit: 'ℓ', low: 55, high: 195 },
  { one: 'roll', many: 'rolls', thing: 'ribbon', unit: 'm', low: 145, high: 595 },
  { one: 'tin', many: 'tins', thing: 'paint', unit: 'ℓ', low: 115, high: 395 },
  { one: 'box', many: 'boxes', thing: 'tiles', unit: 'kg', low: 245, high: 895 },
  { one: 'coil', many: 'coils', thing: 'wire', unit: 'm', low: 215, high: 845 },
  { one: 'packet', many: 'packets', thing: 'flour', unit: 'kg', low: 45, high: 185 },
  { one: 'pot', many: 'pots', thing: 'soup', unit: 'ℓ', low: 135, high: 395 },
];

/** Something on sale. */
function goods(thing: string, low: number, high: number): PercentThings {
  return {
    opening: `A ${thing} costs x dollars at first.`,
    rises: (p) => `Its price rises by ${p}.`,
    falls: (p) => `Its price falls by ${p}.`,
    takes: (c) => `A voucher takes off another ${c}.`,
    now: (t) => `Now the ${thing} costs ${t}.`,
    style: MONEY,
    low,
    high,
    two: (a, b, p) => `${a} pays x dollars for a ${thing}. ${b} pays ${p} more than ${a} for another one.`,
    both: (t) => `They pay ${t} altogether.`,
    askSecond: (b) => `How much does ${b} pay?`,
    blankSecond: (b) => `${b} pays $___.`,
  };
}

/** Things that are counted. */
function counted(noun: string, where: string, go: string, low: number, high: number): PercentThings {
  return {
    opening: `There are x ${noun} in ${where} at first.`,
    rises: (p) => `The number rises by ${p}.`,
    falls: (p) => `The number falls by ${p}.`,
    takes: (c) => `Then another ${c.replace(/ .*$/, '')} ${go}.`,
    now: (t) => `Now there are ${t}.`,
    style: countOf(noun),
    low,
    high,
    two: (a, b, p) => `${a} counts x ${noun}. ${b} counts ${p} more than ${a}.`,
    both: (t) => `They count ${t} altogether.`,
    askSecond: (b) => `How many ${noun} does ${b} count?`,
    blankSecond: (b) => `${b} counts ___ ${noun}.`,
  };
}

const PRICED: readonly PercentThings[] = [
  goods('watch', 40, 240),
  goods('suitcase', 60, 320),
  goods('fan', 40, 160),
  goods('bicycle', 120, 600),
  goods('school bag', 40, 120),
  counted('books', 'a library', 'are lent out', 200, 1600),
  counted('birds', 'a park', 'fly away', 80, 400),
  counted('visitors', 'a zoo', 'leave', 200, 1200),
  counted('cars', 'a car park', 'drive off', 80, 600),
];

/** h11 of Primary 6. */
export const LETTER_6_CELLS: readonly Cell[] = [
  { subStrandId: 'fractions', heuristicId: 'h11_algebraic_thinking', shapes: letterFractionShapes(SHARED) },
  { subStrandId: 'decimals', heuristicId: 'h11_algebraic_thinking', shapes: letterDecimalShapes(SIZED) },
  { subStrandId: 'percentage', heuristicId: 'h11_algebraic_thinking', shapes: letterPercentShapes(PRICED) },
];
