import type { Plot, Words } from '../../engines/plot.engine.js';

/** `piece` and `measure` name one of the three: the length of the second side. */
const parts = (intro: string, unit: string, whole: string, piece: string, measure = 'length'): Words => ({
  intro,
  unit,
  whole,
  piece,
  measure,
});

/** Wholes of three parts written with the letter y. */
export const LETTER_WHOLES: readonly Words[] = [
  parts('A triangle has sides of', 'cm', 'Its perimeter is {total} cm.', 'side'),
  parts('A ribbon is cut into pieces of', 'cm', 'The whole ribbon is {total} cm long.', 'piece'),
  parts('A walk has three parts of', 'm', 'The whole walk is {total} m long.', 'part'),
  parts('Three bags have masses of', 'g', 'Their total mass is {total} g.', 'bag', 'mass'),
  parts('Three lessons take', 'min', 'Together they take {total} min.', 'lesson', 'time'),
  parts('A pole has three painted parts of', 'cm', 'The pole is {total} cm long.', 'part'),
  parts('Three jugs hold', 'ml', 'Together they hold {total} ml.', 'jug', 'volume'),
  parts('A bus ride has three parts of', 'min', 'The whole ride takes {total} min.', 'part', 'time'),
];

const VALUE = { ask: 'What is the value of y?', blank: 'The value of y is ___.', key: 'y' } as const;

/** h1 with a letter: three parts make a whole. */
export const LETTER_PART_WHOLE: readonly Plot[] = [
  {
    ...VALUE,
    id: 'parts-and-number',
    levels: ['not_ready', 'guided'],
    facts: ['* letters = n * y + m * y', 'total = letters + c'],
    draw: (dice, level) => {
      const [n, m] = [dice.int(2, 5), dice.int(2, level === 'not_ready' ? 3 : 4)];
      const y = dice.int(5, level === 'not_ready' ? 20 : 45);
      const c = dice.int(6, 48);
      const units = n + m;
      // Lengths of a triangle must close.
      const sides = [n * y, m * y, c].toSorted((a, b) => a - b);
      return n === m || c === y || (sides[0] ?? 0) + (sides[1] ?? 0) <= (sides[2] ?? 0)
        ? null
        : { n, m, y, c, units, some: units * y, total: units * y + c };
    },
    given: ['n', 'm', 'c', 'total'],
    tell: ['{intro} {n}y {unit}, {m}y {unit} and {c} {unit}.', '{whole}'],
    steps: [
      ['{n}y and {m}y without the known part', 'total − c', 'some'],
      ['Number of y', 'n + m', 'units'],
      ['y', 'some ÷ units', 'y'],
    ],
    hints: [
      'Which part of the whole is a known number?',
      'How many y are in the other two parts together?',
      'Take {c} from {total}. Then share by the number of y.',
    ],
    slips: [
      ['known-part-not-taken', 'Take the known part away first.', 'total ÷ (n + m)'],
      ['one-part-forgotten', 'Two parts have y in them.', '(total − c) ÷ n'],
      ['not-shared', 'Share by the number of y.', 'total − c'],
      ['known-part-added', 'The known part is inside the whole.', '(total + c) ÷ (n + m)'],
      ['parts-counted', 'Count the y, not the parts.', '(total − c) ÷ 2'],
      ['slip-of-one', 'Check by adding the parts.', 'y + 1'],
      ['slip-of-one', 'Check by adding the parts.', 'y − 1'],
      ['gave-one-part', 'This is one part. Find y.', 'n × y'],
    ],
    bars: [
      {
        parts: [
          ['n * y', '{n}y'],
          ['m * y', '{m}y'],
          ['c', '{c}'],
        ],
        brace: '{total}',
      },
    ],
  },
  {
    ...VALUE,
    id: 'parts-with-extra',
    levels: ['independent'],
    facts: ['* letters = n * y + m * y + y', 'total = letters + c + d'],
    draw: (dice) => {
      const [n, m, y] = [dice.int(2, 5), dice.int(2, 5), dice.int(6, 40)];
      const [c, d] = [dice.int(3, 30), dice.int(3, 30)];
      const units = n + m + 1;
      const sides = [n * y, m * y + c, y + d].toSorted((a, b) => a - b);
      return new Set([n, m, y, c, d]).size < 5 || (sides[0] ?? 0) + (sides[1] ?? 0) <= (sides[2] ?? 0)
        ? null
        : { n, m, y, c, d, units, extra: c + d, some: units * y, total: units * y + c + d };
    },
    given: ['n', 'm', 'c', 'd', 'total'],
    tell: ['{intro} {n}y {unit}, {m}y + {c} {unit} and y + {d} {unit}.', '{whole}'],
    steps: [
      ['Numbers without y', 'c + d', 'extra'],
      ['All the y', 'total − extra', 'some'],
      ['Number of y', 'n + m + 1', 'units'],
      ['y', 'some ÷ units', 'y'],
    ],
    middle: { name: 'some', blank: 'All the y make ___ together.' },
    hints: [
      'Put the numbers without y together.',
      'How many y are there in all three parts?',
      'Take {c} and {d} from {total}. Then share by the number of y. A single y counts too.',
    ],
    slips: [
      ['single-y-forgotten', 'A single y counts too.', 'some ÷ (n + m)'],
      ['known-part-not-taken', 'Take the known parts away first.', 'total ÷ units'],
      ['one-number-forgotten', 'There are two numbers to take away.', '(total − c) ÷ units'],
      ['one-number-forgotten', 'There are two numbers to take away.', '(total − d) ÷ units'],
      ['not-shared', 'Share by the number of y.', 'some'],
      ['slip-of-one', 'Check by adding the parts.', 'y + 1'],
      ['slip-of-one', 'Check by adding the parts.', 'y − 1'],
      ['slip-of-two', 'Check by adding the parts.', 'y + 2'],
    ],
  },
  {
    id: 'longest-part',
    levels: ['mastery'],
    facts: ['* first = n * y', '* second = m * y + c', 'total = first + second + y + d'],
    draw: (dice) => {
      const [n, m, y] = [dice.int(2, 4), dice.int(3, 6), dice.int(6, 30)];
      const [c, d] = [dice.int(3, 30), dice.int(3, 30)];
      const units = n + m + 1;
      const sides = [n * y, m * y + c, y + d].toSorted((a, b) => a - b);
      return new Set([n, m, y, c, d]).size < 5 || (sides[0] ?? 0) + (sides[1] ?? 0) <= (sides[2] ?? 0)
        ? null
        : {
            n,
            m,
            y,
            c,
            d,
            units,
            extra: c + d,
            some: units * y,
            total: units * y + c + d,
            my: m * y,
            second: m * y + c,
          };
    },
    given: ['n', 'm', 'c', 'd', 'total'],
    tell: ['{intro} {n}y {unit}, {m}y + {c} {unit} and y + {d} {unit}.', '{whole}'],
    ask: 'What is the {measure} of the second {piece}, in {unit}?',
    blank: 'The {measure} of the second {piece} is ___ {unit}.',
    key: 'second',
    steps: [
      ['Numbers without y', 'c + d', 'extra'],
      ['All the y', 'total − extra', 'some'],
      ['Number of y', 'n + m + 1', 'units'],
      ['y', 'some ÷ units', 'y'],
      ['The second {piece}', 'm × y + c', 'second'],
    ],
    middle: { name: 'y', blank: 'The value of y is ___.' },
    hints: [
      'Find y first. Which numbers have no y?',
      'How many y are there in all three parts?',
      'When you know y, put it into {m}y + {c}.',
    ],
    slips: [
      ['gave-y', 'This is y. Find the second {piece}.', 'y'],
      ['number-forgotten', 'The second {piece} has a number without y too.', 'm × y'],
      ['gave-the-first-part', 'This is the first {piece}.', 'n × y'],
      ['gave-the-third-part', 'This is the third {piece}.', 'y + d'],
      ['one-y-too-few', 'Check how many y the second {piece} has.', 'second − y'],
      ['one-y-too-many', 'Check how many y the second {piece} has.', 'second + y'],
      ['added-not-multiplied', 'A number before y means multiply.', 'm + y + c'],
    ],
  },
];
