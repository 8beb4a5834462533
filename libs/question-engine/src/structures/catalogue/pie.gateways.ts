import type { Gateway } from '../structure.js';
import { readPairs } from '../../numbers/pairs.js';
import { SLIPS } from './gateways.slips.js';

const DEGREES = [30, 40, 45, 60, 72, 80, 90, 108, 120, 135, 150] as const;
const PERCENTS = [10, 15, 20, 25, 30, 35, 40, 45] as const;
const FRACTIONS = readPairs('1:3 1:4 1:5 2:5 1:6 1:8 3:8 3:10');
/** Largest number that a whole pie chart stands for. */
const MOST = 900;
/** What three boxes hold together. */
const isCapacity = (n: number): boolean => n >= 40 && n <= MOST && n % 10 === 0;

const THE_REST = { code: 'gave-the-rest', says: 'This is what the other sectors stand for.' } as const;
const THE_WHOLE = { code: 'whole-taken', says: 'This uses the whole pie chart. Use one sector.' } as const;

/** A sector by its angle; the angle stands in the drawing. */
const BY_ANGLE: Gateway = {
  id: 'sector',
  parts: { gw: 'amount', gd: 'number' },
  gives: 'gw * gd / 360',
  split: (dice, held) => {
    const fitting = DEGREES.filter((d) => isCapacity((held * 360) / d));
    if (fitting.length === 0) return null;
    const gd = dice.pick(fitting);
    return { gw: (held * 360) / gd, gd };
  },
  slips: [
    ...SLIPS.sector,
    { ...THE_REST, instead: 'gw * (360 - gd) / 360' },
    {
      code: 'degrees-for-number',
      says: 'The angle is not the number that the sector stands for.',
      instead: 'gd',
    },
  ],
};

/** A sector by another one: both angles stand in the drawing, and what the other stands for is told. */
const BY_ANOTHER: Gateway = {
  id: 'sectors',
  parts: { gk: 'amount', ga: 'number', gb: 'number' },
  gives: 'ga / gb * gk',
  split: (dice, held) => {
    const [ga, gb] = dice.pick(readPairs('120:60 90:30 135:45 80:40 144:72 120:40 90:45 150:30'));
    const gk = (held * gb) / ga;
    return Number.isInteger(gk) && gk >= 10 && gk <= MOST ? { gk, ga, gb } : null;
  },
  slips: SLIPS.sectors,
};

/** A sector by its percentage, which stands in the drawing. */
const BY_PERCENT: Gateway = {
  id: 'pie-percent',
  parts: { gw: 'amount', gp: 'number' },
  gives: 'gw * gp / 100',
  split: (dice, held) => {
    const fitting = PERCENTS.filter((p) => isCapacity((held * 100) / p));
    if (fitting.length === 0) return null;
    const gp = dice.pick(fitting);
    return { gw: (held * 100) / gp, gp };
  },
  slips: [
    { ...THE_REST, instead: 'gw * (100 - gp) / 100' },
    { code: 'percent-taken-as-number', says: '{gp}% means {gp} out of 100.', instead: 'gp' },
    { ...THE_WHOLE, instead: 'gw' },
  ],
};

/** A sector by the percentages of the two others. */
const BY_THE_OTHERS: Gateway = {
  id: 'pie-rest',
  parts: { gw: 'amount', ga: 'number', gb: 'number' },
  gives: 'gw * (100 - ga - gb) / 100',
  split: (dice, held) => {
    const wholeOf = (a: number, b: number): number => (held * 100) / (100 - a - b);
    const fitting = PERCENTS.flatMap((a) =>
      PERCENTS.filter((b) => a !== b && isCapacity(wholeOf(a, b))).map((b) => [a, b] as const),
    );
    if (fitting.length === 0) return null;
    const [ga, gb] = dice.pick(fitting);
    return { gw: wholeOf(ga, gb), ga, gb };
  },
  slips: [
    { ...THE_REST, instead: 'gw * (ga + gb) / 100' },
    ...SLIPS['pie-rest'],
    { ...THE_WHOLE, instead: 'gw' },
  ],
};

/** A sector by its fraction, which stands in the drawing. */
const BY_FRACTION: Gateway = {
  id: 'pie-fraction',
  parts: { gt: 'number', gb: 'number', gw: 'amount' },
  gives: 'gw / gb * gt',
  split: (dice, held) => {
    const fitting = FRACTIONS.filter(([top, bottom]) => isCapacity((held * bottom) / top));
    if (fitting.length === 0) return null;
    const [gt, gb] = dice.pick(fitting);
    return { gt, gb, gw: (held * gb) / gt };
  },
  slips: [
    { ...THE_REST, instead: 'gw / gb * (gb - gt)' },
    ...SLIPS['pie-fraction'],
    { ...THE_WHOLE, instead: 'gw' },
  ],
};

/** What a sector of a pie chart stands for. */
export const PIE_GATEWAYS: readonly Gateway[] = [
  BY_ANGLE,
  BY_ANOTHER,
  BY_PERCENT,
  BY_THE_OTHERS,
  BY_FRACTION,
];
