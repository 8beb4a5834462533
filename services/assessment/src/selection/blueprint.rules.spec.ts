import { describe, expect, it } from '@jest/globals';
import { HEURISTIC_IDS } from '@product/curriculum/heuristics';
import { listSubStrands } from '@product/curriculum/sub-strands';
import { type Candidate, diagnosticBlueprint, practiceBlueprint } from './blueprint.rules.js';

const subStrandIds = listSubStrands('Primary 5').map((s) => s.id);
const heuristics = HEURISTIC_IDS.slice(0, 5);
const pairings = subStrandIds.flatMap((subStrandId) =>
  heuristics.map((heuristicId) => ({ subStrandId, heuristicId })),
);

describe('the diagnostic', () => {
  it.each([0, 1, 2, 3, 17])(
    'asks one question per sub-strand and meets every heuristic (turn %i)',
    (turn) => {
      const blueprint = diagnosticBlueprint(subStrandIds, pairings, turn);
      expect(blueprint.map((r) => r.subStrandId)).toEqual(subStrandIds);
      const counts = heuristics.map((h) => blueprint.filter((r) => r.heuristicId === h).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(new Set(blueprint.map((r) => r.questionType)).size).toBe(3);
      expect(new Set(blueprint.map((r) => r.level)).size).toBe(2);
    },
  );

  it('differs from sitting to sitting', () => {
    expect(diagnosticBlueprint(subStrandIds, pairings, 0)).not.toEqual(
      diagnosticBlueprint(subStrandIds, pairings, 1),
    );
  });

  it('leaves out a sub-strand that cannot be asked instead of failing', () => {
    const some = pairings.filter((p) => p.subStrandId !== 'ratio');
    expect(diagnosticBlueprint(subStrandIds, some, 0)).toHaveLength(subStrandIds.length - 1);
  });
});

describe('adaptive practice', () => {
  const known = (subStrandId: string, percent: number | null): Candidate => ({
    subStrandId,
    heuristicId: 'h1_make_whole_model',
    percent,
  });
  const candidates = subStrandIds.map((id, i) => known(id, i < 6 ? 20 + i : 90));

  it('takes four of five questions from what is weak, weakest first', () => {
    const blueprint = practiceBlueprint(candidates, 5, 3);
    const percents = blueprint.map(
      (r) => candidates.find((c) => c.subStrandId === r.subStrandId)?.percent ?? 0,
    );
    expect(percents.slice(0, 4)).toEqual([20, 21, 22, 23]);
    expect(percents[4]).toBe(90);
  });

  it('sets each question at the readiness shown', () => {
    const levels = practiceBlueprint(candidates, 5, 0).map((r) => r.level);
    expect(levels).toEqual(['not_ready', 'not_ready', 'not_ready', 'not_ready', 'mastery']);
  });

  it('fills the paper from the other side when one side runs short', () => {
    expect(practiceBlueprint(candidates.slice(6), 5, 0)).toHaveLength(5);
    expect(practiceBlueprint(candidates.slice(0, 6), 5, 0)).toHaveLength(5);
  });

  it('asks no more than there is', () => {
    expect(practiceBlueprint(candidates.slice(0, 2), 5, 0)).toHaveLength(2);
  });
});
