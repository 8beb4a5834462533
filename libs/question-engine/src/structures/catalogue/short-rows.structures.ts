import { NUMBER, amountStep, holding, moreThan } from '../quantity.js';
import { more, row } from '../relations.js';
import type { Slip, Structure } from '../structure.js';

const GRADES = ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'] as const;

const SLIPS: readonly Slip[] = [
  { code: 'one-day-off', says: 'Count the days from Day 2 again.', plan: { a2: 'a2 + a1 - a0' } },
  { code: 'days-added', says: 'Find the increase first.', plan: { a2: 'a0 + a1' } },
];

/** Steps that count on from Day 2, one day after the other. */
function countOn(days: 3 | 4 | 5): { names: readonly string[]; steps: readonly string[] } {
  const names = ['s3', 's4'].slice(0, days - 3);
  const chain = ['a1', ...names, 'a2'];
  return {
    names,
    steps: ['d = a1 - a0', ...chain.slice(1).map((name, i) => `${name} = ${chain[i] ?? ''} + d`)],
  };
}

const LABELS: Readonly<Record<string, string>> = {
  s3: "{A}'s {things} on Day 3",
  s4: "{A}'s {things} on Day 4",
};

/** A few days with the same increase, short enough to add it day by day. */
function fewDays(days: 3 | 4 | 5): Structure {
  const { names, steps } = countOn(days);
  return {
    id: `same-increase-for-${days}-days`,
    grades: GRADES,
    quantities: {
      a0: holding('A'),
      a1: holding('A', 1),
      a2: holding('A', 2),
      n: NUMBER,
      d: amountStep('Increase each day'),
      ...Object.fromEntries(names.map((name) => [name, amountStep(LABELS[name] ?? '')])),
      b2: holding('B', 2),
      e: moreThan('B', 'A', 2),
    },
    relations: [row('n', 'A', ['a0', 'a1', 'a2']), more('e', 'B', 'A', { B: 'b2', A: 'a2' }, 2)],
    steps,
    // From the first day and the last one.
    lastSteps: [`d = (a2 - a0) / ${days - 1}`, 'a1 = a0 + d'],
    draw: (dice, { low, high }) => {
      const a0 = dice.int(Math.min(low, 3), Math.max(3, Math.floor(high / 2)));
      const most = Math.floor((high - a0) / days);
      if (most < 1) return null;
      const d = dice.int(1, most);
      const a2 = a0 + (days - 1) * d;
      const e = dice.int(1, Math.max(1, high - a2));
      if (a2 + e > high || new Set([a0, a0 + d, a2, a2 + e]).size < 4 || a0 === d || e === d) return null;
      const between = Object.fromEntries(names.map((name, i) => [name, a0 + (i + 2) * d]));
      return { a0, a1: a0 + d, a2, n: days, d, ...between, b2: a2 + e, e };
    },
    slips: [
      ...SLIPS,
      {
        code: 'divided-by-days',
        says: 'From Day 1 to Day {n} there is one step fewer than there are days.',
        at: { d: `(a2 - a0) / ${days}` },
      },
      { code: 'day-2-compared', says: 'The two are compared on Day {n}.', plan: { b2: 'a1 + e' } },
    ],
  };
}

/** Rows of three to five days, which are added on and not multiplied. */
export const SHORT_ROW_STRUCTURES: readonly Structure[] = [fewDays(3), fewDays(4), fewDays(5)];
