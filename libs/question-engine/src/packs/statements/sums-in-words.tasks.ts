import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import { MONEY_TO_CENT, type Style, measured, measuredFraction } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { decimalText, fractionText, moneyText } from '../../numbers/number-text.js';
import { type Task, type Wrong, asked } from './task.js';

/** A sum of two numbers in words, where the skill is the sum itself. */
interface SumInWords {
  id: string;
  statement: StatementId;
  sign: '+' | '−' | '×' | '÷';
  style: Style;
  /** How a number stands in the working. */
  write: (value: Exact) => string;
  /** The two numbers, the larger one first where one is taken away. */
  draw: (dice: Dice) => readonly [Exact, Exact];
  story: (a: string, b: string) => string[];
  ask: string;
  blank: string;
  label: string;
  hints: readonly [string, string, string];
  wrongs: (a: Exact, b: Exact, key: Exact) => readonly Wrong[];
}

const SIGNS = { '+': '+', '−': '-', '×': '*', '÷': '/' } as const;

function workOut(sign: SumInWords['sign'], a: Exact, b: Exact): Exact {
  if (sign === '+') return a.add(b);
  if (sign === '−') return a.sub(b);
  return sign === '×' ? a.mul(b) : a.div(b);
}

const sumInWords = (data: SumInWords): Shape =>
  asked(
    data.id,
    [data.statement],
    ['not_ready', 'guided'],
    facts([`key = a ${SIGNS[data.sign]} b`], [], 'key'),
    (dice): Task | null => {
      const [a, b] = data.draw(dice);
      const key = workOut(data.sign, a, b);
      if (!data.style.allows(key) || a.equals(b)) return null;
      return {
        story: data.story(data.write(a), data.write(b)),
        ask: data.ask,
        blank: data.blank,
        key,
        style: data.style,
        params: { a, b },
        work: [[data.label, `${data.write(a)} ${data.sign} ${data.write(b)}`, data.style]],
        hints: data.hints,
        wrongs: data.wrongs(a, b, key),
        drawing: null,
      };
    },
  );

const cents = (dice: Dice, low: number, high: number): Exact => exact(dice.multiple(5, low, high), 100);

/** Whole dollars and cents that are added or taken away apart. */
const ofMoney = (a: Exact, b: Exact, key: Exact): Wrong[] => [
  [
    'other-operation',
    'Read again whether the amounts go together.',
    key.equals(a.add(b)) ? a.sub(b) : a.add(b),
  ],
  ['ten-cents-off', 'Check the cents again.', key.add(exact(1, 10))],
  ['ten-cents-off', 'Check the cents again.', key.sub(exact(1, 10))],
  ['one-dollar-off', 'Did you change 100 cents to 1 dollar?', key.add(1)],
  ['one-dollar-off', 'Did you change 1 dollar to 100 cents?', key.sub(1)],
];

const MONEY_HINTS = [
  'Write the points one below the other.',
  'Begin with the cents.',
  '100 cents make 1 dollar.',
] as const;

const ofPrices = (
  rest: Pick<SumInWords, 'id' | 'sign' | 'story' | 'ask' | 'blank' | 'label'>,
): SumInWords => ({
  statement: 'P3-M-1',
  style: MONEY_TO_CENT,
  write: moneyText,
  draw: (dice) => [cents(dice, 1205, 4895), cents(dice, 205, 1195)],
  hints: MONEY_HINTS,
  wrongs: ofMoney,
  ...rest,
});

/** Primary 3: dollars and cents with a point are added and taken away. */
export const MONEY_SUM_TASKS: readonly Shape[] = [
  ofPrices({
    id: 'two-prices-together',
    sign: '+',
    story: (a, b) => [`A bag costs ${a}.`, `A cap costs ${b}.`],
    ask: 'How much do they cost altogether?',
    blank: 'They cost $___ altogether.',
    label: 'Altogether',
  }),
  ofPrices({
    id: 'money-left-after-a-price',
    sign: '−',
    story: (a, b) => [`There is ${a} in a purse.`, `A book for ${b} is bought with this money.`],
    ask: 'How much is left in the purse?',
    blank: 'There is $___ left in the purse.',
    label: 'Left',
  }),
  ofPrices({
    id: 'a-price-that-is-less',
    sign: '−',
    story: (a, b) => [`A bag costs ${a}.`, `A toy costs ${b} less.`],
    ask: 'How much does the toy cost?',
    blank: 'The toy costs $___.',
    label: 'The toy',
  }),
].map(sumInWords);

const PAIRS = [
  [2, 4],
  [3, 6],
  [2, 6],
  [4, 8],
  [5, 10],
  [3, 4],
  [2, 3],
  [2, 5],
] as const;

function drawMixed(dice: Dice): readonly [Exact, Exact] {
  const [d, e] = dice.shuffle(dice.pick(PAIRS)) as [number, number];
  const a = exact(dice.int(3, 6)).add(exact(dice.int(1, d - 1), d));
  const b = exact(dice.int(1, 2)).add(exact(dice.int(1, e - 1), e));
  return [a, b];
}

const ofMixed = (a: Exact, b: Exact, key: Exact): Wrong[] => [
  ['one-whole-off', 'Check the whole numbers again.', key.add(1)],
  ['one-whole-off', 'Check the whole numbers again.', key.sub(1)],
  ['other-operation', 'Read again whether they go together.', key.equals(a.add(b)) ? a.sub(b) : a.add(b)],
  ['whole-numbers-only', 'Use the fractions as well.', exact(Math.floor(key.valueOf()))],
  ['tops-and-bottoms-added', 'Make the denominators the same first.', a.add(exact(1, 2))],
];

const MIXED_HINTS = [
  'Make the denominators the same first.',
  'Work with the whole numbers and with the fractions.',
  'Is the fraction part more than 1 whole?',
] as const;

const ofAmounts = (
  unit: string,
  rest: Pick<SumInWords, 'id' | 'sign' | 'story' | 'ask' | 'blank' | 'label'>,
): SumInWords => ({
  statement: 'P5-F-3',
  style: measuredFraction(unit),
  write: fractionText,
  draw: drawMixed,
  hints: MIXED_HINTS,
  wrongs: ofMixed,
  ...rest,
});

/** Primary 5: mixed numbers are added and taken away. */
export const MIXED_SUM_TASKS: readonly Shape[] = [
  ofAmounts('kg', {
    id: 'two-mixed-numbers-together',
    sign: '+',
    story: (a, b) => [`A melon has a mass of ${a} kg.`, `A papaya has a mass of ${b} kg.`],
    ask: 'What is their total mass?',
    blank: 'Their total mass is ___ kg.',
    label: 'Total mass',
  }),
  ofAmounts('m', {
    id: 'rest-of-a-mixed-number',
    sign: '−',
    story: (a, b) => [`A rope is ${a} m long.`, `A piece of ${b} m is cut off.`],
    ask: 'How long is the rest of the rope?',
    blank: 'The rest of the rope is ___ m long.',
    label: 'The rest',
  }),
  ofAmounts('ℓ', {
    id: 'difference-of-mixed-numbers',
    sign: '−',
    story: (a, b) => [`A tank holds ${a} ℓ.`, `A pail holds ${b} ℓ.`],
    ask: 'How much more does the tank hold than the pail?',
    blank: 'The tank holds ___ ℓ more than the pail.',
    label: 'How much more',
  }),
].map(sumInWords);

const ofPlaces = (_: Exact, __: Exact, key: Exact): Wrong[] => [
  ['one-place-too-few', 'Count the places that the digits move.', key.div(10)],
  ['one-place-too-many', 'Count the places that the digits move.', key.mul(10)],
  ['doubled', 'Work with the digit before the zeros again.', key.mul(2)],
  ['halved', 'Work with the digit before the zeros again.', key.div(2)],
];

/** Equal amounts put together or shared out. */
const byTens = (
  unit: string,
  rest: Pick<SumInWords, 'id' | 'sign' | 'draw' | 'story' | 'ask' | 'blank' | 'label'>,
): SumInWords => ({
  statement: 'P5-D-1',
  style: measured(unit),
  write: (value) => decimalText(value),
  hints: [
    rest.sign === '×' ? 'All of them together: multiply.' : 'Equal parts: divide.',
    'Each zero moves the digits one place.',
    'Does the number become larger or smaller?',
  ],
  wrongs: ofPlaces,
  ...rest,
});

/** Primary 5: decimals times and shared by 10, 100, 1000 and their multiples. */
export const BY_TENS_TASKS: readonly Shape[] = [
  byTens('kg', {
    id: 'tens-of-bags',
    sign: '×',
    draw: (dice) => [exact(dice.int(11, 989), 100), exact(dice.pick([10, 100]))],
    story: (a, b) => [`A bag of rice has a mass of ${a} kg.`, `There are ${b} such bags.`],
    ask: 'What is their total mass?',
    blank: 'Their total mass is ___ kg.',
    label: 'Total mass',
  }),
  byTens('m', {
    id: 'tens-of-pieces',
    sign: '÷',
    draw: (dice) => [exact(dice.int(11, 989), 10), exact(dice.pick([10, 100]))],
    story: (a, b) => [`A roll of ribbon is ${a} m long.`, `It is cut into ${b} equal pieces.`],
    ask: 'How long is each piece?',
    blank: 'Each piece is ___ m long.',
    label: 'Each piece',
  }),
  byTens('ℓ', {
    id: 'multiples-of-ten-bottles',
    sign: '×',
    draw: (dice) => [exact(dice.int(11, 99), 100), exact(dice.pick([20, 30, 40, 200, 300]))],
    story: (a, b) => [`A bottle holds ${a} ℓ of juice.`, `There are ${b} such bottles.`],
    ask: 'How much juice do they hold altogether?',
    blank: 'They hold ___ ℓ of juice altogether.',
    label: 'Altogether',
  }),
  byTens('kg', {
    id: 'multiples-of-ten-packets',
    sign: '÷',
    draw: (dice) => {
      const packets = dice.pick([20, 30, 40]);
      return [exact((dice.int(11, 99) * packets) / 10, 10), exact(packets)];
    },
    story: (a, b) => [`A shop packs ${a} kg of flour into ${b} equal packets.`],
    ask: 'What is the mass of each packet?',
    blank: 'Each packet has a mass of ___ kg.',
    label: 'Each packet',
  }),
].map(sumInWords);
