import { FRACTION, PLAIN_DECIMAL, type Style, measuredFraction } from '../../core/amount.js';
import type { Proof, Shape } from '../../core/draft.js';
import { drawPerson } from '../../core/people.js';
import { facts } from '../../engines/sketch.js';
import { type Exact, exact, findDecimalPlaces, isWhole } from '../../numbers/exact.js';
import { decimalText, fractionText } from '../../numbers/number-text.js';
import { drawImproper, drawProper, fitting, text } from './fractions-kit.js';
import { type Wrong, asked, slips } from './task.js';

const TIMES_HINTS = [
  'Multiply the numbers above the lines.',
  'Multiply the numbers below the lines.',
  'Make the result simple.',
] as const;

const timesSlips = (a: Exact, b: Exact): Wrong[] =>
  fitting(
    slips(
      ['You added the fractions. Multiply them.', a.add(b)],
      ['You divided. Multiply the two fractions.', a.div(b)],
      ['Multiply below the lines as well.', exact(Number(a.n * b.n), Number(a.d > b.d ? a.d : b.d))],
      ['You multiplied across. Go straight across instead.', exact(Number(a.n * b.d), Number(a.d * b.n))],
      ['Only one of the two was used.', a],
      ['Only one of the two was used.', b],
      ['Multiply above the lines as well.', exact(1, Number(a.d * b.d))],
    ),
  );

const PRODUCT = facts(['product = a * b'], [], 'product');

const OF_A_FRACTION: Shape = asked(
  'fraction-of-a-fraction',
  ['P5-F-5'],
  ['not_ready', 'guided'],
  PRODUCT,
  (dice, level) => {
    const [a, b] = [
      drawProper(dice, level === 'not_ready' ? 5 : 9),
      drawProper(dice, level === 'not_ready' ? 5 : 9),
    ];
    const product = a.mul(b);
    if (a.equals(b) || product.d > 40n || a.d === b.d) return null;
    return {
      ask: `What is ${text(a)} of ${text(b)}?`,
      blank: `${text(a)} of ${text(b)} is ___.`,
      key: product,
      style: FRACTION,
      params: { a, b },
      work: [['Product', `${text(a)} × ${text(b)}`, FRACTION]],
      hints: TIMES_HINTS,
      wrongs: timesSlips(a, b),
      drawing: null,
    };
  },
);

const STORIES: ReadonlyArray<readonly [whole: string, part: string, does: string, unit: string]> = [
  ['has', 'of a kilogram of flour', 'uses', 'kg'],
  ['buys', 'of a metre of ribbon', 'cuts off', 'm'],
  ['has', 'of a litre of juice', 'drinks', 'ℓ'],
  ['has', 'of a kilogram of clay', 'gives away', 'kg'],
];

const PART_OF_A_PART: Shape = asked(
  'part-of-what-there-is',
  ['P5-F-5'],
  ['guided', 'independent'],
  PRODUCT,
  (dice) => {
    const person = drawPerson(dice);
    const [verb, of, does, unit] = dice.pick(STORIES);
    const [a, b] = [drawProper(dice, 6), drawProper(dice, 8)];
    const product = a.mul(b);
    const style = measuredFraction(unit);
    if (a.equals(b) || a.d === b.d || product.d > 24n) return null;
    return {
      story: [
        `${person.name} ${verb} ${text(b)} ${of}.`,
        `${person.he === 'he' ? 'He' : 'She'} ${does} ${text(a)} of it.`,
      ],
      ask: `How much is this part? Give your answer in ${unit}.`,
      blank: `This part is ___ ${unit}.`,
      key: product,
      style,
      params: { a, b },
      work: [['This part', `${text(a)} × ${text(b)}`, style]],
      hints: ['Of means times.', TIMES_HINTS[0], TIMES_HINTS[1]],
      wrongs: timesSlips(a, b),
      drawing: null,
    };
  },
);

const PROPER_IMPROPER: Shape = asked('proper-times-improper', ['P5-F-5'], ['guided'], PRODUCT, (dice) => {
  const b = drawImproper(dice);
  const a = drawProper(dice, 8);
  if (!b || a.mul(b).d > 30n || a.mul(b).compare(3) > 0) return null;
  return {
    story: [`Work out ${text(a)} × ${text(b)}.`],
    ask: 'What is the product?',
    blank: 'The product is ___.',
    key: a.mul(b),
    style: FRACTION,
    params: { a, b },
    work: [['Product', `${text(a)} × ${text(b)}`, FRACTION]],
    hints: TIMES_HINTS,
    wrongs: timesSlips(a, b),
    drawing: null,
  };
});

function twoImproper(id: string, told: 'sum' | 'area' | 'power'): Shape {
  return asked(
    id,
    ['P5-F-6'],
    told === 'area' ? ['independent'] : ['not_ready', 'guided'],
    PRODUCT,
    (dice) => {
      const [a, b] = [drawImproper(dice), drawImproper(dice)];
      if (!a || !b || a.equals(b) || a.mul(b).d > 24n || a.mul(b).compare(12) > 0 || a.mul(b).compare(1) <= 0)
        return null;
      const product = a.mul(b);
      const style: Style =
        told === 'area' ? measuredFraction('m²') : told === 'power' ? measuredFraction('kg') : FRACTION;
      const story = {
        sum: [`Work out ${text(a)} × ${text(b)}.`],
        area: [`A rectangle is ${text(a)} m long and ${text(b)} m wide.`],
        power: [`The mass of 1 m of a rod is ${text(a)} kg.`, `The rod is ${text(b)} m long.`],
      }[told];
      return {
        story,
        ask: {
          sum: 'What is the product?',
          area: 'What is its area?',
          power: 'What is the mass of the rod?',
        }[told],
        blank: {
          sum: 'The product is ___.',
          area: 'Its area is ___ m².',
          power: 'The mass of the rod is ___ kg.',
        }[told],
        key: product,
        style,
        params: { a, b },
        work: [['Product', `${text(a)} × ${text(b)}`, style]],
        hints: TIMES_HINTS,
        wrongs: timesSlips(a, b),
        drawing: null,
      };
    },
  );
}

const SHARED_AMOUNT: readonly (readonly [things: string, unit: string])[] = [
  ['pizza dough', 'kg'],
  ['soup', 'ℓ'],
  ['cloth', 'm'],
  ['paint', 'ℓ'],
];

function wholeByWhole(id: string, told: 'share' | 'sum' | 'ratio'): Shape {
  return asked(
    id,
    ['P5-F-1'],
    ['not_ready', 'guided'],
    facts(['part * count = whole'], [], 'part'),
    (dice, level) => {
      const count = dice.int(3, 9);
      const whole = level === 'not_ready' ? dice.int(1, count - 1) : dice.int(count + 1, 4 * count);
      const part = exact(whole, count);
      if (isWhole(part) || whole === count) return null;
      const [things, unit] = dice.pick(SHARED_AMOUNT);
      const style: Style =
        told === 'share' ? measuredFraction(unit) : told === 'ratio' ? measuredFraction('m') : FRACTION;
      return {
        story: {
          share: [`A group of ${count} children shares ${whole} ${unit} of ${things} equally.`],
          sum: [`Write ${whole} ÷ ${count} as a fraction or a mixed number.`],
          ratio: [`A rope of ${whole} m is cut into ${count} equal pieces.`],
        }[told],
        ask: {
          share: `How much does each child get, as a fraction or a mixed number?`,
          sum: 'What is it in its simplest form?',
          ratio: 'How long is each piece, as a fraction or a mixed number?',
        }[told],
        blank: {
          share: `Each child gets ___ ${unit}.`,
          sum: 'In its simplest form it is ___.',
          ratio: 'Each piece is ___ m long.',
        }[told],
        key: part,
        style,
        params: { whole, count },
        work: [['Each part', `${whole} ÷ ${count}`, style]],
        hints: [
          'What is shared stands above the line.',
          'The number of parts stands below.',
          'Write the result in its simplest form.',
        ],
        wrongs: fitting(
          slips(
            ['The number of parts stands below the line.', exact(count, whole)],
            ['One part more was counted.', exact(whole, count + 1)],
            ['One part was left out.', exact(whole, count - 1)],
            ['This is one of the parts of a single one.', exact(1, count)],
            ['One was left out of what is shared.', exact(whole + 1, count)],
          ),
        ),
        drawing: null,
      };
    },
  );
}

/** Every decimal of so many places that is nearest to the fraction: tried out, one after the other. */
const nearestTo = (places: number): Proof => ({
  kind: 'search',
  solve: (givens) => {
    const value = givens.get('fraction');
    const unit = 10 ** places;
    const low = value ? Math.floor(value.valueOf() * unit) : 0;
    return [low, low + 1].flatMap((tried) =>
      value &&
      exact(tried, unit)
        .sub(value)
        .abs()
        .compare(exact(1, 2 * unit)) < 0
        ? [exact(tried, unit)]
        : [],
    );
  },
});

function asDecimal(id: string, places: 2 | 3, isMixed: boolean): Shape {
  return asked(id, ['P5-F-2'], ['not_ready', 'guided'], nearestTo(places), (dice) => {
    const bottom = dice.pick([3, 6, 7, 9, 11, 12]);
    const part = exact(dice.int(1, bottom - 1), bottom);
    const fraction = isMixed ? part.add(dice.int(1, 6)) : part;
    const unit = 10 ** places;
    const [top, below] = [Number(part.n), Number(part.d)];
    if (findDecimalPlaces(part) !== null) return null;
    const key = exact(Math.round(fraction.valueOf() * unit), unit);
    const cut = exact(Math.floor(fraction.valueOf() * unit * 10), unit * 10);
    return {
      story: [`Write ${fractionText(fraction)} as a decimal.`],
      ask: `What is it, correct to ${places} decimal places?`,
      blank: `Correct to ${places} decimal places, it is ___.`,
      key,
      style: PLAIN_DECIMAL,
      params: { fraction },
      work: [
        `Divide ${top} by ${below}${isMixed ? `, and keep the ${decimalText(fraction.sub(part))}` : ''}: the decimal begins with ${decimalText(cut, places + 1)}.`,
        `Correct to ${places} decimal places: ${decimalText(key)}`,
      ],
      hints: [
        'The line of a fraction means divide.',
        `Work out ${places + 1} decimal places.`,
        'Look at the last of them: round up from 5 on.',
      ],
      wrongs: slips(
        ['Look at the next digit before you round.', key.add(exact(1, unit))],
        ['Look at the next digit before you round.', key.sub(exact(1, unit))],
        [
          'Move the digits one place.',
          isMixed ? key.add(exact(1, 10)) : exact(Math.round(fraction.valueOf() * unit * 10), unit),
        ],
        ['Divide the number above by the number below.', exact(top * 10 + below, 100)],
        ['Check the first decimal place.', key.add(exact(2, 10))],
      ),
      drawing: null,
    };
  });
}

const MIXED_TIMES: ReadonlyArray<
  readonly [id: string, tell: (a: string, n: number) => string, ask: string, blank: string, unit: string]
> = [
  [
    'mixed-number-of-packets',
    (a, n) => `A shop has ${n} packets of rice. Each packet has a mass of ${a} kg.`,
    'What is their total mass?',
    'Their total mass is ___ kg.',
    'kg',
  ],
  [
    'mixed-number-of-pieces',
    (a, n) => `There are ${n} pieces of ribbon. Each piece is ${a} m long.`,
    'What is their total length?',
    'Their total length is ___ m.',
    'm',
  ],
  [
    'mixed-number-of-hours',
    (a, n) => `A machine runs for ${a} h a day.`.replace('a day', `on each of ${n} days`),
    'How many hours does it run altogether?',
    'It runs for ___ h altogether.',
    'h',
  ],
];

const mixedTimes = ([id, tell, ask, blank, unit]: (typeof MIXED_TIMES)[number]): Shape =>
  asked(id, ['P5-F-7'], ['not_ready', 'guided'], facts(['total = each * count'], [], 'total'), (dice) => {
    const part = drawProper(dice, 8);
    const whole = dice.int(1, 6);
    const each = part.add(whole);
    const count = dice.int(3, 9);
    const style = measuredFraction(unit);
    const total = each.mul(count);
    if (isWhole(total) || part.d === 1n) return null;
    return {
      story: [tell(fractionText(each), count)],
      ask,
      blank,
      key: total,
      style,
      params: { each, count },
      work: [['Total', `${count} × ${fractionText(each)}`, style]],
      hints: [
        'Write the mixed number as a whole and a part.',
        'Multiply both of them.',
        'Put the two results together.',
      ],
      wrongs: fitting(
        slips(
          ['Multiply the part as well.', exact(whole * count).add(part)],
          ['Multiply the whole as well.', part.mul(count).add(whole)],
          ['You added. Multiply instead.', each.add(count)],
          ['One of them is missing.', total.sub(each)],
          ['There is one too many.', total.add(each)],
        ),
      ),
      drawing: null,
    };
  });

/** Fractions as divisions, as decimals and as products, for Primary 5. */
export const UPPER_FRACTION_TASKS: readonly Shape[] = [
  OF_A_FRACTION,
  PART_OF_A_PART,
  PROPER_IMPROPER,
  twoImproper('two-improper-fractions', 'sum'),
  twoImproper('area-with-improper-sides', 'area'),
  twoImproper('mass-of-a-rod', 'power'),
  wholeByWhole('whole-shared-as-a-fraction', 'share'),
  wholeByWhole('division-as-a-fraction', 'sum'),
  wholeByWhole('rope-cut-into-a-fraction', 'ratio'),
  asDecimal('fraction-to-two-places', 2, false),
  asDecimal('mixed-number-to-two-places', 2, true),
  asDecimal('fraction-to-three-places', 3, false),
  ...MIXED_TIMES.map(mixedTimes),
];
