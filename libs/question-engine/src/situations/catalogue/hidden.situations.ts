import type { Situation } from '../situation.js';
import { owned, seen } from './picture.situations.js';
import { SLIPS } from './situations.slips.js';

const REST_GUESSED = { of: 'c', comesTo: 'c + c + gap', target: 'rest', first: 'rest' } as const;
const HALF_GUESSED = { of: 'd', comesTo: 'd + d', target: 'rest', first: 'rest' } as const;

/** A picture graph with the rows of the two others not filled in. */
const drawGraph: NonNullable<Situation['drawing']> = ({ p = 0, k = 1 }, words) => ({
  kind: 'picture-graph',
  title: words['title'] ?? '',
  symbol: 'circle',
  unit: k,
  noun: words['things'] ?? '',
  rows: ['ma', 'mb', 'mc'].map((mark, i) => ({ label: words[mark] ?? '', symbols: i === 0 ? p : null })),
});

/** What one picture of a graph stands for. */
const UNITS = [2, 5, 10] as const;

/** Pictures of a graph, and what one of them stands for. */
const PICTURES: Situation['quantities'] = {
  p: { counts: 'number', label: 'Pictures' },
  k: { counts: 'number', label: 'One picture' },
};

/** One of three is seen, in a picture or in a graph; the two others are found from the total by guess and check. */
const twoAreHidden = (id: string, isGraph: boolean): Situation => ({
  id,
  quantities: {
    ...(isGraph ? PICTURES : {}),
    a: owned('a'),
    b: owned('b'),
    c: owned('c'),
    d: { ...owned('c'), label: 'Each of {Nb} and {nc}' },
    gap: { counts: 'amount', label: '{labelGap}' },
    all: { counts: 'amount', label: '{labelAll}' },
    rest: { counts: 'amount', label: '{Things} {at} {nb} and {nc}' },
    two: { counts: 'amount', label: 'Twice {nc}' },
    m: {
      counts: 'amount',
      label: 'How many more',
      asked: {
        question: ['How many more {things} does {nb} have than {na}?'],
        blank: '{Nb} has ___ more {things} than {na}.',
      },
    },
  },
  statements: {
    seeA: isGraph
      ? { ...seen(['p', 'k'], 'Look at the picture graph.'), equations: ['a = p * k'] }
      : seen(['a'], 'Look at {na}.', 'The picture shows {na}.'),
    total: {
      tells: ['all'],
      equations: ['rest = all - a'],
      says: ['{Na}, {nb} and {nc} have {all} altogether.', 'All three {many} have {all} altogether.'],
    },
    same: { tells: [], equations: ['rest = d + d'], says: ['{Nb} and {nc} have the same number.'] },
    more: { tells: ['gap'], equations: ['rest = c + c + gap', 'b = c + gap'], says: ['{saysMoreThanC}'] },
  },
  steps: ['two = rest - gap', 'c = two / 2', 'd = rest / 2'],
  draw: (dice, { range: [low, high] }) => {
    const k = isGraph ? dice.pick(UNITS) : 1;
    const p = dice.int(low, high);
    const [a, c, gap] = [p * k, dice.int(low, high) * k, 2 * dice.int(1, 4) * k];
    const b = c + gap;
    const rest = b + c;
    const [d, two, m] = [rest / 2, c + c, b - a];
    if (m < 2 || new Set([a, b, c, d, gap, m]).size < 6) return null;
    return { ...(isGraph ? { p, k } : {}), a, b, c, d, gap, all: a + rest, rest, two, m };
  },
  slips: SLIPS['two-are-hidden'],
  asks: [
    {
      id: 'same',
      levels: ['not_ready'],
      asked: 'd',
      tells: ['seeA', 'total', 'same'],
      guesses: HALF_GUESSED,
    },
    { id: 'fewer', levels: ['guided'], asked: 'c', tells: ['seeA', 'total', 'more'], guesses: REST_GUESSED },
    {
      id: 'more',
      levels: ['independent'],
      asked: 'b',
      tells: ['seeA', 'total', 'more'],
      guesses: REST_GUESSED,
      middle: 'c',
    },
    {
      id: 'compared',
      levels: ['mastery'],
      asked: 'm',
      tells: ['seeA', 'total', 'more'],
      defines: ['m = b - a'],
      guesses: REST_GUESSED,
      middle: 'b',
    },
  ],
  hint: 'How many do the two others have together?',
  ...(isGraph ? { drawing: drawGraph } : {}),
});

export const TWO_ARE_HIDDEN = twoAreHidden('two-are-hidden', false);
export const TWO_ROWS_ARE_HIDDEN = twoAreHidden('two-rows-are-hidden', true);
