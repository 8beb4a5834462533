import type { Plot, Values, Words } from '../../engines/plot.engine.js';

const two = (one: string, other: string, told: string): Words => ({ one, other, told });

/** Stories in which two letters stand for counts or prices. */
export const LETTER_PAIRS: readonly Words[] = [
  two('a', 'b', '{A} uses a and b for two whole numbers.'),
  two('p', 'q', 'In a puzzle, p and q are whole numbers.'),
  two('m', 'n', 'On a card, m and n are whole numbers.'),
  two('x', 'y', '{A} chooses whole numbers x and y.'),
  two('c', 'r', 'In a game, c and r are whole numbers.'),
  two('h', 'k', '{A} and {B} choose whole numbers h and k.'),
  two('s', 't', 'The class looks for whole numbers s and t.'),
  two('f', 'g', 'A code uses whole numbers f and g.'),
];

const num = (values: Values, name: string): number => Number(values[name]);

/**
 * All pairs of whole numbers from 1 to `most` that fit two sentences: the first gives the other number for each one
 * number, the second is checked.
 */
function listPairs(
  most: number,
  otherOf: (one: number) => number,
  fits: (one: number, other: number) => boolean,
): Array<readonly [number, number]> {
  const found: Array<readonly [number, number]> = [];
  for (let one = 1; one <= most; one += 1) {
    const other = otherOf(one);
    if (Number.isInteger(other) && other >= 1 && other <= most && fits(one, other)) found.push([one, other]);
  }
  return found;
}

/** `k × one + j × other = total` with one > other: all pairs. */
function listWeighted(v: Values): Array<readonly [number, number]> {
  const [k, j, total] = [num(v, 'k'), num(v, 'j'), num(v, 'total')];
  const found: Array<readonly [number, number]> = [];
  for (let a = 1; a <= 60; a += 1)
    for (let b = 2; b < a; b += 1) if (k * a + j * b === total) found.push([a, b]);
  return found;
}

const HINTS = [
  'Try small numbers for one letter first.',
  'Put each try into the number sentence. What must the other letter be?',
  'Go on until both letters are whole numbers that fit every sentence.',
] as const;

const slips = (key: string, other: string): Plot['slips'] => [
  ['gave-the-other-letter', 'This is the other letter.', other],
  ['near-miss', 'Put your values into every sentence.', `${key} + 1`],
  ['near-miss', 'Put your values into every sentence.', `${key} − 1`],
  ['near-miss', 'Put your values into every sentence.', `${key} + 2`],
  ['near-miss', 'Put your values into every sentence.', `${key} − 2`],
  ['both-added', 'The question asks for one letter.', 'a + b'],
  ['shared-equally', 'The two letters are not equal.', 'total ÷ (k + j)'],
];

/** h8 with letters: whole numbers that fit one sentence and a condition, found by trying. */
export const LETTER_TRIES: readonly Plot[] = [
  ...(['not_ready', 'guided'] as const).map((level): Plot => ({
    id: level === 'not_ready' ? 'sum-and-multiple' : 'sum-and-weights',
    levels: [level],
    solve: (v) => {
      const [k, j, sum, total] = [num(v, 'k'), Number(v['j'] ?? 1), num(v, 'sum'), num(v, 'total')];
      return listPairs(
        80,
        (a) => sum - a,
        (a, b) => k * a + j * b === total,
      ).map(([a]) => a);
    },
    draw: (dice) => {
      const [k, j] = level === 'not_ready' ? [2, 1] : [dice.int(3, 6), dice.int(2, 4)];
      const [a, b] = [
        dice.int(3, level === 'not_ready' ? 12 : 25),
        dice.int(3, level === 'not_ready' ? 12 : 25),
      ];
      const total = k * a + j * b;
      const low = j * (a + b);
      return k <= j || a === b || new Set([k, j, a, b]).size < 4
        ? null
        : { k, j, a, b, sum: a + b, total, low, gap: total - low, each: k - j };
    },
    given: level === 'not_ready' ? ['k', 'sum', 'total'] : ['k', 'j', 'sum', 'total'],
    tell: [
      '{told}',
      level === 'not_ready'
        ? 'We know that {one} + {other} = {sum} and that {k}{one} + {other} = {total}.'
        : 'We know that {one} + {other} = {sum} and that {k}{one} + {j}{other} = {total}.',
    ],
    ask: 'What is the value of {one}?',
    blank: 'The value of {one} is ___.',
    key: 'a',
    steps: [
      [level === 'not_ready' ? '{one} + {other}' : '{j}{one} + {j}{other}', 'j × sum', 'low'],
      ['The second sentence has more by', 'total − low', 'gap'],
      ['Letters {one} that make this', 'k − j', 'each'],
      ['{one}', 'gap ÷ each', 'a'],
    ],
    hints: HINTS,
    slips: slips('a', 'b'),
  })),
  {
    id: 'weights-and-gap',
    levels: ['independent'],
    solve: (v) => {
      const [k, j, gap, total] = [num(v, 'k'), num(v, 'j'), num(v, 'gap'), num(v, 'total')];
      return listPairs(
        80,
        (a) => a - gap,
        (a, b) => k * a + j * b === total,
      ).map(([, b]) => b);
    },
    draw: (dice) => {
      const [k, j, b, gap] = [dice.int(2, 6), dice.int(2, 6), dice.int(3, 25), dice.int(2, 9)];
      const a = b + gap;
      const total = k * a + j * b;
      return new Set([k, j, a, b, gap]).size < 5
        ? null
        : { k, j, a, b, gap, total, extra: k * gap, rest: total - k * gap, all: k + j };
    },
    given: ['k', 'j', 'gap', 'total'],
    tell: [
      '{told}',
      'We know that {k}{one} + {j}{other} = {total} and that {one} is {gap} more than {other}.',
    ],
    ask: 'What is the value of {other}?',
    blank: 'The value of {other} is ___.',
    key: 'b',
    steps: [
      ['With {other} in place of {one}, less by', 'k × gap', 'extra'],
      ['{k}{other} + {j}{other}', 'total − extra', 'rest'],
      ['Letters in all', 'k + j', 'all'],
      ['{other}', 'rest ÷ all', 'b'],
    ],
    middle: { name: 'rest', blank: 'With {other} in place of {one} the total is ___.' },
    hints: HINTS,
    slips: slips('b', 'a'),
  },
  {
    id: 'one-sentence-and-order',
    levels: ['mastery'],
    solve: (v) => listWeighted(v).map(([a]) => a),
    draw: (dice) => {
      const [k, j] = [dice.int(2, 7), dice.int(3, 9)];
      const b = dice.int(2, 9);
      const a = b + dice.int(1, 9);
      const total = k * a + j * b;
      const v = { k, j, total };
      return k === j || new Set([k, j, a, b]).size < 4 || listWeighted(v).length !== 1
        ? null
        : { k, j, a, b, total, part: j * b, rest: k * a };
    },
    given: ['k', 'j', 'total'],
    tell: [
      '{told}',
      'We know that {k}{one} + {j}{other} = {total}.',
      'The number {one} is more than {other}, and {other} is more than 1.',
    ],
    ask: 'What is the value of {one}?',
    blank: 'The value of {one} is ___.',
    key: 'a',
    steps: [
      ['Try whole numbers for {other}, from 2 on. Only {other} = {b} makes {one} whole and larger.', '', ''],
      ['{j}{other}', 'j × b', 'part'],
      ['{k}{one}', 'total − part', 'rest'],
      ['{one}', 'rest ÷ k', 'a'],
    ],
    middle: { name: 'rest', blank: '{k}{one} is equal to ___.' },
    hints: HINTS,
    slips: slips('a', 'b'),
  },
];

const three = (s: string, c: string, told: string): Words => ({ s, c, told });

/** Stories in which letters stand for hidden numbers of a code. */
export const LETTER_CODES: readonly Words[] = [
  three('s', 'c', 'In a code, each letter stands for one whole number.'),
  three('a', 'b', '{A} makes a code with letters for whole numbers.'),
  three('m', 'n', 'A card has letters that stand for whole numbers.'),
  three('p', 'q', '{A} sends {B} a puzzle with whole numbers.'),
  three('x', 'y', 'A robot uses letters for whole numbers.'),
  three('h', 'k', 'A treasure map has letters for whole numbers.'),
  three('t', 'r', 'A game has letters for whole numbers.'),
  three('w', 'z', '{A} and {B} solve a puzzle with whole numbers.'),
];

const CODE_HINTS = [
  'Which clue lets you find one letter?',
  'Put what you know in place of that letter in the other clue.',
  'List whole numbers and check each in every clue.',
] as const;

/** h10 with letters: every clue is needed. */
export const LETTER_CLUES: readonly Plot[] = [
  {
    id: 'one-is-a-multiple',
    levels: ['not_ready'],
    solve: (v) => {
      const [k, total] = [num(v, 'k'), num(v, 'total')];
      return listPairs(
        150,
        (s) => k * s,
        (s, c) => s + c === total,
      ).map(([s]) => s);
    },
    draw: (dice) => {
      const [k, x] = [dice.int(2, 6), dice.int(4, 24)];
      return k === x ? null : { k, x, units: k + 1, total: (k + 1) * x, y: k * x };
    },
    given: ['k', 'total'],
    tell: ['{told}', 'The number {c} is {k} times {s}, and {s} + {c} = {total}.'],
    ask: 'What is the value of {s}?',
    blank: 'The value of {s} is ___.',
    key: 'x',
    steps: [
      ['{s} and {c} together, in {s}', '1 + k', 'units'],
      ['{s}', 'total ÷ units', 'x'],
    ],
    hints: CODE_HINTS,
    slips: [
      ['gave-the-other-letter', 'This is {c}.', 'k × x'],
      ['one-part-forgotten', 'Count the single letter too.', 'total ÷ k'],
      ['times-taken-as-more', 'Times means multiply.', '(total − k) ÷ 2'],
      ['slip-of-one', 'Check both clues.', 'x + 1'],
      ['slip-of-one', 'Check both clues.', 'x − 1'],
      ['slip-of-two', 'Check both clues.', 'x + 2'],
    ],
  },
  {
    id: 'product-and-gap',
    levels: ['guided'],
    solve: (v) => {
      const [product, gap] = [num(v, 'product'), num(v, 'gap')];
      return listPairs(
        150,
        (s) => s - gap,
        (s, c) => s * c === product,
      ).map(([s]) => s);
    },
    draw: (dice) => {
      const y = dice.int(3, 14);
      const gap = dice.int(1, 9);
      const x = y + gap;
      return gap === y ? null : { y, gap, x, product: x * y };
    },
    given: ['product', 'gap'],
    tell: ['{told}', 'We know that {s} × {c} = {product}.', 'The number {s} is {gap} more than {c}.'],
    ask: 'What is the value of {s}?',
    blank: 'The value of {s} is ___.',
    key: 'x',
    steps: [
      ['A pair with this product: {c}', 'product ÷ x', 'y'],
      ['{s}, which fits the other clue too', 'y + gap', 'x'],
    ],
    hints: [
      'List pairs of numbers that make the product.',
      'How far apart are the numbers of each pair?',
      'Only one pair fits both clues. Mind which letter is larger.',
    ],
    slips: [
      ['gave-the-other-letter', 'This is {c}.', 'y'],
      ['gap-taken-away', '{s} is the larger one.', 'x − 2 × gap'],
      ['slip-of-one', 'Check both clues.', 'x + 1'],
      ['slip-of-one', 'Check both clues.', 'x − 1'],
      ['slip-of-two', 'Check both clues.', 'x + 2'],
      ['sum-given', 'The question asks for one letter.', 'x + y'],
    ],
  },
  {
    id: 'times-itself',
    levels: ['independent'],
    solve: (v) => {
      const [k, value] = [num(v, 'k'), num(v, 'value')];
      return Array.from({ length: 200 }, (_, i) => i + 1).filter((s) => s * s === k * s + value);
    },
    draw: (dice) => {
      const k = dice.int(2, 12);
      const x = k + dice.int(1, 12);
      const value = x * x - k * x;
      return value === k
        ? null
        : {
            k,
            x,
            value,
            square: x * x,
            kx: k * x,
            low: x - 1,
            lowSquare: (x - 1) ** 2,
            lowSide: k * (x - 1) + value,
          };
    },
    given: ['k', 'value'],
    tell: ['{told}', 'We know that {s} × {s} = {k}{s} + {c} and that {c} = {value}.'],
    ask: 'What is the value of {s}?',
    blank: 'The value of {s} is ___.',
    key: 'x',
    steps: [
      ['Try {low} for {s}: {s} × {s}', 'low × low', 'lowSquare'],
      ['{k}{s} + {c}, which is more', 'k × low + value', 'lowSide'],
      ['Try the next number: {s} × {s}', 'x × x', 'square'],
      ['{k}{s}, when {c} is taken from it', 'square − value', 'kx'],
      ['{s}, which fits', 'kx ÷ k', 'x'],
    ],
    middle: { name: 'square', blank: 'The product {s} × {s} is ___.' },
    hints: CODE_HINTS,
    slips: [
      ['slip-of-one', 'Check every clue.', 'x + 1'],
      ['slip-of-one', 'Check every clue.', 'x − 1'],
      ['slip-of-two', 'Check every clue.', 'x + 2'],
      ['slip-of-two', 'Check every clue.', 'x − 2'],
      ['gave-the-gap', '{s} is more than this.', 'x − k'],
      ['shared-only', 'There are letters on both sides.', 'value ÷ k'],
    ],
  },
  {
    id: 'three-sums',
    levels: ['mastery'],
    solve: (v) => {
      const [k, more, sc, ce] = [num(v, 'k'), num(v, 'more'), num(v, 'sc'), num(v, 'ce')];
      return listPairs(
        90,
        (s) => sc - s,
        (s, c) => ce - c > 0 && k * (ce - c) === s + more,
      ).map(([, c]) => ce - c);
    },
    draw: (dice) => {
      const [e, k, c] = [dice.int(4, 20), dice.int(2, 4), dice.int(5, 30)];
      const more = dice.int(2, 12);
      const s = k * e - more;
      const after = s - e;
      return s < 3 || after < 1 || new Set([e, k, c, more, s]).size < 5
        ? null
        : { e, k, more, sc: s + c, ce: c + e, after, sum: after + more, less: k - 1 };
    },
    given: ['k', 'more', 'sc', 'ce'],
    tell: [
      '{told}',
      'We know that {s} + {c} = {sc} and {c} + e = {ce}.',
      'Also, {k} times e is {more} more than {s}.',
    ],
    ask: 'What is the value of e?',
    blank: 'The value of e is ___.',
    key: 'e',
    steps: [
      ['{s} is more than e by', 'sc − ce', 'after'],
      ['{k}e is more than e by', 'after + more', 'sum'],
      ['Letters e that make this', 'k − 1', 'less'],
      ['e', 'sum ÷ less', 'e'],
    ],
    middle: { name: 'after', blank: 'The number {s} is ___ more than e.' },
    hints: [
      'Compare the first two clues. What is the same in both?',
      'By how much is {s} more than e?',
      'Write {k} times e as e and something more. Then share.',
    ],
    slips: [
      ['last-clue-half-used', 'Use the {more} of the last clue too.', 'after ÷ less'],
      ['not-shared', 'Share by the extra letters.', 'sum'],
      ['one-letter-too-many', 'One e is on the other side.', 'sum ÷ k'],
      ['taken-away', 'The last clue says more.', '(after − more) ÷ less'],
      ['slip-of-one', 'Check every clue.', 'e + 1'],
      ['slip-of-one', 'Check every clue.', 'e − 1'],
      ['slip-of-two', 'Check every clue.', 'e + 2'],
    ],
  },
];
