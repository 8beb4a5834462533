import { amountStep, change, holding, moreThan, total } from '../quantity.js';
import { altogether, equal, gain, loss, more } from '../relations.js';
import type { Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

const GRADES = ['Primary 4', 'Primary 5', 'Primary 6'] as const;
const AT_FIRST = { A: 'a0', B: 'b0' } as const;

/** Something comes to one, something else comes to the other or goes from it, and then both have the same. */
function equalAfter(way: 'came' | 'went'): Structure {
  const sign = way === 'came' ? 1 : -1;
  const [does, undoes] = way === 'came' ? ['+', '-'] : ['-', '+'];
  return {
    id: way === 'came' ? 'equal-after-both-came' : 'equal-after-one-came-one-went',
    grades: GRADES,
    quantities: {
      a0: holding('A'),
      b0: holding('B'),
      a1: holding('A', 1),
      b1: holding('B', 2),
      x: change(1),
      y: change(2),
      sum: total(['A', 'B']),
      gap: moreThan('B', 'A'),
      all: amountStep('{total} in the end'),
      half: amountStep('{Things} that each had in the end'),
    },
    relations: [
      altogether('sum', AT_FIRST),
      more('gap', 'B', 'A', AT_FIRST),
      gain('x', 'A', 1, 'a0', 'a1'),
      (way === 'came' ? gain : loss)('y', 'B', 2, 'b0', 'b1'),
      equal({ A: 'a1', B: 'b1' }, 2),
    ],
    steps: [
      `all = sum + x ${does} y`,
      'half = all / 2',
      'a1 = half',
      'b1 = half',
      `gap = x ${undoes} y`,
      'sum = a0 + b0',
      'a1 = b1',
    ],
    draw: (dice, { low, high }) => {
      const most = Math.max(6, Math.floor(high / 3));
      const [x, y] = [dice.int(2, most), dice.int(2, most)];
      const a1 = dice.int(low, high);
      const [a0, b0] = [a1 - x, a1 - sign * y];
      const gap = b0 - a0;
      if (a0 < 2 || b0 < 2 || gap < 2 || b0 > high || new Set([a0, b0, a1, x, y, gap]).size < 6) return null;
      return { a0, b0, a1, b1: a1, x, y, sum: a0 + b0, gap, all: 2 * a1, half: a1 };
    },
    slips: [
      ...SLIPS['equal-after'],
      {
        code: 'told-forwards',
        says: 'Go back from the end and undo what happened.',
        at: { a0: 'a1 + x', b0: `b1 ${does} y` },
      },
      {
        code: 'wrong-change-undone',
        says: 'Do not mix up what happened to {A} and to {B}.',
        at: { a0: 'a1 - y' },
      },
    ],
  };
}

/** Two changes that make two owners equal. */
export const EQUAL_END_STRUCTURES: readonly Structure[] = [equalAfter('came'), equalAfter('went')];
