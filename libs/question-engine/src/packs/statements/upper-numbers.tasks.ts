import { MONEY_TO_CENT, PERCENT, PLAIN, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { drawPerson } from '../../core/people.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { groupDigits, moneyText } from '../../numbers/number-text.js';
import { type Wrong, asked, slips } from './task.js';

/** A sum with several signs, with its facts over names and what a pupil gets who goes from left to right. */
interface Mixed {
  id: string;
  statement: 'P5-N-3' | 'P5-N-4';
  /** Over a, b, c, d. */
  equation: string;
  draw: (dice: Dice) => readonly number[] | null;
  write: (n: readonly number[]) => string;
  steps: (n: readonly number[]) => ReadonlyArray<readonly [label: string, sum: string]>;
  value: (n: readonly number[]) => number;
  wrongs: (n: readonly number[]) => Wrong[];
  story?: (
    n: readonly number[],
    name: string,
  ) => readonly [story: string, ask: string, blank: string, noun: string];
}

const MIXED: readonly Mixed[] = [
  {
    id: 'times-before-plus',
    statement: 'P5-N-3',
    equation: 'r = a + b * c',
    draw: (dice) => [dice.int(5, 60), dice.int(3, 12), dice.int(3, 9)],
    write: ([a = 0, b = 0, c = 0]) => `${a} + ${b} × ${c}`,
    steps: ([a = 0, b = 0, c = 0]) => [
      ['First', `${b} × ${c}`],
      ['Then', `${a} + ${b * c}`],
    ],
    value: ([a = 0, b = 0, c = 0]) => a + b * c,
    wrongs: ([a = 0, b = 0, c = 0]) =>
      slips(
        ['Multiply before you add.', (a + b) * c],
        ['Both numbers are multiplied first.', a + b + c],
        ['The product is missing.', a + b],
        ['Check the product.', a + b * c + b],
        ['Check the product.', a + b * c - b],
        ['Only the product was taken.', b * c],
      ),
  },
  {
    id: 'division-before-minus',
    statement: 'P5-N-3',
    equation: 'r * c = a * c - b',
    draw: (dice) => {
      const c = dice.int(3, 9);
      const q = dice.int(3, 12);
      return [dice.int(q + 10, 90), q * c, c];
    },
    write: ([a = 0, b = 0, c = 0]) => `${a} − ${b} ÷ ${c}`,
    steps: ([a = 0, b = 0, c = 0]) => [
      ['First', `${b} ÷ ${c}`],
      ['Then', `${a} − ${b / c}`],
    ],
    value: ([a = 0, b = 0, c = 0]) => a - b / c,
    wrongs: ([a = 0, b = 0, c = 0]) =>
      slips(
        ['Divide before you take away.', Math.max(1, Math.round((a - b) / c))],
        ['Take away what you get by dividing.', a + b / c],
        ['This is the quotient only.', b / c],
        ['Check the division.', a - b / c + 1],
        ['Check the division.', a - b / c - 1],
        ['Take the quotient away, not the divisor.', a - c],
      ),
  },
  {
    id: 'two-products-and-a-sum',
    statement: 'P5-N-3',
    equation: 'r = a * b + c * d',
    draw: (dice) => [dice.int(4, 12), dice.int(3, 9), dice.int(4, 12), dice.int(3, 9)],
    write: ([a = 0, b = 0, c = 0, d = 0]) => `${a} × ${b} + ${c} × ${d}`,
    steps: ([a = 0, b = 0, c = 0, d = 0]) => [
      ['First product', `${a} × ${b}`],
      ['Second product', `${c} × ${d}`],
      ['Together', `${a * b} + ${c * d}`],
    ],
    value: ([a = 0, b = 0, c = 0, d = 0]) => a * b + c * d,
    wrongs: ([a = 0, b = 0, c = 0, d = 0]) =>
      slips(
        ['Work out both products first.', (a * b + c) * d],
        ['Only one product was taken.', a * b],
        ['Only one product was taken.', c * d],
        ['Check the second product.', a * b + c * d + d],
        ['Check the first product.', a * b + c * d - b],
        ['The second sign is also times.', a * b + c + d],
      ),
    story: ([a = 0, b = 0, c = 0, d = 0], name) => [
      `${name} buys ${a} packs of ${b} pens and ${c} packs of ${d} markers.`,
      'How many pens and markers is this altogether?',
      'This is ___ pens and markers altogether.',
      'pens and markers',
    ],
  },
  {
    id: 'sum-in-brackets-times',
    statement: 'P5-N-4',
    equation: 'r = (a + b) * c',
    draw: (dice) => [dice.int(6, 45), dice.int(5, 30), dice.int(3, 9)],
    write: ([a = 0, b = 0, c = 0]) => `(${a} + ${b}) × ${c}`,
    steps: ([a = 0, b = 0, c = 0]) => [
      ['In the brackets', `${a} + ${b}`],
      ['Then', `${a + b} × ${c}`],
    ],
    value: ([a = 0, b = 0, c = 0]) => (a + b) * c,
    wrongs: ([a = 0, b = 0, c = 0]) =>
      slips(
        ['Work out the brackets first.', a + b * c],
        ['Everything in the brackets is multiplied.', a * c + b],
        ['This is only what stands in the brackets.', a + b],
        ['Check the product.', (a + b) * (c + 1)],
        ['Check the product.', (a + b) * (c - 1)],
        ['The last sign is times.', a + b + c],
      ),
  },
  {
    id: 'take-away-brackets',
    statement: 'P5-N-4',
    equation: 'r = a - (b + c)',
    draw: (dice) => {
      const [b, c] = [dice.int(12, 60), dice.int(8, 40)];
      return [b + c + dice.int(15, 90), b, c];
    },
    write: ([a = 0, b = 0, c = 0]) => `${a} − (${b} + ${c})`,
    steps: ([a = 0, b = 0, c = 0]) => [
      ['In the brackets', `${b} + ${c}`],
      ['Then', `${a} − ${b + c}`],
    ],
    value: ([a = 0, b = 0, c = 0]) => a - b - c,
    wrongs: ([a = 0, b = 0, c = 0]) =>
      slips(
        ['Take away all that is in the brackets.', a - b + c],
        ['This is only what stands in the brackets.', b + c],
        ['The second number is taken away as well.', a - b],
        ['The first number is taken away as well.', a - c],
        ['Check the tens.', a - b - c + 10],
        ['Check the tens.', a - b - c - 10],
      ),
    story: ([a = 0, b = 0, c = 0], name) => [
      `${name} has ${a} stamps and gives ${b} to a friend and ${c} to a cousin.`,
      'How many stamps are left?',
      '___ stamps are left.',
      'stamps',
    ],
  },
  {
    id: 'difference-in-brackets-shared',
    statement: 'P5-N-4',
    equation: 'r * c = a - b',
    draw: (dice) => {
      const c = dice.int(3, 9);
      const q = dice.int(4, 15);
      const b = dice.int(10, 60);
      return [q * c + b, b, c];
    },
    write: ([a = 0, b = 0, c = 0]) => `(${a} − ${b}) ÷ ${c}`,
    steps: ([a = 0, b = 0, c = 0]) => [
      ['In the brackets', `${a} − ${b}`],
      ['Then', `${a - b} ÷ ${c}`],
    ],
    value: ([a = 0, b = 0, c = 0]) => (a - b) / c,
    wrongs: ([a = 0, b = 0, c = 0]) =>
      slips(
        ['Divide what is in the brackets.', a - b],
        ['The number of parts is not taken away.', a - b - c],
        ['Check the division.', (a - b) / c + 1],
        ['Check the division.', (a - b) / c - 1],
        ['Take away, do not add.', Math.round((a + b) / c)],
      ),
  },
];

/** By itself, and in a story where it has one. */
function mixedShapes(mixed: Mixed): Shape[] {
  const { id, statement, equation, story } = mixed;
  const names = ['a', 'b', 'c', 'd'] as const;
  const make = (isStory: boolean): Shape =>
    asked(
      isStory ? `${id}-in-a-story` : id,
      [statement],
      isStory ? ['independent'] : ['not_ready', 'guided'],
      facts([equation], [], 'r'),
      (dice) => {
        const numbers = mixed.draw(dice);
        if (!numbers || new Set(numbers).size < numbers.length) return null;
        const key = mixed.value(numbers);
        if (key <= 1 || numbers.includes(key)) return null;
        const told = isStory && story ? story(numbers, drawPerson(dice).name) : null;
        return {
          story: told ? [told[0]] : [],
          ask: told ? told[1] : `What is the value of ${mixed.write(numbers)}?`,
          blank: told ? told[2] : `The value of ${mixed.write(numbers)} is ___.`,
          key,
          style: told ? countOf(told[3]) : PLAIN,
          params: Object.fromEntries(numbers.map((value, i) => [names[i] ?? 'a', value])),
          work: mixed
            .steps(numbers)
            .map(([label, sum], i, all) =>
              i === all.length - 1 && told
                ? ([label, sum, countOf(told[3])] as const)
                : ([label, sum] as const),
            ),
          hints: ['Brackets come first of all.', 'Then multiply and divide.', 'Add and take away last.'],
          wrongs: mixed.wrongs(numbers),
          drawing: null,
        };
      },
    );
  return story ? [make(false), make(true)] : [make(false)];
}

/** Order of operations and brackets, for Primary 5. */
export const ORDER_TASKS: readonly Shape[] = MIXED.flatMap(mixedShapes);

const BOUGHT = ['A bicycle', 'A table', 'A cupboard', 'A tent', 'A guitar'] as const;

/** Price, per cent and what is added or taken off: which of them is asked makes a structure. */
function priced(
  id: string,
  statement: 'P5-P-4' | 'P5-P-5' | 'P5-P-6',
  asks: 'change' | 'now' | 'both',
): Shape {
  const isLess = statement === 'P5-P-4';
  const proof = facts(
    ['change * 100 = price * percent', isLess ? 'now = price - change' : 'now = price + change'],
    [],
    asks === 'change' ? 'change' : 'now',
  );
  return asked(
    id,
    [statement, 'P5-P-3'],
    asks === 'change' ? ['not_ready', 'guided'] : ['guided', 'independent'],
    proof,
    (dice) => {
      const percent =
        statement === 'P5-P-5' ? 9 : statement === 'P5-P-6' ? dice.int(2, 6) : dice.multiple(5, 5, 60);
      const price =
        statement === 'P5-P-6'
          ? dice.multiple(500, 1000, 9000)
          : dice.multiple(statement === 'P5-P-5' ? 100 : 20, 160, 840);
      const change = exact(price * percent, 100);
      const now = isLess ? exact(price).sub(change) : change.add(price);
      const person = drawPerson(dice);
      const thing = dice.pick(BOUGHT);
      const key = asks === 'change' ? change : now;
      const money = MONEY_TO_CENT;
      const rate = {
        'P5-P-4': `A discount of ${percent}% is given.`,
        'P5-P-5': `GST of ${percent}% is added.`,
        'P5-P-6': `The bank pays ${percent}% interest a year.`,
      }[statement];
      const name = { 'P5-P-4': 'discount', 'P5-P-5': 'GST', 'P5-P-6': 'interest' }[statement];
      const start = `$${groupDigits(String(price))}`;
      return {
        story: [
          statement === 'P5-P-6'
            ? `${person.name} puts ${start} into a bank.`
            : `${thing} costs ${start}${statement === 'P5-P-5' ? ' before GST' : ''}.`,
          rate,
        ],
        ask:
          asks === 'change'
            ? `How much is the ${name}${statement === 'P5-P-6' ? ' after one year' : ''}?`
            : {
                'P5-P-4': 'What is the price after the discount?',
                'P5-P-5': 'What is the price with GST?',
                'P5-P-6': 'How much money is in the bank after one year?',
              }[statement],
        blank:
          asks === 'change'
            ? `The ${name} is $___.`
            : {
                'P5-P-4': 'The price after the discount is $___.',
                'P5-P-5': 'The price with GST is $___.',
                'P5-P-6': 'After one year there is $___ in the bank.',
              }[statement],
        key,
        style: money,
        params: { price, percent },
        work:
          asks === 'both'
            ? [
                [
                  isLess ? 'Per cent to pay' : 'Per cent in all',
                  isLess ? `100% − ${percent}%` : `100% + ${percent}%`,
                  PERCENT,
                ] as const,
                ['Result', `${isLess ? 100 - percent : 100 + percent}/100 × ${start}`, money] as const,
              ]
            : [
                [name === 'GST' ? 'GST' : `The ${name}`, `${percent}/100 × ${start}`, money] as const,
                ...(asks === 'change'
                  ? []
                  : [
                      [
                        'Result',
                        isLess ? `${start} − ${moneyText(change)}` : `${start} + ${moneyText(change)}`,
                        money,
                      ] as const,
                    ]),
              ],
        hints: [
          `How much is 1% of ${start}?`,
          `Take it ${percent} times.`,
          asks === 'change'
            ? 'This is the part that is asked for.'
            : isLess
              ? 'Does the price rise or fall?'
              : 'What is added to the amount?',
        ],
        wrongs: slips(
          [
            asks === 'change' ? 'This is the amount in the end.' : `This is only the ${name}.`,
            asks === 'change' ? now : change,
          ],
          ['Check whether the amount rises or falls.', isLess ? change.add(price) : exact(price).sub(change)],
          ['Per cent means out of a hundred, not dollars.', isLess ? price - percent : price + percent],
          [
            'Divide by 100, not by 1000.',
            asks === 'change'
              ? change.div(10)
              : isLess
                ? exact(price).sub(change.div(10))
                : change.div(10).add(price),
          ],
          [
            'Divide by 100, not by 10.',
            asks === 'change' ? change.mul(10) : isLess ? exact(price).div(2) : change.mul(10).add(price),
          ],
          [
            'Check the per cent once more.',
            asks === 'change'
              ? change.add(exact(price, 100))
              : isLess
                ? now.sub(exact(price, 100))
                : now.add(exact(price, 100)),
          ],
        ).filter(([, , value]) => exact(value).compare(0) > 0),
        drawing: null,
      };
    },
  );
}

/** Discount, GST and interest of one year, for Primary 5. */
export const PERCENT_MONEY_TASKS: readonly Shape[] = [
  priced('discount-itself', 'P5-P-4', 'change'),
  priced('price-after-a-discount', 'P5-P-4', 'now'),
  priced('price-from-the-rest-of-100', 'P5-P-4', 'both'),
  priced('gst-itself', 'P5-P-5', 'change'),
  priced('price-with-gst', 'P5-P-5', 'now'),
  priced('price-from-109-per-cent', 'P5-P-5', 'both'),
  priced('interest-itself', 'P5-P-6', 'change'),
  priced('money-with-interest', 'P5-P-6', 'now'),
  priced('money-from-100-and-interest', 'P5-P-6', 'both'),
];
