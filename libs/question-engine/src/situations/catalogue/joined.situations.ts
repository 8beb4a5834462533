import type { PlanLength } from '../../drawing/plan.drawing.js';
import type { Situation, SituationQuantity, Statement } from '../situation.js';
import { CENTIMETRES } from './area.units.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';
import { rectangleOf } from '../../drawing/rectangle.js';

const { length: CM, area: CM2 } = CENTIMETRES;

const side = (label: string): SituationQuantity => ({ counts: CM, label });
const area = (label: string): SituationQuantity => ({ counts: CM2, label });
const seen = (tells: Statement['tells'], ...says: string[]): Statement => ({
  tells,
  equations: [],
  says,
  isDrawn: true,
});

type Corner = [x: number, y: number];
const rectangle = (left: number, top: number, width: number, height: number): Corner[] =>
  rectangleOf(left, top, left + width, top + height);

/** A rectangle that stands on a longer one. */
const TWO_JOINED_RECTANGLES: Situation = {
  id: 'two-joined-rectangles',
  quantities: {
    l: side('Length of the figure'),
    w: side('Breadth of the lower rectangle'),
    p: side('Length of the upper rectangle'),
    q: side('Breadth of the upper rectangle'),
    lower: area('Area of the lower rectangle'),
    upper: area('Area of the upper rectangle'),
    a: {
      counts: CM2,
      label: 'Area of the figure',
      asked: { question: ['What is the area of the figure?'], blank: 'The area of the figure is {a.gap}.' },
    },
    h: side('Height of the figure'),
    half: side('Length and height'),
    r: {
      counts: CM,
      label: 'Perimeter of the figure',
      asked: {
        question: ['What is the perimeter of the figure?'],
        blank: 'The perimeter of the figure is {r.gap}.',
      },
    },
  },
  statements: {
    all: seen(['l', 'w', 'p', 'q'], '{A} cuts out the figure, which is made of two rectangles.'),
    outside: seen(['l', 'w', 'q'], 'The figure is made of two rectangles.'),
    lower: seen(['l', 'w', 'p'], 'The figure is made of two rectangles.'),
    whole: {
      tells: ['a'],
      equations: ['a = l * w + p * q'],
      says: ['Its area is {a}.', 'It has an area of {a}.'],
    },
  },
  steps: ['lower = l * w', 'upper = p * q', 'a = lower + upper', 'h = w + q', 'half = l + h', 'r = 2 * half'],
  draw: (dice) => {
    const [l, w, p, q] = [dice.int(8, 20), dice.int(3, 9), dice.int(3, 12), dice.int(2, 8)];
    if (p > l - 3 || new Set([l, w, p, q]).size < 4) return null;
    const [lower, upper, h] = [l * w, p * q, w + q];
    return { l, w, p, q, lower, upper, a: lower + upper, h, half: l + h, r: 2 * (l + h) };
  },
  slips: SLIPS['two-joined-rectangles'],
  asks: ASKS['two-joined-rectangles'],
  hint: 'Which two rectangles make the figure?',
  drawing: ({ l = 1, w = 1, p = 1, q = 1 }, _words, write, { id }) => {
    const length = (name: string, line: Omit<PlanLength, 'label'>): PlanLength[] =>
      name === 'p' && id === 'perimeter' ? [] : [{ ...line, label: write(`{${name}}`) }];
    return {
      kind: 'plan',
      figures: [
        {
          pieces: [
            { shape: 'polygon', points: rectangle(0, 0, p, q), fill: 'amber' },
            { shape: 'polygon', points: rectangle(0, q, l, w) },
          ],
          lengths: [
            ...length('p', { from: [0, 0], to: [p, 0], side: 'top' }),
            ...length('q', { from: [0, 0], to: [0, q], side: 'left' }),
            ...length('w', { from: [l, q], to: [l, q + w], side: 'right' }),
            ...length('l', { from: [0, q + w], to: [l, q + w], side: 'bottom' }),
          ],
          says: write(
            id === 'perimeter'
              ? 'A rectangle {l} long and {w} wide. On it stands a shorter one that is {q} wide.'
              : 'A rectangle {l} long and {w} wide. On it stands one that is {p} long and {q} wide.',
          ),
        },
      ],
    };
  },
};

/** A rectangle with a rectangular hole. */
const RECTANGLE_WITH_A_HOLE: Situation = {
  id: 'rectangle-with-a-hole',
  quantities: {
    l: {
      counts: CM,
      label: 'Length of the card',
      asked: { question: ['How long is the card?'], blank: 'The card is {l.gap} long.' },
    },
    w: side('Breadth of the card'),
    p: side('Length of the hole'),
    q: side('Breadth of the hole'),
    whole: area('Area of the whole card'),
    hole: area('Area of the hole'),
    rest: {
      counts: CM2,
      label: 'Area that is left',
      asked: { question: ['What area is left?'], blank: '{rest.gap} is left.' },
    },
  },
  statements: {
    card: seen(['l', 'w', 'p', 'q'], '{A} cuts a hole out of a card, as in the figure.'),
    unknown: seen(['w', 'p', 'q'], '{A} cuts a hole out of a card, as in the figure.'),
    cut: { tells: [], equations: ['rest = l * w - p * q'], says: ['Both are rectangles.'] },
    left: { tells: ['rest'], equations: [], says: ['The shaded part has an area of {rest}.'] },
  },
  steps: ['whole = l * w', 'hole = p * q', 'rest = whole - hole'],
  draw: (dice) => {
    const [l, w, p, q] = [dice.int(9, 20), dice.int(6, 9), dice.int(3, 12), dice.int(2, 6)];
    if (p > l - 3 || q > w - 2 || new Set([l, w, p, q]).size < 4) return null;
    return { l, w, p, q, whole: l * w, hole: p * q, rest: l * w - p * q };
  },
  slips: SLIPS['rectangle-with-a-hole'],
  asks: ASKS['rectangle-with-a-hole'],
  hint: 'Which rectangle is whole, and which one is cut out?',
  drawing: ({ l = 1, w = 1, p = 1, q = 1 }, _words, write, { id }) => {
    const [left, top] = [Math.floor((l - p) / 2), Math.floor((w - q) / 2)];
    const long = id === 'length' ? '?' : '{l}';
    return {
      kind: 'plan',
      tall: 130,
      figures: [
        {
          pieces: [
            { shape: 'polygon', points: rectangle(0, 0, l, w) },
            { shape: 'polygon', points: rectangle(left, top, p, q), fill: 'plain' },
          ],
          lengths: [
            { from: [0, w], to: [l, w], label: write(long), side: 'bottom', away: true },
            { from: [0, 0], to: [0, w], label: write('{w}'), side: 'left' },
            { from: [left, 0], to: [left + p, 0], label: write('{p}'), side: 'top', away: true },
            { from: [l, top], to: [l, top + q], label: write('{q}'), side: 'right', away: true },
          ],
          says: write(
            `A shaded rectangle, length ${long}, breadth {w}, with a white rectangle inside that is {p} long and {q} wide.`,
          ),
        },
      ],
    };
  },
};

/** Figures of two rectangles. */
export const JOINED_SITUATIONS: readonly Situation[] = [TWO_JOINED_RECTANGLES, RECTANGLE_WITH_A_HOLE];
