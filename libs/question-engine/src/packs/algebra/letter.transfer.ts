import type { Dice } from '../../core/dice.js';
import type { Plot } from '../../engines/plot.engine.js';

/** h3 on a hidden number: some of it moves from one child to the other, the total stays. */
export const LETTER_TRANSFER: readonly Plot[] = (() => {
  const units = (dice: Dice) => {
    const g = dice.int(2, 3);
    const m = dice.int(2, 5);
    const n = m + 2 * g;
    const x = dice.int(6, 36);
    return { g, m, n, x, sum: n + m, after: m + g, end: (m + g) * x, total: (n + m) * x };
  };
  const hasBoth = '{A} has {an} and {B} has {am}.';
  const loose = (dice: Dice) => {
    const n = dice.int(4, 8);
    const m = dice.int(2, n - 2);
    const x = dice.int(6, 30);
    const e = dice.int(2, 24);
    const g = dice.int(5, 48);
    const gap = n - m;
    const f = gap * x + e - 2 * g;
    return f < 2 || new Set([n, m, x, e, g, f]).size < 6
      ? null
      : { n, m, x, e, g, f, gap, moved: 2 * g, parts: gap * x, whole: gap * x + e, start: n * x + e };
  };
  const looseLines = [
    ['{A} has more by', '2 × g', 'moved'],
    ['With the extra of {B}', 'moved + f', 'whole'],
    ['Without the extra of {A}', 'whole − e', 'parts'],
    ['More {units}', 'n − m', 'gap'],
    ['{one}', 'parts ÷ gap', 'x'],
  ] as const;
  const looseHints = [
    'When one child gives some away, the other gets as many.',
    'By how many {things} is {A} ahead at first?',
    '{A} is ahead by twice {g}. Take the same from both sides until only {units} are left.',
  ] as const;
  const looseTell = [
    '{same}',
    '{A} has {anPlus}.',
    '{B} has {amPlus}.',
    '{A} gives {g} {things} to {B}, and then they have the same number.',
  ];
  return [
    {
      id: 'units-move',
      levels: ['not_ready'],
      facts: ['* total = n * x + m * x', 'total = end + end'],
      draw: (dice) => {
        const d = units(dice);
        return new Set([d.g, d.m, d.n, d.x, d.end]).size < 5 ? null : d;
      },
      given: ['n', 'm', 'end'],
      tell: ['{same}', hasBoth, '{A} gives some to {B}.', 'Each then has {end} {things}.'],
      ask: '{askOne}',
      blank: '{blankOne}',
      key: 'x',
      steps: [
        ['Together, in {units}', 'n + m', 'sum'],
        ['Each in the end, in {units}', 'sum ÷ 2', 'after'],
        ['{one}', 'end ÷ after', 'x'],
      ],
      hints: [
        'Draw the bars of both children before and after.',
        'The total stays the same. How many {units} are there together?',
        'In the end each has half of them. Then undo the multiplying.',
      ],
      slips: [
        ['start-used', '{B} gets some more. Count them too.', 'end ÷ m'],
        ['giver-start-used', '{A} gives some away.', 'end ÷ n'],
        ['both-counted', 'Each has this number, not both together.', 'end ÷ (n + m)'],
        ['undone-by-subtracting', 'Undo multiplying by dividing.', 'end − after'],
        ['slip-of-one', 'Check by multiplying.', 'x + 1'],
        ['slip-of-one', 'Check by multiplying.', 'x − 1'],
        ['slip-of-two', 'Check by multiplying.', 'x + 2'],
      ],
    },
    {
      id: 'units-made-equal',
      levels: ['guided'],
      facts: ['* total = n * x + m * x', 'n - g = m + g', '* moved = g * x'],
      draw: (dice) => {
        const d = units(dice);
        return new Set([d.m, d.n, d.total, d.g * d.x]).size < 4
          ? null
          : { ...d, gap: d.n - d.m, moved: d.g * d.x };
      },
      given: ['n', 'm', 'total'],
      tell: [
        '{same}',
        hasBoth,
        'They have {total} {things} altogether.',
        '{A} gives some to {B} so that both have the same number.',
      ],
      ask: 'How many {things} does {A} give to {B}?',
      blank: '{A} gives ___ {things} to {B}.',
      counts: '{things}',
      key: 'moved',
      steps: [
        ['All together, in {units}', 'n + m', 'sum'],
        ['{one}', 'total ÷ sum', 'x'],
        ['{A} has more, in {units}', 'n − m', 'gap'],
        ['Half of this moves', 'gap ÷ 2', 'g'],
        ['{Things} that move', 'g × x', 'moved'],
      ],
      hints: [
        'Draw the bars of both children.',
        'How large is one part of the bars?',
        'Share {total} by all the parts. Half of the extra parts must move.',
      ],
      slips: [
        ['whole-difference-moved', 'Then {B} would have more. Move only half.', 'gap × x'],
        ['one-part-only', 'This is one part.', 'x'],
        ['half-of-the-total', 'This is what each has in the end.', 'total ÷ 2'],
        ['gave-the-other', 'This is what {B} has at first.', 'm × x'],
        ['one-part-too-many', 'Count the parts again.', 'moved + x'],
        ['gave-the-first', 'This is what {A} has at first.', 'n × x'],
        ['slip-of-one', 'Check by multiplying.', 'moved + 1'],
      ],
    },
    {
      id: 'loose-ones-move',
      levels: ['independent'],
      facts: ['* a = n * x + e', '* b = m * x + f', 'a - g = b + g'],
      draw: loose,
      given: ['n', 'e', 'm', 'f', 'g'],
      tell: looseTell,
      ask: '{askOne}',
      blank: '{blankOne}',
      key: 'x',
      steps: looseLines,
      middle: { name: 'moved', blank: 'At first {A} has ___ more than {B}.', counts: '{things}' },
      hints: looseHints,
      slips: [
        ['one-side-only', 'What one gives away, the other gets.', '(g + f − e) ÷ gap'],
        ['nothing-moved', 'Use the {things} that are given too.', '(f − e) ÷ gap'],
        ['extra-not-taken', '{A} has some extra {things}.', '(2 × g + f) ÷ gap'],
        ['all-parts-counted', 'Take the same from both sides.', '(2 × g + f − e) ÷ (n + m)'],
        ['not-shared', 'Share by the extra parts.', 'parts'],
        ['slip-of-one', 'Check with both children.', 'x + 1'],
        ['slip-of-one', 'Check with both children.', 'x − 1'],
        ['slip-of-two', 'Check with both children.', 'x + 2'],
      ],
    },
    {
      id: 'loose-ones-move-start',
      levels: ['mastery'],
      facts: ['* a = n * x + e', '* b = m * x + f', 'a - g = b + g'],
      draw: (dice) => {
        const d = loose(dice);
        return d && { ...d, a: d.start, some: d.n * d.x };
      },
      given: ['n', 'e', 'm', 'f', 'g'],
      tell: looseTell,
      ask: 'How many {things} did {A} have at first?',
      blank: 'At first {A} had ___ {things}.',
      counts: '{things}',
      key: 'a',
      steps: [...looseLines, ['{A} without the extra', 'n × x', 'some'], ['{A} at first', 'some + e', 'a']],
      middle: { name: 'x', blank: '{blankOne}' },
      hints: looseHints,
      slips: [
        ['gave-one-part', 'This is one part. Find what {A} had.', 'x'],
        ['gave-the-other', 'This is what {B} had.', 'm × x + f'],
        ['extra-forgotten', '{A} had some extra {things} too.', 'n × x'],
        ['gave-the-end', 'This is what {A} has in the end.', 'n × x + e − g'],
        ['one-part-too-few', 'Count the parts again.', 'a − x'],
        ['one-part-too-many', 'Count the parts again.', 'a + x'],
        ['gap-given', 'This is how many more {A} had.', '2 × g'],
      ],
    },
  ];
})();
