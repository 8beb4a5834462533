import type { Dice } from '../../core/dice.js';
import type { Plot, Values } from '../../engines/plot.engine.js';
import { type Size, drawSize } from './number-sizes.js';

/** h8, two numbers with a known total and a known gap. */
export function sumAndGap(size: { low: Size; gap: Size; most: number }): readonly Plot[] {
  const open = (dice: Dice, most: number) => {
    const b = drawSize(dice, size.low);
    const d = drawSize(dice, size.gap);
    const total = 2 * b + d;
    return total > most || b === d ? null : { b, d, a: b + d, total };
  };
  const solve = (v: Values): number[] =>
    Array.from({ length: Number(v['total']) + 1 }, (_, b) => b).filter(
      (b) => 2 * b + Number(v['d']) === Number(v['total']),
    );
  const tell = ['{A} and {B} have {total} {things} altogether.', '{A} has {d} more {things} than {B}.'];
  const lower: Pick<
    Plot,
    'solve' | 'given' | 'tell' | 'ask' | 'blank' | 'counts' | 'key' | 'steps' | 'hints' | 'slips'
  > = {
    solve,
    given: ['total', 'd'],
    tell,
    ask: 'How many {things} does {B} have?',
    blank: '{B} has ___ {things}.',
    counts: '{things}',
    key: 'b',
    steps: [
      ['Without the extra ones', 'total − d', 'even'],
      ["{B}'s {things}", 'even ÷ 2', 'b'],
    ],
    hints: [
      'Try two numbers that make the total. How far apart are they?',
      'What is left of the total when you take the extra {things} away?',
      'Take {d} from {total}. Share what is left equally.',
    ],
    slips: [
      ['gave-the-larger', 'This is what {A} has.', 'b + d'],
      ['gap-not-taken', 'They do not have the same number.', 'total ÷ 2'],
      ['not-shared', 'This is both without the extra ones. Share it equally.', 'total − d'],
      ['gap-taken-after-sharing', 'Take the extra ones away before you share.', 'total ÷ 2 − d'],
    ],
  };
  const upper = {
    ...lower,
    solve: (v: Values): number[] => solve(v).map((b) => b + Number(v['d'])),
    ask: 'How many {things} does {A} have?',
    blank: '{A} has ___ {things}.',
    key: 'a',
    steps: [...lower.steps, ["{A}'s {things}", 'b + d', 'a']] as const,
    middle: { name: 'b', blank: '{B} has ___ {things}.', counts: '{things}' },
    slips: [
      ['gave-the-smaller', 'This is what {B} has.', '(total − d) ÷ 2'],
      ['gap-not-taken', 'They do not have the same number.', 'total ÷ 2'],
      ['not-shared', 'This is both without the extra ones. Share it equally.', 'total − d'],
      ['gap-added-to-half', 'Take the extra {things} away before you share.', 'total ÷ 2 + d'],
    ] as const,
  };
  return [
    {
      ...lower,
      id: 'sum-and-gap-with-bars',
      levels: ['not_ready'],
      draw: (dice) => open(dice, size.most / 2),
      bars: [
        {
          label: '{A}',
          parts: [
            ['b', ''],
            ['d', '{d}'],
          ],
        },
        { label: '{B}', parts: [['b', '?']] },
      ],
    },
    { ...lower, id: 'sum-and-gap', levels: ['guided'], draw: (dice) => open(dice, size.most) },
    {
      ...upper,
      id: 'larger-from-sum-and-gap',
      levels: ['independent'],
      draw: (dice) => open(dice, size.most),
    },
    {
      ...upper,
      id: 'sum-told-by-change',
      levels: ['mastery'],
      draw: (dice) => {
        const d = open(dice, size.most);
        if (!d) return null;
        const got = drawSize(dice, size.gap);
        const old = d.total - got;
        return got === d.d || old <= d.d ? null : { ...d, got, old };
      },
      solve: (v) => upper.solve({ ...v, total: Number(v['old']) + Number(v['got']) }),
      given: ['old', 'got', 'd'],
      tell: [
        '{A} and {B} had {old} {things} altogether.',
        'Together they got {got} more {things}.',
        'Now {A} has {d} more {things} than {B}.',
      ],
      ask: 'How many {things} does {A} have now?',
      blank: 'Now {A} has ___ {things}.',
      // The other one's are asked for first, and the change is over by then.
      middle: { ...upper.middle, blank: 'Now {B} has ___ {things}.' },
      steps: [['Altogether now', 'old + got', 'total'], ...upper.steps],
      hints: [
        'How many {things} do they have altogether now?',
        'What is left of that when you take the extra {things} away?',
        'Add {got} to {old}, take away {d} and share equally. Then find the larger number.',
      ],
    },
  ];
}
