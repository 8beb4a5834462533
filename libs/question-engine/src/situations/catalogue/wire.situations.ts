import type { Situation } from '../situation.js';
import type { Units } from './area.units.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

/** A wire of which a figure is bent, after it was cut. */
export const wireUndone = ({ length }: Units): Situation => ({
  id: 'wire-undone',
  quantities: {
    s: { counts: length, label: 'Side' },
    l: { counts: length, label: 'Length' },
    b: { counts: length, label: 'Breadth' },
    half: { counts: length, label: 'Sum of length and breadth' },
    square: { counts: length, label: '{Wire} for the square' },
    used: { counts: length, label: '{Wire} for the rectangle' },
    left: { counts: length, label: 'Left' },
    w: {
      counts: length,
      label: '{Wire} for the square and the rest',
      asked: {
        question: ['How long was the {wire} at first?'],
        blank: 'At first the {wire} was {w.gap} long.',
      },
    },
    v: {
      counts: length,
      label: '{Wire} for the rectangle and the rest',
      asked: {
        question: ['How long was the {wire} at first?'],
        blank: 'At first the {wire} was {v.gap} long.',
      },
    },
    x: {
      counts: length,
      label: 'Both halves',
      asked: {
        question: ['How long was the {wire} at first?'],
        blank: 'At first the {wire} was {x.gap} long.',
      },
    },
    c: { counts: length, label: 'Cut off' },
    y: {
      counts: length,
      label: '{Wire} at first',
      asked: {
        question: ['How long was the {wire} at first?'],
        blank: 'At first the {wire} was {y.gap} long.',
      },
    },
  },
  statements: {
    bendsSquare: {
      tells: ['s'],
      equations: ['w = 4 * s + left'],
      says: ['{A} used some {wire} for a square with sides of {s}.'],
    },
    bendsRectangle: {
      tells: ['l', 'b'],
      equations: ['v = 2 * l + 2 * b + left'],
      says: ['{A} used some {wire} for a rectangle {l} long and {b} wide.'],
    },
    halved: { tells: [], equations: ['x = 2 * v'], says: ['{A} cut a {wire} into two equal pieces.'] },
    rectangleOfHalf: {
      tells: ['l', 'b'],
      equations: ['v = 2 * l + 2 * b + left'],
      says: ['With one piece {A.he} made a rectangle {l} long and {b} wide.'],
    },
    cutOff: { tells: ['c'], equations: ['y = x + c'], says: ['{A} cut {c} off a {wire}.'] },
    thenHalved: { tells: [], equations: ['x = 2 * v'], says: ['{A.He} cut the rest into two equal pieces.'] },
    left: {
      tells: ['left'],
      equations: [],
      says: ['There was {left} left over.', 'In the end, there was {left} left over.'],
    },
    leftOfPiece: { tells: ['left'], equations: [], says: ['There was {left} of this piece left over.'] },
  },
  steps: [
    'square = 4 * s',
    'w = square + left',
    'half = l + b',
    'used = 2 * half',
    'v = used + left',
    'x = 2 * v',
    'y = x + c',
  ],
  draw: (dice, { range: [low, high] }) => {
    const [s, l, b] = [dice.int(low, high), dice.int(low + 2, high), dice.int(low, 9)];
    const [left, c] = [dice.int(2, 12), dice.int(3, 15)];
    if (b >= l || new Set([s, l, b, left, c]).size < 5) return null;
    const v = 2 * (l + b) + left;
    return {
      s,
      l,
      b,
      left,
      c,
      half: l + b,
      square: 4 * s,
      used: 2 * (l + b),
      w: 4 * s + left,
      v,
      x: 2 * v,
      y: 2 * v + c,
    };
  },
  slips: SLIPS['wire-undone'],
  asks: ASKS['wire-undone'],
  hint: 'Go back from the end of the story.',
});
