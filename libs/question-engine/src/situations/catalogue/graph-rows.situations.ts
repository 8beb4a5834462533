import { PLAIN } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { Drawn, Setting, Situation, SituationQuantity, Words } from '../situation.js';
import { SLIPS } from './situations.slips.js';

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

/** The shown numbers: what is not told has no place in the graph. */
function draw(graph: Graph, shown: number, values: Drawn, words: Words): DrawingSpec {
  const { title = '', counted = '', header = '' } = words;
  const step = values['k'] ?? 1;
  const rows = [1, 2, 3].slice(0, shown).map((place) => ({
    label: `${header} ${place}`,
    height: values[`v${place}`] ?? 0,
  }));
  const inSteps = (height: number): number => height / step;
  if (graph === 'picture')
    return {
      kind: 'picture-graph',
      title,
      symbol: 'star',
      unit: step,
      noun: words['things'] ?? '',
      rows: rows.map(({ label, height }) => ({ label, symbols: inSteps(height) })),
    };
  return graph === 'bar'
    ? {
        kind: 'bar-graph',
        title,
        yTitle: counted,
        step,
        numbered: 'every',
        bars: rows.map(({ label, height }) => ({ label, marks: inSteps(height) })),
      }
    : {
        kind: 'line-graph',
        title,
        xTitle: header,
        yTitle: counted,
        yStep: step,
        points: rows.map(({ label, height }) => ({ x: label, y: height })),
      };
}

const PLACES = ['first', 'second', 'third'] as const;

/** Pictures in the rows of a picture graph. */
const countPictures = (shown: number): Situation['quantities'] =>
  Object.fromEntries(
    PLACES.slice(0, shown).map((place, i) => [
      `p${i + 1}`,
      { counts: 'number', label: `Pictures in the ${place} row` } as const,
    ]),
  );

/** How the numbers of a row go on: from each to the next by the named steps, up or down. */
interface Growth {
  id: string;
  sign: '+' | '-';
  /** How many numbers the graph shows: as many as it takes to find the steps, so that each of them is needed. */
  shown: 2 | 3;
  /** Which of the steps lead to the second number, the third one and so on. */
  by: readonly [string, string, string, string, string];
  /** What the guided level asks: the difference of the first and the fourth, or the fifth where the first does not matter for it. */
  guided: 'more' | 'v5';
  /** What else is true of the steps. */
  equations: readonly string[];
  says: Readonly<Record<'picture' | 'other', readonly string[]>>;
  /** Draws the steps in marks. */
  draw: (dice: Dice) => Readonly<Record<string, number>>;
  labels: Readonly<Record<string, string>>;
  slips: Situation['slips'];
  hint: string;
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;
const IN_TURN: Growth = {
  id: 'increases-in-turn',
  sign: '+',
  shown: 3,
  guided: 'more',
  by: ['d', 'e', 'd', 'e', 'd'],
  equations: [],
  says: {
    picture: ['The two increases keep taking turns.'],
    other: ['After that, the same two increases are repeated in the same order.'],
  },
  draw: (dice) => ({ d: dice.int(1, 4), e: dice.int(1, 4) }),
  labels: { d: 'First increase', e: 'Second increase' },
  slips: SLIPS['increases-in-turn'],
  hint: 'By how much does the number increase each time?',
};
const EQUAL_INCREASES: Growth = {
  id: 'equal-increases',
  sign: '+',
  shown: 2,
  guided: 'more',
  by: ['d', 'd', 'd', 'd', 'd'],
  equations: [],
  says: {
    picture: ['The number goes up by the same amount each {moment}.'],
    other: [
      'The number goes up by the same amount every {moment}.',
      'Each {moment}, the number goes up by the same amount.',
    ],
  },
  draw: (dice) => ({ d: dice.int(1, 4) }),
  labels: { d: 'Each increase' },
  slips: SLIPS['equal-increases'],
  hint: 'By how much does the number go up each time?',
};
const EQUAL_DECREASES: Growth = {
  id: 'equal-decreases',
  sign: '-',
  shown: 2,
  guided: 'more',
  by: ['d', 'd', 'd', 'd', 'd'],
  equations: [],
  says: {
    picture: ['The number goes down by the same amount each {moment}.'],
    other: [
      'The number goes down by the same amount every {moment}.',
      'Each {moment}, the number goes down by the same amount.',
    ],
  },
  draw: (dice) => ({ d: dice.int(1, 2) }),
  labels: { d: 'Each decrease' },
  slips: SLIPS['equal-decreases'],
  hint: 'By how much does the number go down each time?',
};
const GROWING_INCREASES: Growth = {
  id: 'growing-increases',
  sign: '+',
  shown: 3,
  guided: 'v5',
  by: ['d', 'e', 'f', 'g', 'h'],
  equations: ['e = d + x', 'f = e + x', 'g = f + x', 'h = g + x'],
  says: {
    picture: ['Each increase is more than the one before by the same amount.'],
    other: ['Each increase is more than the one before by the same amount.'],
  },
  draw: (dice) => {
    const [d, x] = [dice.int(1, 3), dice.int(1, 2)];
    return { d, x, e: d + x, f: d + 2 * x, g: d + 3 * x, h: d + 4 * x };
  },
  labels: {
    ...Object.fromEntries(
      ['d', 'e', 'f', 'g', 'h'].map((name, i) => [name, `${ORDINALS[i] ?? ''} increase`]),
    ),
    x: 'How much each increase grows',
  },
  slips: SLIPS['growing-increases'],
  hint: 'How much larger is each increase than the one before?',
};

/** Marks of the highest bar, and pictures in a row that has a name of seven letters. */
const MOST_MARKS = 11;

function drawRow(growth: Growth, graph: Graph, dice: Dice, [low, high]: Setting['range']): Drawn | null {
  const k = dice.pick(MARKS.filter((mark) => mark >= low && mark <= high));
  const steps = growth.draw(dice);
  const way = growth.sign === '+' ? 1 : -1;
  const down = growth.by.reduce((sum, name) => sum + (steps[name] ?? 0), 0);
  const first = way > 0 ? dice.int(1, 4) : down + dice.int(1, 3);
  const marks = [first];
  for (const name of growth.by) marks.push((marks.at(-1) ?? 0) + way * (steps[name] ?? 0));
  const seen = [
    ...marks.slice(0, growth.shown),
    ...new Set(growth.by.slice(0, 2).map((name) => steps[name] ?? 0)),
  ];
  const isMixed = growth.id !== IN_TURN.id || steps['d'] !== steps['e'];
  if (Math.max(...seen) > MOST_MARKS || new Set(seen).size < seen.length || !isMixed) return null;
  const [v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0] = marks.map((mark) => mark * k);
  const [half, rest] = [v1 + v2 + v3, v4 + v5 + v6];
  const scaled = Object.fromEntries(Object.entries(steps).map(([name, marksOf]) => [name, marksOf * k]));
  const pictures = graph === 'picture' ? marks.slice(0, growth.shown + 1) : [];
  return {
    k,
    v1,
    v2,
    v3,
    v4,
    v5,
    v6,
    ...scaled,
    ...Object.fromEntries(pictures.map((count, at) => [`p${at + 1}`, count])),
    ...(graph === 'picture' ? { x: steps['d'] ?? 0 } : {}),
    more: Math.abs(v4 - v1),
    half,
    rest,
    sum: half + rest,
  };
}

/** The numbers of the graph. */
function shownBy(graph: Graph, shown: number): Situation['statements'][string] {
  const places = [1, 2, 3].slice(0, shown);
  return graph === 'picture'
    ? {
        tells: [...places.map((place) => `p${place}`), 'k'],
        equations: places.map((place) => `v${place} = p${place} * k`),
        says: ['Look at the picture graph.'],
        isDrawn: true,
      }
    : {
        tells: places.map((place) => `v${place}`),
        equations: [],
        says: [`The ${graph} graph shows {shownIn} ${shown === 2 ? '1 and 2' : '1 to 3'}.`],
      };
}

/** Of a picture graph the pictures themselves are counted on first: what each of them stands for is not needed yet. */
function countOn({
  shown,
  sign,
  says,
}: Growth): Pick<Situation, 'quantities' | 'statements' | 'slips' | 'asks'> {
  const [last, next] = [`p${shown}`, `p${shown + 1}`];
  const row = `{header} ${shown + 1}`;
  const asked = {
    question: ['does', 'will']
      .map((one) => `How many pictures ${one} ${row} need?`)
      .concat(`How many pictures go beside ${row}?`),
    blank: `${row} needs ___ pictures.`,
  };
  return {
    quantities: {
      x: {
        counts: 'number',
        label: `${sign === '+' ? 'More' : 'Fewer'} pictures in the second row`,
        says: `how many ${sign === '+' ? 'more' : 'fewer'} pictures the second row has`,
      },
      [next]: { counts: PLAIN, label: `Pictures for ${row}`, asked },
    },
    statements: {
      pictures: { ...shownBy('picture', shown), tells: Object.keys(countPictures(shown)), equations: [] },
      goesOn: {
        tells: [],
        equations: [`p2 = p1 ${sign} x`, `${next} = ${last} ${sign} x`],
        says: says.picture,
      },
    },
    slips: [
      { code: 'gave-the-step', says: 'This is one step only.', gives: { [next]: 'x' } },
      { code: 'two-steps', says: 'Go on by one step only.', plan: { [next]: `${last} ${sign} x ${sign} x` } },
    ],
    asks: [
      {
        id: 'next',
        levels: shown === 2 ? ['not_ready', 'guided'] : ['guided'],
        asked: next,
        tells: ['pictures', 'goesOn'],
      },
    ],
  };
}

/** Numbers that go on as those in a graph do. */
const rowOf = (growth: Growth, graph: Graph): Situation => {
  const { id, sign, by, labels } = growth;
  const next = by.map((name, i) => `v${i + 2} = v${i + 1} ${sign} ${name}`);
  const compared = sign === '+' ? 'more' : 'fewer';
  const difference = sign === '+' ? 'more = v4 - v1' : 'more = v1 - v4';
  const tells = ['graph', 'rule'];
  const pictures = graph === 'picture' ? countOn(growth) : null;
  return {
    id: `${id}-${graph}`,
    quantities: {
      k: { counts: 'number', label: graph === 'picture' ? 'One picture' : 'One mark of the scale' },
      ...(pictures ? { ...countPictures(growth.shown), ...pictures.quantities } : {}),
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`v${place}`, onDay(place)])),
      ...Object.fromEntries(
        Object.entries(labels).map(([name, label]) => [name, { counts: 'amount', label } as const]),
      ),
      more: {
        counts: 'amount',
        label: `How many ${compared}`,
        asked: {
          question: [`How many ${compared} {things} were {done} {on} 4 than {on} 1?`],
          blank: `___ ${compared} {things} were {done} {on} 4 than {on} 1.`,
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
      graph: shownBy(graph, growth.shown),
      rule: {
        tells: [],
        equations: [...next, ...growth.equations],
        says: growth.says[graph === 'picture' ? 'picture' : 'other'],
      },
      ...pictures?.statements,
    },
    steps: [
      sign === '+' ? 'd = v2 - v1' : 'd = v1 - v2',
      ...(by[1] === 'e' ? ['e = v3 - v2'] : []),
      ...(growth.equations.length > 0 ? ['x = e - d'] : []),
      `v4 = v3 ${sign} ${by[2]}`,
      difference,
      'half = v1 + v2 + v3',
      'rest = v4 + v5 + v6',
      'sum = half + rest',
    ],
    draw: (dice, { range }) => drawRow(growth, graph, dice, range),
    slips: [
      ...growth.slips,
      ...(pictures?.slips ?? []),
      { code: 'gave-one', says: 'The difference is asked for.', gives: { more: 'v4' } },
      {
        code: 'one-too-few',
        says: 'Count the steps again.',
        plan: { more: difference.replace('v4', 'v3').replace('more = ', '') },
      },
      ...SLIPS['row-of'],
    ],
    asks: [
      ...(pictures?.asks ?? []),
      // Increases that grow take five lines.
      {
        id: 'fourth',
        levels: [pictures || growth.equations.length > 0 ? 'guided' : 'not_ready'],
        asked: 'v4',
        tells,
      },
      growth.guided === 'more'
        ? { id: 'more', levels: ['guided', 'independent'], asked: 'more', tells, defines: [difference] }
        : { id: 'fifth', levels: ['guided'], asked: 'v5', tells },
      { id: 'sixth', levels: ['independent'], asked: 'v6', tells },
      {
        id: 'total',
        levels: ['mastery'],
        asked: 'sum',
        tells,
        defines: ['sum = v1 + v2 + v3 + v4 + v5 + v6'],
        middle: 'v6',
      },
    ],
    hint: growth.hint,
    drawing: (values, words) => draw(graph, growth.shown, values, words),
  };
};

const GROWTHS = [IN_TURN, EQUAL_INCREASES, EQUAL_DECREASES, GROWING_INCREASES] as const;

/** Rows of numbers in a bar graph. */
export const ROWS_IN_BARS: readonly Situation[] = GROWTHS.map((growth) => rowOf(growth, 'bar'));
/** The same in a line graph. */
export const ROWS_IN_LINES: readonly Situation[] = [IN_TURN, EQUAL_INCREASES, GROWING_INCREASES].map(
  (growth) => rowOf(growth, 'line'),
);
export const ROWS_IN_PICTURES: readonly Situation[] = [IN_TURN, EQUAL_INCREASES, EQUAL_DECREASES].map(
  (growth) => rowOf(growth, 'picture'),
);
