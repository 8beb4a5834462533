import { describe, expect, it } from '@jest/globals';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { type Candidate, diagnosticBlueprint, practiceBlueprint } from './blueprint.rules.js';

const subStrandIds = listSubStrands('Primary 5').map((s) => s.id);
const heuristics = HEURISTIC_IDS.slice(0, 5);
const pairings = subStrandIds.flatMap((subStrandId) =>
  heuristics.map((heuristicId) => ({ subStrandId, heuristicId })),
);

describe('diagnosticBlueprint', () => {
  it.each([0, 1, 2, 3, 17])(
    'asks one question per sub-strand and covers every heuristic (turn %i)',
    (turn) => {
      const blueprint = diagnosticBlueprint(subStrandIds, pairings, turn);
      expect(blueprint.map((r) => r.subStrandId)).toEqual(subStrandIds);
      const counts = heuristics.map((h) => blueprint.filter((r) => r.heuristicId === h).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(new Set(blueprint.map((r) => r.questionType)).size).toBe(3);
      expect(blueprint.slice(0, 2).map((r) => r.level)).toEqual(['not_ready', 'not_ready']);
      expect(new Set(blueprint.slice(2).map((r) => r.level))).toEqual(new Set(['guided', 'independent']));
    },
  );

  it('differs between sittings', () => {
    expect(diagnosticBlueprint(subStrandIds, pairings, 0)).not.toEqual(
      diagnosticBlueprint(subStrandIds, pairings, 1),
    );
  });

  it('skips a sub-strand that cannot be asked', () => {
    const some = pairings.filter((p) => p.subStrandId !== 'ratio');
    expect(diagnosticBlueprint(subStrandIds, some, 0)).toHaveLength(subStrandIds.length - 1);
  });
});

describe('practiceBlueprint', () => {
  it('spreads ten questions over the kinds as PAPER-8 says, none twice in a row', () => {
    const kinds = practiceBlueprint(candidates, { count: 10, turn: 0 }).map((r) => r.questionType);
    expect(kinds.toSorted()).toEqual([
      'fill-in-the-blank',
      ...new Array<string>(4).fill('mcq'),
      ...new Array<string>(5).fill('open-ended'),
    ]);
    expect(kinds.filter((kind, at) => kind === kinds[at + 1])).toEqual([]);
  });

  const known = (subStrandId: string, percent: number | null, ability: number): Candidate => ({
    subStrandId,
    heuristicId: 'h1_make_whole_model',
    percent,
    ability,
    isDue: false,
  });
  const candidates = subStrandIds.map((id, i) => known(id, i < 6 ? 20 + i : 90, i < 6 ? i - 6 : 4));
  const five = { count: 5, turn: 0 };

  it('takes four of five questions from weak pairings, the weakest first', () => {
    const blueprint = practiceBlueprint(candidates, five);
    const percents = blueprint.map(
      (r) => candidates.find((c) => c.subStrandId === r.subStrandId)?.percent ?? 0,
    );
    expect(percents.slice(0, 4)).toEqual([20, 21, 22, 23]);
    expect(percents[4]).toBe(90);
  });

  it('sets each question at the level with the most learning', () => {
    const levels = practiceBlueprint(candidates, five).map((r) => r.level);
    expect(levels).toEqual(['not_ready', 'not_ready', 'not_ready', 'not_ready', 'mastery']);
  });

  it('keeps the wanted level, or the nearest of several', () => {
    const one = practiceBlueprint(candidates, { ...five, level: 'independent' });
    expect(new Set(one.map((r) => r.level))).toEqual(new Set(['independent']));
    const some = practiceBlueprint(candidates, { ...five, levels: ['guided', 'independent'] });
    expect(some.map((r) => r.level)).toEqual(['guided', 'guided', 'guided', 'guided', 'independent']);
  });

  it('takes due pairings first', () => {
    const due = candidates.map((c, i) => ({ ...c, isDue: i === 9 }));
    expect(practiceBlueprint(due, five).at(4)?.subStrandId).toBe(subStrandIds[9]);
  });

  it('fills the paper from the other side when one side runs short', () => {
    expect(practiceBlueprint(candidates.slice(6), five)).toHaveLength(5);
    expect(practiceBlueprint(candidates.slice(0, 6), five)).toHaveLength(5);
  });

  it('repeats a narrow focus to fill the paper, and returns none for an empty one', () => {
    const blueprint = practiceBlueprint(candidates.slice(0, 2), five);
    expect(blueprint.map((r) => r.subStrandId)).toEqual([0, 1, 0, 1, 0].map((i) => subStrandIds[i]));
    expect(practiceBlueprint([], five)).toEqual([]);
  });
});
