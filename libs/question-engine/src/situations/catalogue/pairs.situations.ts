import { PLAIN } from '../../core/amount.js';
import type { GuessTable, Situation, SituationQuantity } from '../situation.js';
import { SLIPS } from './situations.slips.js';

/** One of the compared things, by the word for its name. */
const one = (label: string, word: string, name: string): SituationQuantity => ({
  counts: 'amount',
  label,
  says: `{what} ${word} {did}`,
  asked: {
    question: [`{how} ${word}{end}?`],
    blank: `${label} {is} {${name}.gap}{tail}.`,
  },
});

const PAIRS_GUESSED = { of: 'n', comesTo: 'n * pair', target: 't', first: 'pair' } as const;
const SMALLER_GUESSED = { of: 's', comesTo: 's + s + gap', target: 'sum' } as const;
const PART_GUESSED = { of: 's', comesTo: 's * u', target: 'sum', first: 'u' } as const;
const FIRST_GUESSED = {
  of: 'a',
  also: { b: 'a + g', c: 'b + g' },
  comesTo: 'a + b + c',
  target: 'sum',
} as const;

/** As many things of one size as of another one. */
const sameNumberOfBoth = (pairs: readonly number[]): Situation => ({
  id: 'same-number-of-both',
  quantities: {
    n: {
      counts: PLAIN,
      label: 'Number of each',
      asked: {
        question: ['How many {each} were there?'],
        blank: '{A} {pastOf} ___ {each}.',
      },
    },
    v: { counts: 'amount', label: 'One of the large ones', says: 'only one of the {large}' },
    w: { counts: 'amount', label: 'One of the small ones', says: 'only one of the {small}' },
    pair: { counts: 'amount', label: 'One of each', says: 'the total of one of each' },
    t: { counts: 'amount', label: 'Altogether' },
    x: {
      counts: 'amount',
      label: 'The {large}',
      asked: { question: ['{ofLarge}'], blank: '{ofLargeBlank}' },
    },
    z: { counts: 'amount', label: 'The {small}' },
    y: { counts: 'amount', label: 'How much more', asked: { question: ['{more}'], blank: '{moreBlank}' } },
  },
  statements: {
    some: { tells: ['v'], equations: [], says: ['{did} some {large}{ofV}.'] },
    same: {
      tells: ['w'],
      equations: ['t = n * v + n * w'],
      says: ['{A.He} {pastOf} the same number of {small}{ofW}.'],
    },
    total: { tells: ['t'], equations: [], says: ['{total}'] },
  },
  steps: ['pair = v + w', 't = n * pair', 'x = n * v', 'z = n * w', 'y = x - z'],
  draw: (dice, { range: [low, high] }) => {
    const [n, pair] = [dice.int(3, 9), dice.pick(pairs)];
    const most = Math.floor((pair - 1) / 2);
    if (low > most) return null;
    const w = dice.int(low, most);
    const v = pair - w;
    if (w < 1 || v > high || n === v || n === w) return null;
    return { n, v, w, pair, t: n * pair, x: n * v, z: n * w, y: n * (v - w) };
  },
  slips: SLIPS['same-number-of-both'],
  asks: [
    {
      id: 'number',
      levels: ['not_ready', 'guided'],
      asked: 'n',
      tells: ['some', 'same', 'total'],
      guesses: PAIRS_GUESSED,
    },
    {
      id: 'first-kind',
      levels: ['independent'],
      asked: 'x',
      tells: ['some', 'same', 'total'],
      defines: ['x = n * v'],
      guesses: PAIRS_GUESSED,
    },
    {
      id: 'difference',
      levels: ['mastery'],
      asked: 'y',
      tells: ['some', 'same', 'total'],
      defines: ['x = n * v', 'z = n * w', 'y = x - z'],
      guesses: PAIRS_GUESSED,
    },
  ],
  hint: 'Think of one of each as a pair.',
});

/** Of two sizes whose sum is in the tables of Primary 2. */
export const SAME_NUMBER_EARLY = sameNumberOfBoth([3, 4, 5, 10]);
export const SAME_NUMBER_OF_BOTH = sameNumberOfBoth([3, 4, 5, 6, 7, 8, 9, 10]);

/** Two things, their sum, and a third one that is less than the smaller. */
const TWO_AND_THIRD: Situation['quantities'] = {
  s: one('{Small}', '{small}', 's'),
  l: one('{Large}', '{large}', 'l'),
  m: one('{Third}', '{third}', 'm'),
  e: { counts: 'amount', label: 'How much less' },
  sum: { counts: 'amount', label: 'Both' },
  all: {
    counts: 'amount',
    label: 'All three',
    asked: { question: ['{asksAll}'], blank: '{blankAll}' },
  },
};

const SUM_AND_THIRD: Situation['statements'] = {
  total: { tells: ['sum'], equations: ['sum = l + s'], says: ['{two}'] },
  third: { tells: ['e'], equations: ['m = s - e'], says: ['{Another} {less} {small}.'] },
};

/** What is asked about them where their sum is told, and how they compare. */
function asksOfTwo(compared: string, guesses: GuessTable): Situation['asks'] {
  const tells = ['total', compared];
  const all = [...tells, 'third'];
  return [
    { id: 'smaller', levels: ['not_ready'], asked: 's', tells, guesses },
    { id: 'larger', levels: ['guided'], asked: 'l', tells, guesses },
    { id: 'third', levels: ['independent'], asked: 'm', tells: all, guesses },
    { id: 'all-three', levels: ['mastery'], asked: 'all', tells: all, defines: ['all = sum + m'], guesses },
  ];
}

/** A total and a difference. */
export const TOTAL_AND_GAP: Situation = {
  id: 'total-and-gap',
  quantities: {
    ...TWO_AND_THIRD,
    gap: { counts: 'amount', label: 'How much more' },
    twice: { counts: 'amount', label: 'Two equal parts', says: 'the two equal parts together' },
  },
  statements: {
    gap: { tells: ['gap'], equations: ['l = s + gap'], says: ['{Large} {more} {small}.'] },
    ...SUM_AND_THIRD,
  },
  steps: ['twice = sum - gap', 's = twice / 2', 'l = s + gap', 'all = sum + m'],
  draw: (dice, { range: [low, high] }) => {
    const [s, gap] = [dice.int(low + 2, high), dice.int(2, Math.max(3, Math.floor(high / 2)))];
    const e = dice.int(1, s - 1);
    const [l, m] = [s + gap, s - e];
    const sum = s + l;
    if (new Set([s, l, m, gap, e]).size < 5 || m < 1) return null;
    return { s, l, m, gap, e, sum, twice: 2 * s, all: sum + m };
  },
  slips: SLIPS['total-and-gap'],
  asks: asksOfTwo('gap', SMALLER_GUESSED),
  hint: 'Together they make the total. One has an extra part.',
};

/** Three things, each as much larger as the one before; before Primary 3 each ask is tried out. */
const threeInSteps = (isTried: boolean): Situation => ({
  id: 'three-in-steps',
  quantities: {
    a: one('The first {one}', 'the first {one}', 'a'),
    b: { counts: 'amount', label: 'The second {one}', says: '{what} the second {one} {did}' },
    c: one('The third {one}', 'the third {one}', 'c'),
    g: { counts: 'amount', label: 'Step', says: 'only the difference between two of them' },
    sum: { counts: 'amount', label: 'All three' },
    d: {
      counts: 'amount',
      label: 'The two together',
      asked: { question: ['{asksBoth}'], blank: '{blankBoth}' },
    },
  },
  statements: {
    total: { tells: ['sum'], equations: ['sum = a + b + c'], says: ['{three}'] },
    step: {
      tells: ['g'],
      equations: ['b = a + g', 'c = b + g'],
      says: ['The second {step} the first. The third {step} the second.'],
    },
  },
  steps: ['b = a + g', 'b = sum / 3', 'a = b - g', 'c = b + g', 'd = a + b'],
  draw: (dice, { range: [low, high] }) => {
    const [b, g] = [dice.int(low + 2, high), dice.int(2, 9)];
    if (b - g < 1 || b === g || b === 2 * g) return null;
    return { a: b - g, b, c: b + g, g, sum: 3 * b, d: 2 * b - g };
  },
  slips: SLIPS['three-in-steps'],
  asks: [
    {
      id: 'least',
      levels: ['not_ready'],
      asked: 'a',
      tells: ['total', 'step'],
      guesses: FIRST_GUESSED,
    },
    {
      id: 'most',
      levels: ['guided', 'independent'],
      asked: 'c',
      tells: ['total', 'step'],
      guesses: FIRST_GUESSED,
    },
    {
      id: 'two',
      levels: ['mastery'],
      asked: 'd',
      tells: ['total', 'step'],
      defines: ['d = a + b'],
      ...(isTried ? { guesses: FIRST_GUESSED } : {}),
    },
  ],
  hint: isTried
    ? 'How do you find the other two from the first {one}?'
    : 'Move one step from the third {one} to the first {one}. Then all three are equal.',
});

export const THREE_IN_STEPS = threeInSteps(false);
export const THREE_IN_STEPS_EARLY = threeInSteps(true);

/** One is several times as much as the other. */
export const TIMES_AND_TOTAL: Situation = {
  id: 'times-and-total',
  quantities: {
    ...TWO_AND_THIRD,
    k: { counts: 'number', label: 'Times' },
    u: { counts: 'number', label: 'Equal parts' },
  },
  statements: {
    times: { tells: ['k'], equations: ['l = k * s'], says: ['{Large} {times} {small}.'] },
    ...SUM_AND_THIRD,
  },
  steps: ['u = k + 1', 's = sum / u', 'l = k * s', 'all = sum + m'],
  draw: (dice, { range: [low, high] }) => {
    const [s, k] = [dice.int(low + 1, high), dice.int(2, 6)];
    // What is left of the third one is no crumb of it.
    const e = dice.int(1, Math.max(1, Math.floor(s / 2)));
    if (new Set([s, k, e, s - e]).size < 4) return null;
    return { s, k, e, l: k * s, m: s - e, u: k + 1, sum: (k + 1) * s, all: (k + 1) * s + s - e };
  },
  slips: SLIPS['times-and-total'],
  asks: asksOfTwo('times', PART_GUESSED),
  hint: 'How many equal parts are there altogether?',
};
