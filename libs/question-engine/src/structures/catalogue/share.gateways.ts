import type { Gateway } from '../structure.js';
import { readPairs } from '../../numbers/pairs.js';
import { SLIPS } from './gateways.slips.js';

const PERCENTS = [5, 10, 15, 20, 25, 30, 40, 45, 60, 70, 75, 80] as const;

/** What a box is made to hold: tens, or dozens of a small one. */
const isCapacity = (n: number): boolean => n >= 20 && (n % 10 === 0 || (n <= 144 && n % 12 === 0));

const SHARES = readPairs('2:3 3:4 2:5 3:5 4:5 5:6 3:8 5:8 7:10');
const RATIOS = readPairs('2:1 3:1 3:2 4:1 4:3 5:2 5:3 7:3');
const PERCENT: Gateway = {
  id: 'percent',
  parts: { gp: 'number', gw: 'amount' },
  gives: 'gw * gp / 100',
  split: (dice, held) => {
    const fitting = PERCENTS.filter((p) => isCapacity((held * 100) / p) && (held * 100) / p <= 800);
    if (fitting.length === 0) return null;
    const gp = dice.pick(fitting);
    return { gp, gw: (held * 100) / gp };
  },
  slips: SLIPS.percent,
};
const FRACTION: Gateway = {
  id: 'fraction',
  parts: { gt: 'number', gb: 'number', gw: 'amount' },
  gives: 'gw / gb * gt',
  split: (dice, held) => {
    const fitting = SHARES.filter(([top, bottom]) => isCapacity((held * bottom) / top));
    if (fitting.length === 0) return null;
    const [gt, gb] = dice.pick(fitting);
    return { gt, gb, gw: (held * gb) / gt };
  },
  slips: SLIPS.fraction,
};

const RATIO: Gateway = {
  id: 'ratio-part',
  parts: { gw: 'amount', gp: 'number', gq: 'number' },
  gives: 'gw / (gp + gq) * gp',
  split: (dice, held) => {
    const fitting = RATIOS.filter(([p, q]) => held % p === 0 && isCapacity((held / p) * (p + q)));
    if (fitting.length === 0) return null;
    const [gp, gq] = dice.pick(fitting);
    return { gw: (held / gp) * (gp + gq), gp, gq };
  },
  slips: SLIPS['ratio-part'],
};

const LETTER: Gateway = {
  id: 'letter',
  parts: { gc: 'number', gx: 'number', gd: 'number' },
  gives: 'gc * gx + gd',
  split: (dice, held) => {
    const gc = dice.int(2, 9);
    const gd = dice.int(2, 20);
    const gx = (held - gd) / gc;
    const isGood = Number.isInteger(gx) && gx > 2 && gx <= 90 && new Set([gc, gx, gd]).size === 3;
    return isGood ? { gc, gx, gd } : null;
  },
  slips: SLIPS.letter,
};

export const SHARE_GATEWAYS: readonly Gateway[] = [PERCENT, FRACTION, RATIO, LETTER];
