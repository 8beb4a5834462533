import { FRACTION, PLAIN } from '../../core/amount.js';
import { exact } from '../../numbers/exact.js';
import { decimalText, fractionText } from '../../numbers/number-text.js';
import type { ClueKind } from '../../engines/part-riddle.engine.js';
import { first, isOver, isUnder, pickNear, valueOf } from './riddle.clues.js';

/** Clues about a whole number of per cent, as hundredths. */
export const PERCENT_CLUES: readonly ClueKind[] = [
  {
    id: 'as-fraction',
    draw: (key) => {
      const d = Number(valueOf(key).d);
      return d < 100 ? [d] : null;
    },
    text: (values) => `Written as a fraction in its simplest form, it has the denominator ${first(values)}.`,
    test: (c, values) => Number(valueOf(c).d) === first(values),
    check: (working, key) => {
      working.state('As a fraction', `${key.top}/100`, valueOf(key), FRACTION);
    },
    missed: 'Write the percentage as a fraction again and simplify.',
  },
  {
    id: 'more-than',
    draw: (key, dice) => {
      const list = [2, 4, 5, 10].flatMap((d) => Array.from({ length: d - 1 }, (_, i) => exact(i + 1, d)));
      return pickNear(
        dice,
        list.filter((v) => valueOf(key).compare(v) > 0 && valueOf(key).sub(v).compare(exact(1, 4)) < 0),
      );
    },
    text: ([v]) => `The percentage is more than ${fractionText(v ?? 0)}.`,
    test: (c, [v]) => isOver(c, v),
    check: (working, key, [v]) => {
      working.calc(
        `More than ${fractionText(v ?? 0)} by, in per cent`,
        `${key.top} − ${fractionText(v ?? 0)} × 100`,
        PLAIN,
      );
    },
    missed: 'Change the fraction into per cent and compare again.',
  },
  {
    id: 'less-than',
    draw: (key, dice) => {
      const list = Array.from({ length: 18 }, (_, i) => exact(i + 2, 20));
      return pickNear(
        dice,
        list.filter((v) => valueOf(key).compare(v) < 0 && v.sub(valueOf(key)).compare(exact(1, 4)) < 0),
      );
    },
    text: ([v]) => `The percentage is less than ${decimalText(v ?? 0)}.`,
    test: (c, [v]) => isUnder(c, v),
    check: (working, key, [v]) => {
      working.calc(
        `Less than ${decimalText(v ?? 0)} by, in per cent`,
        `${decimalText(v ?? 0)} × 100 − ${key.top}`,
        PLAIN,
      );
    },
    missed: 'Change the decimal into per cent and compare again.',
  },
  {
    id: 'digit-sum',
    draw: (key) => (key.top > 9 ? [Math.floor(key.top / 10) + (key.top % 10)] : null),
    text: (values) => `Its two digits add up to ${first(values)}.`,
    test: (c, values) => c.top > 9 && Math.floor(c.top / 10) + (c.top % 10) === first(values),
    check: (working, key) => {
      working.calc('Sum of the digits', `${Math.floor(key.top / 10)} + ${key.top % 10}`, PLAIN);
    },
    missed: 'Add the digits again.',
  },
  {
    id: 'multiple',
    draw: (key, dice) => {
      const k = dice.pick([3, 4, 6, 7, 8, 9]);
      return key.top % k === 0 ? [k] : null;
    },
    text: (values) => `Without the % sign, it is a multiple of ${first(values)}.`,
    test: (c, values) => c.top % first(values) === 0,
    check: (working, key, values) => {
      working.calc('Multiple', `${key.top} ÷ ${first(values)}`, PLAIN);
    },
    missed: 'Divide to test for the multiple.',
  },
  {
    id: 'odd-number',
    draw: (key) => (key.top % 2 === 1 ? [] : null),
    text: () => 'Without the % sign, it is an odd number.',
    test: (c) => c.top % 2 === 1,
    missed: 'Is the number odd or even?',
  },
];
