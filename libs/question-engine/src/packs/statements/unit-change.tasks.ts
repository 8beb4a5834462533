import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import { type Style, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { moneyText, numberText } from '../../numbers/number-text.js';
import { type Task, type Wrong, asked } from './task.js';

/** A quantity in two units, and what is measured so. */
export interface TwoUnits {
  statements: readonly StatementId[];
  /** Behind the id of each structure. */
  suffix: string;
  large: string;
  small: string;
  /** The two units in words, in the plural. */
  words: readonly [large: string, small: string];
  /** Small units in a large one. */
  per: number;
  /** Largest number of whole large units. */
  most: number;
  /** Steps of the smaller part. */
  step: number;
  /** What is so long, heavy or full: "A rope is". */
  things: readonly string[];
}

const gap = (value: number): string => numberText(exact(value));
const HINTS = (large: string, small: string, per: number): [string, string, string] => [
  `How many ${small} make 1 ${large}?`,
  `1 ${large} = ${gap(per)} ${small}. Start with the whole ${large}.`,
  'Then look at what is left.',
];

interface Drawn {
  whole: number;
  rest: number;
  all: number;
}

function drawAmount(dice: Dice, { per, most, step }: TwoUnits): Drawn | null {
  const whole = dice.int(1, most);
  const rest = dice.multiple(step, step, per - 1);
  if (whole === rest) return null;
  return { whole, rest, all: whole * per + rest };
}

const slipsOf = ({ whole, rest, all }: Drawn, per: number): Wrong[] => {
  const slips: Wrong[] = [
    [
      'wrong-number-of-units',
      'Check how many small units make a large one.',
      whole * (per === 60 ? 100 : per === 100 ? 10 : 100) + rest,
    ],
    ['parts-added', 'Change the large unit first.', whole + rest],
    ['rest-left-out', 'Add the rest as well.', whole * per],
    ['one-unit-off', 'Check the large units again.', all + per],
    ['one-unit-off', 'Check the large units again.', all - per],
    ['rest-alone', 'The large units are missing.', rest],
  ];
  return slips.filter(([, , value]) => Number(value) <= 10 * per);
};

function toSmall(units: TwoUnits): Shape {
  const { large, small, words, per, statements, suffix, things } = units;
  const style: Style = measured(small, 0);
  const proof = facts([`all = whole * ${per} + rest`], [], 'all');
  return asked(
    `to-the-small-unit-${suffix}`,
    statements,
    ['not_ready', 'guided'],
    proof,
    (dice): Task | null => {
      const drawn = drawAmount(dice, units);
      if (!drawn) return null;
      const { whole, rest, all } = drawn;
      return {
        story: [`${dice.pick(things)} ${whole} ${large} ${rest} ${small}.`],
        ask: `How many ${words[1]} is this?`,
        blank: `This is ___ ${small}.`,
        key: all,
        style,
        params: { whole, rest },
        work: [
          [`${whole} ${large}`, `${whole} × ${gap(per)}`, style],
          ['Altogether', `${gap(whole * per)} + ${rest}`, style],
        ],
        hints: HINTS(large, small, per),
        wrongs: slipsOf(drawn, per),
        drawing: null,
      };
    },
  );
}

function restOf(units: TwoUnits): Shape {
  const { large, small, words, per, statements, suffix, things } = units;
  const style: Style = measured(small, 0);
  const proof = facts([`all = whole * ${per} + rest`], [], 'rest');
  return asked(`rest-beside-the-large-unit-${suffix}`, statements, ['guided'], proof, (dice): Task | null => {
    const drawn = drawAmount(dice, units);
    if (!drawn) return null;
    const { whole, rest, all } = drawn;
    return {
      story: [`${dice.pick(things)} ${gap(all)} ${small}.`],
      ask: `How many ${words[1]} more than ${whole} ${large} is this?`,
      blank: `It is ${whole} ${large} ___ ${small}.`,
      key: rest,
      style,
      params: { all, whole },
      work: [
        [`${whole} ${large}`, `${whole} × ${gap(per)}`, style],
        ['Beside them', `${gap(all)} − ${gap(whole * per)}`, style],
      ],
      hints: HINTS(large, small, per),
      wrongs: [
        [
          'wrong-number-of-units',
          'Check how many small units make a large one.',
          Math.abs(all - whole * (per === 60 ? 100 : per === 100 ? 10 : 100)),
        ],
        ['gave-all', 'Take the large units away first.', all],
        ['gave-the-large-units', 'This is the number of large units.', whole],
        ['one-step-off', 'Check the difference again.', rest + 10],
        ['one-step-off', 'Check the difference again.', rest - 10],
        ['large-unit-not-changed', 'Change the large unit first.', all - whole],
      ],
      drawing: null,
    };
  });
}

function wholeOf(units: TwoUnits): Shape {
  const { large, small, words, per, statements, suffix, things } = units;
  const style: Style = measured(large, 0);
  // Counted up one large unit after the other, as long as they fit.
  const counted: Proof = {
    kind: 'search',
    solve: (givens) => {
      const all = givens.get('all');
      let fits = 0;
      while (all && all.compare((fits + 1) * per) >= 0) fits += 1;
      return fits > 0 ? [exact(fits)] : [];
    },
  };
  return asked(
    `large-units-in-it-${suffix}`,
    statements,
    ['not_ready', 'guided'],
    counted,
    (dice): Task | null => {
      const drawn = drawAmount(dice, { ...units, most: Math.max(2, units.most) });
      if (!drawn || drawn.whole < 2) return null;
      const { whole, rest, all } = drawn;
      return {
        story: [`${dice.pick(things)} ${gap(all)} ${small}.`],
        ask: `How many full ${words[0]} is this?`,
        blank: `This is ___ full ${words[0]} and some ${words[1]}.`,
        key: whole,
        style,
        params: { all },
        work: [
          ['Without the rest', `${gap(all)} − ${rest}`, measured(small, 0)],
          `1 ${large} is ${gap(per)} ${small}.`,
          `Whole ${large}: ${whole} ${large}`,
        ],
        hints: HINTS(large, small, per),
        wrongs: [
          ['gave-the-rest', 'This is the rest.', rest],
          ['not-changed', 'Change it into the large unit.', all - rest],
          ['one-too-many', 'Count the large units again.', whole + 1],
          ['one-too-few', 'Count the large units again.', whole - 1],
          ['wrong-number-of-units', 'Check how many small units make a large one.', whole * 10],
        ],
        drawing: null,
      };
    },
  );
}

/** Changing a quantity in two units to the smaller one and back. */
export const unitChangeShapes = (units: TwoUnits): Shape[] => [toSmall(units), restOf(units), wholeOf(units)];

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
