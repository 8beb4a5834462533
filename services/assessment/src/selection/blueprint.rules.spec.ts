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
      const blueprint = diagnosticBlueprint(subStrandIds, pairings, { turn });
      expect(blueprint.map((r) => r.subStrandId)).toEqual(subStrandIds);
      const counts = heuristics.map((h) => blueprint.filter((r) => r.heuristicId === h).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(new Set(blueprint.map((r) => r.questionType)).size).toBe(3);
      expect(blueprint.slice(0, 2).map((r) => r.level)).toEqual(['not_ready', 'not_ready']);
      expect(blueprint.slice(2).map((r) => r.level)).toEqual([
        ...new Array<string>(4).fill('guided'),
        ...new Array<string>(5).fill('independent'),
      ]);
    },
  );

  it('differs between sittings', () => {
    expect(diagnosticBlueprint(subStrandIds, pairings, { turn: 0 })).not.toEqual(
      diagnosticBlueprint(subStrandIds, pairings, { turn: 1 }),
    );
  });

  it('has asked every pairing twice, and none a third time, after twice as many sittings as heuristics', () => {
    const asked = pairings.map((pairing) => ({ ...pairing, questionsAttempted: 0 }));
    for (let sitting = 0; sitting < 2 * heuristics.length; sitting += 1) {
      const coverage = { asked, wanted: 2 };
      const blueprint = diagnosticBlueprint(subStrandIds, pairings, { turn: 7 * sitting, coverage });
      expect(blueprint).toHaveLength(subStrandIds.length);
      for (const { subStrandId, heuristicId } of blueprint) {
        const own = asked.find((a) => a.subStrandId === subStrandId && a.heuristicId === heuristicId);
        own!.questionsAttempted += 1;
      }
    }
    expect(new Set(asked.map((a) => a.questionsAttempted))).toEqual(new Set([2]));
  });

  it('forgets earlier sittings where no number is wanted', () => {
    const asked = pairings.map((pairing, i) => ({ ...pairing, questionsAttempted: i }));
    expect(diagnosticBlueprint(subStrandIds, pairings, { turn: 3, coverage: { asked, wanted: 0 } })).toEqual(
      diagnosticBlueprint(subStrandIds, pairings, { turn: 3 }),
    );
  });

  it('deals heuristics without turns where no variety is wanted', () => {
    const few = pairings.filter((p, i) => p.heuristicId === heuristics[0] || i % 5 === 1);
    const heuristicsOf = (isVaried: boolean) =>
      diagnosticBlueprint(subStrandIds, few, { turn: 0, isVaried }).map((r) => r.heuristicId);
    expect(heuristicsOf(false)).toEqual(subStrandIds.map((_, index) => heuristics[index % 2]));
    const two = subStrandIds.slice(0, 2);
    const same = two.map((subStrandId) => ({ subStrandId, heuristicId: heuristics[0]! }));
    const both = [...same, { subStrandId: two[1]!, heuristicId: heuristics[1]! }];
    const dealt = (isVaried: boolean) =>
      diagnosticBlueprint(two, both, { turn: 1, isVaried }).map((r) => r.heuristicId);
    expect(dealt(true)).toEqual([heuristics[0], heuristics[1]]);
    expect(dealt(false)).toEqual([heuristics[0], heuristics[0]]);
  });

  it('asks at the level of the pupil where it is certain, after two gentle questions, and never for mastery', () => {
    const blueprint = diagnosticBlueprint(subStrandIds, pairings, {
      turn: 0,
      levelOf: ({ subStrandId }) =>
        subStrandId === subStrandIds[2] ? 'not_ready' : subStrandId === subStrandIds[0] ? null : 'mastery',
    });
    expect(blueprint.slice(0, 5).map((r) => r.level)).toEqual([
      'not_ready',
      'not_ready',
      'not_ready',
      'independent',
      'independent',
    ]);
    expect(blueprint).toHaveLength(subStrandIds.length);
  });

  it('skips a sub-strand that cannot be asked', () => {
    const some = pairings.filter((p) => p.subStrandId !== 'ratio');
    expect(diagnosticBlueprint(subStrandIds, some, { turn: 0 })).toHaveLength(subStrandIds.length - 1);
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

  const known = (subStrandId: string, forecast: number, isStrong: boolean): Candidate => ({
    subStrandId,
    heuristicId: 'h1_make_whole_model',
    forecast,
    isStrong,
    level: isStrong ? 'mastery' : 'not_ready',
    isDue: false,
  });
  const candidates = subStrandIds.map((id, i) => known(id, i < 6 ? 0.25 + i / 64 : 0.9, i >= 6));
  const five = { count: 5, turn: 0 };

  it('takes four of five questions from weak pairings, the weakest first', () => {
    const blueprint = practiceBlueprint(candidates, five);
    const forecasts = blueprint.map(
      (r) => candidates.find((c) => c.subStrandId === r.subStrandId)?.forecast ?? 0,
    );
    expect(forecasts).toEqual([0, 1, 2, 3].map((i) => 0.25 + i / 64).concat(0.9));
  });

  it.each([
    [{ proficientRatio: 0.2, weakAreasRatio: 0.8 }, 4],
    [{ proficientRatio: 0.6, weakAreasRatio: 0.4 }, 2],
    [{ proficientRatio: 1, weakAreasRatio: 0 }, 0],
    [{ proficientRatio: 0.5, weakAreasRatio: 0.5 }, 3],
    [{ proficientRatio: 0, weakAreasRatio: 0 }, 4],
  ])('follows the balance %j: %i of five are weak', (balance, weak) => {
    const ids = practiceBlueprint(candidates, { ...five, balance }).map((r) => r.subStrandId);
    expect(ids.filter((id) => subStrandIds.indexOf(id) < 6)).toHaveLength(weak);
  });

  it('takes the weakest pairings of one sub-strand where no variety is wanted', () => {
    const alike = heuristics.map((heuristicId, i) => ({
      ...known('ratio', i / 100, false),
      heuristicId,
    }));
    const subStrands = (isVaried: boolean) =>
      new Set(practiceBlueprint([...candidates, ...alike], { ...five, isVaried }).map((r) => r.subStrandId));
    expect(subStrands(true).size).toBe(5);
    expect(subStrands(false).size).toBe(2);
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

  it('asks at the nearest level that a pairing has', () => {
    const few = candidates.map((c) => ({ ...c, levels: ['independent', 'mastery'] as const }));
    expect(new Set(practiceBlueprint(few, five).map((r) => r.level))).toEqual(
      new Set(['independent', 'mastery']),
    );
    const gentle = practiceBlueprint(few, { ...five, levels: ['not_ready', 'guided'] });
    expect(new Set(gentle.map((r) => r.level))).toEqual(new Set(['independent']));
    const wanted = practiceBlueprint(few, { ...five, level: 'guided' });
    expect(new Set(wanted.map((r) => r.level))).toEqual(new Set(['independent']));
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
