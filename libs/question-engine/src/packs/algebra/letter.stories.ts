import type { Plot, Words } from '../../engines/plot.engine.js';

const teller = (opening: string, he: string, end: string, letter: string): Words => ({
  opening,
  he,
  end,
  asked: `What is the value of ${letter}?`,
});

/** Who works on a number named by a letter. */
export const LETTER_TELLERS: readonly Words[] = [
  teller('{A} thinks of a number x.', '{A.he}', 'The answer is', 'x'),
  teller('{A} types a number n into a calculator.', '{A.he}', 'The screen shows', 'n'),
  teller('A toy robot reads the number y.', 'it', 'It then says', 'y'),
  teller('{A} picks a card with the number k.', '{A.he}', 'In the end {A.he} gets', 'k'),
  teller('The number p goes into a machine.', 'it', 'The number that comes out is', 'p'),
  teller('A computer starts with the number t.', 'it', 'It prints', 't'),
  teller('{A} writes x on the board for a number.', '{A.he}', 'The result is', 'x'),
  teller('A code starts with the number c. A clerk changes it.', 'the clerk', 'The code becomes', 'c'),
  teller('{A} chooses a number m.', '{A.he}', 'The result is', 'm'),
];

const pair = (has: string, things: string, letter: string, unit: string): Words => ({
  has,
  things,
  letter,
  unit,
});

/** Two people or places, one with several times what the other has. */
export const TIMES_STORIES: readonly Words[] = [
  pair('{A} has', 'stickers', 'n', 'stickers'),
  pair('{A} reads', 'pages', 'p', 'pages'),
  pair('{A} saves', 'dollars', 'r', 'dollars'),
  pair('{A} folds', 'paper stars', 's', 'stars'),
  pair('{A} collects', 'stamps', 'k', 'stamps'),
  pair('{A} scores', 'points', 'x', 'points'),
  pair('{A} bakes', 'tarts', 't', 'tarts'),
  pair('{A} runs', 'metres', 'm', 'metres'),
  pair('{A} picks', 'rambutans', 'y', 'rambutans'),
].map((words) => ({ ...words, does: (words['has'] ?? '').replace('{A} ', '') }));

const VALUE = {
  ask: 'What is the value of {letter}?',
  blank: 'The value of {letter} is ___.',
  key: 'x',
} as const;

/** h11: a story becomes an equation in one letter. */
export const LETTER_STORIES: readonly Plot[] = [
  {
    ...VALUE,
    id: 'times-as-many',
    levels: ['not_ready'],
    facts: ['* b = k * x', 'total = x + b'],
    draw: (dice) => {
      const [k, x] = [dice.int(2, 6), dice.int(6, 48)];
      return k === x ? null : { k, x, units: k + 1, total: (k + 1) * x, b: k * x };
    },
    given: ['k', 'total'],
    tell: ['{has} {letter} {things}.', '{B} {does} {k} times as many.', 'The total is {total} {things}.'],
    steps: [
      ['{B} has {k}{letter}.', '', ''],
      ['Number of {letter} in all', '1 + k', 'units'],
      ['{letter}', 'total ÷ units', 'x'],
    ],
    hints: [
      'Write the number of {B} with the letter.',
      'How many {letter} are there in all?',
      'Share {total} by the number of letters. The single letter counts too.',
    ],
    slips: [
      ['times-taken-as-more', 'Times as many means multiply.', '(total − k) ÷ 2'],
      ['single-letter-forgotten', 'The single letter counts too.', 'total ÷ k'],
      ['gave-the-other', 'This is what {B} has.', 'k × x'],
      ['halved', 'They do not have the same number.', 'total ÷ 2'],
      ['slip-of-one', 'Check by adding both.', 'x + 1'],
      ['slip-of-one', 'Check by adding both.', 'x − 1'],
      ['slip-of-two', 'Check by adding both.', 'x + 2'],
    ],
    bars: [
      { label: '{A}', parts: [['x', '{letter}']] },
      { label: '{B}', parts: [['x', '{letter}', 'k']] },
    ],
  },
  {
    ...VALUE,
    id: 'times-and-some-more',
    levels: ['guided'],
    facts: ['* b = k * x + d', 'total = x + b'],
    draw: (dice) => {
      const [k, x, d] = [dice.int(2, 6), dice.int(6, 60), dice.int(4, 40)];
      return new Set([k, x, d]).size < 3
        ? null
        : { k, x, d, units: k + 1, rest: (k + 1) * x, total: (k + 1) * x + d };
    },
    given: ['k', 'd', 'total'],
    tell: [
      '{has} {letter} {things}.',
      '{B} {does} {k}{letter} + {d} {things}.',
      'The total is {total} {things}.',
    ],
    steps: [
      ['Number of {letter} in all', '1 + k', 'units'],
      ['Without the extra ones', 'total − d', 'rest'],
      ['{letter}', 'rest ÷ units', 'x'],
    ],
    hints: [
      'Write the total with the letter.',
      'Which part of the total has no letter?',
      'Take {d} from {total}. Share by the number of letters.',
    ],
    slips: [
      ['extra-not-taken', 'Take the extra ones away first.', 'total ÷ units'],
      ['single-letter-forgotten', 'The single letter counts too.', 'rest ÷ k'],
      ['extra-added', 'Take the extra ones away.', '(total + d) ÷ units'],
      ['not-shared', 'Share by the number of letters.', 'total − d'],
      ['gave-the-other', 'This is what {B} has.', 'k × x + d'],
      ['slip-of-one', 'Check by adding both.', 'x + 1'],
      ['slip-of-one', 'Check by adding both.', 'x − 1'],
    ],
  },
  {
    id: 'times-and-fewer',
    levels: ['independent'],
    facts: ['* b = k * x - d', 'total = x + b'],
    draw: (dice) => {
      const [k, x, d] = [dice.int(2, 7), dice.int(8, 80), dice.int(4, 60)];
      const b = k * x - d;
      return b <= 0 || new Set([k, x, d, b]).size < 4
        ? null
        : { k, x, d, b, units: k + 1, full: (k + 1) * x, total: x + b };
    },
    given: ['k', 'd', 'total'],
    tell: [
      '{has} {letter} {things}.',
      '{B} {does} {k}{letter} − {d} {things}.',
      'The total is {total} {things}.',
    ],
    ask: 'What is the number of {things} for {B}?',
    blank: 'For {B} the number of {things} is ___.',
    counts: '{things}',
    key: 'b',
    steps: [
      ['{B} has {k}{letter} − {d}.', '', ''],
      ['With {d} more', 'total + d', 'full'],
      ['Number of {letter} in it', '1 + k', 'units'],
      ['{letter}', 'full ÷ units', 'x'],
      ['{B}', 'total − x', 'b'],
    ],
    middle: { name: 'x', blank: 'The value of {letter} is ___.' },
    hints: [
      'Write the number of {B} with the letter.',
      'What would the total be if {B} had {d} more?',
      'Find the letter. Then find the number of {B}.',
    ],
    slips: [
      ['gave-the-letter', 'This is for {A}. Find it for {B}.', 'x'],
      ['fewer-not-used', '{B} has fewer than that.', 'k × x'],
      ['fewer-added', '{B} has fewer, not more.', 'k × x + d'],
      ['fewer-taken-from-total', 'Give back the missing ones first.', '(total − d) ÷ units × k'],
      ['total-shared', 'They do not have the same number.', 'total ÷ 2'],
      ['slip-of-one', 'Check by adding both.', 'b + 1'],
      ['slip-of-ten', 'Check by adding both.', 'b + 10'],
    ],
  },
  {
    id: 'both-get-more',
    levels: ['mastery'],
    facts: ['* b = k * x', '* after = x + g + b + g', 'after = total'],
    draw: (dice) => {
      const [k, x, g] = [dice.int(2, 6), dice.int(8, 60), dice.int(4, 45)];
      const total = (k + 1) * x + 2 * g;
      return new Set([k, x, g]).size < 3
        ? null
        : { k, x, g, total, gained: 2 * g, start: (k + 1) * x, units: k + 1, b: k * x };
    },
    given: ['k', 'g', 'total'],
    tell: [
      '{has} {letter} {things}.',
      '{B} {does} {k} times as many.',
      'Then each adds {g} more, and the total becomes {total} {things}.',
    ],
    ask: 'What was the number of {things} for {B} at first?',
    blank: 'At first the number of {things} for {B} was ___.',
    counts: '{things}',
    key: 'b',
    steps: [
      ['Added by both', '2 × g', 'gained'],
      ['At first altogether', 'total − gained', 'start'],
      ['Number of {letter} in it', '1 + k', 'units'],
      ['{letter}', 'start ÷ units', 'x'],
      ['{B} at first', 'k × x', 'b'],
    ],
    middle: { name: 'start', blank: 'At first the total was ___.', counts: '{things}' },
    hints: [
      'Write both numbers at first with the letter.',
      'Two people add more. How many were there at first?',
      'Take twice {g} from {total}. Share by the number of letters. Then find the number of {B}.',
    ],
    slips: [
      ['added-once', 'Both of them add more.', '(total − g) ÷ units × k'],
      ['gave-the-letter', 'This is for {A}. Find it for {B}.', 'x'],
      ['nothing-taken', 'Take away what was added.', 'total ÷ units × k'],
      ['gave-the-end', 'This is the number in the end.', 'k × x + g'],
      ['single-letter-forgotten', 'The single letter counts too.', 'start'],
      ['one-letter-too-few', 'Check how many letters {B} has.', 'b − x'],
      ['one-letter-too-many', 'Check how many letters {B} has.', 'b + x'],
    ],
  },
];
