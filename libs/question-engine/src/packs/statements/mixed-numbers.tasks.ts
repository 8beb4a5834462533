import { PLAIN, type Style, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { capital } from '../../core/people.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { fractionText, improperText } from '../../numbers/number-text.js';
import { type Wrong, asked, slips } from './task.js';

const PART_NAMES = [
  '',
  '',
  'halves',
  'thirds',
  'quarters',
  'fifths',
  'sixths',
  'sevenths',
  'eighths',
  'ninths',
  'tenths',
  'elevenths',
  'twelfths',
] as const;

/** A mixed number in simplest form. */
interface Mixed {
  whole: number;
  top: number;
  bottom: number;
  value: Exact;
}

function drawMixed(dice: Dice, mostBottom: number): Mixed | null {
  const bottom = dice.int(2, mostBottom);
  const [whole, top] = [dice.int(1, bottom > 6 ? 5 : 8), dice.int(1, bottom - 1)];
  const value = exact(whole * bottom + top, bottom);
  return Number(value.d) === bottom ? { whole, top, bottom, value } : null;
}

/** The value of a fraction or mixed number as written. */
function readFraction(text: string): Exact | null {
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  return top === undefined || bottom === undefined
    ? null
    : exact(Number(whole) * Number(bottom) + Number(top), Number(bottom));
}

const SAME_VALUE = searchNames((name, _given, word) => {
  const [one, other] = [readFraction(name), readFraction(word('told').replace('written ', ''))];
  return one !== null && other !== null && one.equals(other);
});

/** The key and three slips as names: the same value in another form stands in the stem. */
function namesOf(
  dice: Dice,
  right: string,
  made: ReadonlyArray<readonly [code: string, says: string, text: string]>,
): { style: Style; key: number; wrongs: Wrong[] } | null {
  const seen = new Set([right]);
  const usable = made.filter(([, , text]) => {
    const isNew = !seen.has(text) && /^\d+ \d+\/\d+$|^\d+\/\d+$/.test(text) && readFraction(text) !== null;
    seen.add(text);
    return isNew;
  });
  if (usable.length < 3) return null;
  const chosen = dice.pickSome(usable, 3);
  const names = dice.shuffle([right, ...chosen.map(([, , text]) => text)]);
  return {
    style: oneOf(names),
    key: names.indexOf(right) + 1,
    wrongs: chosen.map(([code, says, text]) => [code, says, names.indexOf(text) + 1]),
  };
}

const TO_IMPROPER: Shape = asked(
  'mixed-number-to-improper',
  ['P4-F-1'],
  ['not_ready', 'guided'],
  SAME_VALUE,
  (dice, level) => {
    const mixed = drawMixed(dice, level === 'not_ready' ? 6 : 12);
    if (!mixed) return null;
    const { whole, top, bottom, value } = mixed;
    const told = fractionText(value);
    const names = namesOf(dice, improperText(value), [
      [
        'whole-set-before-the-top',
        'The whole number is not a digit of the numerator. Change it into parts.',
        `${whole}${top}/${bottom}`,
      ],
      ['whole-added-to-the-top', 'Change the wholes into parts before you add.', `${whole + top}/${bottom}`],
      [
        'whole-times-the-top',
        'Multiply the whole number by the denominator, then add.',
        `${whole * top}/${bottom}`,
      ],
      ['top-left-out', 'Add the parts that are not in a whole.', `${whole * bottom}/${bottom}`],
      ['one-part-off', 'Count the parts once more.', `${whole * bottom + top + 1}/${bottom}`],
    ]);
    if (!names) return null;
    return {
      ask: `What is ${told} as an improper fraction?`,
      blank: `As an improper fraction, ${told} is ___.`,
      ...names,
      params: { told: `written ${told}` },
      work: [
        [
          `${capital(PART_NAMES[bottom] ?? '')} in ${whole} ${whole === 1 ? 'whole' : 'wholes'}`,
          `${whole} × ${bottom}`,
        ],
        [`${capital(PART_NAMES[bottom] ?? '')} altogether`, `${whole * bottom} + ${top}`],
        `The improper fraction: ${improperText(value)}`,
      ],
      hints: [
        `How many ${PART_NAMES[bottom] ?? 'parts'} make 1 whole?`,
        'Change all the wholes into such parts.',
        'Then add the parts that are left over.',
      ],
      wrongs: names.wrongs,
      drawing: null,
    };
  },
);

const TO_MIXED: Shape = asked(
  'improper-to-mixed-number',
  ['P4-F-1'],
  ['not_ready', 'guided'],
  SAME_VALUE,
  (dice, level) => {
    const mixed = drawMixed(dice, level === 'not_ready' ? 6 : 12);
    if (!mixed) return null;
    const { whole, top, bottom, value } = mixed;
    const told = improperText(value);
    const all = whole * bottom + top;
    const names = namesOf(dice, fractionText(value), [
      [
        'one-whole-too-many',
        'Count how many times the denominator goes in.',
        `${whole + 1} ${top}/${bottom}`,
      ],
      ['one-whole-too-few', 'Take out as many wholes as you can.', `${whole - 1} ${top}/${bottom}`],
      [
        'quotient-and-remainder-swapped',
        'The quotient is the whole number. The remainder is the numerator.',
        `${top} ${whole}/${bottom}`,
      ],
      ['remainder-over-whole', 'The denominator stays the same.', `${whole} ${top}/${whole + bottom}`],
      ['parts-missing', 'Count the parts that are left over.', `${whole} ${bottom - top}/${bottom}`],
    ]);
    if (!names) return null;
    return {
      ask: `What is ${told} as a mixed number?`,
      blank: `As a mixed number, ${told} is ___.`,
      ...names,
      params: { told: `written ${told}` },
      work: [
        `${all} ${PART_NAMES[bottom] ?? ''} make ${whole} ${whole === 1 ? 'whole' : 'wholes'}, with ${top} left over.`,
        `The mixed number: ${fractionText(value)}`,
      ],
      hints: [
        `How many ${PART_NAMES[bottom] ?? 'parts'} make 1 whole?`,
        'Divide the numerator by the denominator.',
        'What is left over stays a fraction with the same denominator.',
      ],
      wrongs: names.wrongs,
      drawing: null,
    };
  },
);

const HOW_MANY_PARTS: Shape = asked(
  'parts-in-a-mixed-number',
  ['P4-F-1'],
  ['not_ready', 'guided'],
  facts(['parts = told / part'], [], 'parts'),
  (dice, level) => {
    const mixed = drawMixed(dice, level === 'not_ready' ? 6 : 12);
    if (!mixed) return null;
    const { whole, top, bottom, value } = mixed;
    const told = fractionText(value);
    const parts = whole * bottom + top;
    return {
      ask: `${told} is the same as how many parts of 1/${bottom} each?`,
      blank: `${told} is the same as ___ parts of 1/${bottom} each.`,
      key: parts,
      style: PLAIN,
      params: { told: value, part: exact(1, bottom) },
      work: [
        ['Parts in the wholes', `${whole} × ${bottom}`],
        ['Parts altogether', `${whole * bottom} + ${top}`, PLAIN],
      ],
      hints: [
        'How many of these parts make 1 whole?',
        'Find the parts in all the wholes first.',
        'Then add the parts that are left over.',
      ],
      wrongs: slips(
        ['Change the wholes into parts before you add.', whole + top],
        ['Add the parts that are not in a whole.', whole * bottom],
        ['Multiply the whole number by the denominator, then add.', whole * top],
        ['Count the parts of each whole once more.', parts + bottom],
        ['Count the parts of each whole once more.', parts - bottom],
        ['The whole number is not a digit of the numerator.', whole * 10 + top],
      ).filter(([, , wrong]) => Number(wrong) > 0),
      drawing: null,
    };
  },
);

const FROM_A_DRAWING: Shape = asked(
  'shaded-circles-as-a-fraction',
  ['P4-F-1'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const [shaded = 0, parts = 1] = word('shown').split(' of ').map(Number);
    const isForm = (word('form') === 'mixed number') === name.includes(' ');
    return isForm && readFraction(name)?.equals(exact(shaded, parts)) === true;
  }),
  (dice) => {
    const bottom = dice.int(3, 8);
    const [whole, top] = [dice.int(1, 2), dice.int(1, bottom - 1)];
    const value = exact(whole * bottom + top, bottom);
    const isMixed = dice.chance(2);
    if (Number(value.d) !== bottom) return null;
    const all = whole * bottom + top;
    const names = namesOf(dice, isMixed ? fractionText(value) : improperText(value), [
      [
        'all-parts-as-denominator',
        'The denominator is the number of parts in 1 whole.',
        `${all}/${(whole + 1) * bottom}`,
      ],
      [
        'parts-not-shaded',
        'Count the shaded parts.',
        isMixed ? `${whole} ${bottom - top}/${bottom}` : `${(whole + 1) * bottom - top}/${bottom}`,
      ],
      [
        'one-part-off',
        'Count the shaded parts once more.',
        isMixed ? `${whole + 1} ${top}/${bottom}` : `${all + 1}/${bottom}`,
      ],
      ['last-circle-only', 'The circles that are full count as well.', `${top}/${bottom}`],
    ]);
    if (!names) return null;
    const form = isMixed ? 'mixed number' : 'improper fraction';
    return {
      story: ['Each circle is one whole.'],
      ask: `How much is shaded altogether, as ${isMixed ? 'a' : 'an'} ${form}?`,
      blank: `As ${isMixed ? 'a' : 'an'} ${form}, the shaded part is ___.`,
      ...names,
      params: { shown: `${all} of ${bottom}`, form },
      work: [
        `One whole is cut into ${bottom} equal parts.`,
        isMixed
          ? `${whole} ${whole === 1 ? 'circle is' : 'circles are'} full, and ${top} more ${top === 1 ? 'part is' : 'parts are'} shaded.`
          : `${all} such parts are shaded.`,
        `The ${form}: ${isMixed ? fractionText(value) : improperText(value)}`,
      ],
      hints: [
        'How many equal parts are in one circle? This is the denominator.',
        isMixed ? 'How many circles are full?' : 'Count all shaded parts, also those of full circles.',
        isMixed ? 'Then count the shaded parts of the last circle.' : 'Write that number above the line.',
      ],
      wrongs: names.wrongs,
      drawing: {
        kind: 'fraction-circles',
        circles: Array.from({ length: whole + 1 }, (_, i) => ({
          label: '',
          parts: bottom,
          shaded: i < whole ? bottom : top,
        })),
      },
    };
  },
);

/** Mixed numbers and improper fractions, for Primary 4. */
export const MIXED_NUMBER_TASKS: readonly Shape[] = [TO_IMPROPER, TO_MIXED, HOW_MANY_PARTS, FROM_A_DRAWING];
