import type { Dice } from '../../core/dice.js';
import type { Plot, Words } from '../../engines/plot.engine.js';
import { type Size, drawSize } from './number-sizes.js';

/** Two owners of the same things; the first one's are told in equal groups. */
function owners(
  one: string,
  two: string,
  things: string,
  groups: string,
  gives: string,
  give: string,
): Words {
  return { one, two, things, groups, gives, give };
}

const children = (things: string, groups: string): Words =>
  owners('{A}', '{B}', things, groups, '{A} gives', '{A} give');
const places = (one: string, two: string, things: string, groups: string): Words =>
  owners(one, two, things, groups, `${one} sends`, `${one} send`);

/** Children and small places. */
export const SMALL_OWNERS: readonly Words[] = [
  children('stamps', 'albums'),
  children('marbles', 'jars'),
  children('stickers', 'packets'),
  children('beads', 'boxes'),
  children('game cards', 'boxes'),
  places('Class A', 'Class B', 'books', 'boxes'),
  places('Stall A', 'Stall B', 'eggs', 'trays'),
  places('Shop A', 'Shop B', 'pens', 'boxes'),
  places('Hall A', 'Hall B', 'chairs', 'rows'),
];

/** Stores and libraries. */
export const LARGE_OWNERS: readonly Words[] = [
  places('Library A', 'Library B', 'books', 'van loads'),
  places('Warehouse A', 'Warehouse B', 'tins', 'lorry loads'),
  places('Factory A', 'Factory B', 'masks', 'containers'),
  places('Store A', 'Store B', 'tiles', 'pallets'),
  places('Farm A', 'Farm B', 'eggs', 'lorry loads'),
  places('Yard A', 'Yard B', 'bricks', 'lorry loads'),
  places('Depot A', 'Depot B', 'bottles', 'pallets'),
  places('Printer A', 'Printer B', 'newspapers', 'van loads'),
];

/** Numbers of one grade for two owners. */
export interface TransferSizes {
  n: Size;
  each: Size;
  /** Half of how far apart they are; what must move. */
  x: Size;
  most: number;
}

/** h3, the total stays: something moves from one owner to the other. Multiplying the groups is the gateway. */
export function transferPlots(size: TransferSizes): readonly Plot[] {
  const open = (dice: Dice) => {
    const n = drawSize(dice, size.n);
    const each = drawSize(dice, size.each);
    const x = drawSize(dice, size.x);
    const a = n * each;
    const b = a - 2 * x;
    return n < 2 || b <= 0 || a + b > size.most || new Set([n, each, x, b, 2 * x]).size < 5
      ? null
      : { n, each, a, x, b };
  };
  const facts = ['* a = n * each', 'a − x = b + x'];
  const inGroups = '{One} has {n} {groups} of {each} {things}.';
  const equal = (id: string, level: 'not_ready' | 'guided'): Plot => ({
    id,
    levels: [level],
    facts,
    draw: open,
    given: ['n', 'each', 'b'],
    tell: [inGroups, '{Two} has {b} {things}.'],
    ask: 'How many {things} must {give} to {two} so that both have the same number?',
    blank: 'For both to have the same number, {gives} ___ {things} to {two}.',
    counts: '{things}',
    key: 'x',
    steps: [
      ['{One} has', 'n × each', 'a'],
      ['{One} has more by', 'a − b', 'gap'],
      ['{Things} to move', 'gap ÷ 2', 'x'],
    ],
    hints: [
      'Draw a bar for each. How much longer is one bar?',
      'How many {things} does {one} have at first?',
      'When some move, one bar gets shorter and the other longer. Move half of the extra part.',
    ],
    slips: [
      ['whole-difference-moved', 'Then {two} would have more. Move only half of the extra part.', 'a − b'],
      ['half-of-the-total', 'This is how many each has in the end.', '(a + b) ÷ 2'],
      ['one-group-only', 'Count all the {groups}.', '(b − each) ÷ 2'],
      ['difference-quartered', 'Halve the extra part once.', '(a − b) ÷ 4'],
      ['half-of-one', 'Compare the two owners first.', 'a ÷ 2'],
      ['half-of-the-other', 'Compare the two owners first.', 'b ÷ 2'],
      ['slip-of-ten', 'Check your subtraction.', 'x + 10'],
      ['slip-of-one', 'Check your division.', 'x + 1'],
    ],
    ...(level === 'not_ready'
      ? {
          bars: [
            { label: '{One}', parts: [['a', '{n} × {each}']] as const },
            { label: '{Two}', parts: [['b', '{b}']] as const },
          ],
        }
      : {}),
  });
  return [
    equal('made-equal', 'not_ready'),
    {
      ...equal('made-equal-total-told', 'guided'),
      facts: ['* a = n * each', 'total = a + b', 'a − x = b + x'],
      draw: (dice) => {
        const d = open(dice);
        return d && { ...d, total: d.a + d.b };
      },
      given: ['n', 'each', 'total'],
      tell: ['{One} and {two} have {total} {things} altogether.', inGroups],
      steps: [
        ['{One} has', 'n × each', 'a'],
        ['Each has in the end', 'total ÷ 2', 'half'],
        ['{Things} to move', 'a − half', 'x'],
      ],
      hints: [
        'Does the total change when some {things} move?',
        'How many {things} will each have in the end?',
        'Halve {total}. How many more than that does {one} have at first?',
      ],
    },
    {
      id: 'first-owner-unknown',
      levels: ['independent'],
      facts: ['* moved = n * each', 'total = a + b', 'a − moved = b + moved'],
      draw: (dice) => {
        const n = dice.int(2, 6);
        const each = drawSize(dice, size.each);
        const b = drawSize(dice, size.x) + drawSize(dice, size.x);
        const moved = n * each;
        const a = b + 2 * moved;
        return a + b > size.most || new Set([n, each, b, moved]).size < 4
          ? null
          : { n, each, moved, a, b, total: a + b };
      },
      given: ['total', 'n', 'each'],
      tell: [
        '{One} and {two} have {total} {things} altogether.',
        '{Gives} {n} {groups} of {each} {things} to {two}.',
        'Then both have the same number.',
      ],
      ask: 'How many {things} did {one} have at first?',
      blank: 'At first {one} had ___ {things}.',
      counts: '{things}',
      key: 'a',
      steps: [
        ['Each has in the end', 'total ÷ 2', 'half'],
        ['{Things} moved', 'n × each', 'moved'],
        ['{One} at first', 'half + moved', 'a'],
      ],
      middle: { name: 'moved', blank: '___ {things} are moved.', counts: '{things}' },
      hints: [
        'The total stays the same. What does each have in the end?',
        'How many {things} are in the {groups} that move?',
        'Halve {total}. Then put back {n} groups of {each}.',
      ],
      slips: [
        ['gave-the-other', 'This is what {two} had at first.', 'total ÷ 2 − n × each'],
        ['stopped-early', 'This is what each has in the end.', 'total ÷ 2'],
        ['moved-counted-twice', 'Put back what moved once.', 'total ÷ 2 + 2 × n × each'],
        ['one-group-only', 'Count all the {groups}.', 'total ÷ 2 + each'],
        ['total-not-halved', 'In the end they share the total equally.', 'total − n × each'],
        ['slip-of-ten', 'Check your adding.', 'a + 10'],
        ['gave-the-moved', 'These {things} moved. Find how many there were at first.', 'n × each'],
      ],
    },
    {
      id: 'still-more',
      levels: ['mastery'],
      facts: ['* a = n * each', 'a − x = b + x + more'],
      draw: (dice) => {
        const n = drawSize(dice, size.n);
        const each = drawSize(dice, size.each);
        const x = drawSize(dice, size.x);
        const more = drawSize(dice, size.x);
        const a = n * each;
        const b = a - 2 * x - more;
        return n < 2 || b <= 0 || a + b > size.most || new Set([n, each, x, more, b]).size < 5
          ? null
          : { n, each, x, more, a, b };
      },
      given: ['n', 'each', 'x', 'more'],
      tell: [inGroups, '{Gives} {x} to {two}.', '{One} still has {more} more than {two}.'],
      ask: 'How many {things} did {two} have at first?',
      blank: 'At first {two} had ___ {things}.',
      counts: '{things}',
      key: 'b',
      steps: [
        ['{One} at first', 'n × each', 'a'],
        ['{One} in the end', 'a − x', 'left'],
        ['{Two} in the end', 'left − more', 'end'],
        ['{Two} at first', 'end − x', 'b'],
      ],
      middle: { name: 'end', blank: 'In the end {two} has ___ {things}.', counts: '{things}' },
      hints: [
        'Which of the two can you follow to the end of the story?',
        'How many {things} does {one} have in the end? How many does {two} have then?',
        'From {n} groups of {each}, take away {x}, then {more}. Then undo what {two} got.',
      ],
      slips: [
        ['one-side-only', 'What one gives away, the other gets.', 'a − more'],
        ['moved-once', '{Two} got the {things}. Take them off again.', 'a − x − more'],
        ['more-added', '{Two} has fewer, not more.', 'a − x + more − x'],
        ['more-forgotten', 'They are not equal in the end.', 'a − x − x'],
        ['moved-added', 'Undo what {two} got.', 'a − x − more + x + x'],
        ['one-group-only', 'Count all the {groups}.', 'a − each'],
        ['slip-of-ten', 'Check your subtraction.', 'b + 10'],
        ['slip-of-ten', 'Check your subtraction.', 'b − 10'],
      ],
    },
  ];
}
