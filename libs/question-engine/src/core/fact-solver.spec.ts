import { describe, expect, it } from '@jest/globals';
import { gateway, relation } from './draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { solveFacts } from './fact-solver.js';

const givens = (values: Record<string, number>): Map<string, Exact> =>
  new Map(Object.entries(values).map(([name, v]) => [name, exact(v)]));

describe('solveFacts', () => {
  it('solves two ratios with one part unchanged', () => {
    const facts = [
      gateway('before * 3 = first * 4'),
      gateway('after * 1 = first * 2'),
      relation('after = before + gain'),
    ];
    expect(
      solveFacts(facts, givens({ gain: 12 }))
        ?.get('first')
        ?.valueOf(),
    ).toBe(18);
  });

  it('waits with a product of two unknowns until one of them is settled', () => {
    const facts = [relation('total = count * each'), relation('count = a + 1')];
    expect(
      solveFacts(facts, givens({ total: 30, a: 4 }))
        ?.get('each')
        ?.valueOf(),
    ).toBe(6);
  });

  it('leaves open what the facts do not settle', () => {
    expect(solveFacts([relation('whole = part + rest')], givens({ whole: 10 }))?.has('rest')).toBe(false);
  });

  it('is null when facts contradict each other', () => {
    expect(solveFacts([relation('a = b + 1'), relation('a = b + 2')], givens({}))).toBeNull();
  });
});
