import { MONEY, PLAIN_DECIMAL, type Style, measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { decimalText, moneyText } from '../../numbers/number-text.js';
import { type Wrong, asked, slips } from './task.js';

const PRODUCT = facts(['product = each * times'], [], 'product');
const SHARE = facts(['each = total / parts'], [], 'each');

const HINTS = [
  'Leave the decimal point out at first. Work with whole numbers.',
  'How many decimal places does the number have?',
  'Put the point back. Is your answer about as large as you expect?',
] as const;

const productSlips = (each: Exact, times: number): Wrong[] =>
  slips(
    ['Look where the point stands in your answer.', each.mul(times).mul(10)],
    ['Look where the point stands in your answer.', each.mul(times).div(10)],
    ['You added. There are several equal amounts.', each.add(times)],
    ['That is one time too few. Count the equal amounts.', each.mul(times - 1)],
    ['That is one time too many. Count the equal amounts.', each.mul(times + 1)],
  );

const shareSlips = (total: Exact, parts: number): Wrong[] =>
  slips(
    ['Look where the point stands in your answer.', total.div(parts).mul(10)],
    ['Look where the point stands in your answer.', total.div(parts).div(10)],
    ['You multiplied. The amount is shared.', total.mul(parts)],
    ['You took away once. Share it into equal parts.', total.sub(parts)],
    ['Divide the remainder as well.', total.div(parts).add(exact(1, 10))],
  ).filter(([, , value]) => exact(value).compare(0) > 0);

const BARE_PRODUCT: Shape = asked(
  'decimal-times-a-digit',
  ['P4-D-7'],
  ['not_ready', 'guided'],
  PRODUCT,
  (dice, level) => {
    const [each, times] = [exact(dice.int(11, 989), level === 'not_ready' ? 10 : 100), dice.int(2, 9)];
    if (each.d === 1n) return null;
    const text = decimalText(each);
    return {
      ask: `What is ${text} × ${times}?`,
      blank: `${text} × ${times} = ___`,
      key: each.mul(times),
      style: PLAIN_DECIMAL,
      params: { each, times },
      work: [['Product', `${text} × ${times}`, PLAIN_DECIMAL]],
      hints: HINTS,
      wrongs: productSlips(each, times),
      drawing: null,
    };
  },
);

const PACKED: ReadonlyArray<
  readonly [unit: string, tells: (total: string, parts: number) => string, ask: string, blank: string]
> = [
  [
    'kg',
    (t, n) => `A shop packs ${t} kg of rice equally into ${n} bags.`,
    'How much rice is in each bag?',
    'There is ___ kg of rice in each bag.',
  ],
  [
    'm',
    (t, n) => `A ribbon of ${t} m is cut into ${n} equal pieces.`,
    'How long is each piece?',
    'Each piece is ___ m long.',
  ],
  [
    'ℓ',
    (t, n) => `A cook pours ${t} ℓ of soup equally into ${n} bowls.`,
    'How much soup is in each bowl?',
    'There is ___ ℓ of soup in each bowl.',
  ],
];

const EQUAL_SHARES: Shape = asked(
  'decimal-in-equal-shares',
  ['P4-D-7'],
  ['not_ready', 'guided'],
  SHARE,
  (dice, level) => {
    const parts = dice.int(2, 9);
    const each = exact(dice.int(12, level === 'not_ready' ? 98 : 480), level === 'not_ready' ? 10 : 100);
    const total = each.mul(parts);
    if (each.d === 1n || total.d === 1n || total.compare(2) < 0) return null;
    const [unit, tells, ask, blank] = dice.pick(PACKED);
    const style: Style = measured(unit);
    const text = decimalText(total);
    return {
      story: [tells(text, parts)],
      ask,
      blank,
      key: each,
      style,
      params: { total, parts },
      work: [['One part', `${text} ÷ ${parts}`, style]],
      hints: HINTS,
      wrongs: shareSlips(total, parts),
      drawing: null,
    };
  },
);

const WARES = ['notebook', 'sandwich', 'cap', 'poster', 'puzzle', 'water bottle'] as const;

const PRICE_TIMES: Shape = asked(
  'several-at-one-price',
  ['P4-D-7'],
  ['not_ready', 'guided'],
  PRODUCT,
  (dice) => {
    const [each, times] = [exact(dice.int(25, 180) * 5, 100), dice.int(3, 9)];
    if (each.d === 1n) return null;
    const ware = dice.pick(WARES);
    const many = ware.endsWith('ch') ? `${ware}es` : `${ware}s`;
    return {
      story: [`A ${ware} costs ${moneyText(each)}.`],
      ask: `How much do ${times} such ${many} cost?`,
      blank: `The cost of ${times} such ${many} is $___.`,
      key: each.mul(times),
      style: MONEY,
      params: { each, times },
      work: [['Cost', `${moneyText(each)} × ${times}`, MONEY]],
      hints: HINTS,
      wrongs: productSlips(each, times).filter(([, , wrong]) => MONEY.allows(wrong)),
      drawing: null,
    };
  },
);

/** Decimals times and divided by a number of one digit, for Primary 4. */
export const DECIMAL_PRODUCT_TASKS: readonly Shape[] = [BARE_PRODUCT, EQUAL_SHARES];
export const PRICE_PRODUCT_TASKS: readonly Shape[] = [PRICE_TIMES];
