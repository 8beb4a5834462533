import type { Style } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Exact, exact, toWhole } from '../../numbers/exact.js';
import { type MoneyPiece, MONEY_PIECES } from '../../drawing/money.drawing.js';
import type { Working } from '../../core/working.js';
import type { Picture } from '../../engines/told-amount.js';

/** A scale by its largest value, the value of one mark, and how far apart its numbers stand. */
export type Scale = readonly [max: number, step: number, labelEvery: number];

/** Reads `600 + 50`, or counts the marks from 0; nothing to work out at a numbered mark. */
function readMarks(
  working: Working,
  style: Style,
  unit: string,
  value: number,
  [, step, labelEvery]: Scale,
  label: string,
): boolean {
  const below = Math.floor(value / labelEvery) * labelEvery;
  const rest = value - below;
  if (style.countedIn) {
    const terms = [...(below > 0 ? [`${below} ${unit}`] : []), ...(rest > 0 ? [`${rest} ${unit}`] : [])];
    if (terms.length === 1 && value < 1000) return false;
    working.state(label, terms.join(' + '), value, style);
    return true;
  }
  if (rest === 0) {
    working.say(`${label} ${style.text(value)}.`);
    return false;
  }
  working.calc(label, below > 0 ? `${below} + ${rest}` : `${rest / step} × ${step}`, style);
  return true;
}

function misreadMarks(value: number, [max, step, labelEvery]: Scale): Picture['misread'] {
  const below = Math.floor(value / labelEvery) * labelEvery;
  const marks = (value - below) / step;
  const wrongs: Picture['misread'] = [];
  if (marks > 0 && step > 1)
    wrongs.push({
      value: below + marks,
      code: 'mark-counted-as-one',
      explanation: 'One small mark is not always worth 1. Look at the numbers beside it.',
    });
  if (marks > 0)
    wrongs.push({
      value: below,
      code: 'number-only',
      explanation: 'Look at the small marks after the number too.',
    });
  if (value + step <= max)
    wrongs.push({ value: value + step, code: 'one-mark-too-far', explanation: 'You read one mark too far.' });
  wrongs.push({ value: value - step, code: 'one-mark-too-few', explanation: 'You read one mark too few.' });
  return wrongs;
}

function pickScale(dice: Dice, scales: readonly Scale[], value: number): Scale | null {
  const fitting = scales.filter(([max, step]) => value < max && value * 5 >= max && value % step === 0);
  return fitting.length === 0 ? null : dice.pick(fitting);
}

/** A kitchen scale. */
export function massPicture(style: Style, unit: 'g' | 'kg', scales: readonly Scale[]) {
  return (dice: Dice, value: Exact, label: string): Picture | null => {
    const reading = toWhole(value);
    const scale = pickScale(dice, scales, reading);
    if (!scale) return null;
    const [max, step, labelEvery] = scale;
    return {
      drawing: { kind: 'mass-scale', unit, max, step, labelEvery, reading, load: label },
      read: (working) => readMarks(working, style, unit, reading, scale, 'The scale shows'),
      misread: misreadMarks(reading, scale),
      hint: 'Look at the numbers on the scale. How much is one small mark?',
    };
  };
}

/** A beaker or tank with marks. */
export function volumePicture(style: Style, unit: 'ml' | 'ℓ', scales: readonly Scale[]) {
  return (dice: Dice, value: Exact, label: string): Picture | null => {
    const level = toWhole(value);
    const scale = pickScale(dice, scales, level);
    if (!scale) return null;
    const [max, step, labelEvery] = scale;
    return {
      drawing: { kind: 'beaker', unit, max, step, labelEvery, beakers: [{ label, level }] },
      read: (working) => readMarks(working, style, unit, level, scale, 'The marks show'),
      misread: misreadMarks(level, scale),
      hint: 'Look at the numbers beside the marks. How much is one small mark?',
    };
  };
}

/** A straight thing on a ruler; short ones need not start at 0. */
export function lengthPicture(style: Style, most: 15 | 100) {
  return (dice: Dice, value: Exact, label: string): Picture | null => {
    const length = toWhole(value);
    const grain = most === 15 ? 1 : 5;
    if (length % grain !== 0 || length > most || length * 6 < most) return null;
    const room = Math.floor((most - length) / (most === 15 ? 1 : 10));
    const from = (most === 15 ? 1 : 10) * dice.int(Math.min(1, room), room);
    const to = from + length;
    return {
      drawing: {
        kind: 'ruler',
        max: most,
        unit: 'cm',
        labelEvery: most === 15 ? 1 : 10,
        things: [{ label, from, to }],
      },
      read: (working) => {
        if (from > 0) working.calc('On the ruler', `${to} − ${from}`, style);
        else working.say(`The ruler shows ${style.text(length)}.`);
        return from > 0;
      },
      misread: [
        ...(from > 0
          ? [
              {
                value: to,
                code: 'read-the-end-mark',
                explanation: 'It does not start at 0. Look at both ends.',
              },
            ]
          : []),
        {
          value: length + 1,
          code: 'counted-marks',
          explanation: 'Count the gaps between the marks, not the marks.',
        },
        {
          value: length + grain * 2,
          code: 'misread-the-ruler',
          explanation: 'Look at both ends on the ruler again.',
        },
      ],
      hint: 'Look at both ends on the ruler. Where does it start, and where does it end?',
      ends: { from, to },
    };
  };
}

/** Coins and notes for a value in cents; mostly large pieces, at most twelve. */
export function drawPieces(
  dice: Dice,
  cents: number,
  allowed: readonly MoneyPiece[] = MONEY_PIECES,
): MoneyPiece[] | null {
  const pieces: MoneyPiece[] = [];
  let rest = cents;
  while (rest > 0) {
    const fitting = allowed.filter((p) => p <= rest).toSorted((a, b) => b - a);
    const [first, second] = fitting;
    if (first === undefined || pieces.length >= 12) return null;
    const piece = second !== undefined && dice.chance(3) ? second : first;
    pieces.push(piece);
    rest -= piece;
  }
  return pieces;
}

/** Coins and notes; values in cents (`perDollar` 1) or dollars (100). */
export function moneyPicture(style: Style, cents: 1 | 100, allowed: readonly MoneyPiece[]) {
  return (dice: Dice, value: Exact, label: string): Picture | null => {
    const worth = value.mul(cents);
    if (worth.d !== 1n) return null;
    const pieces = drawPieces(dice, toWhole(worth), allowed);
    if (!pieces || pieces.length < 3) return null;
    const sorted = pieces.toSorted((a, b) => b - a);
    const total = (list: readonly number[]): Exact =>
      exact(
        list.reduce((a, b) => a + b, 0),
        cents,
      );
    const notes = sorted.filter((p) => p >= 200);
    const wrongs = [
      {
        value: total(sorted.slice(1)),
        code: 'missed-a-piece',
        explanation: 'Count every note and every coin once.',
      },
      {
        value: total([...sorted, sorted.at(-1) ?? 0]),
        code: 'counted-a-piece-twice',
        explanation: 'Count every note and every coin once.',
      },
      ...(notes.length > 0 && notes.length < sorted.length
        ? [{ value: total(notes), code: 'notes-only', explanation: 'Count the coins too.' }]
        : []),
    ];
    return {
      drawing: { kind: 'money', groups: [{ label, pieces, worth: style.text(value) }] },
      read: (working) => {
        const shown = sorted.map((p) => (cents === 1 ? String(p) : style.text(exact(p, cents))));
        working.calc('The money shown', shown.join(' + '), style);
        return true;
      },
      misread: wrongs,
      hint: 'Count the notes first, then the coins, from large to small.',
    };
  };
}
