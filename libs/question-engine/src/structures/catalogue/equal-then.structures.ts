import { type Quantity, amountStep, change, holding, moreThan, total } from '../quantity.js';
import { type Relation, altogether, equal, gain, loss, more, packets } from '../relations.js';
import type { Slip, Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

const GRADES = ['Primary 4', 'Primary 5', 'Primary 6'] as const;
const NOW = { A: 'a1', B: 'b0' } as const;

/** What differs where packets of the same size come or go: the change is found first. */
const IN_PACKETS: { quantities: Record<string, Quantity>; steps: readonly string[]; slips: readonly Slip[] } =
  {
    quantities: {
      p: { is: 'groups', event: 1 },
      s: { is: 'size', event: 1 },
      x: amountStep('All the {things} {in} the {packets}'),
    },
    steps: ['x = p * s'],
    slips: SLIPS['equal-then-packets'],
  };

/** Two have the same at first, then one of them changes. */
function equalThen(way: 'came' | 'went', how: 'alone' | 'packets'): Structure {
  const [does, undoes] = way === 'came' ? ['+', '-'] : ['-', '+'];
  const inPackets = how === 'packets';
  const event: Relation = inPackets
    ? packets(way === 'came' ? 'gain-packets' : 'loss-packets', ['p', 's'], 'A', 1, ['a0', 'a1'])
    : (way === 'came' ? gain : loss)('x', 'A', 1, 'a0', 'a1');
  return {
    id: inPackets ? `equal-then-packets-${way}` : `equal-then-one-${way}`,
    grades: GRADES,
    quantities: {
      a0: holding('A'),
      b0: holding('B'),
      a1: holding('A', 1),
      ...(inPackets ? IN_PACKETS.quantities : { x: change(1) }),
      sum: total(['A', 'B'], 1),
      gap: way === 'came' ? moreThan('A', 'B', 1) : moreThan('B', 'A', 1),
      twice: amountStep('{total} at first'),
    },
    relations: [
      equal({ A: 'a0', B: 'b0' }, 0),
      event,
      altogether('sum', NOW, 1),
      way === 'came' ? more('gap', 'A', 'B', NOW, 1) : more('gap', 'B', 'A', NOW, 1),
    ],
    steps: [
      ...(inPackets ? IN_PACKETS.steps : []),
      `a1 = a0 ${does} x`,
      'sum = a1 + a0',
      `twice = sum ${undoes} x`,
      'twice = 2 * a0',
      'twice = 2 * b0',
    ],
    draw: (dice, { low, high }) => {
      const [p, s] = [dice.int(2, 6), dice.int(2, Math.max(3, Math.floor(high / 12)))];
      const x = inPackets ? p * s : dice.int(2, Math.max(3, Math.floor(high / 2)));
      const a0 = dice.int(low, high);
      const a1 = way === 'came' ? a0 + x : a0 - x;
      if (a1 < 2 || a1 > high || a0 === 2 * x || new Set([a0, a1, x, p, s]).size < 5) return null;
      const drawn = { a0, b0: a0, a1, x, sum: a0 + a1, gap: x, twice: 2 * a0 };
      return inPackets ? { ...drawn, p, s } : drawn;
    },
    slips: [
      ...(inPackets ? IN_PACKETS.slips : []),
      ...SLIPS['equal-then'],
      {
        code: 'change-the-wrong-way',
        says: 'Read again what happened. Did {A} have more or less after that?',
        at: { a1: `a0 ${undoes} x`, twice: `sum ${does} x` },
      },
    ],
  };
}

/** Two that have the same at first and not any more in the end. */
export const EQUAL_THEN_STRUCTURES: readonly Structure[] = [
  equalThen('came', 'alone'),
  equalThen('went', 'alone'),
  equalThen('came', 'packets'),
  equalThen('went', 'packets'),
];
