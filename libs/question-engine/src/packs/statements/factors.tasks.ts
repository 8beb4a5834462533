import { PLAIN, oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { search, searchNames } from '../../engines/sketch.js';
import { asked, otherPlaces, slips } from './task.js';

const factorsOf = (value: number): number[] =>
  Array.from({ length: value }, (_, i) => i + 1).filter((divisor) => value % divisor === 0);

const pairsOf = (value: number): string =>
  factorsOf(value)
    .filter((factor) => factor * factor <= value)
    .map((factor) => `${factor} × ${value / factor}`)
    .join(', ');

const HOW_MANY: Shape = asked(
  'number-of-factors',
  ['P4-N-6'],
  ['not_ready', 'guided'],
  search(
    (given) => Array.from({ length: given('number').valueOf() }, (_, i) => i + 1),
    (count, given) => count.equals(factorsOf(given('number').valueOf()).length),
  ),
  (dice, level) => {
    const number = dice.int(6, level === 'not_ready' ? 40 : 100);
    const factors = factorsOf(number);
    const count = factors.length;
    if (count < 4 || number === count) return null;
    return {
      ask: `How many factors does ${number} have?`,
      blank: `${number} has ___ factors.`,
      key: count,
      style: PLAIN,
      params: { number },
      work: [
        `As a product of two numbers, it is ${pairsOf(number)}.`,
        `The factors are ${factors.join(', ')}.`,
        `Number of factors: ${count}`,
      ],
      hints: [
        'Which two numbers make this number when you multiply them?',
        'Try 1 first, then 2, then 3, and so on.',
        'Stop when the pairs begin to repeat. Count each number once.',
      ],
      wrongs: slips(
        ['1 and the number itself are factors too.', count - 2],
        ['The number itself is a factor too.', count - 1],
        ['Count the factors, not the pairs.', Math.ceil(count / 2)],
        ['One of these numbers does not divide it.', count + 1],
        ['Some of these numbers do not divide it.', count + 2],
        ['Count each factor once.', count + 4],
      ),
      drawing: null,
    };
  },
);

const IS_A_FACTOR: Shape = asked(
  'one-digit-factor',
  ['P4-N-6'],
  ['not_ready', 'guided'],
  searchNames(
    (name, given, word) => (given('number').valueOf() % Number(name) === 0) === (word('asked') === 'factor'),
  ),
  (dice, level) => {
    const number = dice.int(24, 99);
    const isFactor = level === 'not_ready' || dice.chance(2);
    const digits = [2, 3, 4, 5, 6, 7, 8, 9];
    const good = digits.filter((digit) => (number % digit === 0) === isFactor);
    const bad = digits.filter((digit) => (number % digit === 0) !== isFactor);
    if (good.length === 0 || bad.length < 3) return null;
    const right = dice.pick(good);
    const names = [right, ...dice.pickSome(bad, 3)].toSorted((a, b) => a - b);
    const key = names.indexOf(right) + 1;
    const list = `${names.slice(0, 3).join(', ')} and ${names[3] ?? ''}`;
    return {
      story: [`Look at the numbers ${list}.`],
      ask: `Which of them is ${isFactor ? 'a factor' : 'not a factor'} of ${number}?`,
      blank: `The number that is ${isFactor ? 'a factor' : 'not a factor'} of ${number} is ___.`,
      key,
      style: oneOf(names.map(String)),
      params: { number, asked: isFactor ? 'factor' : 'no factor' },
      work: [
        `Divide ${number} by each of the four numbers.`,
        ...names.map((name) => {
          const rest = number % name;
          const divides = rest === 0 ? 'leaves no remainder' : `leaves a remainder of ${rest}`;
          return `Dividing by ${name} ${divides}.`;
        }),
        `The number: ${right}`,
      ],
      hints: [
        'A factor divides a number without a remainder.',
        'Divide by each of the four numbers.',
        isFactor ? 'Which division leaves no remainder?' : 'Which division leaves a remainder?',
      ],
      wrongs: otherPlaces(4, key, 'did-not-divide', 'Divide by this number. Is there a remainder?'),
      drawing: null,
    };
  },
);

const MISSING: Shape = asked(
  'missing-factor-in-the-list',
  ['P4-N-6'],
  ['guided'],
  {
    kind: 'search',
    solve: (givens, words) => {
      const number = givens.get('number');
      const listed = new Set((words.get('listed') ?? '').split(' ').map(Number));
      return number
        ? factorsOf(number.valueOf())
            .filter((factor) => !listed.has(factor))
            .map((factor) => number.mul(0).add(factor))
        : [];
    },
  },
  (dice) => {
    const number = dice.int(12, 100);
    const factors = factorsOf(number);
    if (factors.length < 6) return null;
    const key = dice.pick(factors.slice(2, -1));
    const listed = factors.filter((factor) => factor !== key);
    return {
      story: [
        `Hui Min lists the factors of ${number}.`,
        `Her list is ${listed.join(', ')}.`,
        'One factor is missing.',
      ],
      ask: 'Which factor is missing?',
      blank: 'The missing factor is ___.',
      key,
      style: PLAIN,
      params: { number, listed: listed.join(' ') },
      work: [`As a product of two numbers, it is ${pairsOf(number)}.`, `Not in the list: ${key}`],
      hints: [
        'Put the factors in pairs that make the number.',
        'Which factor of the list has no partner?',
        'Divide the number by the factor without a partner.',
      ],
      wrongs: slips(
        ['This number does not divide it.', key + 1],
        ['This number does not divide it.', key - 1],
        ['This number does not divide it.', key + 2],
        ['This number does not divide it.', key * 2 + 1],
        ['This number does not divide it.', key + 3],
      ).filter(([, , value]) => number % Number(value) !== 0),
      drawing: null,
    };
  },
);

const MULTIPLE: Shape = asked(
  'multiple-with-a-factor',
  ['P4-N-6', 'P4-N-8'],
  ['not_ready', 'guided'],
  searchNames((name, given) => Number(name) % given('digit').valueOf() === 0),
  (dice, level) => {
    const digit = dice.int(level === 'not_ready' ? 3 : 6, level === 'not_ready' ? 6 : 9);
    const right = digit * dice.int(4, Math.floor(99 / digit));
    const others = [right + 1, right - 1, right + 2, right - 2, right + 10, right - 10].filter(
      (other) => other % digit !== 0 && other > 9 && other <= 100,
    );
    if (others.length < 3) return null;
    const numbers = [right, ...dice.pickSome(others, 3)].toSorted((a, b) => a - b);
    const key = numbers.indexOf(right) + 1;
    return {
      story: [`Look at the numbers ${numbers.slice(0, 3).join(', ')} and ${numbers[3] ?? ''}.`],
      ask: `Which of them has ${digit} as a factor?`,
      blank: `The number that has ${digit} as a factor is ___.`,
      key,
      style: oneOf(numbers.map(String)),
      params: { digit },
      work: [`It is in the table of ${digit}, so it is ${digit} × ${right / digit}.`, `The number: ${right}`],
      hints: [
        `A number has ${digit} as a factor when it is a multiple of ${digit}.`,
        `Say the table of ${digit}, also beyond 10.`,
        'Which of the four divisions leaves no remainder?',
      ],
      wrongs: otherPlaces(4, key, 'did-not-divide', `Divide this number by ${digit}. There is a remainder.`),
      drawing: null,
    };
  },
);

/** Factors of numbers within 100, for Primary 4. */
export const FACTOR_TASKS: readonly Shape[] = [HOW_MANY, IS_A_FACTOR, MISSING, MULTIPLE];
