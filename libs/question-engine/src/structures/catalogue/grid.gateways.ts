import type { Dice } from '../../core/dice.js';
import type { Gateway } from '../structure.js';
import { splitInTwo } from './split-amounts.js';
import { SLIPS } from './gateways.slips.js';

/** What one unit on the axes may stand for. */
const UNITS = [2, 4, 5, 10, 20, 25] as const;

const UNITS_FORGOTTEN = {
  code: 'units-not-changed',
  says: 'These are squares on the grid. Change them to metres.',
} as const;

/** Units and what each of them stands for, whose product is the amount; null when none are. */
function splitIntoUnits(
  dice: Dice,
  held: number,
  [low, high]: readonly [number, number],
): { units: number; gu: number } | null {
  const fitting = UNITS.filter((unit) => held % unit === 0 && held / unit >= low && held / unit <= high);
  if (fitting.length === 0) return null;
  const gu = dice.pick(fitting);
  return { units: held / gu, gu };
}

/** Opposite corners of a rectangle of this length and breadth. */
function placeRectangle(
  dice: Dice,
  length: number,
  breadth: number,
): { gx1: number; gy1: number; gx2: number; gy2: number } | null {
  const [gx1, gy1] = [dice.int(1, 3), dice.int(1, 3)];
  return gx1 === gy1 || length === breadth || length < 1 || breadth < 1
    ? null
    : { gx1, gy1, gx2: gx1 + length, gy2: gy1 + breadth };
}

/** A straight line along the grid, by its ends. */
const LINE: Gateway = {
  id: 'grid-line',
  parts: { gp: 'number', gq: 'number', gu: 'number' },
  gives: '(gq - gp) * gu',
  split: (dice, held) => {
    const found = splitIntoUnits(dice, held, [3, 11]);
    if (!found) return null;
    const gp = dice.int(1, 4);
    return { gp, gq: gp + found.units, gu: found.gu };
  },
  slips: [...SLIPS['grid-line'], { ...UNITS_FORGOTTEN, instead: 'gq - gp' }],
};

/** A path with one corner, by its points. */
const PATH: Gateway = {
  id: 'grid-path',
  parts: { gx1: 'number', gy1: 'number', gx2: 'number', gy2: 'number', gu: 'number' },
  gives: '(gx2 - gx1 + gy2 - gy1) * gu',
  split: (dice, held) => {
    const found = splitIntoUnits(dice, held, [5, 18]);
    if (!found) return null;
    const length = dice.int(Math.max(2, found.units - 9), Math.min(9, found.units - 2));
    const placed = placeRectangle(dice, length, found.units - length);
    return placed && { ...placed, gu: found.gu };
  },
  slips: [
    { code: 'one-part-only', says: 'The path has two parts.', instead: '(gx2 - gx1) * gu' },
    { code: 'counted-from-zero', says: 'The path does not begin at zero.', instead: '(gx2 + gy2) * gu' },
    { ...UNITS_FORGOTTEN, instead: 'gx2 - gx1 + gy2 - gy1' },
  ],
};

/** The perimeter of a rectangle along the grid lines. */
const OUTLINE: Gateway = {
  id: 'grid-outline',
  parts: { gx1: 'number', gy1: 'number', gx2: 'number', gy2: 'number', gu: 'number' },
  gives: '(gx2 - gx1 + gy2 - gy1) * 2 * gu',
  split: (dice, held) => {
    const found = held % 2 === 0 ? splitIntoUnits(dice, held / 2, [5, 18]) : null;
    if (!found) return null;
    const length = dice.int(Math.max(2, found.units - 9), Math.min(9, found.units - 2));
    const placed = placeRectangle(dice, length, found.units - length);
    return placed && { ...placed, gu: found.gu };
  },
  slips: [...SLIPS['grid-outline'], { ...UNITS_FORGOTTEN, instead: '(gx2 - gx1 + gy2 - gy1) * 2' }],
};

/** The area of a rectangle along the grid lines, by two opposite corners. */
const AREA: Gateway = {
  id: 'corners',
  parts: { gx1: 'number', gy1: 'number', gx2: 'number', gy2: 'number' },
  gives: '(gx2 - gx1) * (gy2 - gy1)',
  split: (dice, held) => {
    const two = splitInTwo(dice, held, [2, 16]);
    if (!two || two[0] > 16 || two[0] === two[1]) return null;
    const [gx1, gy1] = [dice.int(1, 3), dice.int(1, 3)];
    return gx1 === gy1 ? null : { gx1, gy1, gx2: gx1 + two[0], gy2: gy1 + two[1] };
  },
  slips: SLIPS.corners,
};

/** The area of a triangle with a right angle, two of its sides along the grid lines. */
const TRIANGLE: Gateway = {
  id: 'grid-triangle',
  parts: { gx1: 'number', gy1: 'number', gx2: 'number', gy2: 'number' },
  gives: '(gx2 - gx1) * (gy2 - gy1) / 2',
  split: (dice, held) => {
    const two = splitInTwo(dice, held * 2, [2, 14]);
    return two && two[0] <= 14 ? placeRectangle(dice, two[0], two[1]) : null;
  },
  slips: SLIPS['grid-triangle'],
};

/** Lengths and areas by the coordinates of points. */
export const GRID_GATEWAYS: readonly Gateway[] = [LINE, PATH, OUTLINE, AREA, TRIANGLE];
