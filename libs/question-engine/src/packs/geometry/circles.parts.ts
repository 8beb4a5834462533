import { measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { decimalText } from '../../numbers/number-text.js';
import type { PlanFigure, PlanPiece } from '../../drawing/plan.drawing.js';

/** How π is taken: 22/7 for radii that 7 divides, else 3.14. */
export interface Pi {
  value: Exact;
  /** As the stem states it. */
  tell: string;
  /** As it stands in working. */
  text: string;
}

export const PI_FRACTION: Pi = { value: exact(22, 7), tell: 'Take π = 22/7.', text: '22/7' };
export const PI_DECIMAL: Pi = { value: exact(157, 50), tell: 'Take π = 3.14.', text: '3.14' };

export const CM = measured('cm', 2);
export const CM2 = measured('cm²', 2);

/** A circle's size with the π that suits it. */
export interface Round {
  r: number;
  pi: Pi;
}

/** A radius: multiples of 7, or easy numbers for 3.14. */
export function drawRound(
  dice: Dice,
  sevens: readonly number[] = [7, 14, 21, 28, 35],
  tens: readonly number[] = [3, 4, 5, 6, 8, 9, 10, 12, 15, 20],
): Round {
  if (tens.length === 0 || dice.chance(2)) return { r: dice.pick(sevens), pi: PI_FRACTION };
  return { r: dice.pick(tens), pi: PI_DECIMAL };
}

export const areaOf = ({ r, pi }: Round): Exact => pi.value.mul(r).mul(r);
export const roundOf = ({ r, pi }: Round): Exact => pi.value.mul(2 * r);

/** `22/7 × 14 × 14`. */
export const areaText = ({ r, pi }: Round): string => `${pi.text} × ${r} × ${r}`;
/** `2 × 22/7 × 14`. */
export const roundText = ({ r, pi }: Round): string => `2 × ${pi.text} × ${r}`;

/** Text of a length or area for an expression. */
export const num = (value: Exact | number): string => decimalText(value);

/** A thing with the least and the most centimetres that it is across. */
type Sized = readonly [thing: string, least: number, most: number];

const DISCS: readonly Sized[] = [
  ['plate', 12, 32],
  ['mat', 14, 160],
  ['lid', 6, 40],
  ['badge', 3, 10],
  ['tray', 18, 60],
  ['tin lid', 6, 24],
  ['paper disc', 2, 60],
  ['mirror', 8, 160],
  ['cardboard disc', 2, 120],
  ['foil disc', 2, 80],
  ['sticker', 2, 12],
  ['wooden disc', 4, 160],
];

const FLAT: readonly Sized[] = [
  ['place mat', 24, 60],
  ['tile', 8, 60],
  ['card', 6, 40],
  ['sign', 14, 200],
  ['sticker', 2, 14],
  ['mirror', 8, 200],
  ['wooden board', 10, 300],
  ['piece of felt', 4, 300],
  ['piece of foil', 4, 120],
  ['badge', 3, 10],
  ['cork board', 20, 300],
];

/** A thing that may be so many centimetres across; the widest thing where none is so large. */
function drawSized(dice: Dice, things: readonly Sized[], across: number): string {
  const fit = things.filter(([, least, most]) => across >= least && across <= most);
  const [thing] = fit.length > 0 ? dice.pick(fit) : things.reduce((a, b) => (b[2] > a[2] ? b : a));
  return `${drawPerson(dice).name}'s ${thing}`;
}

/** Someone's round thing of this diameter in centimetres: "Siti's paper disc". */
export const drawDisc = (dice: Dice, across: number): string => drawSized(dice, DISCS, across);

/** Someone's flat thing with straight and curved edges, so many centimetres across. */
export const drawFlat = (dice: Dice, across: number): string => drawSized(dice, FLAT, across);

/** A circle with its radius or diameter marked. */
export function circleFigure(
  r: number,
  label: string,
  mark: 'radius' | 'diameter',
  name?: string,
): PlanFigure {
  return {
    ...(name === undefined ? {} : { name }),
    pieces: [{ shape: 'disc', centre: [r, r], radius: r }],
    lines: [{ from: mark === 'radius' ? [r, r] : [0, r], to: [2 * r, r] }],
    marks: label === '' ? [] : [{ at: [mark === 'radius' ? 1.5 * r : r, 0.8 * r], label }],
    says: `A circle${label === '' ? '' : `, ${mark} ${label === '?' ? 'to be found' : label}`}.`,
  };
}

/** A half or quarter disc standing on its straight edge. */
export function partFigure(r: number, part: 'half' | 'quarter', label: string): PlanFigure {
  const piece: PlanPiece =
    part === 'half'
      ? { shape: 'disc', centre: [r, r], radius: r, from: 0, to: 180 }
      : { shape: 'disc', centre: [0, r], radius: r, from: 0, to: 90 };
  return {
    pieces: [piece],
    lengths: [
      part === 'half'
        ? { from: [0, r], to: [2 * r, r], label, side: 'bottom' }
        : { from: [0, r], to: [r, r], label, side: 'bottom' },
    ],
    says: `A ${part === 'half' ? 'semicircle' : 'quarter circle'}, ${part === 'half' ? 'diameter' : 'radius'} ${label === '?' ? 'to be found' : label}.`,
  };
}
