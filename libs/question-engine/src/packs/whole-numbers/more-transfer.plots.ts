import type { Dice } from '../../core/dice.js';
import type { Plot } from '../../engines/plot.engine.js';
import { type Size, drawSize } from './number-sizes.js';

/** Numbers of one grade for two owners, one with several times as many. */
export interface TimesSizes {
  times: Size;
  n: Size;
  each: Size;
  most: number;
}

/** h3 with "times as many": what moves is told in groups, the gateway; the total stays. */
export function timesTransferPlots(size: TimesSizes): readonly Plot[] {
  const open = (dice: Dice) => {
    const k = drawSize(dice, size.times);
    const n = drawSize(dice, size.n);
    const each = drawSize(dice, size.each);
    const x = n * each;
    const b = (2 * x) / (k - 1);
    const a = k * b;
    return !Number.isInteger(b) || a + b > size.most || new Set([k, n, each, x, b, 2 * x]).size < 6
      ? null
      : { k, n, each, x, gap: 2 * x, more: k - 1, a, b, total: a + b };
  };
  const facts = ['* x = n * each', 'a = k * b', 'a - x = b + x'];
  const times = '{One} has {k} times as many {things} as {two}.';
  const moves = '{Gives} {n} {groups} of {each} {things} to {two}.';
  const same = 'Then both have the same number.';
  const lines = [
    ['{Things} moved', 'n × each', 'x'],
    ['{One} had more by', '2 × x', 'gap'],
    ['Units more', 'k − 1', 'more'],
    ['1 unit, which {two} had', 'gap ÷ more', 'b'],
  ] as const;
  return [
    {
      id: 'times-made-equal-bars',
      levels: ['not_ready'],
      facts: ['* a = n * each', 'a = k * b', 'a - x = b + x'],
      draw: (dice) => {
        const k = drawSize(dice, { ...size.times, high: Math.min(size.times.high, 5) });
        const n = drawSize(dice, size.n);
        const each = drawSize(dice, size.each);
        const a = n * each;
        const b = a / k;
        const x = (a - b) / 2;
        return !Number.isInteger(b) || !Number.isInteger(x) || k === n || a + b > size.most
          ? null
          : { k, n, each, a, b, x, gap: a - b };
      },
      given: ['n', 'each', 'k'],
      tell: ['{One} has {n} {groups} of {each} {things}.', 'This is {k} times as many as {two} has.'],
      ask: 'How many {things} must {give} to {two} so that both have the same number?',
      blank: 'For both to have the same number, {gives} ___ {things} to {two}.',
      counts: '{things}',
      key: 'x',
      steps: [
        ['{One} has', 'n × each', 'a'],
        ['{Two} has', 'a ÷ k', 'b'],
        ['{One} has more by', 'a − b', 'gap'],
        ['{Things} to move', 'gap ÷ 2', 'x'],
      ],
      hints: [
        'Draw 1 unit for {two}. How many units does {one} have?',
        'How many {things} does {two} have?',
        'Find how many more {one} has. Half of that must move.',
      ],
      slips: [
        ['whole-difference-moved', 'Then {two} would have more. Move only half.', 'a − b'],
        ['one-unit-moved', 'Half of the extra units must move.', 'a ÷ k'],
        ['half-of-the-total', 'This is how many each has in the end.', '(a + b) ÷ 2'],
        ['half-of-one', 'Compare the two owners first.', 'a ÷ 2'],
        ['difference-quartered', 'Halve the extra part once.', '(a − b) ÷ 4'],
      ],
      bars: [
        { label: '{One}', parts: [['b', '', 'k']], brace: '{n} × {each}' },
        { label: '{Two}', parts: [['b', '']] },
      ],
    },
    {
      id: 'smaller-owner-unknown',
      levels: ['guided'],
      facts,
      draw: open,
      given: ['k', 'n', 'each'],
      tell: [times, moves, same],
      ask: 'How many {things} did {two} have at first?',
      blank: 'At first {two} had ___ {things}.',
      counts: '{things}',
      key: 'b',
      steps: [...lines],
      hints: [
        'Draw 1 unit for {two}. How many units does {one} have at first?',
        'The part that makes {one} larger is twice what moves.',
        'Find what moves, double it, and share it by the extra units.',
      ],
      slips: [
        ['moved-part-not-doubled', 'What leaves one side comes to the other side.', 'x ÷ (k − 1)'],
        ['gave-the-larger', 'This is what {one} had.', 'k × b'],
        ['divided-by-all-units', 'Share only by the extra units.', '2 × x ÷ k'],
        ['gave-the-moved', 'These {things} moved.', 'n × each'],
        ['one-group-only', 'Count all the {groups}.', '2 × each ÷ (k − 1)'],
        ['gave-the-end', 'This is what each has in the end.', 'b + x'],
        ['gap-not-shared', 'Share it by the extra units.', '2 × x'],
      ],
    },
    {
      id: 'larger-owner-unknown',
      levels: ['independent'],
      facts,
      draw: open,
      given: ['k', 'n', 'each'],
      tell: [times, moves, same],
      ask: 'How many {things} did {one} have at first?',
      blank: 'At first {one} had ___ {things}.',
      counts: '{things}',
      key: 'a',
      steps: [...lines, ['{One} at first', 'k × b', 'a']],
      middle: { name: 'b', blank: 'At first {two} had ___.', counts: '{things}' },
      hints: [
        'Draw 1 unit for {two}. How many units does {one} have at first?',
        'The part that makes {one} larger is twice what moves.',
        'Find one unit from the extra units. Then find all the units of {one}.',
      ],
      slips: [
        ['moved-part-not-doubled', 'What leaves one side comes to the other side.', 'x ÷ (k − 1) × k'],
        ['gave-the-smaller', 'This is what {two} had.', '2 × x ÷ (k − 1)'],
        ['divided-by-all-units', 'Share only by the extra units.', '2 × x'],
        ['gave-the-end', 'This is what each has in the end.', 'b + x'],
        ['gave-the-total', 'This is both together.', 'a + b'],
        ['times-the-moved', 'What moves is not one unit.', 'k × x'],
        ['one-group-only', 'Count all the {groups}.', '2 × each ÷ (k − 1) × k'],
      ],
    },
    {
      id: 'still-times-as-many',
      levels: ['mastery'],
      facts: ['* x = n * each', 'a + b = total', 'a - x = m * rest', 'rest = b + x'],
      draw: (dice) => {
        const m = dice.int(2, 4);
        const n = drawSize(dice, size.n);
        const each = drawSize(dice, size.each);
        const x = n * each;
        const rest = x + drawSize(dice, size.each) * dice.int(1, 6);
        const a = m * rest + x;
        const b = rest - x;
        return a + b > size.most || new Set([m, n, each, x, rest, a, b]).size < 7
          ? null
          : { m, n, each, x, rest, units: m + 1, a, b, total: a + b };
      },
      given: ['total', 'n', 'each', 'm'],
      tell: [
        '{One} and {two} have {total} {things} altogether.',
        moves,
        'Then {one} has {m} times as many as {two}.',
      ],
      ask: 'How many {things} did {two} have at first?',
      blank: 'At first {two} had ___ {things}.',
      counts: '{things}',
      key: 'b',
      steps: [
        ['Units in the end', 'm + 1', 'units'],
        ['1 unit, which {two} has in the end', 'total ÷ units', 'rest'],
        ['{Things} moved', 'n × each', 'x'],
        ['{Two} at first', 'rest − x', 'b'],
      ],
      middle: { name: 'rest', blank: 'In the end {two} has ___.', counts: '{things}' },
      hints: [
        'The total stays the same. Draw the units of the end.',
        'How many {things} does {two} have in the end?',
        'Share {total} by all the units. Then take back what moved.',
      ],
      slips: [
        ['stopped-early', 'This is what {two} has in the end.', 'total ÷ (m + 1)'],
        ['moved-added', 'Take back what moved.', 'rest + x'],
        ['divided-by-the-times', 'Count the unit of {two} too.', 'total ÷ m − x'],
        ['gave-the-other', 'This is what {one} had at first.', 'm × rest + x'],
        ['moved-taken-twice', 'Take back what moved once.', 'rest − x − x'],
        ['gave-the-moved', 'These {things} moved.', 'n × each'],
        ['one-group-only', 'Count all the {groups}.', 'rest − each'],
      ],
    },
  ];
}
