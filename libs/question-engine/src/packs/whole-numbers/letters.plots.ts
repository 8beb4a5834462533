import type { Plot, Words } from '../../engines/plot.engine.js';

/** Things that three children share. */
export const SHARED_THINGS: readonly Words[] = [
  'stickers',
  'stamps',
  'game cards',
  'marbles',
  'beads',
  'storybooks',
  'key chains',
  'paper stars',
  'seashells',
].map((things) => ({ things }));

/** h11 with whole numbers: one unknown named by a letter, the others written with it; the total is known. */
export const LETTER_PLOTS: readonly Plot[] = [
  {
    id: 'numbers-in-a-row',
    levels: ['not_ready'],
    facts: ['* b = a + 1', '* c = a + 2', 'total = a + b + c'],
    draw: (dice) => {
      const a = dice.int(21, 320);
      return { a, total: 3 * a + 3, threes: 3 * a };
    },
    given: ['total'],
    tell: [
      '{A}, {B} and {C} collect {things}.',
      'They have n, n + 1 and n + 2 {things}.',
      'Altogether they have {total}.',
    ],
    ask: 'What is the value of n?',
    blank: 'The value of n is ___.',
    key: 'a',
    steps: [
      ['n + (n + 1) + (n + 2) is 3n and 3 more.', '', ''],
      ['3n', 'total − 3', 'threes'],
      ['n', 'threes ÷ 3', 'a'],
    ],
    hints: [
      'Write the total with the letter n.',
      'How many n are there in the total, and how many more?',
      'Take the extra ones from {total}. Three equal parts are left.',
    ],
    slips: [
      ['extra-not-taken', 'Take the extra ones away first.', 'total ÷ 3'],
      ['gave-the-largest', 'This is the largest of the three numbers.', 'a + 2'],
      ['gave-the-middle', 'This is the middle number.', 'a + 1'],
      ['not-shared', 'There are three equal parts.', 'total − 3'],
      ['only-one-extra', 'Two of the numbers have something extra.', '(total − 1) ÷ 3'],
      ['shared-by-two', 'There are three parts.', '(total − 3) ÷ 2'],
      ['slip-of-one', 'Check by adding the three numbers.', 'a − 1'],
      ['slip-of-ten', 'Check your division.', 'a + 10'],
    ],
  },
  {
    id: 'more-than',
    levels: ['guided'],
    facts: ['* b = a + d', '* c = k * a', 'total = a + b + c'],
    draw: (dice) => {
      const k = dice.int(2, 4);
      const a = dice.int(24, 180);
      const d = dice.int(8, 96);
      return a === d || d === k ? null : { a, d, k, units: k + 2, rest: (k + 2) * a, total: (k + 2) * a + d };
    },
    given: ['d', 'k', 'total'],
    tell: [
      '{A} has n {things}.',
      '{B} has {d} more than {A}.',
      '{C} has {k} times as many as {A}.',
      'They have {total} altogether.',
    ],
    ask: 'What is the value of n?',
    blank: 'The value of n is ___.',
    key: 'a',
    steps: [
      ['{B} has n + {d} and {C} has {k}n.', '', ''],
      ['Number of n in the total', '1 + 1 + k', 'units'],
      ['Without the extra {things}', 'total − d', 'rest'],
      ['n', 'rest ÷ units', 'a'],
    ],
    hints: [
      'Write what each one has with the letter n.',
      'How many n are in the total, and how many {things} more?',
      'Take {d} from {total}. Share the rest by the number of n.',
    ],
    slips: [
      ['extra-not-taken', 'Take the extra {things} away first.', 'total ÷ (k + 2)'],
      ['one-owner-forgotten', 'All three have some.', '(total − d) ÷ (k + 1)'],
      ['gave-the-second', 'This is what {B} has.', 'a + d'],
      ['gave-the-third', 'This is what {C} has.', 'k × a'],
      ['times-taken-as-more', 'Times as many means multiply.', '(total − d − k) ÷ 3'],
      ['extra-added', 'Take the extra {things} away.', '(total + d) ÷ (k + 2)'],
      ['not-shared', 'Share by the number of n.', 'total − d'],
    ],
  },
  {
    id: 'one-of-the-others',
    levels: ['independent'],
    facts: ['* b = k * a', '* c = b - d', 'total = a + b + c'],
    draw: (dice) => {
      const k = dice.int(2, 5);
      const a = dice.int(24, 220);
      const d = dice.int(8, 90);
      const b = k * a;
      const c = b - d;
      return d >= b || new Set([a, b, c, d, k]).size < 5
        ? null
        : { a, b, c, d, k, units: 2 * k + 1, full: (2 * k + 1) * a, total: a + b + c };
    },
    given: ['k', 'd', 'total'],
    tell: [
      '{A} has n {things}.',
      '{B} has {k} times as many as {A}.',
      '{C} has {d} fewer than {B}.',
      'They have {total} altogether.',
    ],
    ask: 'How many {things} does {B} have?',
    blank: '{B} has ___ {things}.',
    counts: '{things}',
    key: 'b',
    steps: [
      ['{B} has {k}n and {C} has {k}n − {d}.', '', ''],
      ['With {d} more for {C}', 'total + d', 'full'],
      ['Number of n in it', '1 + k + k', 'units'],
      ['n', 'full ÷ units', 'a'],
      ['{B} has', 'k × a', 'b'],
    ],
    middle: { name: 'a', blank: '{A} has ___.', counts: '{things}' },
    hints: [
      'Write what each one has with the letter n.',
      'What would the total be if {C} had as many as {B}?',
      'Add {d} to {total} and share by the number of n. Then find what {B} has.',
    ],
    slips: [
      ['gave-n', 'This is what {A} has.', 'full ÷ units'],
      ['fewer-taken-away', 'Give {C} the missing {things} first.', '(total − d) ÷ units × k'],
      ['gave-the-third', 'This is what {C} has.', 'b − d'],
      ['one-owner-forgotten', 'All three have some.', 'full ÷ (k + 1) × k'],
      ['fewer-not-used', '{C} has fewer.', 'total ÷ units × k'],
      ['gave-two-together', 'Find what {B} has alone.', 'a + b'],
      ['slip-of-ten', 'Check by adding the three numbers.', 'b + 10'],
    ],
  },
  {
    id: 'ages',
    levels: ['mastery'],
    facts: ['* a = k * b', 'later = a + years + b + years + c + years', '* c = b + d'],
    draw: (dice) => {
      const k = dice.int(3, 5);
      const b = dice.int(5, 14);
      const d = dice.int(2, 6);
      const years = dice.int(3, 12);
      const now = k * b + b + b + d;
      return k * b > 60 || k * b < 26 || new Set([k, b, d, years]).size < 4
        ? null
        : {
            k,
            b,
            a: k * b,
            d,
            years,
            passed: 3 * years,
            units: k + 2,
            now,
            rest: now - d,
            later: now + 3 * years,
          };
    },
    given: ['k', 'd', 'years', 'later'],
    tell: [
      '{A} is n years old.',
      'An uncle is {k} times as old as {A}.',
      '{B} is {d} years older than {A}.',
      'In {years} years the sum of the three ages will be {later}.',
    ],
    ask: 'How old is {A} now?',
    blank: '{A} is ___ years old now.',
    key: 'b',
    steps: [
      ['The uncle is {k}n and {B} is n + {d} years old.', '', ''],
      ['Years that the three gain', '3 × years', 'passed'],
      ['Sum of the ages now', 'later − passed', 'now'],
      ['Without the years {B} is older', 'now − d', 'rest'],
      ['Number of n', '1 + k + 1', 'units'],
      ['n', 'rest ÷ units', 'b'],
    ],
    middle: { name: 'now', blank: 'The sum of the ages now is ___.' },
    hints: [
      'Write each age now with the letter n.',
      'By how much does the sum of three ages grow in {years} years?',
      'Find the sum now, take away {d}, and share by the number of n.',
    ],
    slips: [
      ['years-once', 'Each of the three gets older.', '(later − years − d) ÷ units'],
      ['years-twice', 'Three people get older.', '(later − 2 × years − d) ÷ units'],
      ['extra-not-taken', '{B} is older than {A}.', 'now ÷ units'],
      ['gave-the-second', 'This is the age of {B}.', 'b + d'],
      ['gave-the-later-age', 'This is the age in the end.', 'b + years'],
      ['gave-the-uncle', 'This is the age of the uncle.', 'k × b'],
      ['one-person-forgotten', 'Three ages make the sum.', 'rest ÷ (k + 1)'],
      ['slip-of-one', 'Check by adding the ages.', 'b + 1'],
      ['slip-of-one', 'Check by adding the ages.', 'b − 1'],
    ],
  },
];
