import { MONEY, PLAIN, type Style, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { groupDigits } from '../../numbers/number-text.js';
import { type Task, type Wrong, asked, slips } from './task.js';

const figures = (value: number): string => groupDigits(String(value));

/** A 3-digit and a 2-digit number, both with no zero where it would make the work short. */
function drawFactors(dice: Dice): { a: number; b: number; tens: number; ones: number } | null {
  const [a, b] = [dice.int(112, 989), dice.int(13, 98)];
  const [tens, ones] = [Math.floor(b / 10) * 10, b % 10];
  return ones < 2 || a % 10 === 0 || a * b > 90_000 ? null : { a, b, tens, ones };
}

type Drawn = NonNullable<ReturnType<typeof drawFactors>>;

/** The two part products of the column form and their sum. */
const columns = ({ a, tens, ones }: Drawn, label: string, style: Style): Task['work'] => [
  ['Row of the ones', `${a} × ${ones}`, style],
  ['Row of the tens', `${a} × ${tens}`, style],
  [label, `${figures(a * ones)} + ${figures(a * tens)}`, style],
];

const columnSlips = ({ a, b, tens, ones }: Drawn): Wrong[] =>
  slips(
    ['The second row is a number of tens. Write a zero first.', a * ones + (a * tens) / 10],
    [
      'You carried in the first row and forgot to add it.',
      a * b - 10 * Math.max(1, Math.floor(((a % 10) * ones) / 10)),
    ],
    ['This is only the row of the tens.', a * tens],
    ['A ten is missing in your sum of the two rows.', a * b - 100],
    ['Add the two rows once more.', a * b + 100],
    ['Multiply by both digits of the second number.', a * b + a],
    ['Check the row of the ones.', a * b + 10],
  );

const HINTS = [
  'Split the 2-digit number into tens and ones.',
  'Multiply by the ones, then by the tens.',
  'Add the two products.',
] as const;

const PRODUCT = facts(['product = a * b'], [], 'product');

const BARE_PRODUCT: Shape = asked(
  'product-of-3-by-2-digits',
  ['P4-N-11'],
  ['not_ready', 'guided'],
  PRODUCT,
  (dice) => {
    const drawn = drawFactors(dice);
    if (!drawn) return null;
    const { a, b } = drawn;
    return {
      ask: `What is ${a} × ${b}?`,
      blank: `${a} × ${b} = ___`,
      key: a * b,
      style: PLAIN,
      params: { a, b },
      work: columns(drawn, 'Product', PLAIN),
      hints: HINTS,
      wrongs: columnSlips(drawn),
      drawing: null,
    };
  },
);

const STORIES: ReadonlyArray<
  readonly [tells: (a: number, b: number) => string, noun: string, total: string]
> = [
  [
    (a, b) => `A printer prints ${a} pages in an hour. It prints for ${b} hours.`,
    'pages',
    'Pages altogether',
  ],
  [(a, b) => `A bakery makes ${a} buns each day. It makes buns for ${b} days.`, 'buns', 'Buns altogether'],
  [(a, b) => `Each of ${b} schools gets ${a} library books.`, 'books', 'Books altogether'],
  [(a, b) => `A factory packs ${b} boxes with ${a} screws in each box.`, 'screws', 'Screws altogether'],
  [(a, b) => `A farm has ${b} fields with ${a} plants in each field.`, 'plants', 'Plants altogether'],
];

const GROUPS: Shape = asked(
  'groups-of-3-by-2-digits',
  ['P4-N-11'],
  ['not_ready', 'guided'],
  PRODUCT,
  (dice) => {
    const drawn = drawFactors(dice);
    if (!drawn) return null;
    const { a, b } = drawn;
    const [tells, noun, total] = dice.pick(STORIES);
    const style = countOf(noun);
    return {
      story: [tells(a, b)],
      ask: `How many ${noun} are there altogether?`,
      blank: `There are ___ ${noun} altogether.`,
      key: a * b,
      style,
      params: { a, b },
      work: columns(drawn, total, style),
      hints: HINTS,
      wrongs: columnSlips(drawn),
      drawing: null,
    };
  },
);

const GOODS = ['bicycles', 'cupboards', 'printers', 'sewing machines', 'tablets'] as const;

const MONEY_LEFT: Shape = asked(
  'cost-and-rest-of-3-by-2-digits',
  ['P4-N-11'],
  ['independent'],
  facts(['cost = a * b'], ['rest = fund - cost'], 'rest'),
  (dice) => {
    const drawn = drawFactors(dice);
    if (!drawn) return null;
    const { a, b } = drawn;
    const cost = a * b;
    const fund = Math.ceil(cost / 1000) * 1000;
    const rest = fund - cost;
    const many = dice.pick(GOODS);
    if (rest < 50 || rest === a) return null;
    return {
      story: [`A school has $${figures(fund)}.`, `It buys ${b} ${many} at $${a} each.`],
      ask: 'How much money does the school have left?',
      blank: 'The school has $___ left.',
      key: rest,
      style: MONEY,
      params: { a, b, fund },
      work: [
        ...columns(drawn, `Cost of the ${many}`, MONEY),
        ['Money left', `${figures(fund)} − ${figures(cost)}`, MONEY],
      ],
      hints: [
        `How much do the ${many} cost altogether?`,
        'Multiply by the ones, then by the tens.',
        'Take the cost from the money.',
      ],
      wrongs: slips(
        [`This is what the ${many} cost.`, cost],
        [
          'The second row is a number of tens. Write a zero first.',
          fund - (a * drawn.ones + (a * drawn.tens) / 10),
        ],
        ['Take the cost of all of them away, not of some.', fund - a * drawn.tens],
        ['Take away once more. A thousand was left out.', rest + 1000],
        ['Add the two rows once more.', rest + 100],
        ['Add the two rows once more.', rest - 100],
        ['Check the row of the ones.', rest + 10],
      ),
      drawing: null,
    };
  },
);

const PLOTS = ['field', 'car park', 'park', 'school ground', 'playground'] as const;

const AREA: Shape = asked(
  'area-of-3-by-2-digits',
  ['P4-N-11'],
  ['not_ready', 'guided'],
  facts(['area = length * breadth'], [], 'area'),
  (dice) => {
    const drawn = drawFactors(dice);
    if (!drawn || drawn.a > 240 || drawn.b < 31) return null;
    const { a, b } = drawn;
    const style = measured('m²');
    const plot = dice.pick(PLOTS);
    return {
      story: [`A rectangular ${plot} is ${a} m long and ${b} m wide.`],
      ask: `What is the area of the ${plot}?`,
      blank: `The area of the ${plot} is ___ m².`,
      key: a * b,
      style,
      params: { length: a, breadth: b },
      work: columns(drawn, `Area of the ${plot}`, style),
      hints: [
        'Multiply the length by the breadth.',
        'Multiply by the ones, then by the tens.',
        'Add the two products.',
      ],
      wrongs: [
        ...columnSlips(drawn),
        ...slips(['This is the perimeter. An area is length times breadth.', 2 * (a + b)]),
      ],
      drawing: {
        kind: 'plan',
        figures: [
          {
            pieces: [
              {
                shape: 'polygon',
                points: [
                  [0, 0],
                  [a, 0],
                  [a, b],
                  [0, b],
                ],
                fill: 'green',
              },
            ],
            lengths: [
              { from: [0, b], to: [a, b], label: `${a} m`, side: 'bottom' },
              { from: [0, 0], to: [0, b], label: `${b} m`, side: 'left' },
            ],
            says: `A rectangle of ${a} m by ${b} m.`,
          },
        ],
        tall: 110,
      },
    };
  },
);

/** Products of a 3-digit and a 2-digit number, for Primary 4. */
export const LONG_PRODUCT_TASKS: readonly Shape[] = [BARE_PRODUCT, GROUPS, MONEY_LEFT];
export const LONG_AREA_TASKS: readonly Shape[] = [AREA];
