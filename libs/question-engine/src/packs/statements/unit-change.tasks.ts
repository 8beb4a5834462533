import { type Style, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { moneyText } from '../../numbers/number-text.js';
import { type Wrong, asked } from './task.js';

const CENTS = measured('cents', 0);
const MONEY_STYLE: Style = {
  text: (value) => moneyText(value),
  bare: (value) => moneyText(value).slice(1),
  unit: '$',
  noun: null,
  allows: (value) => exact(value).mul(100).d === 1n && exact(value).compare(0) > 0,
};

interface Price {
  dollars: number;
  cents: number;
}

/** An amount of dollars and cents that is read wrongly when a zero is lost. */
function drawPrice(dice: Dice): Price {
  return { dollars: dice.int(2, 9), cents: dice.chance(2) ? 5 : dice.multiple(5, 10, 95) };
}

const dollarsOf = ({ dollars, cents }: Price) => exact(dollars * 100 + cents, 100);

const priceSlips = ({ dollars, cents }: Price): Wrong[] => [
  [
    'zero-lost',
    'Cents have two places after the dot.',
    exact(dollars * 100 + (cents < 10 ? cents * 10 : Math.floor(cents / 10)), 100),
  ],
  ['parts-added', 'Dollars stand before the dot.', exact(dollars + cents)],
  ['dot-left-out', 'Put the dot after the dollars.', exact(dollars * 100 + cents)],
  ['ten-cents-off', 'Look at the cents again.', exact(dollars * 100 + cents + 10, 100)],
  ['dollar-off', 'Look at the dollars again.', exact((dollars + 1) * 100 + cents, 100)],
  ['places-swapped', 'Which are the dollars?', exact(cents * 100 + dollars, 100)],
];

const AS_DECIMAL: Shape = asked(
  'money-in-words-to-figures',
  ['P2-M-2'],
  ['not_ready', 'guided'],
  facts(['price * 100 = dollars * 100 + cents'], [], 'price'),
  (dice) => {
    const price = drawPrice(dice);
    return {
      story: [`A toy costs ${price.dollars} dollars and ${price.cents} cents.`],
      ask: 'Write this with the dollar sign.',
      blank: 'The toy costs $___.',
      key: dollarsOf(price),
      style: MONEY_STYLE,
      params: { dollars: price.dollars, cents: price.cents },
      work: [
        'Dollars stand before the dot. Cents stand after it.',
        `With the sign: ${moneyText(dollarsOf(price))}`,
      ],
      hints: ['Write the dollars first.', 'Put the dot after the dollars.', 'Cents need two places.'],
      wrongs: priceSlips(price),
      drawing: null,
    };
  },
);

const CENTS_BEHIND: Shape = asked(
  'cents-after-the-dot',
  ['P2-M-2'],
  ['not_ready', 'guided'],
  facts(['price * 100 = dollars * 100 + cents'], [], 'cents'),
  (dice) => {
    const price = drawPrice(dice);
    if (price.cents === price.dollars) return null;
    const text = moneyText(dollarsOf(price));
    return {
      story: [`A pen costs ${text}.`],
      ask: `How many cents are there beside the ${price.dollars} dollars?`,
      blank: `It is ${price.dollars} dollars and ___ cents.`,
      key: price.cents,
      style: CENTS,
      params: { price: dollarsOf(price), dollars: price.dollars },
      work: ['The cents stand after the dot.', `Cents: ${price.cents} cents`],
      hints: ['Find the dot.', 'The dollars stand before it.', 'Read the two places after it.'],
      wrongs: [
        [
          'zero-lost',
          'The first place after the dot is tens.',
          price.cents < 10 ? price.cents * 10 : Math.floor(price.cents / 10),
        ],
        ['gave-all-cents', 'Take the dollars away.', price.dollars * 100 + price.cents],
        ['gave-the-dollars', 'These are the dollars.', price.dollars],
        ['ten-off', 'Read the places again.', price.cents + 10],
        ['five-off', 'Read the places again.', price.cents + 5],
        ['ten-off', 'Read the places again.', price.cents - 5],
      ],
      drawing: null,
    };
  },
);

const TO_CENTS: Shape = asked(
  'dollars-to-cents',
  ['P2-M-4', 'P2-M-2'],
  ['not_ready', 'guided'],
  facts(['cents = price * 100'], [], 'cents'),
  (dice) => {
    const price = drawPrice(dice);
    const all = price.dollars * 100 + price.cents;
    const wrongs: Wrong[] = [
      ['zero-lost', 'Change each dollar into 100 cents.', price.dollars * 10 + price.cents],
      ['parts-added', 'Change each dollar into 100 cents.', price.dollars + price.cents],
      ['dollars-alone', 'Add the cents as well.', price.dollars * 100],
      ['ten-off', 'Check the cents again.', all + 10],
      ['hundred-off', 'Check the dollars again.', all + 100],
      ['hundred-off', 'Check the dollars again.', all - 100],
    ];
    return {
      story: [`A bun and a drink cost ${moneyText(dollarsOf(price))}.`],
      ask: 'How many cents is this?',
      blank: 'This is ___ cents.',
      key: all,
      style: CENTS,
      params: { price: dollarsOf(price) },
      work: [
        [`${price.dollars} dollars`, `${price.dollars} × 100`, CENTS],
        ['All', `${price.dollars * 100} + ${price.cents}`, CENTS],
      ],
      hints: ['How many cents make $1?', 'Change the dollars first.', 'Then add the cents.'],
      wrongs: wrongs.filter(([, , value]) => Number(value) <= 1000),
      drawing: null,
    };
  },
);

const TO_DOLLARS: Shape = asked(
  'cents-to-dollars',
  ['P2-M-4', 'P2-M-2'],
  ['not_ready', 'guided'],
  facts(['cents = price * 100'], [], 'price'),
  (dice) => {
    const price = drawPrice(dice);
    const all = price.dollars * 100 + price.cents;
    return {
      story: [`A jar holds ${all} cents.`],
      ask: 'Write this in dollars and cents, with the dollar sign.',
      blank: 'The jar holds $___.',
      key: dollarsOf(price),
      style: MONEY_STYLE,
      params: { cents: all },
      work: [
        `${price.dollars * 100} cents is ${price.dollars} dollars.`,
        ['Cents left', `${all} − ${price.dollars * 100}`, CENTS],
        `In dollars: ${moneyText(dollarsOf(price))}`,
      ],
      hints: [
        'How many cents make $1?',
        'How many whole dollars are in it?',
        'The rest stands after the dot.',
      ],
      wrongs: priceSlips(price),
      drawing: null,
    };
  },
);

const CENTS_SHORT: Shape = asked(
  'cents-to-a-whole-dollar',
  ['P2-M-4'],
  ['guided', 'independent'],
  facts(['cents = price * 100', 'goal = cents + more'], [], 'more'),
  (dice) => {
    const price = drawPrice(dice);
    const all = price.dollars * 100 + price.cents;
    const goal = (price.dollars + 1) * 100;
    const more = goal - all;
    return {
      story: [`Siti has ${moneyText(dollarsOf(price))}.`, `She wants to have ${goal} cents.`],
      ask: 'How many cents does she need?',
      blank: 'She needs ___ cents more.',
      key: more,
      style: CENTS,
      params: { price: dollarsOf(price), goal },
      work: [
        ['Her money in cents', `${price.dollars * 100} + ${price.cents}`, CENTS],
        ['Needed', `${goal} − ${all}`, CENTS],
      ],
      hints: ['Change her money to cents.', 'Compare with what she wants.', 'Count on to it.'],
      wrongs: [
        ['gave-her-cents', 'These are the cents she has.', price.cents],
        ['gave-all-cents', 'This is what she has.', all],
        ['ten-off', 'Count on again.', more + 10],
        ['ten-off', 'Count on again.', more - 10],
        ['five-off', 'Count on again.', more + 5],
        ['hundred-off', 'Look at the dollars.', more + 100],
      ],
      drawing: null,
    };
  },
);

/** Dollars and cents with the dot, and cents, for Primary 2. */
export const DECIMAL_MONEY_TASKS: readonly Shape[] = [
  AS_DECIMAL,
  CENTS_BEHIND,
  TO_CENTS,
  TO_DOLLARS,
  CENTS_SHORT,
];
