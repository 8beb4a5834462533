import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Plot, Slip } from '../../engines/plot.engine.js';
import { type Size, drawSize } from './number-sizes.js';
import { PLOT_SLIPS } from '../shared/plot-slips.js';

/** Numbers of one grade for things in equal groups. */
export interface GroupNumbers {
  /** Number of groups. */
  n: Size;
  each: Size;
  loose: Size;
  /** Second kind of group (mastery). */
  per: Size;
  most: number;
}

const GROUP_SLIPS: readonly Slip[] = [
  ['one-group-too-few', 'Count the {groups} again. One of them is missing.', 'total − each'],
  ['groups-and-size-added', 'Equal groups are multiplied, not added.', 'n + each + loose'],
];

/** h1, whole = equal groups + the rest; the groups are the gateway. */
export function groupsPartWhole(size: GroupNumbers): readonly Plot[] {
  const open = (dice: Dice, _: ProficiencyLevel) => {
    const n = drawSize(dice, size.n);
    const each = drawSize(dice, size.each);
    const loose = drawSize(dice, size.loose);
    const bags = n * each;
    const total = bags + loose;
    return n === each || n < 2 || total > size.most ? null : { n, each, loose, bags, total };
  };
  const facts = ['* bags = n * each', 'total = bags + loose'];
  return [
    {
      id: 'groups-and-more',
      levels: ['not_ready'],
      facts,
      draw: open,
      given: ['n', 'each', 'loose'],
      tell: [
        '{Who} has {n} {groups} of {each} {things}.',
        'There are also {loose} {things} outside the {groups}.',
      ],
      ask: 'How many {things} are there altogether?',
      blank: 'There are ___ {things} altogether.',
      counts: '{things}',
      key: 'total',
      steps: [
        ['{Things} {at} the {groups}', 'n × each', 'bags'],
        ['Altogether', 'bags + loose', 'total'],
      ],
      hints: [
        'Which two parts make the whole?',
        'How many {things} are {at} the {groups}?',
        'Multiply {n} by {each}. Then add the {things} outside.',
      ],
      slips: [
        ['rest-forgotten', 'Add the {things} outside the {groups} too.', 'bags'],
        ['rest-taken-away', 'The {things} outside belong to the whole. Add them.', 'bags − loose'],
        ['one-group-only', 'You counted only one of the {groups}.', 'each + loose'],
        ['groups-counted-as-things', 'Count the {things}, not the {groups}.', 'n + loose'],
        ...GROUP_SLIPS,
        ['one-group-too-many', 'You counted one of the {groups} too many.', 'total + each'],
      ],
      bars: [
        {
          parts: [
            ['bags', '{n} × {each}'],
            ['loose', '{loose}'],
          ],
          brace: '?',
        },
      ],
    },
    {
      id: 'rest-outside-groups',
      levels: ['guided'],
      facts,
      draw: open,
      given: ['total', 'n', 'each'],
      tell: ['{Who} has {total} {things}.', '{He} fills {n} {groups} with {each} {things} each.'],
      ask: 'How many {things} are left over?',
      blank: '___ {things} are left over.',
      counts: '{things}',
      key: 'loose',
      steps: [
        ['{Things} {at} the {groups}', 'n × each', 'bags'],
        ['Left over', 'total − bags', 'loose'],
      ],
      hints: [
        'Look at the bar. Which part can you find first?',
        'How many {things} are {at} the {groups}?',
        'Multiply {n} by {each}. Take that from {total}.',
      ],
      slips: PLOT_SLIPS['rest-outside-groups'],
      bars: [
        {
          parts: [
            ['bags', '{n} × {each}'],
            ['loose', '?'],
          ],
          brace: '{total}',
        },
      ],
    },
    {
      id: 'size-of-a-group',
      levels: ['independent'],
      facts,
      draw: open,
      given: ['total', 'n', 'loose'],
      tell: [
        '{Who} has {total} {things}.',
        '{He} puts {loose} {things} aside.',
        '{He} fills {n} {groups} equally with the rest.',
      ],
      ask: 'How many {things} are in each {group}?',
      blank: 'Each {group} has ___ {things}.',
      counts: '{things}',
      key: 'each',
      steps: [
        ['{Things} {at} the {groups}', 'total − loose', 'bags'],
        ['Each {group}', 'bags ÷ n', 'each'],
      ],
      middle: { name: 'bags', blank: 'The {groups} have ___ {things} in all.', counts: '{things}' },
      hints: [
        'Which part of the whole is not {at} the {groups}?',
        'How many {things} are {at} all the {groups} together?',
        'Take {loose} from {total}. Then share equally among the {n} {groups}.',
      ],
      slips: PLOT_SLIPS['size-of-a-group'],
    },
    {
      id: 'two-kinds-of-groups',
      levels: ['mastery'],
      facts: ['* bags = n * each', '* rest = m * per', 'total = bags + rest'],
      draw: (dice) => {
        const n = drawSize(dice, size.n);
        const each = drawSize(dice, size.each);
        const per = drawSize(dice, size.per);
        const m = dice.int(3, 9);
        const total = n * each + m * per;
        return new Set([n, each, per, m]).size < 4 || n < 2 || total > size.most
          ? null
          : { n, each, per, m, total };
      },
      given: ['total', 'n', 'each', 'per'],
      tell: [
        '{Who} has {total} {things}.',
        '{He} fills {n} {groups} with {each} {things} each.',
        'The rest go into {others} of {per} {things}.',
      ],
      ask: 'How many {others} are needed?',
      blank: 'The rest need ___ {others}.',
      counts: '{others}',
      key: 'm',
      steps: [
        ['{Things} {at} the {groups}', 'n × each', 'bags'],
        ['The rest', 'total − bags', 'rest'],
        ['Number of {others}', 'rest ÷ per', 'm'],
      ],
      middle: { name: 'rest', blank: '___ {things} go into {others}.', counts: '{things}' },
      hints: [
        'The whole has two parts. Which part do you know more about?',
        'How many {things} are left when the {groups} are full?',
        'Multiply {n} by {each}, take that from {total}, then make groups of {per}.',
      ],
      slips: PLOT_SLIPS['two-kinds-of-groups'],
    },
  ];
}
