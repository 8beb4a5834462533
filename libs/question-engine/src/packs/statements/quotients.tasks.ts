import { MONEY, MONEY_TO_CENT, PLAIN_DECIMAL, type Style, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { workedLine } from '../../core/working.js';
import { facts } from '../../engines/sketch.js';
import { type Exact, exact, findDecimalPlaces, isWhole } from '../../numbers/exact.js';
import { decimalText, moneyText } from '../../numbers/number-text.js';
import { type Wrong, asked, slips } from './task.js';

const QUOTIENT = facts(['quotient = whole / by'], [], 'quotient');

/** A whole number and a divisor of one digit whose quotient has a few decimal places. */
function drawQuotient(
  dice: Dice,
  most: number,
  places: number,
): { whole: number; by: number; quotient: Exact } | null {
  const [whole, by] = [dice.int(3, most), dice.int(2, 9)];
  const quotient = exact(whole, by);
  const found = findDecimalPlaces(quotient);
  return isWhole(quotient) || found === null || found > places || whole % 10 === 0
    ? null
    : { whole, by, quotient };
}

const quotientSlips = (whole: number, by: number): Wrong[] => {
  const quotient = exact(whole, by);
  const [down, rest] = [Math.floor(whole / by), whole % by];
  return slips(
    ['The remainder is not a decimal part. Go on dividing.', exact(down * 10 + rest, 10)],
    ['Go on dividing. There is a remainder.', down],
    ['Look where the point stands in your answer.', quotient.mul(10)],
    ['Look where the point stands in your answer.', quotient.div(10)],
    ['You divided the other way round.', exact(by, whole)],
    ['A remainder does not make one more.', down + 1],
    ['Divide the last remainder once more.', quotient.add(exact(1, 10))],
  ).filter(([, , value]) => (findDecimalPlaces(value) ?? 9) <= 3 && exact(value).compare(0) > 0);
};

const HINTS = [
  'Divide the whole number first. What is the remainder?',
  'Write the remainder as tenths and go on dividing.',
  'If there is still a remainder, write it as hundredths.',
] as const;

const BARE: Shape = asked(
  'whole-by-whole-with-decimals',
  ['P4-D-8'],
  ['not_ready', 'guided'],
  QUOTIENT,
  (dice, level) => {
    const drawn = drawQuotient(dice, level === 'not_ready' ? 60 : 400, level === 'not_ready' ? 1 : 3);
    if (!drawn) return null;
    const { whole, by, quotient } = drawn;
    return {
      ask: `What is ${whole} ÷ ${by}, as a decimal?`,
      blank: `As a decimal, ${whole} ÷ ${by} = ___.`,
      key: quotient,
      style: PLAIN_DECIMAL,
      params: { whole, by },
      work: workedLine('Quotient', `${whole} ÷ ${by}`, PLAIN_DECIMAL),
      hints: HINTS,
      wrongs: quotientSlips(whole, by),
      drawing: null,
    };
  },
);

const CUTS: ReadonlyArray<
  readonly [unit: string, tells: (whole: number, by: number) => string, ask: string, blank: string]
> = [
  [
    'm',
    (w, b) => `A rope of ${w} m is cut into ${b} equal pieces.`,
    'How long is each piece?',
    'Each piece is ___ m long.',
  ],
  [
    'kg',
    (w, b) => `A cook packs ${w} kg of rice equally into ${b} bags.`,
    'What is the mass of the rice in each bag?',
    'The mass of the rice in each bag is ___ kg.',
  ],
  [
    'ℓ',
    (w, b) => `A class pours ${w} ℓ of barley drink equally into ${b} jugs.`,
    'How much barley drink is in each jug?',
    'There is ___ ℓ of barley drink in each jug.',
  ],
  [
    'km',
    (w, b) => `A cycle path of ${w} km has ${b} parts of equal length.`,
    'How long is each part?',
    'Each part is ___ km long.',
  ],
];

const CUT: Shape = asked(
  'equal-parts-with-decimals',
  ['P4-D-8'],
  ['not_ready', 'guided'],
  QUOTIENT,
  (dice, level) => {
    const drawn = drawQuotient(dice, 50, level === 'not_ready' ? 1 : 2);
    if (!drawn || drawn.whole <= drawn.by) return null;
    const { whole, by, quotient } = drawn;
    const [unit, tells, ask, blank] = dice.pick(CUTS);
    const style = measured(unit);
    return {
      story: [tells(whole, by)],
      ask: `${ask} Give your answer as a decimal.`,
      blank,
      key: quotient,
      style,
      params: { whole, by },
      work: [['One part', `${whole} ÷ ${by}`, style]],
      hints: HINTS,
      wrongs: quotientSlips(whole, by),
      drawing: null,
    };
  },
);

const BILLS = [
  'A meal for a family costs',
  'A school trip costs',
  'A gift costs',
  'A taxi ride costs',
  'The hire of a court costs',
] as const;

const BILL: Shape = asked(
  'bill-shared-equally',
  ['P4-D-8', 'P4-D-7'],
  ['not_ready', 'guided'],
  QUOTIENT,
  (dice) => {
    const drawn = drawQuotient(dice, 90, 2);
    if (!drawn || drawn.whole < 2 * drawn.by || drawn.by > 8) return null;
    const { whole, by, quotient } = drawn;
    return {
      story: [`${dice.pick(BILLS)} $${whole}.`, `The cost is shared equally by ${by} people.`],
      ask: 'How much does each person pay?',
      blank: 'Each person pays $___.',
      key: quotient,
      style: MONEY,
      params: { whole, by },
      work: [['Each person pays', `$${whole} ÷ ${by}`, MONEY]],
      hints: [
        'Share the whole dollars first. How many dollars are left?',
        'Change the dollars that are left into cents.',
        'Share these cents as well.',
      ],
      wrongs: quotientSlips(whole, by).filter(([, , value]) => MONEY.allows(value)),
      drawing: null,
    };
  },
);

/** To how many places an answer is wanted, and how that is said. */
interface Rounding {
  places: number;
  said: string;
}
const ROUNDINGS: readonly Rounding[] = [
  { places: 0, said: 'Give your answer to the nearest whole number.' },
  { places: 1, said: 'Give your answer correct to 1 decimal place.' },
  { places: 2, said: 'Give your answer correct to 2 decimal places.' },
];

const roundTo = (value: Exact, places: number): Exact =>
  value
    .mul(10 ** places)
    .add(exact(1, 2))
    .floor()
    .div(10 ** places);

/** Of the two values beside an exact one, the nearer; half goes up. */
const rounding = (exactly: (a: Exact, b: Exact) => Exact): Proof => ({
  kind: 'search',
  solve: (givens, words) => {
    const [a, b] = [givens.get('a'), givens.get('b')];
    const unit = exact(1, 10 ** Number(words.get('places')?.replace('p', '') ?? '0'));
    if (!a || !b) return [];
    const value = exactly(a, b);
    const below = value.div(unit).floor().mul(unit);
    return [value.sub(below).mul(2).compare(unit) < 0 ? below : below.add(unit)];
  },
});

/** A value cut off behind some places, as a child writes a division that goes on. */
const cutText = (value: Exact, places: number): string =>
  decimalText(
    value
      .mul(10 ** places)
      .floor()
      .div(10 ** places),
    places,
  );

const roundingSlips = (value: Exact, { places }: Rounding, key: Exact): Wrong[] => {
  const unit = exact(1, 10 ** places);
  const down = value.div(unit).floor().mul(unit);
  const cut = (at: number): Exact =>
    value
      .mul(10 ** at)
      .floor()
      .div(10 ** at);
  return slips(
    ['Look at the next digit before you round.', key.equals(down) ? down.add(unit) : down],
    ['The answer is to be rounded. You gave more places.', cut(places + 1)],
    ['You rounded to another place.', roundTo(value, places + 1)],
    ['You rounded to another place.', roundTo(value, Math.max(0, places - 1))],
    ['Look where the point stands in your answer.', key.mul(10)],
    ['Check the division once more.', key.add(unit.mul(2))],
    ['Check the division once more.', key.sub(unit.mul(2))],
  ).filter(([, , wrong]) => !exact(wrong).equals(key) && exact(wrong).compare(0) > 0);
};

const ROUND_HINTS = [
  'Work the answer out to one more place than you need.',
  'Look at the digit behind the last place you need.',
  'From 5 on, round up.',
] as const;

const ROUNDED_STORIES: ReadonlyArray<
  readonly [unit: string, tells: (a: number, b: number) => string, ask: string, blank: string]
> = [
  [
    'm',
    (a, b) => `A wire of ${a} m is cut into ${b} equal pieces.`,
    'How long is each piece?',
    'Each piece is ___ m long.',
  ],
  [
    'kg',
    (a, b) => `A baker uses ${a} kg of sugar for ${b} equal cakes.`,
    'How much sugar is used for each cake?',
    'For each cake, ___ kg of sugar is used.',
  ],
  [
    'ℓ',
    (a, b) => `A school pours ${a} ℓ of water equally into ${b} tanks.`,
    'How much water is in each tank?',
    'There is ___ ℓ of water in each tank.',
  ],
];

function roundedQuotient(id: string, isStory: boolean): Shape {
  return asked(
    id,
    ['P4-D-9'],
    ['not_ready', 'guided'],
    rounding((a, b) => a.div(b)),
    (dice, level) => {
      const told = dice.pick(ROUNDINGS.filter(({ places }) => level === 'guided' || places < 2));
      const [a, b] = [dice.int(11, 97), dice.pick([3, 6, 7, 9])];
      const value = exact(a, b);
      const key = roundTo(value, told.places);
      if (findDecimalPlaces(value) !== null || findDecimalPlaces(key) !== told.places) return null;
      const [unit, tells, ask, blank] = dice.pick(ROUNDED_STORIES);
      const style: Style = isStory ? measured(unit) : PLAIN_DECIMAL;
      return {
        story: isStory ? [tells(a, b)] : [],
        ask: `${isStory ? ask : `What is ${a} ÷ ${b}?`} ${told.said}`,
        blank: isStory ? `${told.said} ${blank}` : `${told.said} ${a} ÷ ${b} is about ___.`,
        key,
        style,
        params: { a, b, places: `p${told.places}` },
        work: [
          `The division goes on without an end: ${cutText(value, told.places + 1)} and more.`,
          `Rounded as told: ${style.text(key)}`,
        ],
        hints: ROUND_HINTS,
        wrongs: roundingSlips(value, told, key),
        drawing: null,
      };
    },
  );
}

const PRODUCT_STORIES: ReadonlyArray<
  readonly [unit: string, tells: (a: string) => string, ask: string, things: string]
> = [
  ['kg', (a) => `A box of oranges has a mass of ${a} kg.`, 'What is the mass of', 'boxes'],
  ['m', (a) => `A plank is ${a} m long.`, 'What is the total length of', 'planks'],
  ['ℓ', (a) => `A bucket holds ${a} ℓ.`, 'How much do', 'buckets hold'],
];

const ROUNDED_PRODUCT: Shape = asked(
  'product-rounded-as-told',
  ['P4-D-9', 'P4-D-7'],
  ['not_ready', 'guided'],
  rounding((a, b) => a.mul(b)),
  (dice) => {
    const told = dice.pick(ROUNDINGS.filter(({ places }) => places < 2));
    const [a, b] = [exact(dice.int(104, 989), 100), dice.int(3, 9)];
    const value = a.mul(b);
    const key = roundTo(value, told.places);
    if ((findDecimalPlaces(value) ?? 0) <= told.places || findDecimalPlaces(key) !== told.places) return null;
    const [unit, tells, ask, things] = dice.pick(PRODUCT_STORIES);
    const style = measured(unit);
    const text = decimalText(a);
    return {
      story: [tells(text)],
      ask: `${ask} ${b} such ${things}? ${told.said}`,
      blank: `${told.said} For ${b} such ${things.replace(' hold', '')}, it is ___ ${unit}.`,
      key,
      style,
      params: { a, b, places: `p${told.places}` },
      work: [['Exact product', `${text} × ${b}`, style], `Rounded as told: ${style.text(key)}`],
      hints: ['Multiply first. Do not round yet.', ROUND_HINTS[1], ROUND_HINTS[2]],
      wrongs: [
        ...slips(['Multiply before you round.', roundTo(a, told.places).mul(b)]).filter(
          ([, , wrong]) => !exact(wrong).equals(key),
        ),
        ...roundingSlips(value, told, key),
      ],
      drawing: null,
    };
  },
);

const ROUNDED_SHARE: Shape = asked(
  'money-shared-and-rounded',
  ['P4-D-9'],
  ['not_ready', 'guided'],
  rounding((a, b) => a.div(b)),
  (dice, level) => {
    const isCents = level === 'guided' && dice.chance(2);
    const [a, b] = [dice.int(20, 98), dice.pick([3, 6, 7, 9])];
    const value = exact(a, b);
    const told: Rounding = {
      places: isCents ? 2 : 0,
      said: `Give your answer to the nearest ${isCents ? 'cent' : 'dollar'}.`,
    };
    const key = roundTo(value, told.places);
    if (findDecimalPlaces(value) !== null || (isCents && isWhole(key))) return null;
    return {
      story: [`A party costs $${a}.`, `The cost is shared equally by ${b} friends.`],
      ask: `About how much does each of them pay? ${told.said}`,
      blank: `${told.said} Each of them pays about $___.`,
      key,
      style: MONEY_TO_CENT,
      params: { a, b, places: `p${told.places}` },
      work: [
        `The division goes on without an end: $${cutText(value, told.places === 0 ? 2 : 3)} and more.`,
        `Rounded as told: ${moneyText(key)}`,
      ],
      hints: ROUND_HINTS,
      wrongs: roundingSlips(value, told, key).filter(([, , wrong]) => MONEY_TO_CENT.allows(wrong)),
      drawing: null,
    };
  },
);

/** Quotients of whole numbers with decimals, and answers rounded as told, for Primary 4. */
export const QUOTIENT_TASKS: readonly Shape[] = [
  BARE,
  CUT,
  roundedQuotient('quotient-rounded-as-told', false),
  roundedQuotient('equal-parts-rounded-as-told', true),
  ROUNDED_PRODUCT,
];
export const SHARED_MONEY_TASKS: readonly Shape[] = [BILL, ROUNDED_SHARE];
