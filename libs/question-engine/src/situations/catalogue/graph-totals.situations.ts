import type { Situation } from '../situation.js';
import { MARK, drawMark, drawPlaces, inPlace } from './graph.situations.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

/** Three bars, and how many there are altogether: the fourth is found from the others. */
const FOURTH_BAR: Situation = {
  id: 'fourth-bar-from-the-total',
  quantities: {
    k: MARK,
    a: inPlace('A'),
    b: inPlace('B'),
    c: inPlace('C'),
    d: inPlace('D'),
    two: {
      counts: 'amount',
      label: '{Things} {onA} and {placeB}',
      asked: {
        question: ['How many {things} are there {onA} and {onB} altogether?'],
        blank: 'There are ___ {things} {onA} and {onB} altogether.',
      },
    },
    three: { counts: 'amount', label: 'The three bars' },
    all: { counts: 'amount', label: 'Altogether' },
    gap: {
      counts: 'amount',
      label: 'Difference',
      asked: {
        question: ['How many more {things} are there {onD} than {onC}?'],
        blank: 'There are ___ more {things} {onD} than {onC}.',
      },
    },
    moved: {
      counts: 'amount',
      label: 'Moved',
      asked: {
        question: ['How many {things} must be moved from {placeD} to {placeC} to make them equal?'],
        blank: 'To make them equal, ___ {things} must be moved from {placeD} to {placeC}.',
      },
    },
  },
  statements: {
    pair: { tells: ['a', 'b'], equations: [], says: ['The bar graph shows {shown}.'] },
    graph: { tells: ['a', 'b', 'c'], equations: [], says: ['The bar graph shows {shown}.'] },
    total: {
      tells: ['all'],
      equations: ['all = a + b + c + d'],
      says: [
        'There are {all} altogether.',
        'Altogether there are {all}.',
        'The number of {things} is {all.bare} altogether.',
      ],
    },
  },
  steps: ['three = a + b + c', 'd = all - three', 'gap = d - c', 'moved = gap / 2', 'two = a + b'],
  draw: (dice, setting) => {
    const k = drawMark(dice, setting);
    const [a, b, c] = [dice.int(1, 9) * k, dice.int(1, 9) * k, dice.int(1, 7) * k];
    const d = c + 2 * dice.int(1, 3) * k;
    const [two, three, all] = [a + b, a + b + c, a + b + c + d];
    if (new Set([a, b, c, d, d - c, (d - c) / 2, two]).size < 7) return null;
    return { k, a, b, c, d, two, three, all, gap: d - c, moved: (d - c) / 2 };
  },
  slips: SLIPS['fourth-bar-from-the-total'],
  asks: ASKS['fourth-bar-from-the-total'],
  hint: 'Which bars do you need? Read their numbers in the graph.',
  drawing: ({ k = 1, a = 0, b = 0, c = 0 }, words, _write, { tells }) =>
    drawPlaces(words, k, { A: a, B: b, C: c, ...(tells.includes('pair') ? {} : { D: null }) }),
};

/** A graph of the end, before which something came to a place or was taken from it. */
const changedBefore = (way: 'came' | 'went'): Situation => {
  const [sign, back] = way === 'came' ? ['+', '-'] : ['-', '+'];
  return {
    id: way === 'came' ? 'came-before-the-graph' : 'taken-before-the-graph',
    quantities: {
      k: MARK,
      a: { counts: 'amount', label: '{Things} {onA} in the end' },
      b: { counts: 'amount', label: '{Things} {onB}' },
      c: { counts: 'amount', label: '{Things} {onC}' },
      x: { counts: 'amount', label: way === 'came' ? 'What came' : 'What was taken' },
      f: inPlace('A', ' at first'),
      two: {
        counts: 'amount',
        label: '{Things} {onA} and {placeB} at first',
        asked: {
          question: ['How many {things} were there {onA} and {onB} altogether at first?'],
          blank: 'At first, there were ___ {things} {onA} and {onB} altogether.',
        },
      },
    },
    statements: {
      end: { tells: ['a'], equations: [], says: ['The bar graph shows {shown} in the end.'] },
      both: { tells: ['a', 'b'], equations: [], says: ['The bar graph shows {shown} in the end.'] },
      change: {
        tells: ['x'],
        equations: [`f = a ${back} x`],
        says:
          way === 'came'
            ? ['Before that, {A} added {x} to {placeA}.', 'Before that, {x} were added to {placeA}.']
            : ['Before that, {A} took {x} from {placeA}.', 'Before that, {x} were taken from {placeA}.'],
      },
    },
    steps: ['two = f + b'],
    draw: (dice, setting) => {
      const k = drawMark(dice, setting);
      const [a, b, c] = [dice.int(2, 9) * k, dice.int(1, 9) * k, dice.int(1, 9) * k];
      const x = dice.int(2, 6) * k;
      const f = way === 'came' ? a - x : a + x;
      return f <= 0 || new Set([a, b, c, x, f]).size < 5 ? null : { k, a, b, c, x, f, two: f + b };
    },
    slips: [
      {
        code: 'told-forwards',
        says: 'The graph shows the end. Undo what happened before.',
        at: { f: `a ${sign} x` },
      },
      ...SLIPS['changed-before'],
    ],
    asks: [
      { id: 'first', levels: ['not_ready'], asked: 'f', tells: ['end', 'change'] },
      {
        id: 'two',
        levels: ['guided'],
        asked: 'two',
        tells: ['both', 'change'],
        defines: ['two = f + b'],
        middle: 'f',
      },
    ],
    hint: 'What was there before the change?',
    drawing: ({ k = 1, a = 0, b = 0, c = 0 }, words) => drawPlaces(words, k, { A: a, B: b, C: c }),
  };
};

/** A bar graph, and how many there are altogether. */
export const BAR_TOTALS: readonly Situation[] = [FOURTH_BAR];
/** A bar graph of the end. */
export const BARS_OF_THE_END: readonly Situation[] = [changedBefore('came'), changedBefore('went')];
