import { type Name, amountStep, change, holding, moreThan } from '../quantity.js';
import { gain, loss, more, move } from '../relations.js';
import type { Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

const GRADES = ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'] as const;

const areDifferent = (values: readonly number[]): boolean => new Set(values).size === values.length;

/** One gives to the other, and then something comes to the other or goes from it. */
function movedThen(way: 'came' | 'went'): Structure {
  const sign = way === 'came' ? 1 : -1;
  const [does, undoes] = way === 'came' ? ['+', '-'] : ['-', '+'];
  const then = (amount: Name, before: Name, after: Name) =>
    (way === 'came' ? gain : loss)(amount, 'B', 2, before, after);
  return {
    id: `moved-then-${way}`,
    grades: GRADES,
    quantities: {
      a0: holding('A'),
      a1: holding('A', 1),
      b0: holding('B'),
      // Never told and never asked, so that each story has both events.
      b1: amountStep('{Bafter1}'),
      b2: holding('B', 2),
      x: change(1),
      y: change(2),
      e: moreThan('B', 'A', 2),
    },
    relations: [
      move('x', ['A', 'a0', 'a1'], ['B', 'b0', 'b1'], 1),
      then('y', 'b1', 'b2'),
      more('e', 'B', 'A', { B: 'b2', A: 'a1' }, 2),
    ],
    steps: [],
    draw: (dice, { low, high }) => {
      const most = Math.max(5, Math.floor(high / 4));
      const [x, y] = [dice.int(2, most), dice.int(2, most)];
      const [a1, b0] = [dice.int(Math.min(low, 4), Math.max(6, Math.floor(high / 2))), dice.int(low, high)];
      const b2 = b0 + x + sign * y;
      const e = b2 - a1;
      if (e < 2 || b2 > high || a1 + x > high || !areDifferent([a1, b0, b2, x, y, e, a1 + x])) return null;
      return { a0: a1 + x, a1, b0, b1: b0 + x, b2, x, y, e };
    },
    slips: [
      { code: 'move-forgotten', says: 'Something was given too. Use both.', plan: { b2: `b0 ${does} y` } },
      ...SLIPS['moved-then'],
      { code: 'move-the-wrong-way', says: 'Read again who gave to whom.', plan: { b2: `b0 - x ${does} y` } },
      {
        code: 'told-forwards',
        says: 'Go back from the end and undo both.',
        plan: { b0: `b2 + x ${does} y` },
      },
      { code: 'later-change-forgotten', says: 'Undo what {B} {did2}, too.', plan: { b0: 'b2 - x' } },
      { code: 'move-forgotten', says: 'Undo what {A} {did1}, too.', plan: { b0: `b2 ${undoes} y` } },
    ],
  };
}

/** One gives to the second, and the second gives to a third. */
const PASSED_ON: Structure = {
  id: 'passed-on',
  grades: GRADES,
  quantities: {
    a0: holding('A'),
    a1: holding('A', 1),
    b0: holding('B'),
    b1: amountStep('{Bafter1}'),
    b2: holding('B', 2),
    c0: holding('C'),
    c2: holding('C', 2),
    x: change(1),
    y: change(2),
  },
  relations: [
    move('x', ['A', 'a0', 'a1'], ['B', 'b0', 'b1'], 1),
    move('y', ['B', 'b1', 'b2'], ['C', 'c0', 'c2'], 2),
  ],
  steps: [],
  draw: (dice, { low, high }) => {
    const most = Math.max(5, Math.floor(high / 4));
    const [x, y] = [dice.int(2, most), dice.int(2, most)];
    const [a1, b0, c0] = [dice.int(low, high), dice.int(low, high), dice.int(low, high)];
    const [a0, b2, c2] = [a1 + x, b0 + x - y, c0 + y];
    if (b2 < 2 || Math.max(a0, b0 + x, c2) > high || !areDifferent([a0, a1, b0, b2, c0, c2, x, y]))
      return null;
    return { a0, a1, b0, b1: b0 + x, b2, c0, c2, x, y };
  },
  slips: SLIPS['passed-on'],
};

/** Moves with which the story does not end. */
export const MOVED_ON_STRUCTURES: readonly Structure[] = [movedThen('came'), movedThen('went'), PASSED_ON];
