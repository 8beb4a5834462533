import { PLAIN } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { search } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { groupDigits } from '../../numbers/number-text.js';
import { asked, slips } from './task.js';

const figures = (value: number): string => groupDigits(String(value));

/** The nearest multiple of a unit: of the two beside the number, the one that is not further away; half goes up. */
const nearest = (unitName: string): Proof => ({
  kind: 'search',
  solve: (givens) => {
    const value = givens.get('number');
    const unit = givens.get(unitName);
    if (!value || !unit) return [];
    const below = value.div(unit).floor().mul(unit);
    const above = below.add(unit);
    return [value.sub(below).compare(above.sub(value)) < 0 ? below : above];
  },
});

const STORIES: ReadonlyArray<(n: string) => string> = [
  (n) => `A football match was watched by ${n} people.`,
  (n) => `A town has ${n} people.`,
  (n) => `A factory made ${n} masks.`,
  (n) => `For a show, ${n} tickets were sold.`,
  (n) => `A library has ${n} books.`,
];

function rounded(id: string, isStory: boolean): Shape {
  return asked(
    id,
    ['P4-N-5'],
    isStory ? ['guided'] : ['not_ready', 'guided'],
    nearest('unit'),
    (dice, level) => {
      const unit = dice.pick(level === 'not_ready' ? [10, 100] : [10, 100, 1000]);
      const number = dice.int(1001, 99_499);
      const key = Math.round(number / unit) * unit;
      const below = Math.floor(number / unit) * unit;
      if (number % unit === 0) return null;
      return {
        story: isStory ? [dice.pick(STORIES)(figures(number))] : [],
        ask: isStory
          ? `What is this number, rounded to the nearest ${figures(unit)}?`
          : `What is ${figures(number)}, rounded to the nearest ${figures(unit)}?`,
        blank: isStory
          ? `Rounded to the nearest ${figures(unit)}, it is ___.`
          : `${figures(number)} ≈ ___, to the nearest ${figures(unit)}.`,
        key,
        style: PLAIN,
        params: { number, unit },
        work: [
          `It lies between ${figures(below)} and ${figures(below + unit)}.`,
          `The nearer one: ${figures(key)}`,
        ],
        hints: [
          'Between which two numbers does it lie?',
          'Look at the digit to the right.',
          'From 5 on, round up.',
        ],
        wrongs: slips(
          ['Look at the next digit before you round.', key === below ? below + unit : below],
          ['You rounded to another place.', Math.round(number / (unit * 10)) * unit * 10],
          [
            'You rounded to another place.',
            Math.round(number / Math.max(1, unit / 10)) * Math.max(1, unit / 10),
          ],
          ['Keep the digits in front.', key + unit * 2],
          ['Keep the digits in front.', key - unit],
        ).filter(([, , value]) => Number(value) <= 100_000 && Number(value) !== number),
        drawing: null,
      };
    },
  );
}

/** The largest or smallest number that is rounded to a number, found by rounding every number beside it. */
const EXTREME: Shape = asked(
  'number-that-rounds-to',
  ['P4-N-5'],
  ['guided'],
  {
    kind: 'search',
    solve: (givens, words) => {
      const [target, unit] = [givens.get('target')?.valueOf() ?? 0, givens.get('unit')?.valueOf() ?? 1];
      const fitting = Array.from({ length: 2 * unit + 1 }, (_, i) => target - unit + i).filter(
        (number) => Math.floor((number + unit / 2) / unit) * unit === target,
      );
      const found = words.get('end') === 'greatest' ? Math.max(...fitting) : Math.min(...fitting);
      return fitting.length === 0 ? [] : [exact(found)];
    },
  },
  (dice) => {
    const unit = dice.pick([10, 100, 1000]);
    const target = unit * dice.int(12, 90);
    const isGreatest = dice.chance(2);
    const key = isGreatest ? target + unit / 2 - 1 : target - unit / 2;
    return {
      story: [
        `A whole number is rounded to the nearest ${figures(unit)}.`,
        `The result is ${figures(target)}.`,
      ],
      ask: `What is the ${isGreatest ? 'greatest' : 'smallest'} number that it can be?`,
      blank: `The ${isGreatest ? 'greatest' : 'smallest'} number that it can be is ___.`,
      key,
      style: PLAIN,
      params: { target, unit, end: isGreatest ? 'greatest' : 'smallest' },
      work: [
        ['Half of the step', `${unit} ÷ 2`],
        ...(isGreatest
          ? [
              ['Too large by one', `${target} + ${unit / 2}`] as const,
              ['The greatest number', `${target + unit / 2} − 1`, PLAIN] as const,
            ]
          : [['The smallest number', `${target} − ${unit / 2}`, PLAIN] as const]),
      ],
      hints: [
        'Draw a number line around the result.',
        'How far away may the number be?',
        'Half-way is rounded up.',
      ],
      wrongs: slips(
        ['Half-way is rounded up.', isGreatest ? key + 1 : key + 1],
        ['Half-way is rounded up.', isGreatest ? key + 2 : key - 1],
        ['This is the other end.', isGreatest ? target - unit / 2 : target + unit / 2 - 1],
        ['A whole step is too far.', isGreatest ? target + unit - 1 : target - unit + 1],
        ['This is the rounded number.', target],
      ),
      drawing: null,
    };
  },
);

const divides = (divisor: number, value: number): boolean => value % divisor === 0;
const factorsOf = (value: number): number[] =>
  Array.from({ length: value }, (_, i) => i + 1).filter((divisor) => divides(divisor, value));
const gcdOf = (a: number, b: number): number => (b === 0 ? a : gcdOf(b, a % b));

/** Two numbers within 100 with at least three common factors. */
function drawPair(dice: Dice): readonly [number, number] | null {
  const common = dice.pick([4, 6, 8, 9, 10, 12, 15, 18]);
  const [p, q] = [dice.int(1, Math.floor(100 / common)), dice.int(1, Math.floor(100 / common))];
  return p === q || gcdOf(p, q) !== 1 || Math.min(p, q) * common < 8 ? null : [p * common, q * common];
}

const FACTOR_HINTS = [
  'List all factors of the smaller number.',
  'Which of them divide the other number too?',
  'Go through the list from the end.',
] as const;

function commonFactors(id: string, asks: 'greatest' | 'how-many' | 'next'): Shape {
  const proof = search(
    (given) =>
      Array.from({ length: 100 }, (_, i) => i + 1).filter((one) =>
        asks === 'how-many' ? true : one <= given('a').valueOf(),
      ),
    (tried, given) => {
      const [a, b, candidate] = [given('a').valueOf(), given('b').valueOf(), tried.valueOf()];
      const both = factorsOf(a).filter((one) => divides(one, b));
      return asks === 'how-many'
        ? both.length === candidate
        : candidate === (asks === 'greatest' ? both.at(-1) : both.at(-2));
    },
  );
  return asked(id, ['P4-N-7'], asks === 'next' ? ['guided'] : ['not_ready', 'guided'], proof, (dice) => {
    const pair = drawPair(dice);
    if (!pair) return null;
    const [a, b] = pair;
    if (divides(a, b) || divides(b, a)) return null;
    const both = factorsOf(a).filter((one) => divides(one, b));
    const key = { greatest: both.at(-1), 'how-many': both.length, next: both.at(-2) }[asks] ?? 1;
    if (asks === 'next' && key <= 2) return null;
    return {
      ask: {
        greatest: `What is the greatest common factor of ${a} and ${b}?`,
        'how-many': `How many common factors do ${a} and ${b} have?`,
        next: `What is the second greatest common factor of ${a} and ${b}?`,
      }[asks],
      blank: {
        greatest: `The greatest common factor of ${a} and ${b} is ___.`,
        'how-many': `${a} and ${b} have ___ common factors.`,
        next: `The second greatest common factor of ${a} and ${b} is ___.`,
      }[asks],
      key,
      style: PLAIN,
      params: { a, b },
      work: [
        `Factors of ${a}: ${factorsOf(a).join(', ')}.`,
        `Factors of ${b}: ${factorsOf(b).join(', ')}.`,
        `In both lists: ${both.join(', ')}.`,
        `The answer: ${key}`,
      ],
      hints: FACTOR_HINTS,
      wrongs: slips(
        ['Look for another number in both lists.', both.at(-1) ?? 1],
        ['Look for another number in both lists.', both.at(-2) ?? 1],
        ['Look for another number in both lists.', both.at(-3) ?? 1],
        ['This number is not a factor of both.', factorsOf(a).length],
        ['This number is not a factor of both.', factorsOf(b).length],
        ['Count the numbers that stand in both lists.', both.length],
        ['1 and the numbers themselves count as factors.', both.length + 1],
        ['This is the difference.', Math.abs(a - b)],
      ).filter(([, , value]) => Number(value) !== key),
      drawing: null,
    };
  });
}

function commonMultiple(id: string, asks: 'first' | 'second'): Shape {
  const proof: Proof = {
    kind: 'search',
    solve: (givens) => {
      const [a, b] = [givens.get('a')?.valueOf() ?? 1, givens.get('b')?.valueOf() ?? 1];
      const found = Array.from({ length: 200 }, (_, i) => i + 1).filter(
        (one) => divides(a, one) && divides(b, one),
      );
      const key = found[asks === 'first' ? 0 : 1];
      return key === undefined ? [] : [exact(key)];
    },
  };
  return asked(id, ['P4-N-9'], ['not_ready', 'guided'], proof, (dice) => {
    const [a, b] = [dice.int(3, 9), dice.int(3, 9)];
    const first = (a * b) / gcdOf(a, b);
    if (a >= b || first === b) return null;
    const key = asks === 'first' ? first : 2 * first;
    return {
      ask:
        asks === 'first'
          ? `What is the first common multiple of ${a} and ${b}?`
          : `What is the second common multiple of ${a} and ${b}?`,
      blank: `The ${asks} common multiple of ${a} and ${b} is ___.`,
      key,
      style: PLAIN,
      params: { a, b },
      work: [
        `Count in steps of ${b} until a number is in the table of ${a}.`,
        ['First common multiple', `${b} × ${first / b}`],
        ...(asks === 'second' ? [['Second common multiple', `2 × ${first}`, PLAIN] as const] : []),
      ],
      hints: [
        `List the multiples of ${b}.`,
        `Which of them are multiples of ${a} too?`,
        'Start with the smallest.',
      ],
      wrongs: slips(
        ['This is a common multiple, but look which one is asked for.', a * b],
        ['This is a common multiple, but look which one is asked for.', 2 * first],
        ['This is a common multiple, but look which one is asked for.', first],
        ['This is a multiple of one of them only.', first + a],
        ['This is a multiple of one of them only.', first - b],
        ['You added the numbers.', a + b],
        ['This is a common multiple, but look which one is asked for.', 3 * first],
      ).filter(([, , value]) => Number(value) !== key),
      drawing: null,
    };
  });
}

/** Rounding, common factors and multiples, for Primary 4. */
export const ROUNDING_TASKS: readonly Shape[] = [
  rounded('rounded-number', false),
  rounded('rounded-number-of-things', true),
  EXTREME,
  commonFactors('greatest-common-factor', 'greatest'),
  commonFactors('number-of-common-factors', 'how-many'),
  commonFactors('second-common-factor', 'next'),
  commonMultiple('first-common-multiple', 'first'),
  commonMultiple('second-common-multiple', 'second'),
];
