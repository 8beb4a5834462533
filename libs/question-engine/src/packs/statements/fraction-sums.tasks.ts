import { FRACTION, fractionOfOne } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { drawPerson } from '../../core/people.js';
import { workedLine } from '../../core/working.js';
import { facts } from '../../engines/sketch.js';
import { type Exact, exact, isWhole } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { fitting } from './fractions-kit.js';
import { type Wrong, asked, slips } from './task.js';

/** Two proper fractions with different denominators up to 12 whose common denominator is no larger. */
function drawPair(dice: Dice): { a: Exact; b: Exact; common: number } | null {
  const [p, q] = [dice.int(2, 12), dice.int(2, 12)];
  const [a, b] = [exact(dice.int(1, p - 1), p), exact(dice.int(1, q - 1), q)];
  const common = Array.from({ length: 12 }, (_, i) => i + 1).find((n) => n % p === 0 && n % q === 0);
  const isSimple = Number(a.d) === p && Number(b.d) === q;
  return common === undefined || p === q || !isSimple ? null : { a, b, common };
}

const inParts = (value: Exact, common: number): string =>
  `${Number(value.n) * (common / Number(value.d))}/${common}`;

const FRACTION_HINTS = [
  'Fractions need the same denominator before you add or subtract them.',
  'Which number is in the tables of both denominators?',
  'Add or subtract above the line only. Then make the result simple.',
] as const;

const fractionSlips = (a: Exact, b: Exact, isSum: boolean): Wrong[] => {
  const [tops, bottoms] = [Number(a.n) + Number(b.n), Number(a.d) + Number(b.d)];
  const gap = Math.abs(Number(a.n) - Number(b.n));
  const most = Math.max(Number(a.d), Number(b.d));
  return fitting(
    slips(
      ['Denominators are not added. Make them the same.', exact(tops, bottoms)],
      ['Change both fractions before you work above the line.', exact(isSum ? tops : Math.max(1, gap), most)],
      [
        'Look at the sign. Do you add or subtract?',
        isSum ? (a.compare(b) > 0 ? a.sub(b) : b.sub(a)) : a.add(b),
      ],
      ['You multiplied the fractions.', a.mul(b)],
      ['Only one of the fractions was changed.', a.add(exact(Number(b.n), most))],
    ),
  ).filter(([, , value]) => exact(value).d <= 12n);
};

const SUM: Shape = asked(
  'sum-of-two-fractions',
  ['P4-F-3'],
  ['not_ready', 'guided'],
  facts(['sum = a + b'], [], 'sum'),
  (dice, level) => {
    const pair = drawPair(dice);
    if (!pair) return null;
    const { a, b, common } = pair;
    const sum = a.add(b);
    if ((level === 'not_ready' && sum.compare(1) >= 0) || isWhole(sum)) return null;
    return {
      ask: `What is ${fractionText(a)} + ${fractionText(b)}?`,
      blank: `${fractionText(a)} + ${fractionText(b)} = ___`,
      key: sum,
      style: FRACTION,
      params: { a, b },
      work: [
        `In parts of 1/${common}, the fractions are ${inParts(a, common)} and ${inParts(b, common)}.`,
        ...workedLine('Sum', `${inParts(a, common)} + ${inParts(b, common)}`, FRACTION),
      ],
      hints: FRACTION_HINTS,
      wrongs: fractionSlips(a, b, true),
      drawing: null,
    };
  },
);

const DIFFERENCE: Shape = asked(
  'difference-of-two-fractions',
  ['P4-F-3'],
  ['not_ready', 'guided'],
  facts(['rest = a - b'], [], 'rest'),
  (dice, level) => {
    const pair = drawPair(dice);
    if (!pair) return null;
    const wholes = level === 'guided' && dice.chance(2) ? dice.int(1, 3) : 0;
    // From a whole number, or one proper fraction from another.
    const [a, b] = wholes > 0 ? [exact(wholes), pair.b] : [pair.a, pair.b];
    const common = wholes > 0 ? Number(b.d) : pair.common;
    if (a.compare(b) <= 0) return null;
    return {
      ask: `What is ${fractionText(a)} − ${fractionText(b)}?`,
      blank: `${fractionText(a)} − ${fractionText(b)} = ___`,
      key: a.sub(b),
      style: FRACTION,
      params: { a, b },
      work: [
        `In parts of 1/${common}, the numbers are ${inParts(a, common)} and ${inParts(b, common)}.`,
        ...workedLine('Difference', `${inParts(a, common)} − ${inParts(b, common)}`, FRACTION),
      ],
      hints: FRACTION_HINTS,
      wrongs: fractionSlips(a, b, false),
      drawing: null,
    };
  },
);

const STORIES = [
  ['kg', 'of a kilogram of flour', 'for a cake', 'for some buns', 'flour', 'uses'],
  ['ℓ', 'of a litre of paint', 'for a door', 'for a chair', 'paint', 'uses'],
  ['m', 'of a metre of ribbon', 'for a hat', 'for a gift', 'ribbon', 'uses'],
] as const;

const STORY: Shape = asked(
  'fractions-used-and-left',
  ['P4-F-3'],
  ['independent'],
  facts(['used = a + b'], ['rest = 1 - used'], 'rest'),
  (dice) => {
    const pair = drawPair(dice);
    if (!pair) return null;
    const { a, b, common } = pair;
    const used = a.add(b);
    const [unit, of, first, second, stuff, verb] = dice.pick(STORIES);
    const style = fractionOfOne(unit);
    const rest = exact(1).sub(used);
    if (used.compare(1) >= 0 || rest.equals(a) || rest.equals(b)) return null;
    const { name, he } = drawPerson(dice);
    const words = { kg: '1 kg', ℓ: '1 ℓ', m: '1 m' }[unit];
    return {
      story: [
        `${name} has ${words} of ${stuff}.`,
        `${he === 'he' ? 'He' : 'She'} ${verb} ${fractionText(a)} ${unit} ${first} and ${fractionText(b)} ${unit} ${second}.`,
      ],
      ask: `How much ${stuff} is left?`,
      blank: `___ ${unit} of ${stuff} is left.`,
      key: rest,
      style,
      params: { a, b },
      work: [
        `In parts of 1/${common}, ${he} ${verb} ${inParts(a, common)} and ${inParts(b, common)} ${of}.`,
        ['Used', `${inParts(a, common)} + ${inParts(b, common)}`, style],
        ['Left', `1 − ${fractionText(used)}`, style],
      ],
      hints: [`How much ${stuff} is used altogether?`, FRACTION_HINTS[1], 'Take what is used from 1 whole.'],
      wrongs: [
        ...fitting(
          slips(
            [`This is the ${stuff} that is used.`, used],
            ['Take both parts away, not only one.', exact(1).sub(a)],
            ['Take both parts away, not only one.', exact(1).sub(b)],
            [
              'Denominators are not added. Make them the same.',
              exact(1).sub(exact(Number(a.n + b.n), Number(a.d + b.d))),
            ],
          ),
        ),
      ],
      drawing: null,
    };
  },
);

/** Sums and differences of fractions, for Primary 4. */
export const FRACTION_SUM_TASKS: readonly Shape[] = [SUM, DIFFERENCE, STORY];
