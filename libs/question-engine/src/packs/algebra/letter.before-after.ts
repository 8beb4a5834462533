import type { Plot } from '../../engines/plot.engine.js';
import { LETTER, NEAR } from './letter.counts.js';

/** h2 with a letter: an amount changes from outside. */
export const LETTER_BEFORE_AFTER: readonly Plot[] = [
  {
    ...LETTER,
    id: 'gets-more',
    levels: ['not_ready'],
    facts: ['* start = n * x', 'now = start + c'],
    draw: (dice) => {
      const [n, x, c] = [dice.int(2, 6), dice.int(4, 25), dice.int(5, 40)];
      return new Set([n, x, c]).size < 3 ? null : { n, x, c, start: n * x, now: n * x + c };
    },
    given: ['n', 'c', 'now'],
    tell: ['{A} has {n}{letter} {things}.', '{A.He} gets {c} more and now has {now}.'],
    steps: [
      ['{n}{letter}', 'now − c', 'start'],
      ['{letter}', 'start ÷ n', 'x'],
    ],
    hints: [
      'Which change can you undo?',
      'How many {things} did {A} have at first?',
      'Take {c} from {now}. Then share by {n}.',
    ],
    slips: [
      ['change-not-undone', 'Take away what came.', 'now ÷ n'],
      ['changed-the-wrong-way', 'To undo adding, take away.', '(now + c) ÷ n'],
      ['not-shared', 'A number before a letter means multiply. Undo it.', 'now − c'],
      ['subtracted-the-number', 'Undo multiplying by dividing.', 'now − c − n'],
      ...NEAR,
    ],
    bars: [
      {
        parts: [
          ['x', '{letter}', 'n'],
          ['c', '{c}'],
        ],
        brace: '{now}',
      },
    ],
  },
  {
    ...LETTER,
    id: 'two-changes',
    levels: ['guided'],
    facts: ['* start = n * x', 'now = start - c + d'],
    draw: (dice) => {
      const [n, x, c, d] = [dice.int(3, 9), dice.int(5, 30), dice.int(5, 40), dice.int(5, 40)];
      return new Set([n, x, c, d]).size < 4 || n * x <= c
        ? null
        : { n, x, c, d, start: n * x, mid: n * x - c, now: n * x - c + d };
    },
    given: ['n', 'c', 'd', 'now'],
    tell: [
      '{A} has {n}{letter} {things}.',
      '{A.He} gives away {c} and then gets {d}.',
      'Now {A.he} has {now}.',
    ],
    steps: [
      ['Before some came', 'now − d', 'mid'],
      ['{n}{letter}', 'mid + c', 'start'],
      ['{letter}', 'start ÷ n', 'x'],
    ],
    hints: [
      'Start from the end. Which change came last?',
      'Undo both changes.',
      'Take {d} from {now} and add {c}. Then share by {n}.',
    ],
    slips: [
      ['told-forwards', 'Undo the changes. Do not do them again.', '(now − c + d) ÷ n'],
      ['one-change-only', 'There are two changes.', '(now + c) ÷ n'],
      ['one-change-only', 'There are two changes.', '(now − d) ÷ n'],
      ['change-not-undone', 'Undo the changes first.', 'now ÷ n'],
      ['not-shared', 'Undo the multiplying too.', 'start'],
      ...NEAR,
    ],
  },
  {
    ...LETTER,
    id: 'left-with-letter',
    levels: ['independent'],
    facts: ['* start = n * x', '* left = m * x + c', 'start - d = left'],
    draw: (dice) => {
      const m = dice.int(2, 6);
      const n = m + dice.int(2, 4);
      const [x, c] = [dice.int(6, 30), dice.int(3, 40)];
      const d = (n - m) * x - c;
      return d < 3 || new Set([n, m, x, c, d]).size < 5 ? null : { n, m, x, c, d, gap: n - m, some: c + d };
    },
    given: ['n', 'm', 'c', 'd'],
    tell: [
      '{A} has {n}{letter} {things}.',
      '{A.He} gives away {d} of them.',
      '{A.He} has {m}{letter} + {c} left.',
    ],
    steps: [
      ['{n}{letter} is more than {m}{letter} by', 'c + d', 'some'],
      ['More {letter} on one side', 'n − m', 'gap'],
      ['{letter}', 'some ÷ gap', 'x'],
    ],
    middle: { name: 'some', blank: '{n}{letter} is ___ more than {m}{letter}.' },
    hints: [
      'Write what {A} has at first in two ways.',
      'Put back what went. What is left with {letter} on both sides?',
      'Take {m}{letter} from both sides. Then share.',
    ],
    slips: [
      ['change-forgotten', 'Put back what was given away.', 'c ÷ (n − m)'],
      ['rest-forgotten', '{A} has some more left.', 'd ÷ (n − m)'],
      ['letters-added', 'Take the same from both sides.', 'some ÷ (n + m)'],
      ['not-shared', 'Share by the number of letters.', 'c + d'],
      ['taken-away', 'Put back what was given away.', '(d − c) ÷ (n − m)'],
      ['only-one-side', 'There are letters on both sides.', 'some ÷ n'],
      ...NEAR,
    ],
  },
  {
    id: 'left-in-the-end',
    levels: ['mastery'],
    facts: ['* start = n * x', '* left = m * x + c', 'start - d = left'],
    draw: (dice) => {
      const m = dice.int(2, 6);
      const n = m + dice.int(2, 4);
      const [x, c] = [dice.int(6, 30), dice.int(3, 40)];
      const d = (n - m) * x - c;
      return d < 3 || new Set([n, m, x, c, d]).size < 5
        ? null
        : { n, m, x, c, d, gap: n - m, some: c + d, mx: m * x, left: m * x + c };
    },
    given: ['n', 'm', 'c', 'd'],
    tell: [
      '{A} has {n}{letter} {things}.',
      '{A.He} gives away {d} of them.',
      '{A.He} has {m}{letter} + {c} left.',
    ],
    ask: 'How many {things} does {A} have left?',
    blank: '{A} has ___ {things} left.',
    counts: '{things}',
    key: 'left',
    steps: [
      ['{n}{letter} is more than {m}{letter} by', 'c + d', 'some'],
      ['More {letter} on one side', 'n − m', 'gap'],
      ['{letter}', 'some ÷ gap', 'x'],
      ['Left', 'm × x + c', 'left'],
    ],
    middle: { name: 'x', blank: 'The value of {letter} is ___.' },
    hints: [
      'Write what {A} has at first in two ways.',
      'Find {letter} first.',
      'When you know {letter}, put it into {m}{letter} + {c}.',
    ],
    slips: [
      ['gave-the-letter', 'This is {letter}. Find what is left.', 'x'],
      ['gave-the-start', 'This is what {A} had at first.', 'n × x'],
      ['number-forgotten', 'Add the number without the letter.', 'm × x'],
      ['change-used-twice', 'What is left does not change again.', 'm × x + c − d'],
      ['added-not-multiplied', 'A number before a letter means multiply.', 'm + x + c'],
      ['one-letter-too-many', 'Check how many letters are left.', 'left + x'],
      ['one-letter-too-few', 'Check how many letters are left.', 'left − x'],
    ],
  },
];
