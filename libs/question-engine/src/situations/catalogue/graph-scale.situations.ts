import type { Dice } from '../../core/dice.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { Setting, Situation, SituationAsk, Words } from '../situation.js';
import { MARKS, drawPlaces, inPlace } from './graph.situations.js';
import { SLIPS } from './situations.slips.js';

/** What the reader is not told: what each step of a scale stands for, or each picture. */
type Graph = 'bars' | 'pictures';
/** What settles it: how many there are altogether, or how many more in one place than in another. */
type Clue = 'total' | 'more';

/** What one picture may stand for: the tables of Primary 2. */
const PICTURE_MARKS = [2, 3, 4, 5, 10] as const;
/** Pictures in a row that has room for the name of its place. */
const MOST_PICTURES = 6;

const drawUnit = (dice: Dice, graph: Graph, { range: [low, high] }: Setting): number =>
  dice.pick((graph === 'bars' ? MARKS : PICTURE_MARKS).filter((mark) => mark >= low && mark <= high));

const WORDS = {
  bars: { each: 'each step on the scale', steps: 'Steps', step: 'step' },
  pictures: { each: 'each picture', steps: 'Pictures', step: 'picture' },
} as const;

const listQuantities = (graph: Graph): Situation['quantities'] => {
  const { each, steps } = WORDS[graph];
  const Each = `${each.charAt(0).toUpperCase()}${each.slice(1)}`;
  return {
    p: { counts: 'number', label: `${steps} of {placeA}` },
    q: { counts: 'number', label: `${steps} of {placeB}` },
    r: { counts: 'number', label: `${steps} of {placeC}` },
    n: { counts: 'number', label: `${steps} altogether` },
    s: { counts: 'number', label: `How many more ${steps.toLowerCase()}` },
    u: {
      counts: 'amount',
      label: Each,
      asked: {
        question: [`How many {things} does ${each} stand for?`],
        blank: `${Each} stands for ___ {things}.`,
      },
    },
    a: inPlace('A'),
    b: inPlace('B'),
    c: inPlace('C'),
    x: { counts: 'amount', label: 'How many more' },
    two: {
      counts: 'amount',
      label: '{Things} {onB} and {placeC}',
      asked: {
        question: [
          graph === 'bars'
            ? 'How many {things} are there {onB} and {onC} altogether?'
            : 'How many are {onB} and {placeC}?',
        ],
        blank:
          graph === 'bars'
            ? 'There are ___ {things} {onB} and {onC} altogether.'
            : '___ {things} are {onB} and {placeC}.',
      },
    },
    sum: {
      counts: 'amount',
      label: 'Altogether',
      asked: {
        question: ['How many {things} are there altogether?'],
        blank: 'There are ___ {things} altogether.',
      },
    },
    gap: {
      counts: 'amount',
      label: graph === 'bars' ? 'Difference' : 'How many more than {placeC}',
      asked: {
        question: [
          graph === 'bars'
            ? 'How many more {things} are there {onA} than {onC}?'
            : 'How many more are {onA} than {onC}?',
        ],
        blank:
          graph === 'bars'
            ? 'There are ___ more {things} {onA} than {onC}.'
            : '{placeA} has ___ more {things} than {placeC}.',
      },
    },
    same: { counts: 'amount', label: 'Three times {placeA}' },
    need: {
      counts: 'amount',
      label: 'Needed',
      asked: {
        question: ['How many more {things} are needed so that each {one} has as many as {placeA}?'],
        blank: 'For each {one} to have as many as {placeA}, ___ more {things} are needed.',
      },
    },
  };
};

const listStatements = (graph: Graph): Situation['statements'] => {
  const shown = {
    says: [graph === 'bars' ? 'The bar graph shows {shown}.' : 'Look at the picture graph.'],
    ...(graph === 'pictures' ? { isDrawn: true as const } : {}),
  };
  return {
    pair: { ...shown, tells: ['p', 'q'], equations: ['a = p * u', 'b = q * u'] },
    graph: {
      ...shown,
      tells: ['p', 'q', 'r'],
      equations: ['n = p + q + r', 'a = p * u', 'b = q * u', 'c = r * u'],
    },
    total: {
      tells: ['sum'],
      equations: ['sum = n * u'],
      says: ['There are {sum} altogether.', 'Altogether there are {sum}.'],
    },
    more: {
      tells: ['x'],
      equations: ['s = p - q', 'x = s * u'],
      says: ['{placeA} has {x.bare} more {things} than {placeB}.'],
    },
  };
};

const GUESSED = {
  total: { of: 'u', comesTo: 'n * u', target: 'sum', first: 'n' },
  more: { of: 'u', comesTo: 's * u', target: 'x', first: 's' },
} as const;

function listAsks(graph: Graph, clue: Clue): SituationAsk[] {
  const guesses = GUESSED[clue];
  const tells = ['graph', clue];
  const [gap, two] = [['gap = a - c'], ['two = b + c']];
  const needed = { asked: 'need', defines: ['need = a + a - b - c'] };
  const independent =
    graph === 'bars' && clue === 'more' ? { asked: 'two', defines: two } : { asked: 'gap', defines: gap };
  const hardest =
    graph === 'bars'
      ? needed
      : clue === 'total'
        ? { asked: 'two', defines: two }
        : { asked: 'sum', defines: ['sum = a + b + c'] };
  return [
    {
      id: 'step',
      levels: ['not_ready'],
      asked: 'u',
      tells: clue === 'more' ? ['pair', 'more'] : tells,
      guesses,
    },
    { id: 'one', levels: ['guided'], asked: clue === 'more' ? 'c' : 'a', tells, guesses },
    { id: independent.asked, levels: ['independent'], tells, guesses, ...independent },
    { id: `${hardest.asked}-at-last`, levels: ['mastery'], tells, guesses, ...hardest },
  ];
}

/** A graph without its scale or key, and what settles it. */
const scaleOf = (graph: Graph, clue: Clue): Situation => ({
  id: graph === 'bars' ? (clue === 'total' ? 'scale-of-three' : 'scale-by-more') : `key-by-${clue}`,
  quantities: listQuantities(graph),
  statements: listStatements(graph),
  steps: [
    'a = p * u',
    'b = q * u',
    'c = r * u',
    'gap = a - c',
    'two = b + c',
    'sum = n * u',
    'same = 3 * a',
    'need = same - sum',
  ],
  draw: (dice, setting) => {
    const u = drawUnit(dice, graph, setting);
    const [p, q, r] = [dice.int(3, 6), dice.int(1, 4), dice.int(1, 4)];
    const [n, s] = [p + q + r, p - q];
    const [a, b, c, sum, x] = [p * u, q * u, r * u, n * u, s * u];
    if (p <= Math.max(q, r) || q === r || n > 10 || s < 2 || p > MOST_PICTURES) return null;
    if (new Set([p, q, r, u, n]).size < 5 || s === r) return null;
    return { p, q, r, n, s, u, a, b, c, x, two: b + c, sum, gap: a - c, same: 3 * a, need: 3 * a - sum };
  },
  slips: [
    { code: 'shared-by-three', says: `Count the ${WORDS[graph].step}s of all rows.`, plan: { u: 'sum / 3' } },
    { code: 'one-row-only', says: 'Read again what the number is about.', plan: { u: 'sum / p' } },
    { code: 'two-rows-only', says: 'Read again what the number is about.', plan: { u: 'sum / (p + q)' } },
    {
      code: 'one-row-only',
      says: `Only the ${WORDS[graph].step}s that are more count here.`,
      plan: { u: 'x / p' },
    },
    {
      code: 'rows-added',
      says: `Only the ${WORDS[graph].step}s that are more count here.`,
      plan: { u: 'x / (p + q)' },
    },
    {
      code: 'gave-the-steps',
      says: `This is a number of ${WORDS[graph].step}s. What do they stand for?`,
      gives: { u: ['s', 'n'] },
    },
    {
      code: 'gave-one-step',
      says: `This is what one ${WORDS[graph].step} stands for.`,
      gives: { a: 'u', c: 'u' },
    },
    { code: 'wrong-row', says: 'Read again which one is asked for.', gives: { a: 'b', c: ['b', 'a'] } },
    { code: 'gave-the-rest', says: 'These are the others.', gives: { a: 'two' } },
    {
      code: 'steps-for-things',
      says:
        graph === 'bars' ? 'Each step stands for more than one.' : 'Each picture stands for more than one.',
      plan: {
        gap: 'p - r',
        two: ['q + r', 'n * 1'],
        sum: 'n * 1',
        a: 'p * 1',
        c: 'r * 1',
      },
    },
    ...SLIPS['scale-of'],
  ],
  asks: listAsks(graph, clue),
  hint:
    clue === 'total'
      ? `How many ${WORDS[graph].step}s are there altogether?`
      : `How many more ${WORDS[graph].step}s does {placeA} have than {placeB}?`,
  drawing: ({ p = 0, q = 0, r = 0 }, words, _write, { tells }) => {
    const rows = { A: p, B: q, ...(tells.includes('pair') ? {} : { C: r }) };
    return graph === 'bars' ? drawPlaces(words, 1, rows, 'none') : drawPictures(words, rows);
  },
});

const drawPictures = (
  { title = '', things = '', ...words }: Words,
  rows: Readonly<Record<string, number>>,
): DrawingSpec => ({
  kind: 'picture-graph',
  title,
  symbol: 'circle',
  unit: null,
  noun: things,
  rows: Object.entries(rows).map(([letter, symbols]) => ({
    label: words[`place${letter}`] ?? letter,
    symbols,
  })),
});

/** Bar graphs without numbers on the scale. */
export const SCALES: readonly Situation[] = [scaleOf('bars', 'total'), scaleOf('bars', 'more')];
/** Picture graphs without a key. */
export const KEYS: readonly Situation[] = [scaleOf('pictures', 'total'), scaleOf('pictures', 'more')];
