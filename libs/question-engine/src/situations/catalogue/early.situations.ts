import { PLAIN, countOf } from '../../core/amount.js';
import { MOST_IN_A_RING } from '../../drawing/early.drawing.js';
import type { Situation } from '../situation.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

const rowOf = (place: number) =>
  ({
    counts: 'amount',
    label: `{Things} in {Row} ${place}`,
    mark: `{Row} ${place}`,
    asked: {
      question: [`How many {things} are in {Row} ${place}?`],
      blank: `{Row} ${place} has {v${place}.gap}.`,
    },
  }) as const;

const ADD_ALL = 'Add the {things} in all three {many}.';

/** Each row has as many more, or fewer, than the one before. */
const eachRow = (way: 'more' | 'fewer'): Situation => {
  const sign = way === 'more' ? '+' : '-';
  const turned = way === 'more' ? '-' : '+';
  const steps = (from: number): string =>
    `{Row} ${from} has {d.bare} ${way} {things} than {Row} ${from - 1}.`;
  const back = `{Row} 1 has {d.bare} ${way === 'more' ? 'fewer' : 'more'} {things} than {Row} 2.`;
  const step = [`v2 = v1 ${sign} d`, `v3 = v2 ${sign} d`, `v4 = v3 ${sign} d`];
  return {
    id: `${way}-in-each-row`,
    quantities: {
      v1: rowOf(1),
      v2: rowOf(2),
      v3: rowOf(3),
      v4: rowOf(4),
      d: { counts: PLAIN, label: `How many ${way} each time` },
      sum: {
        counts: 'amount',
        label: '{Things} in all three {many}',
        asked: {
          question: ['How many {things} are in all 3 {many}?'],
          blank: 'All 3 {many} have {sum.gap} altogether.',
        },
      },
    },
    statements: {
      seeOne: { tells: ['v1'], equations: [], says: ['Look at {Row} 1.'], isDrawn: true },
      seeTwo: { tells: ['v1', 'v2'], equations: [], says: ['Look at {Row} 1 and {Row} 2.'], isDrawn: true },
      seeThird: { tells: ['v3'], equations: [], says: ['Look at {Row} 3.'], isDrawn: true },
      first: { tells: ['v1'], equations: [], says: ['{Row} 1 has {v1}.'] },
      second: { tells: ['v2'], equations: [], says: ['{Row} 2 has {v2}.'] },
      third: { tells: ['v3'], equations: [], says: ['{Row} 3 has {v3}.'] },
      step: {
        tells: ['d'],
        equations: step,
        says: [`Each {row} has {d.bare} ${way} {things} than the one before.`],
      },
      same: {
        tells: [],
        equations: step,
        says: ['The pattern goes on.', 'The {many} go on in the same way.'],
      },
    },
    steps: [],
    draw: (dice, { range: [low, high], show }) => {
      const d = dice.int(2, way === 'more' ? 5 : 3);
      const least = dice.int(low, high);
      if (show && least + (way === 'more' ? 2 : 3) * d > MOST_IN_A_RING) return null;
      const [one, two, three, four] = [least, least + d, least + 2 * d, least + 3 * d];
      const [v1, v2, v3, v4] = way === 'more' ? [one, two, three, four] : [four, three, two, one];
      return new Set([v1, v2, v3, v4, d]).size < 5 ? null : { v1, v2, v3, v4, d, sum: v1 + v2 + v3 };
    },
    slips: [
      {
        code: 'wrong-way',
        says: `Each {row} has ${way} {things} than the one before.`,
        plan: { v3: [`v1 ${turned} d ${turned} d`, `v1 ${turned} d`] },
      },
      { code: 'one-step-only', says: 'Go on one step more.', gives: { v3: 'v2', v4: 'v3' } },
      { code: 'one-step-only', says: 'Go back one step more.', gives: { v1: 'v2' } },
      {
        code: 'wrong-way',
        says: `Each {row} has ${way} {things} than the one before. Does the first {row} have more or fewer?`,
        plan: { v1: [`v3 ${sign} d ${sign} d`, `v3 ${sign} d`] },
      },
      { code: 'one-left-out', says: ADD_ALL, plan: { sum: ['v1 + v2', 'v2 + v3'] } },
      { code: 'steps-only', says: ADD_ALL, plan: { sum: 'v1 + d + d' } },
    ],
    asks: [
      { id: 'third', levels: ['not_ready'], asked: 'v3', tells: ['first', 'step'], last: steps(3) },
      { id: 'third-seen', levels: ['not_ready'], asked: 'v3', tells: ['seeOne', 'step'], last: steps(3) },
      { id: 'fourth-seen', levels: ['guided'], asked: 'v4', tells: ['seeTwo', 'same'] },
      {
        id: 'first-seen',
        levels: ['independent'],
        asked: 'v1',
        tells: ['seeThird', 'step'],
        middle: 'v2',
        last: back,
      },
      {
        id: 'further-seen',
        levels: ['independent'],
        asked: 'v4',
        tells: ['seeOne', 'step'],
        middle: 'v3',
        last: steps(4),
      },
      {
        id: 'in-all-from-one',
        levels: ['mastery'],
        asked: 'sum',
        tells: ['seeOne', 'step'],
        defines: ['sum = v1 + v2 + v3'],
        middle: 'v3',
        last: ADD_ALL,
      },
      { id: 'fourth', levels: ['guided'], asked: 'v4', tells: ['first', 'second', 'same'] },
      { id: 'first', levels: ['independent'], asked: 'v1', tells: ['third', 'step'], last: back },
      {
        id: 'in-all',
        levels: ['mastery'],
        asked: 'sum',
        tells: ['first', 'step'],
        defines: ['sum = v1 + v2 + v3'],
        middle: 'v3',
        last: ADD_ALL,
      },
      {
        id: 'in-all-from-last',
        levels: ['mastery'],
        asked: 'sum',
        tells: ['third', 'step'],
        defines: ['sum = v1 + v2 + v3'],
        middle: 'v1',
        last: ADD_ALL,
      },
    ],
    hint: 'How does the number change each time?',
  };
};

export const MORE_IN_EACH_ROW = eachRow('more');
export const FEWER_IN_EACH_ROW = eachRow('fewer');

/** From one full hour to another. */
export const HOURS_BETWEEN: Situation = {
  id: 'hours-between',
  quantities: {
    s: { counts: PLAIN, label: 'Start' },
    e: { counts: PLAIN, label: 'End' },
    h: {
      counts: countOf('hours', 'hour'),
      label: 'Hours',
      asked: { question: ['{asks}'], blank: '{blank} {h.gap}.' },
    },
  },
  statements: {
    start: { tells: ['s'], equations: [], says: ["{starts} {s.bare} o'clock."] },
    end: { tells: ['e'], equations: [], says: ["{ends} {e.bare} o'clock."] },
  },
  steps: [],
  draw: (dice) => {
    const [s, h] = [dice.int(1, 9), dice.int(2, 6)];
    return s + h > 12 || s === h ? null : { s, h, e: s + h };
  },
  slips: SLIPS['hours-between'],
  asks: [{ id: 'hours', levels: ['not_ready'], asked: 'h', tells: ['start', 'end'], defines: ['e = s + h'] }],
  hint: 'Count the hours on a clock face.',
};

/** Equal groups of which a part is used, and the rest in two parts. */
export const ROWS_AND_REST: Situation = {
  id: 'rows-and-rest',
  quantities: {
    r: { counts: PLAIN, label: 'Number of {row}s' },
    c: {
      counts: 'amount',
      label: '{At} each {row}',
      asked: { question: ['How many {things} are {at} each {row}?'], blank: 'Each {row} has {c.gap}.' },
    },
    t: {
      counts: 'amount',
      label: 'All the {things}',
      asked: {
        question: ['How many {things} are there altogether?'],
        blank: 'There are {t.gap} altogether.',
      },
    },
    e: { counts: 'amount', label: 'Part' },
    f: { counts: 'amount', label: 'The rest', asked: { question: ['{left}'], blank: '{leftBlank}' } },
    b: { counts: 'amount', label: 'One part' },
    g: { counts: 'amount', label: 'The other part', asked: { question: ['{rest}'], blank: '{restBlank}' } },
  },
  statements: {
    rows: { tells: ['r'], equations: ['t = r * c'], says: ['{hall} {r.bare} {row}s of {things}.'] },
    each: { tells: ['c'], equations: [], says: ['Each {row} has {c}.', 'There are {c} {at} each {row}.'] },
    equal: { tells: [], equations: [], says: ['Each {row} has the same number.'] },
    total: { tells: ['t'], equations: [], says: ['There are {t} altogether.'] },
    used: { tells: ['e'], equations: ['f = t - e'], says: ['{used}'] },
    kinds: { tells: ['b'], equations: ['g = f - b'], says: ['{first}'] },
  },
  steps: ['t = r * c'],
  draw: (dice) => {
    const [r, c] = [dice.int(3, 9), dice.pick([2, 3, 4, 5, 10])];
    const t = r * c;
    const e = dice.int(2, Math.max(3, Math.floor(t / 2)));
    const f = t - e;
    const b = dice.int(2, Math.max(3, f - 2));
    const g = f - b;
    if (g < 2 || new Set([r, c, t, e, f, b, g]).size < 7) return null;
    return { r, c, t, e, f, b, g };
  },
  slips: SLIPS['rows-and-rest'],
  asks: ASKS['rows-and-rest'],
  hint: 'How many are in all the {row}s?',
};
