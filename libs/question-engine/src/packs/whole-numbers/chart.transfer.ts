import type { Dice } from '../../core/dice.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { Plot, Values, Words } from '../../engines/plot.engine.js';

const teams = (one: string, two: string, things: string, what: string): Words => ({ one, two, things, what });

/** Two numbers on one place-value chart. */
export const CHARTED: readonly Words[] = [
  teams('Team A', 'Team B', 'points', 'points of two teams'),
  teams('Library A', 'Library B', 'books', 'books in two libraries'),
  teams('Shop A', 'Shop B', 'tiles', 'tiles in two shops'),
  teams('Hall A', 'Hall B', 'tickets', 'tickets for two halls'),
  teams('Farm A', 'Farm B', 'eggs', 'eggs on two farms'),
  teams('Store A', 'Store B', 'bricks', 'bricks in two stores'),
  teams('Van A', 'Van B', 'letters', 'letters in two vans'),
  teams('Store A', 'Store B', 'tins', 'tins in two stores'),
];

const digits = (value: number): [number, number, number] => [
  Math.floor(value / 1000),
  Math.floor(value / 100) % 10,
  Math.floor(value / 10) % 10,
];

function chart(
  values: Values,
  rows: ReadonlyArray<readonly [label: string, letter: 'a' | 'b']>,
): DrawingSpec {
  return {
    kind: 'place-value-chart',
    places: ['thousands', 'hundreds', 'tens', 'ones'],
    show: 'counters',
    rows: rows.map(([label, letter]) => ({
      label,
      cells: [...['T', 'H', 'Z'].map((place) => Number(values[`${letter}${place}`])), 0],
    })),
  };
}

const READ_A = '* a = 1000 * aT + 100 * aH + 10 * aZ';
const READ_B = '* b = 1000 * bT + 100 * bH + 10 * bZ';
const A_SHOWS = ['{One} shows', 'aThousands + aHundreds + aTens', 'a'] as const;
const B_SHOWS = ['{Two} shows', 'bThousands + bHundreds + bTens', 'b'] as const;
const SHOWN = ['aT', 'aH', 'aZ', 'bT', 'bH', 'bZ'];

function withDigits(a: number, b: number): Record<string, number> {
  const [aT, aH, aZ] = digits(a);
  const [bT, bH, bZ] = digits(b);
  return {
    a,
    b,
    aT,
    aH,
    aZ,
    bT,
    bH,
    bZ,
    ...{ aThousands: 1000 * aT, aHundreds: 100 * aH, aTens: 10 * aZ },
    ...{ bThousands: 1000 * bT, bHundreds: 100 * bH, bTens: 10 * bZ },
  };
}

function drawTwo(
  dice: Dice,
  step: number,
): (Record<string, number> & { a: number; b: number; x: number }) | null {
  const x = dice.multiple(step, step * 2, 1800);
  const b = dice.multiple(step === 5 ? 10 : step * 2, 1100, 4800);
  const a = b + 2 * x;
  return a > 9990 || x % 5 !== 0 || a % 10 !== 0 ? null : { ...withDigits(a, b), a, b, x };
}

/** h3 with both numbers read from a place-value chart. */
export const CHART_TRANSFER: readonly Plot[] = [
  ...(['not_ready', 'guided'] as const).map((level): Plot => ({
    id: level === 'not_ready' ? 'chart-made-equal' : 'chart-made-equal-tens',
    levels: [level],
    facts: [READ_A, READ_B, 'a - x = b + x'],
    draw: (dice) => drawTwo(dice, level === 'not_ready' ? 100 : 10),
    given: SHOWN,
    drawn: SHOWN,
    tell: ['The chart in the figure shows the number of {what}.', 'Some {things} are moved from A to B.'],
    ask: 'How many {things} must be moved so that both have the same number?',
    blank: 'Both have the same number when ___ {things} are moved.',
    counts: '{things}',
    key: 'x',
    steps: [A_SHOWS, B_SHOWS, ['How many more', 'a − b', 'gap'], ['{Things} to move', 'gap ÷ 2', 'x']],
    hints: [
      'Read both numbers from the chart first.',
      'How many more {things} does {one} have than {two}?',
      'Only half of the extra part moves, so that both sides meet in the middle.',
    ],
    slips: [
      ['whole-difference-moved', 'Then {two} would have more. Move only half.', 'a − b'],
      ['half-of-the-total', 'This is how many each has in the end.', '(a + b) ÷ 2'],
      ['half-of-one', 'Compare the two numbers first.', 'a ÷ 2'],
      ['half-of-one', 'Compare the two numbers first.', 'b ÷ 2'],
      ['difference-quartered', 'Halve the extra part once.', '(a − b) ÷ 4'],
      ['place-slip', 'Look at the columns again.', 'x + 100'],
      ['place-slip', 'Look at the columns again.', 'x + 10'],
      ['place-slip', 'Look at the columns again.', 'x + 1000'],
    ],
    drawing: (values) =>
      chart(values, [
        ['A', 'a'],
        ['B', 'b'],
      ]),
  })),
  {
    id: 'chart-after',
    levels: ['independent'],
    facts: [READ_A, READ_B, 'half = a - x', 'half = b + x'],
    draw: (dice) => {
      const d = drawTwo(dice, 10);
      return d && { ...d, half: (d.a + d.b) / 2 };
    },
    given: SHOWN,
    drawn: SHOWN,
    tell: [
      'The chart in the figure shows the number of {what} at first.',
      'Then some {things} are moved from A to B, and both have the same number.',
    ],
    ask: 'How many {things} are moved?',
    blank: '___ {things} are moved.',
    counts: '{things}',
    key: 'x',
    steps: [
      A_SHOWS,
      B_SHOWS,
      ['Both together', 'a + b', 'total'],
      ['Each in the end', 'total ÷ 2', 'half'],
      ['{Things} moved', 'a − half', 'x'],
    ],
    middle: { name: 'half', blank: 'In the end each has ___.', counts: '{things}' },
    hints: [
      'The total stays the same. What is the total?',
      'How many {things} does each have in the end?',
      'Compare that with what {one} has at first.',
    ],
    slips: [
      ['whole-difference-moved', 'Then {two} would have more.', 'a − b'],
      ['stopped-early', 'This is how many each has in the end.', '(a + b) ÷ 2'],
      ['half-of-one', 'Compare the two numbers first.', 'a ÷ 2'],
      ['half-of-one', 'Compare the two numbers first.', 'b ÷ 2'],
      ['place-slip', 'Look at the columns again.', 'x + 100'],
      ['place-slip', 'Look at the columns again.', 'x − 100'],
      ['place-slip', 'Look at the columns again.', 'x + 10'],
    ],
    drawing: (values) =>
      chart(values, [
        ['A', 'a'],
        ['B', 'b'],
      ]),
  },
  {
    id: 'chart-still-more',
    levels: ['mastery'],
    facts: [READ_A, 'a - x = b + x + more'],
    draw: (dice) => {
      const b = dice.multiple(10, 1100, 3900);
      const x = dice.multiple(10, 150, 1500);
      const more = dice.multiple(10, 150, 1500);
      const a = b + 2 * x + more;
      return a > 9990 || x === more ? null : { ...withDigits(a, b), x, more };
    },
    given: ['aT', 'aH', 'aZ', 'x', 'more'],
    drawn: ['aT', 'aH', 'aZ'],
    tell: [
      'The chart in the figure shows the number of {things} of {one}.',
      '{One} sends {x} {things} to {two}, but still has {more} more than {two}.',
    ],
    ask: 'How many {things} did {two} have at first?',
    blank: 'At first {two} had ___ {things}.',
    counts: '{things}',
    key: 'b',
    steps: [
      A_SHOWS,
      ['{One} in the end', 'a − x', 'left'],
      ['{Two} in the end', 'left − more', 'end'],
      ['{Two} at first', 'end − x', 'b'],
    ],
    middle: { name: 'end', blank: 'In the end {two} has ___.', counts: '{things}' },
    hints: [
      'Read the chart. Then follow {one} to the end of the story.',
      'How many {things} does {two} have in the end?',
      'Take {x} from the number on the chart, then {more}. Then undo what {two} got.',
    ],
    slips: [
      ['one-side-only', 'What one sends, the other gets.', 'a − more'],
      ['moved-once', '{Two} got the {things}. Take them off again.', 'a − x − more'],
      ['more-added', '{Two} has fewer, not more.', 'a − x − x + more'],
      ['more-forgotten', 'They are not equal in the end.', 'a − x − x'],
      ['moved-added', 'Undo what {two} got.', 'a − more + x'],
      ['place-slip', 'Look at the columns again.', 'b + 100'],
      ['place-slip', 'Look at the columns again.', 'b − 100'],
    ],
    drawing: (values) => chart(values, [['A', 'a']]),
  },
];
