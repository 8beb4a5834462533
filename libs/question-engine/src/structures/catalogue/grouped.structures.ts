import { type Quantity, amountStep, change, holding } from '../quantity.js';
import { gain, loss, packets } from '../relations.js';
import type { Slip, Structure } from '../structure.js';

const GRADES = ['Primary 2', 'Primary 3'] as const;
/** Sizes of the first tables: those of Primary 2. */
const SIZES = [2, 3, 4, 5, 10] as const;

const SLIPS: readonly Slip[] = [
  { code: 'one-group-only', says: 'There are several groups, not only one.', at: { got: 's' } },
  { code: 'groups-and-size-added', says: 'Equal groups are multiplied, not added.', at: { got: 'n + s' } },
  { code: 'one-group-too-many', says: 'Count the groups once more.', at: { got: 'n * s + s' } },
];

const STATES: Readonly<Record<string, Quantity>> = {
  a0: holding('A'),
  // Never told and never asked, so that each story has both changes.
  a1: amountStep('{after1}'),
  a2: holding('A', 2),
  got: amountStep('{Things} in the {packets}'),
};

/** Groups come first or second; the other change is of single things. */
const groupsAndChange = (id: string, first: boolean, way: 'more' | 'less'): Structure => {
  const groups = first ? 1 : 2;
  const other = first ? 2 : 1;
  const sign = way === 'more' ? '+' : '-';
  const statesOf = (event: number): readonly [string, string] => [`a${event - 1}`, `a${event}`];
  return {
    id,
    grades: GRADES,
    quantities: {
      ...STATES,
      n: { is: 'groups', event: groups },
      s: { is: 'size', event: groups },
      x: change(other),
    },
    relations: [
      packets('gain-packets', ['n', 's'], 'A', groups, statesOf(groups)),
      (way === 'more' ? gain : loss)('x', 'A', other, ...statesOf(other)),
    ],
    steps: ['got = n * s', `a${groups} = a${groups - 1} + got`, `a${other} = a${other - 1} ${sign} x`],
    draw: (dice, { low, high }) => {
      const [n, s] = [dice.int(2, 9), dice.pick(SIZES)];
      const got = n * s;
      const x = dice.int(2, Math.max(6, Math.floor(high / 4)));
      const a0 = dice.int(low, high);
      const moved = way === 'more' ? x : -x;
      const a1 = a0 + (first ? got : moved);
      const a2 = a0 + got + moved;
      if (a1 < 2 || a2 < 2 || Math.max(a1, a2) > Math.max(high, 100)) return null;
      return new Set([a0, n, s, x, got]).size < 5 ? null : { a0, a1, a2, n, s, got, x };
    },
    slips: [
      ...SLIPS,
      {
        code: 'start-forgotten',
        says: 'There were some at first. Add them, too.',
        plan: { a2: `n * s ${sign} x` },
      },
      { code: 'one-change-only', says: 'Two things happened. Use both.', plan: { a2: 'a0 + n * s' } },
      { code: 'one-change-only', says: 'Two things happened. Undo both.', plan: { a0: 'a2 - n * s' } },
    ],
  };
};

/** Equal groups come, and before or after that something else comes or goes. */
export const GROUPED_STRUCTURES: readonly Structure[] = [
  groupsAndChange('groups-then-more', true, 'more'),
  groupsAndChange('groups-then-less', true, 'less'),
  groupsAndChange('less-then-groups', false, 'less'),
  groupsAndChange('more-then-groups', false, 'more'),
];
