import { gcd } from '../../numbers/exact.js';
import type { Plot } from '../../engines/plot.engine.js';
import { type Size, drawSize } from './number-sizes.js';

/** Numbers of one grade for two owners that come to be equal. */
export interface EqualSizes {
  /** One group, and how many of them. */
  n: Size;
  each: Size;
  /** What goes without groups. */
  x: Size;
  /** One unit of the times-as-many shape. */
  unit: Size;
  most: number;
}

/** h4 for two owners: equal multiples, or equal after both lose some; groups and multiples are the gateway. */
export function equalPlots(size: EqualSizes): readonly Plot[] {
  const multiples = ['* timesA = n * a', '* timesB = m * b', 'timesA = timesB'];
  const same = '{n} times the number of {things} at {one} is equal to {m} times the number at {two}.';
  return [
    {
      id: 'equal-multiples',
      levels: ['not_ready'],
      facts: multiples,
      draw: (dice) => {
        const n = dice.int(2, 6);
        const m = dice.int(2, 6);
        const u = drawSize(dice, size.unit);
        const [a, b] = [m * u, n * u];
        return n === m || gcd(n, m) > 1 || a + b > size.most
          ? null
          : { n, m, a, b, timesA: n * a, timesB: m * b };
      },
      given: ['n', 'm', 'b'],
      tell: [same, '{Two} has {b} {things}.'],
      ask: 'How many {things} does {one} have?',
      blank: '{One} has ___ {things}.',
      counts: '{things}',
      key: 'a',
      steps: [
        ['{m} times the number at {two}', 'm × b', 'timesB'],
        ['{One} has', 'timesB ÷ n', 'a'],
      ],
      hints: [
        'Which two amounts are equal? Draw two bars of the same length.',
        'Find {m} times the number at {two}.',
        'The bar of {one} is as long. Cut it into {n} equal parts.',
      ],
      slips: [
        ['upside-down', 'Check which of the two has more.', 'n × b ÷ m'],
        ['not-shared', 'This is the whole equal amount.', 'm × b'],
        ['taken-equal', 'The multiples are equal, not the numbers.', 'b'],
        ['divided-only', 'Multiply first, then share.', 'b ÷ n'],
        ['multiplied-twice', 'Share the equal amount.', 'n × b'],
        ['added-the-times', 'Times means multiply.', 'b + m'],
        ['place-slip', 'Check the zeros.', 'a ÷ 10'],
        ['one-unit-only', 'This is one unit.', 'b ÷ m'],
      ],
      bars: [
        { label: '{One}', parts: [['a', '', 'n']] },
        { label: '{Two}', parts: [['b', '', 'm']] },
      ],
    },
    {
      id: 'equal-after-both-lose',
      levels: ['guided'],
      facts: ['* out = n * each', 'a - x = b - out'],
      draw: (dice) => {
        const n = drawSize(dice, size.n);
        const each = drawSize(dice, size.each);
        const x = drawSize(dice, size.x);
        const end = drawSize(dice, size.unit) * dice.int(1, 4);
        const out = n * each;
        const [a, b] = [end + x, end + out];
        return n < 2 || x === out || a + b > size.most ? null : { n, each, x, out, end, a, b };
      },
      given: ['b', 'n', 'each', 'x'],
      tell: [
        '{Two} has {b} {things}.',
        '{Two} sends out {n} {groups} of {each}.',
        '{One} sends out {x} {things}, and then both have the same number.',
      ],
      ask: 'How many {things} did {one} have at first?',
      blank: 'At first {one} had ___ {things}.',
      counts: '{things}',
      key: 'a',
      steps: [
        ['{Two} sends out', 'n × each', 'out'],
        ['Each in the end', 'b − out', 'end'],
        ['{One} at first', 'end + x', 'a'],
      ],
      hints: [
        'In the end both have the same number. Draw that part first.',
        'How many {things} does {two} have in the end?',
        'Take {n} groups of {each} from {b}. Then put back what {one} sent out.',
      ],
      slips: [
        ['stopped-early', 'This is what each has in the end.', 'b − out'],
        ['taken-away-again', 'Put back what {one} sent out.', 'b − out − x'],
        ['wrong-way-round', 'Each gets back only what it sent out itself.', 'b + out − x'],
        ['one-group-only', 'Count all the {groups}.', 'b − each + x'],
        ['loss-forgotten', '{Two} sent out some too.', 'b + x'],
        ['loss-forgotten', '{One} sent out some too.', 'b − x'],
        ['place-slip', 'Check the zeros.', 'a + 1000'],
      ],
    },
    {
      id: 'equal-multiples-and-gap',
      levels: ['independent'],
      facts: [...multiples, 'a = b + gap'],
      draw: (dice) => {
        const n = dice.int(2, 6);
        const m = n + dice.int(1, 3);
        const u = drawSize(dice, size.unit);
        const [a, b] = [m * u, n * u];
        return gcd(n, m) > 1 || a + b > size.most ? null : { n, m, u, a, b, units: m - n, gap: a - b };
      },
      given: ['n', 'm', 'gap'],
      tell: [same, '{One} has {gap} more {things} than {two}.'],
      ask: 'How many {things} does {one} have?',
      blank: '{One} has ___ {things}.',
      counts: '{things}',
      key: 'a',
      steps: [
        ['{One} has {m} units and {two} has {n} units, so that the multiples are equal.', '', ''],
        ['Units more', 'm − n', 'units'],
        ['1 unit', 'gap ÷ units', 'u'],
        ['{One} has', 'm × u', 'a'],
      ],
      middle: { name: 'u', blank: 'With {m} units for {one}, 1 unit is ___.', counts: '{things}' },
      hints: [
        'Which of the two has more? Draw units so that the multiples are equal.',
        'Let {one} have {m} units. How many units must {two} have?',
        'The {gap} more {things} are the extra units. Find one unit.',
      ],
      slips: [
        ['gave-the-other', 'This is what {two} has.', 'n × u'],
        ['gap-taken-as-one-unit', 'Count the extra units.', 'm × gap'],
        ['one-unit-only', 'This is one unit.', 'gap ÷ (m − n)'],
        ['gap-shared-by-all', 'Share only by the extra units.', 'gap ÷ (m + n) × m'],
        ['gave-the-total', 'This is both together.', '(m + n) × u'],
        ['one-unit-too-many', 'Count the units again.', 'a + u'],
        ['one-unit-too-few', 'Count the units again.', 'a − u'],
        ['times-the-gap', 'Find one unit first.', 'n × gap'],
      ],
    },
    {
      id: 'total-and-both-lose',
      levels: ['mastery'],
      facts: ['* out = n * each', 'a - x = b - out', 'total = a + b'],
      draw: (dice) => {
        const n = drawSize(dice, size.n);
        const each = drawSize(dice, size.each);
        const x = drawSize(dice, size.x);
        const end = drawSize(dice, size.unit) * dice.int(1, 4);
        const out = n * each;
        const [a, b] = [end + x, end + out];
        return n < 2 || x === out || a + b > size.most
          ? null
          : { n, each, x, out, end, a, b, total: a + b, both: 2 * end };
      },
      given: ['total', 'n', 'each', 'x'],
      tell: [
        '{One} and {two} have {total} {things} altogether.',
        '{One} sends out {x}, and {two} sends out {n} {groups} of {each}.',
        'Then both have the same number.',
      ],
      ask: 'How many {things} did {one} have at first?',
      blank: 'At first {one} had ___ {things}.',
      counts: '{things}',
      key: 'a',
      steps: [
        ['{Two} sends out', 'n × each', 'out'],
        ['Both in the end', 'total − out − x', 'both'],
        ['Each in the end', 'both ÷ 2', 'end'],
        ['{One} at first', 'end + x', 'a'],
      ],
      middle: { name: 'end', blank: 'In the end each has ___.', counts: '{things}' },
      hints: [
        'Draw equal bars for the end. What was on top of each bar at first?',
        'How many {things} do both have together in the end?',
        'Take what both sent out from {total} and halve it. Then put back what {one} sent out.',
      ],
      slips: [
        ['gave-the-other', 'This is what {two} had.', 'end + out'],
        ['stopped-early', 'This is what each has in the end.', '(total − out − x) ÷ 2'],
        ['shared-equally', 'They did not have the same number at first.', 'total ÷ 2'],
        ['one-loss-only', 'Both sent out some.', '(total − out) ÷ 2 + x'],
        ['one-loss-only', 'Both sent out some.', '(total − x) ÷ 2 + x'],
        ['one-group-only', 'Count all the {groups}.', '(total − each − x) ÷ 2 + x'],
        ['not-halved', 'Share the rest equally.', 'both + x'],
      ],
    },
  ];
}
