import { countOf } from '../../core/amount.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { Situation, SituationQuantity } from '../situation.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

/** The amount of one day or week, by its number. */
const amountOf = (place: number): SituationQuantity => ({
  counts: 'amount',
  label: `{Amount} {on} ${place}`,
  asked: { question: [`{asks} {on} ${place}?`], blank: `{blank} {on} ${place}.` },
});

const totalOf = (count: number): SituationQuantity => ({
  counts: 'amount',
  label: 'Altogether',
  asked: {
    question: [`{asks} in ${count < 4 ? '' : 'the first '}${count} {moment}s?`],
    blank: `{blank} in ${count < 4 ? '' : 'the first '}${count} {moment}s.`,
  },
});

const told = (name: string, place: number) => ({
  tells: [name],
  equations: [],
  says: [`{did} {${name}}{of} {on} ${place}.`],
});

const table = (
  write: (template: string) => string,
  rows: ReadonlyArray<readonly [place: number, cell: string]>,
): DrawingSpec => ({
  kind: 'table',
  title: write('{title}'),
  header: [write('{header}'), write('{Amount}')],
  rows: rows.map(([place, cell]) => [String(place), write(cell)]),
});

const RECORD = {
  tells: ['v1', 'v2'],
  equations: [],
  says: ['The table shows {shown}.'],
  isDrawn: true,
} as const;

/** Each day or week it is the same amount less than before. */
export const LESS_EACH_TIME: Situation = {
  id: 'less-each-time',
  quantities: {
    v1: amountOf(1),
    v2: amountOf(2),
    v3: amountOf(3),
    v4: amountOf(4),
    d: {
      counts: 'amount',
      label: 'Less each {moment}',
    },
    c: { counts: 'amount', label: 'Less after 3 {moment}s' },
    sum: totalOf(4),
  },
  statements: {
    first: told('v1', 1),
    third: told('v3', 3),
    last: told('v4', 4),
    record: RECORD,
    step: {
      tells: ['d'],
      equations: ['v2 = v1 - d', 'v3 = v2 - d', 'v4 = v3 - d'],
      says: ['The {amount} fell by {d} each {moment}.', 'Each {moment} the {amount} fell by {d}.'],
    },
    same: {
      tells: [],
      equations: ['v2 = v1 - d', 'v3 = v2 - d', 'v4 = v3 - d'],
      says: [
        'The {amount} fell by the same number of {units} each {moment}.',
        'Each {moment}, the {amount} fell by the same number of {units}.',
      ],
    },
  },
  steps: [],
  draw: (dice, { range: [low, high] }) => {
    const [d, v4] = [dice.int(2, Math.max(3, Math.floor(high / 3))), dice.int(low, high)];
    const [v3, v2, v1] = [v4 + d, v4 + 2 * d, v4 + 3 * d];
    // The table and the questions count to 4 as well.
    return v4 < 5 || d === 3 || d === 4 ? null : { v1, v2, v3, v4, d, c: 3 * d, sum: v1 + v2 + v3 + v4 };
  },
  slips: SLIPS['less-each-time'],
  asks: ASKS['less-each-time'],
  hint: 'How does the {amount} change each {moment}?',
  drawing: (_values, _words, write, { tells }) =>
    tells.includes('record')
      ? table(write, [
          [1, '{v1}'],
          [2, '{v2}'],
          [3, '?'],
          [4, '?'],
        ])
      : null,
};

const DOUBLED = ['v2 = v1 * 2', 'v3 = v2 * 2', 'v4 = v3 * 2'] as const;

/** Each day or week it is twice as much as before. */
export const DOUBLES: Situation = {
  id: 'doubles',
  quantities: {
    v1: amountOf(1),
    v2: amountOf(2),
    v3: amountOf(3),
    v4: amountOf(4),
    sum: totalOf(4),
    three: totalOf(3),
  },
  statements: {
    first: told('v1', 1),
    second: told('v2', 2),
    third: told('v3', 3),
    fourth: told('v4', 4),
    double: {
      tells: [],
      equations: DOUBLED,
      says: ['The {amount} doubled each {moment}.', 'Each {moment} the {amount} doubled.'],
    },
  },
  steps: [],
  draw: (dice, { range: [low, high] }) => {
    const v1 = dice.int(low, Math.min(high, 7));
    return { v1, v2: 2 * v1, v3: 4 * v1, v4: 8 * v1, three: 7 * v1, sum: 15 * v1 };
  },
  slips: SLIPS.doubles,
  asks: ASKS['doubles'],
  hint: 'To double is to add a number to itself.',
};

/** One rise in a sentence of its own. */
const rose = (by: string, from: number): string =>
  `From {header} ${from} to {header} ${from + 1}, the {amount} rose by {${by}}.`;

const ROSE_TWICE = [rose('p', 1), rose('q', 2)].join(' ');
const IN_TURN = ['v2 = v1 + p', 'v3 = v2 + q', 'v4 = v3 + p'] as const;

/** Two rises that take turns. */
export const RISES_IN_TURN: Situation = {
  id: 'rises-in-turn',
  quantities: {
    v1: amountOf(1),
    v2: amountOf(2),
    v3: amountOf(3),
    v4: amountOf(4),
    p: { counts: 'amount', label: 'First rise', says: 'the difference between {header} 1 and {header} 2' },
    q: { counts: 'amount', label: 'Second rise', says: 'the difference between {header} 2 and {header} 3' },
    three: totalOf(3),
    sum: totalOf(4),
  },
  statements: {
    first: told('v1', 1),
    toThird: { tells: ['p', 'q'], equations: IN_TURN.slice(0, 2), says: [ROSE_TWICE] },
    toFourth: { tells: ['p', 'q'], equations: IN_TURN, says: [`${ROSE_TWICE} ${rose('p', 3)}`] },
  },
  steps: [],
  draw: (dice, { range: [low, high] }) => {
    const [v1, p, q] = [dice.int(low, high), dice.int(1, 9), dice.int(1, 9)];
    const [v2, v3, v4] = [v1 + p, v1 + p + q, v1 + 2 * p + q];
    if (new Set([v1, v2, v3, v4, p, q]).size < 6) return null;
    return { v1, v2, v3, v4, p, q, three: v1 + v2 + v3, sum: v1 + v2 + v3 + v4 };
  },
  slips: SLIPS['rises-in-turn'],
  asks: ASKS['rises-in-turn'],
  hint: 'How much more is it each {moment}?',
};

const TIMES = countOf('times', 'time');

/** Amounts of the first tables, other than the days that are named. */
const EACH_TIME = { 2: [3, 5, 8, 10], 5: [2, 3, 4, 8] } as const;
const TIMES_DONE = { 2: [3, 5, 7, 8, 9], 5: [3, 4, 6] } as const;

/** Something is done on every second or fifth day, each time as much. */
const everyFewDays = (every: 2 | 5): Situation => {
  const days = [every, 2 * every].map((day) => `Day ${day}`);
  return {
    id: 'every-few-days',
    quantities: {
      n: { counts: countOf('days', 'day'), label: 'Days' },
      r: {
        counts: TIMES,
        label: 'Number of times',
        asked: {
          question: ['How many times did {A} {doing}?'],
          blank: '{A} {did2} ___ times.',
        },
      },
      v: {
        counts: 'amount',
        label: 'Each time',
        asked: { question: ['{asks} each time?'], blank: '{blank} each time.' },
      },
      t: {
        counts: 'amount',
        label: 'Altogether',
        asked: { question: ['{asks} altogether?'], blank: '{blank} altogether.' },
      },
      g: { counts: 'amount', label: 'The plan' },
      left: {
        counts: 'amount',
        label: 'Still to go',
        asked: {
          question: ['How {rest} left to {base}?'],
          blank: '{left.gap}{of} was left to {base}.',
        },
      },
    },
    statements: {
      days: { tells: [], equations: [], says: [`{A} {did2} on ${days.join(', ')} and so on.`] },
      last: {
        tells: ['n'],
        equations: [`r * ${every} = n`, 't = r * v'],
        says: ['The last time was Day {n.bare}.', 'The last day was Day {n.bare}.'],
      },
      each: {
        tells: ['v'],
        equations: [],
        says: ['{did} {v}{of} each time.'],
      },
      total: {
        tells: ['t'],
        equations: [],
        says: ['{did} {t}{of} altogether, the same each time.'],
      },
      goal: { tells: ['g'], equations: ['g = t + left'], says: ['{A} planned to {plan} altogether.'] },
    },
    steps: [`r = n / ${every}`],
    draw: (dice, { range: [low, high] }) => {
      const [r, v] = [dice.pick(TIMES_DONE[every]), dice.pick(EACH_TIME[every])];
      const [n, t, left] = [r * every, r * v, dice.pick([3, 7, 9, 11])];
      if (v < low || v > Math.max(high, 8) || new Set([r, v, n, t, left, t + left]).size < 6) return null;
      return { n, r, v, t, left, g: t + left };
    },
    slips: [
      {
        code: 'every-day',
        says: 'Count only the days on which {A} did this.',
        plan: { t: 'n * v', r: `n - ${every}` },
        gives: { r: 'n' },
      },
      { code: 'once-too-many', says: 'Count the days on which {A} did this.', at: { r: `n / ${every} + 1` } },
      { code: 'once-too-few', says: 'Count the days on which {A} did this.', at: { r: `n / ${every} - 1` } },
      { code: 'stopped-early', says: 'Take this away from what was planned.', gives: { left: 't' } },
      { code: 'added', says: 'Take what is done from what was planned.', plan: { left: 'g + t' } },
    ],
    asks: [
      { id: `times-of-${every}`, levels: ['not_ready'], asked: 'r', tells: ['days', 'last'] },
      { id: `total-of-${every}`, levels: ['guided'], asked: 't', tells: ['days', 'each', 'last'] },
      { id: `each-of-${every}`, levels: ['independent'], asked: 'v', tells: ['days', 'last', 'total'] },
      { id: `left-of-${every}`, levels: ['mastery'], asked: 'left', tells: ['days', 'each', 'last', 'goal'] },
    ],
    hint: `Say the days: ${days.join(', ')} and so on.`,
  };
};

/** Patterns in amounts of days and weeks. */
export const PERIOD_SITUATIONS: readonly Situation[] = [
  LESS_EACH_TIME,
  DOUBLES,
  RISES_IN_TURN,
  everyFewDays(2),
  everyFewDays(5),
];
