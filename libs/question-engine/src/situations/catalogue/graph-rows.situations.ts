import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { Drawn, Situation, SituationQuantity, Words } from '../situation.js';

const MARKS = [5, 10, 20, 50, 100] as const;

const onDay = (place: number): SituationQuantity => ({
  counts: 'amount',
  label: `{header} ${place}`,
  asked: {
    question: [`How many {things} were {done} {on} ${place}?`],
    blank: `___ {things} were {done} {on} ${place}.`,
  },
});

type Graph = 'bar' | 'line' | 'picture';

const SHOWN = ['v1', 'v2', 'v3'] as const;

function draw(graph: Graph, values: Drawn, words: Words): DrawingSpec {
  const { title = '', counted = '', header = '' } = words;
  const step = values['k'] ?? 1;
  const heights = SHOWN.map((name) => values[name] ?? 0);
  const labels = heights.map((_, i) => `${header} ${i + 1}`);
  if (graph === 'picture')
    return {
      kind: 'picture-graph',
      title,
      symbol: 'star',
      unit: step,
      noun: words['things'] ?? '',
      rows: heights.map((height, i) => ({ label: labels[i] ?? '', symbols: height / step })),
    };
  return graph === 'bar'
    ? {
        kind: 'bar-graph',
        title,
        yTitle: counted,
        step,
        numbered: 'every',
        bars: heights.map((height, i) => ({ label: labels[i] ?? '', marks: height / step })),
      }
    : {
        kind: 'line-graph',
        title,
        xTitle: header,
        yTitle: counted,
        yStep: step,
        points: heights.map((y, i) => ({ x: labels[i] ?? '', y })),
      };
}

/** Most pictures in a row that has a name of seven letters. */
const MOST_PICTURES = 11;

/** Pictures in the rows of a picture graph. */
const PICTURES: Situation['quantities'] = {
  p1: { counts: 'number', label: 'Pictures in the first row' },
  p2: { counts: 'number', label: 'Pictures in the second row' },
  p3: { counts: 'number', label: 'Pictures in the third row' },
};

/** Two increases that take turns, read from a graph. */
const takingTurns = (graph: Graph): Situation => ({
  id: `increases-in-turn-${graph}`,
  quantities: {
    k: { counts: 'number', label: graph === 'picture' ? 'One picture' : 'One mark of the scale' },
    ...(graph === 'picture' ? PICTURES : {}),
    v1: onDay(1),
    v2: onDay(2),
    v3: onDay(3),
    v4: onDay(4),
    v5: onDay(5),
    v6: onDay(6),
    d: { counts: 'amount', label: 'First increase' },
    e: { counts: 'amount', label: 'Second increase' },
    more: {
      counts: 'amount',
      label: 'How many more',
      asked: {
        question: ['How many more {things} were {done} {on} 4 than {on} 1?'],
        blank: '___ more {things} were {done} {on} 4 than {on} 1.',
      },
    },
    half: { counts: 'amount', label: 'The first 3 {moment}s' },
    rest: { counts: 'amount', label: 'The last 3 {moment}s' },
    sum: {
      counts: 'amount',
      label: 'Altogether',
      asked: {
        question: ['How many {things} were {done} in the first 6 {moment}s?'],
        blank: 'In the first 6 {moment}s, ___ {things} were {done}.',
      },
    },
  },
  statements: {
    graph:
      graph === 'picture'
        ? {
            tells: ['p1', 'p2', 'p3', 'k'],
            equations: ['v1 = p1 * k', 'v2 = p2 * k', 'v3 = p3 * k'],
            says: ['The picture graph shows {shown}.'],
            isDrawn: true,
          }
        : { tells: [...SHOWN], equations: [], says: [`The ${graph} graph shows {shown}.`] },
    turn: {
      tells: [],
      equations: ['v2 = v1 + d', 'v3 = v2 + e', 'v4 = v3 + d', 'v5 = v4 + e', 'v6 = v5 + d'],
      says: [
        graph === 'picture'
          ? 'The number goes up by the same two amounts in turn.'
          : 'The two increases in the graph are repeated in turn.',
      ],
    },
  },
  steps: [
    'd = v2 - v1',
    'v4 = v3 + d',
    'e = v3 - v2',
    'more = v4 - v1',
    'half = v1 + v2 + v3',
    'rest = v4 + v5 + v6',
    'sum = half + rest',
  ],
  draw: (dice, { range: [low, high] }) => {
    const k = dice.pick(MARKS.filter((mark) => mark >= low && mark <= high));
    const [v1, d, e] = [dice.int(1, 4) * k, dice.int(1, 4) * k, dice.int(1, 4) * k];
    const [v2, v3] = [v1 + d, v1 + d + e];
    const [v4, v5] = [v3 + d, v3 + d + e];
    const v6 = v5 + d;
    if (graph === 'picture' && v3 > MOST_PICTURES * k) return null;
    if (new Set([v1, v2, v3, d, e, d + d + e]).size < 6) return null;
    const [half, rest] = [v1 + v2 + v3, v4 + v5 + v6];
    const drawn = { k, v1, v2, v3, v4, v5, v6, d, e, more: v4 - v1, half, rest, sum: half + rest };
    return graph === 'picture' ? { ...drawn, p1: v1 / k, p2: v2 / k, p3: v3 / k } : drawn;
  },
  slips: [
    { code: 'last-increase-again', says: 'The two increases take turns.', at: 'v4', instead: 'v3 + v3 - v2' },
    { code: 'gave-the-increase', says: 'This is the increase only.', asked: 'v4', gives: 'd' },
    { code: 'both-at-once', says: 'One increase comes at a time.', asked: 'v4', plan: 'v3 + v3 - v1' },
    { code: 'gave-one', says: 'The difference is asked for.', asked: 'more', gives: 'v4' },
    { code: 'one-too-few', says: 'Count the increases again.', asked: 'more', plan: 'v3 - v1' },
    { code: 'one-too-few', says: 'Count on to the right one.', asked: 'v6', gives: 'v5' },
    { code: 'same-increase', says: 'The two increases take turns.', asked: 'v6', plan: 'v3 + 3 * d' },
    { code: 'same-increase', says: 'The two increases take turns.', asked: 'v6', plan: 'v3 + 3 * e' },
    { code: 'half-only', says: 'Add all of them.', asked: 'sum', gives: 'half' },
    { code: 'half-only', says: 'Add all of them.', asked: 'sum', gives: 'rest' },
    { code: 'doubled', says: 'The later ones are larger.', asked: 'sum', plan: '2 * half' },
  ],
  asks: [
    { id: 'fourth', levels: ['not_ready'], asked: 'v4', tells: ['graph', 'turn'] },
    {
      id: 'more',
      levels: ['guided'],
      asked: 'more',
      tells: ['graph', 'turn'],
      defines: ['more = v4 - v1'],
    },
    { id: 'sixth', levels: ['independent'], asked: 'v6', tells: ['graph', 'turn'] },
    {
      id: 'total',
      levels: ['mastery'],
      asked: 'sum',
      tells: ['graph', 'turn'],
      defines: ['sum = v1 + v2 + v3 + v4 + v5 + v6'],
      middle: 'v6',
    },
  ],
  hint: 'By how much does the number increase each time?',
  drawing: (values, words) => draw(graph, values, words),
});

/** Increases that take turns, in a bar graph. */
export const IN_TURN_BARS = takingTurns('bar');
/** The same in a line graph. */
export const IN_TURN_LINE = takingTurns('line');
export const IN_TURN_PICTURES = takingTurns('picture');
