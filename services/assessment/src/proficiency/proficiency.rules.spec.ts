import { describe, expect, it } from '@jest/globals';
import { type PairingTotals, countProficient, percentOf, toAxis, topOf } from './proficiency.rules.js';

function totals(
  subStrandId: string,
  heuristicId: string,
  marksAwarded: number,
  marksPossible: number,
): PairingTotals {
  return {
    subStrandId,
    heuristicId,
    marksAwarded,
    marksPossible,
    questionsAttempted: 1,
    questionsCorrect: marksAwarded === marksPossible ? 1 : 0,
    lastPracticed: new Date('2026-03-01T00:00:00Z'),
  };
}

describe('proficiency rules', () => {
  it('take the share of marks over all pairings on an axis', () => {
    const all = [totals('ratio', 'h1', 4, 4), totals('ratio', 'h2', 0, 1), totals('money', 'h1', 0, 2)];
    const concepts = toAxis(
      'subStrandId',
      [
        { id: 'ratio', name: 'Ratio' },
        { id: 'money', name: 'Money' },
      ],
      all,
    );
    expect(concepts.map((c) => [c.id, c.percent, c.readinessLevel])).toEqual([
      ['ratio', 80, 'independent'],
      ['money', 0, 'not_ready'],
    ]);
    const heuristics = toAxis(
      'heuristicId',
      [
        { id: 'h1', name: 'h1' },
        { id: 'h2', name: 'h2' },
      ],
      all,
    );
    expect(heuristics.map((h) => h.percent)).toEqual([67, 0]);
  });

  it('return null, not zero, for an axis without marks', () => {
    const [rate] = toAxis('subStrandId', [{ id: 'rate', name: 'Rate' }], []);
    expect(rate).toMatchObject({
      percent: null,
      readinessLevel: null,
      questionsAttempted: 0,
      lastPracticed: null,
    });
    expect(percentOf([])).toBeNull();
  });

  it('count as proficient what is mastered, whatever its marks', () => {
    const axis = [
      { questionsAttempted: 4, questionsCorrect: 4 },
      { questionsAttempted: 5, questionsCorrect: 4 },
      { questionsAttempted: 5, questionsCorrect: 3 },
    ].map((answers, i) => ({ ...toAxis('subStrandId', [{ id: `${i}`, name: `${i}` }], [])[0]!, ...answers }));
    expect(countProficient(axis, () => 0.85)).toBe(1);
    expect(countProficient(axis, () => 0.84)).toBe(0);
  });

  it('name the best three', () => {
    const axis = toAxis(
      'subStrandId',
      ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id })),
      [
        totals('a', 'h', 75, 100),
        totals('b', 'h', 74, 100),
        totals('c', 'h', 100, 100),
        totals('d', 'h', 90, 100),
      ],
    );
    expect(topOf(axis).map((a) => a.id)).toEqual(['c', 'd', 'a']);
  });
});
