import type { Dice } from '../../core/dice.js';
import type { BarGraphSpec } from '../../drawing/bar-graph.drawing.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { Setting, Situation, SituationQuantity, Words } from '../situation.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

/** What one mark of a scale may stand for. */
export const MARKS = [2, 5, 10, 20, 50, 100] as const;

export const drawMark = (dice: Dice, { range: [low, high] }: Setting): number =>
  dice.pick(MARKS.filter((mark) => mark >= low && mark <= high));

export const MARK: SituationQuantity = { counts: 'number', label: 'One mark of the scale' };

/** How many there are at a place, by its letter. */
export const inPlace = (letter: string, moment = ''): SituationQuantity => ({
  counts: 'amount',
  label: `{Things} {on${letter}}${moment}`,
  asked: {
    question: [`How many {things} ${moment === '' ? 'are' : 'were'} there {on${letter}}${moment}?`],
    blank: `There ${moment === '' ? 'are' : 'were'} ___ {things} {on${letter}}${moment}.`,
  },
});

/** Bars of places; a height of null is a bar that is not drawn. */
export function drawPlaces(
  { title = '', counted = '', ...words }: Words,
  step: number,
  heights: Readonly<Record<string, number | null>>,
  numbered: BarGraphSpec['numbered'] = 'every',
): DrawingSpec {
  return {
    kind: 'bar-graph',
    title,
    yTitle: counted,
    step,
    numbered,
    bars: Object.entries(heights).map(([letter, value]) => ({
      label: words[`place${letter}`] ?? letter,
      marks: value === null ? null : value / step,
    })),
  };
}

/** Missing bars that follow from clues. */
export const BARS_BY_CLUES: Situation = {
  id: 'bars-by-clues',
  quantities: {
    k: MARK,
    a: inPlace('A'),
    b: inPlace('B'),
    c: inPlace('C'),
    d: inPlace('D'),
    e: { counts: 'amount', label: 'How many fewer' },
    ab: { counts: 'amount', label: '{Things} {onA} and {placeB}' },
    cd: {
      counts: 'amount',
      label: '{Things} {onC} and {placeD}',
      asked: {
        question: ['How many {things} are there {onC} and {onD} altogether?'],
        blank: 'There are ___ {things} {onC} and {onD} altogether.',
      },
    },
    all: {
      counts: 'amount',
      label: 'Altogether',
      asked: {
        question: ['How many {things} are there altogether?'],
        blank: 'There are ___ {things} altogether.',
      },
    },
  },
  statements: {
    graph: {
      tells: ['a', 'b'],
      equations: [],
      says: ['The bar graph shows {shown}.'],
    },
    pair: {
      tells: [],
      equations: ['b = a + c'],
      says: [
        '{placeA} and {placeC} together have as many {things} as {placeB}.',
        '{placeB} has as many {things} as {placeA} and {placeC} together.',
      ],
    },
    fewer: {
      tells: ['e'],
      equations: ['d = c - e'],
      says: ['{placeD} has {e.bare} fewer {things} than {placeC}.'],
    },
  },
  steps: ['c = b - a', 'd = c - e', 'ab = a + b', 'cd = c + d', 'all = ab + cd'],
  draw: (dice, setting) => {
    const k = drawMark(dice, setting);
    const [a, c, e] = [dice.int(1, 4) * k, dice.int(2, 6) * k, dice.int(1, 4) * k];
    const [b, d] = [a + c, c - e];
    if (d <= 0 || new Set([a, b, c, d, e]).size < 5) return null;
    return { k, a, b, c, d, e, ab: a + b, cd: c + d, all: a + b + c + d };
  },
  slips: SLIPS['bars-by-clues'],
  asks: ASKS['bars-by-clues'],
  hint: 'Which of the clues has one missing bar only?',
  drawing: ({ k = 1, a = 0, b = 0 }, words, _write, { tells }) =>
    drawPlaces(words, k, { A: a, B: b, C: null, ...(tells.includes('fewer') ? { D: null } : {}) }),
};

/** A graph of the end, from which a move is undone. */
export const MOVED_BEFORE_THE_GRAPH: Situation = {
  id: 'moved-before-the-graph',
  quantities: {
    k: MARK,
    a: { counts: 'amount', label: '{Things} {onA} in the end' },
    b: { counts: 'amount', label: '{Things} {onB} in the end' },
    c: { counts: 'amount', label: '{Things} {onC}' },
    x: { counts: 'amount', label: 'Moved' },
    f: inPlace('A', ' at first'),
    g: inPlace('B', ' at first'),
    gap: {
      counts: 'amount',
      label: 'Difference at first',
      asked: {
        question: ['How many more {things} were there {onA} than {onB} at first?'],
        blank: 'At first, there were ___ more {things} {onA} than {onB}.',
      },
    },
  },
  statements: {
    end: {
      tells: ['a'],
      equations: [],
      says: ['The bar graph shows {shown} in the end.'],
    },
    both: {
      tells: ['a', 'b'],
      equations: [],
      says: ['The bar graph shows {shown} in the end.'],
    },
    moved: {
      tells: ['x'],
      equations: ['f = a + x', 'g = b - x'],
      says: ['Before that, {A} moved {x} from {placeA} to {placeB}.'],
    },
  },
  steps: ['gap = f - g'],
  draw: (dice, setting) => {
    const k = drawMark(dice, setting);
    const [a, g, x, c] = [dice.int(1, 9) * k, dice.int(1, 5) * k, dice.int(1, 4) * k, dice.int(1, 10) * k];
    const [f, b] = [a + x, g + x];
    if (f <= g || new Set([a, b, c, x, f, g, f - g]).size < 7) return null;
    return { k, a, b, c, x, f, g, gap: f - g };
  },
  slips: SLIPS['moved-before-the-graph'],
  asks: ASKS['moved-before-the-graph'],
  hint: 'What was there before the move?',
  drawing: ({ k = 1, a = 0, b = 0, c = 0 }, words) => drawPlaces(words, k, { A: a, B: b, C: c }),
};
