import { BARE, FRACTION, PLAIN } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Exact, exact, gcd, toWhole } from '../../numbers/exact.js';
import { decimalText, fractionText } from '../../numbers/number-text.js';
import type { Working } from '../../core/working.js';
import type { Candidate, ClueKind } from '../../engines/part-riddle.engine.js';

/** The quotient. */
export const valueOf = (c: Candidate): Exact => exact(c.top, c.bottom);
/** A clue's first value, which is whole. */
export const first = (values: readonly Exact[]): number => toWhole(values[0] ?? 0);
/** Whether the candidate is greater. */
export const isOver = (c: Candidate, v: Exact | undefined): boolean =>
  v !== undefined && c.top * Number(v.d) > Number(v.n) * c.bottom;
/** Whether the candidate is less. */
export const isUnder = (c: Candidate, v: Exact | undefined): boolean =>
  v !== undefined && c.top * Number(v.d) < Number(v.n) * c.bottom;

/** Fractions with small denominators, as landmarks to compare with. */
const LANDMARKS: readonly Exact[] = [2, 3, 4, 5, 6, 8].flatMap((d) =>
  Array.from({ length: d - 1 }, (_, i) => i + 1)
    .filter((n) => gcd(n, d) === 1)
    .map((n) => exact(n, d)),
);

const parity = (name: 'numerator' | 'denominator', odd: boolean): ClueKind => ({
  id: `${odd ? 'odd' : 'even'}-${name}`,
  draw: (key) => ((name === 'numerator' ? key.top : key.bottom) % 2 === (odd ? 1 : 0) ? [] : null),
  text: () => `Its ${name} is an ${odd ? 'odd' : 'even'} number.`,
  test: (c) => (name === 'numerator' ? c.top : c.bottom) % 2 === (odd ? 1 : 0),
  missed: `Look again at the ${name}. Is it odd or even?`,
});

/** Both fractions in parts of one size, so that they can be compared. */
function compareParts(working: Working, key: Exact, mark: Exact): void {
  const parts = Number(exact(Number(key.d)).lcm(Number(mark.d)).n);
  const line = (v: Exact): void => {
    if (Number(v.d) < parts)
      working.calc(
        `Parts of 1/${parts} in ${fractionText(v)}`,
        `${parts} ÷ ${Number(v.d)}${v.n === 1n ? '' : ` × ${Number(v.n)}`}`,
        PLAIN,
      );
  };
  line(mark);
  line(key);
  const [less, more] = key.compare(mark) > 0 ? [mark, key] : [key, mark];
  working.say(`So ${fractionText(more)} is greater than ${fractionText(less)}.`);
}

const partsOfBoth = (key: Candidate, mark: Exact): number => Number(exact(key.bottom).lcm(Number(mark.d)).n);

/** Clues about a fraction less than 1, which is compared in parts of at least the given size: 24 for twenty-fourths. */
export const fractionClues = (mostParts: number): readonly ClueKind[] => [
  {
    id: 'denominator',
    draw: (key) => [key.bottom],
    text: ([d]) => `Its denominator is ${first(d ? [d] : [])}.`,
    test: (c, values) => c.bottom === first(values),
    missed: 'Look again at the denominator.',
  },
  {
    id: 'more-than',
    draw: (key, dice) =>
      pickNear(
        dice,
        LANDMARKS.filter((v) => valueOf(key).compare(v) > 0 && partsOfBoth(key, v) <= mostParts),
      ),
    text: ([v]) => `It is greater than ${fractionText(v ?? 0)}.`,
    test: (c, [v]) => isOver(c, v),
    check: (working, key, [v]) => compareParts(working, valueOf(key), v ?? exact(0)),
    missed: 'Compare the fractions again. Write them with the same denominator.',
  },
  {
    id: 'less-than',
    draw: (key, dice) =>
      pickNear(
        dice,
        LANDMARKS.filter((v) => valueOf(key).compare(v) < 0 && partsOfBoth(key, v) <= mostParts),
      ),
    text: ([v]) => `It is less than ${fractionText(v ?? 0)}.`,
    test: (c, [v]) => isUnder(c, v),
    check: (working, key, [v]) => compareParts(working, valueOf(key), v ?? exact(0)),
    missed: 'Compare the fractions again. Write them with the same denominator.',
  },
  {
    id: 'sum',
    draw: (key) => [key.top + key.bottom],
    text: (values) => `Its numerator and denominator add up to ${first(values)}.`,
    test: (c, values) => c.top + c.bottom === first(values),
    check: (working, key) => {
      working.calc('Numerator and denominator together', `${key.top} + ${key.bottom}`, PLAIN);
    },
    missed: 'Add the numerator and the denominator again.',
  },
  {
    id: 'difference',
    draw: (key) => (key.bottom - key.top > 1 ? [key.bottom - key.top] : null),
    text: (values) => `Its denominator is ${first(values)} more than its numerator.`,
    test: (c, values) => c.bottom - c.top === first(values),
    check: (working, key) => {
      working.calc('Denominator less numerator', `${key.bottom} − ${key.top}`, PLAIN);
    },
    missed: 'Compare the numerator with the denominator again.',
  },
  {
    id: 'added-on-top',
    draw: (key, dice) => {
      const more = dice.int(1, 4);
      const next = exact(key.top + more, key.bottom);
      return next.compare(1) < 0 && Number(next.d) < key.bottom ? [more, next] : null;
    },
    text: ([k, v]) =>
      `If ${toWhole(k ?? 0)} is added to its numerator, it becomes equal to ${fractionText(v ?? 0)}.`,
    test: (c, [k, v]) => v !== undefined && exact(c.top + toWhole(k ?? 0), c.bottom).equals(v),
    check: (working, key, [k]) => {
      const more = toWhole(k ?? 0);
      working.calc(`With ${more} more on top`, `${key.top}/${key.bottom} + ${more}/${key.bottom}`, FRACTION);
    },
    missed: 'Change the numerator as the clue says, then simplify.',
  },
  {
    id: 'both-changed',
    draw: (key) => {
      const next = exact(key.top + 1, key.bottom + 1);
      return Number(next.d) < key.bottom + 1 ? [1, next] : null;
    },
    text: ([, v]) =>
      `If 1 is added to both its numerator and its denominator, it becomes equal to ${fractionText(v ?? 0)}.`,
    test: (c, [, v]) => v !== undefined && exact(c.top + 1, c.bottom + 1).equals(v),
    check: (working, key, [, v]) => {
      working.calc('New numerator', `${key.top} + 1`, PLAIN);
      working.say(`${key.top + 1}/${key.bottom + 1} = ${fractionText(v ?? 0)}`);
    },
    missed: 'Add to both numbers of the fraction, then simplify.',
  },
  parity('numerator', true),
  parity('numerator', false),
  parity('denominator', true),
  parity('denominator', false),
];

/** One of the landmarks; null when there is none. */
export function pickNear(dice: Dice, list: readonly Exact[]): Exact[] | null {
  return list.length === 0 ? null : [dice.pick(list)];
}

/** Clues about a mixed number. */
export const MIXED_CLUES: readonly ClueKind[] = [
  {
    id: 'improper',
    draw: (key) => [key.top],
    text: (values) => `As an improper fraction, its numerator is ${first(values)}.`,
    test: (c, values) => c.top === first(values),
    check: (working, key) => {
      const whole = Math.floor(key.top / key.bottom);
      working.calc(
        'Numerator of the improper fraction',
        `${whole} × ${key.bottom} + ${key.top - whole * key.bottom}`,
        PLAIN,
      );
    },
    missed: 'Change the mixed number into an improper fraction again.',
  },
  {
    id: 'between',
    draw: (key, dice) => {
      const whole = Math.floor(key.top / key.bottom);
      const halves = [
        exact(whole),
        exact(2 * whole + 1, 2),
        exact(whole + 1),
        exact(3 * whole + 1, 3),
        exact(3 * whole + 2, 3),
      ];
      const low = halves.filter((v) => valueOf(key).compare(v) > 0);
      const high = halves.filter((v) => valueOf(key).compare(v) < 0);
      return low.length && high.length ? [dice.pick(low), dice.pick(high)] : null;
    },
    text: ([u, v]) => `It is greater than ${fractionText(u ?? 0)} but less than ${fractionText(v ?? 0)}.`,
    test: (c, [u, v]) => isOver(c, u) && isUnder(c, v),
    check: (working, key, [u, v]) => {
      const whole = Math.floor(key.top / key.bottom);
      const part = valueOf(key).sub(whole);
      for (const mark of [u, v]) {
        const rest = (mark ?? exact(0)).sub(whole);
        if (rest.compare(0) > 0 && rest.compare(1) < 0) compareParts(working, part, rest);
      }
    },
    missed: 'Compare the mixed numbers again, first the whole parts.',
  },
  {
    id: 'part-sum',
    draw: (key) => [(key.top % key.bottom) + key.bottom],
    text: (values) => `In its fraction part, the numerator and denominator add up to ${first(values)}.`,
    test: (c, values) => (c.top % c.bottom) + c.bottom === first(values),
    check: (working, key) => {
      working.calc('Numerator and denominator together', `${key.top % key.bottom} + ${key.bottom}`, PLAIN);
    },
    missed: 'Add the numerator and the denominator of the fraction part again.',
  },
  {
    id: 'part-denominator',
    draw: (key) => [key.bottom],
    text: (values) => `Its denominator is ${first(values)}.`,
    test: (c, values) => c.bottom === first(values),
    missed: 'Look again at the denominator.',
  },
  {
    id: 'odd-part',
    draw: (key) => ((key.top % key.bottom) % 2 === 1 ? [] : null),
    text: () => 'The numerator of its fraction part is odd.',
    test: (c) => (c.top % c.bottom) % 2 === 1,
    missed: 'Look again at the numerator of the fraction part.',
  },
];

const digits = (c: Candidate): [number, number, number] => [
  Math.floor(c.top / 100),
  Math.floor(c.top / 10) % 10,
  c.top % 10,
];

/** Clues about a number of two decimal places below 10, as hundredths. */
export const DECIMAL_CLUES: readonly ClueKind[] = [
  {
    id: 'between',
    draw: (key, dice) => {
      const tenth = Math.floor(key.top / 10);
      const [low, high] = [tenth - dice.int(0, 3), tenth + dice.int(1, 4)];
      return low > 0 && high <= 100 ? [exact(low, 10), exact(high, 10)] : null;
    },
    text: ([u, v]) => `It is greater than ${decimalText(u ?? 0)} but less than ${decimalText(v ?? 0)}.`,
    test: (c, [u, v]) => isOver(c, u) && isUnder(c, v),
    check: (working, key, [u, v]) => {
      const text = decimalText(valueOf(key));
      working.calc(`More than ${decimalText(u ?? 0)} by`, `${text} − ${decimalText(u ?? 0)}`, BARE);
      working.calc(`Less than ${decimalText(v ?? 0)} by`, `${decimalText(v ?? 0)} − ${text}`, BARE);
    },
    missed: 'Compare the decimals again, place by place.',
  },
  {
    id: 'rounds',
    draw: (key) => [exact(Math.floor((key.top + 5) / 10), 10)],
    text: ([r]) => `Rounded to the nearest tenth, it is ${decimalText(r ?? 0, 1)}.`,
    test: (c, [r]) => r !== undefined && Math.floor((c.top + 5) / 10) * Number(r.d) === 10 * Number(r.n),
    check: (working, key, [r]) => {
      const [low, high] = valueOf(key).compare(r ?? 0) < 0 ? [valueOf(key), r ?? 0] : [r ?? 0, valueOf(key)];
      working.calc('Away from the rounded number by', `${decimalText(high)} − ${decimalText(low)}`, BARE);
    },
    missed: 'Round again: look at the hundredths digit.',
  },
  {
    id: 'digit-sum',
    draw: (key) => [digits(key).reduce((a, b) => a + b, 0)],
    text: (values) => `Its three digits add up to ${first(values)}.`,
    test: (c, values) => digits(c).reduce((a, b) => a + b, 0) === first(values),
    check: (working, key) => {
      working.calc('Sum of the digits', digits(key).join(' + '), PLAIN);
    },
    missed: 'Add the digits again.',
  },
  {
    id: 'hundredths-more',
    draw: (key) => {
      const [, tenths, hundredths] = digits(key);
      return hundredths - tenths > 1 ? [hundredths - tenths] : null;
    },
    text: (values) => `Its hundredths digit is ${first(values)} more than its tenths digit.`,
    test: (c, values) => digits(c)[2] - digits(c)[1] === first(values),
    check: (working, key) => {
      const [, tenths, hundredths] = digits(key);
      working.calc('Hundredths digit less tenths digit', `${hundredths} − ${tenths}`, PLAIN);
    },
    missed: 'Compare the tenths digit with the hundredths digit again.',
  },
  {
    id: 'hundredths-twice',
    draw: (key) => {
      const [, tenths, hundredths] = digits(key);
      return tenths > 0 && hundredths === 2 * tenths ? [] : null;
    },
    text: () => 'Its hundredths digit is twice its tenths digit.',
    test: (c) => digits(c)[1] > 0 && digits(c)[2] === 2 * digits(c)[1],
    check: (working, key) => {
      working.calc('Twice the tenths digit', `2 × ${digits(key)[1]}`, PLAIN);
    },
    missed: 'Compare the tenths digit with the hundredths digit again.',
  },
  {
    id: 'ones-more',
    draw: (key) => {
      const [ones, tenths] = digits(key);
      return ones - tenths > 1 ? [ones - tenths] : null;
    },
    text: (values) => `Its ones digit is ${first(values)} more than its tenths digit.`,
    test: (c, values) => digits(c)[0] - digits(c)[1] === first(values),
    check: (working, key) => {
      const [ones, tenths] = digits(key);
      working.calc('Ones digit less tenths digit', `${ones} − ${tenths}`, PLAIN);
    },
    missed: 'Compare the ones digit with the tenths digit again.',
  },
  {
    id: 'odd-tenths',
    draw: (key) => (digits(key)[1] % 2 === 1 ? [] : null),
    text: () => 'Its tenths digit is odd.',
    test: (c) => digits(c)[1] % 2 === 1,
    missed: 'Look again at the tenths digit.',
  },
  {
    id: 'times-hundred',
    draw: (key, dice) => {
      const factor = dice.pick([3, 4, 6, 7, 8, 9]);
      return key.top % factor === 0 ? [100, factor] : null;
    },
    text: ([, k]) => `When it is multiplied by 100, the answer is a multiple of ${toWhole(k ?? 1)}.`,
    test: (c, [, k]) => c.top % toWhole(k ?? 1) === 0,
    check: (working, key, [, k]) => {
      working.calc('Multiplied by one hundred', `100 × ${decimalText(valueOf(key))}`, PLAIN);
      working.calc('Multiple', `${key.top} ÷ ${toWhole(k ?? 1)}`, PLAIN);
    },
    missed: 'Move the digits two places, then divide to test.',
  },
];
