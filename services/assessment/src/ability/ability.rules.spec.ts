import { describe, expect, it } from '@jest/globals';
import { CUTOFFS } from '@sumfox/curriculum/cutoffs';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import {
  DIFFICULTY,
  type Answer,
  abilityIn,
  chanceOfRight,
  credit,
  learnAbility,
  likelyLevel,
  practiceLevel,
} from './ability.rules.js';

const answer = (
  share: number,
  level: ProficiencyLevel = 'guided',
  changes: Partial<Answer> = {},
): Answer => ({
  subStrandId: 'ratio',
  heuristicId: 'h2_before_after',
  level,
  questionType: 'open-ended',
  share,
  hintsUsed: 0,
  ...changes,
});
const inRatio = (answers: Answer[]) => abilityIn(learnAbility(answers), 'ratio', 'h2_before_after');

describe('chanceOfRight', () => {
  it('rises with ability, falls with level, and stays below 1', () => {
    const levels = PROFICIENCY_LEVELS.map((level) => chanceOfRight(0, level, 'open-ended'));
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    expect(chanceOfRight(-9, 'mastery', 'mcq')).toBeCloseTo(0.25, 2);
    expect(chanceOfRight(9, 'not_ready', 'open-ended')).toBeCloseTo(0.92, 2);
  });
});

describe('learnAbility', () => {
  it('rises after right answers, falls after wrong ones, and moves more after a surprise', () => {
    expect(inRatio([answer(1)])).toBeGreaterThan(0);
    expect(inRatio([answer(0)])).toBeLessThan(0);
    expect(inRatio([answer(1, 'mastery')])).toBeGreaterThan(inRatio([answer(1, 'not_ready')]));
    expect(inRatio([answer(0, 'not_ready')])).toBeLessThan(inRatio([answer(0, 'mastery')]));
  });

  it('counts an answer with hints less, but not as zero', () => {
    expect(credit({ share: 1, hintsUsed: 1 })).toBeCloseTo(0.85);
    expect(credit({ share: 1, hintsUsed: 9 })).toBeCloseTo(0.4);
    expect(inRatio([answer(1, 'guided', { hintsUsed: 3 })])).toBeLessThan(inRatio([answer(1)]));
  });

  it('predicts an unseen pairing from the grade and from either axis', () => {
    const learned = learnAbility(Array.from({ length: 10 }, () => answer(1, 'independent')));
    expect(abilityIn(learned, 'money', 'h9_pattern_recognition')).toBeGreaterThan(0.3);
    expect(abilityIn(learned, 'ratio', 'h9_pattern_recognition')).toBeGreaterThan(
      abilityIn(learned, 'money', 'h9_pattern_recognition'),
    );
  });

  it('still moves after a hundred answers', () => {
    const before = Array.from({ length: 100 }, () => answer(0, 'guided'));
    const after = [...before, ...Array.from({ length: 15 }, () => answer(1, 'guided'))];
    expect(inRatio(after) - inRatio(before)).toBeGreaterThan(1);
  });
});

describe('levels', () => {
  it('are named and asked in rising order of ability', () => {
    const abilities = [-3, -1, 0, 1, 2, 3, 4];
    const rank = (level: ProficiencyLevel) => PROFICIENCY_LEVELS.indexOf(level);
    const named = abilities.map((a) => rank(likelyLevel(a)));
    const asked = abilities.map((a) => rank(practiceLevel(a)));
    expect(named).toEqual(named.toSorted((a, b) => a - b));
    expect(asked).toEqual(asked.toSorted((a, b) => a - b));
    expect([named.at(0), named.at(-1), asked.at(-1)]).toEqual([0, 3, 3]);
  });
});

/** A seeded source, so that the simulation says the same every time. */
function source(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

interface Simulated {
  predicted: number;
  byPercent: number;
  wasRight: boolean;
}

/** Area under the curve: how often a right answer was forecast above a wrong one; ties count half. */
function auc(points: ReadonlyArray<{ forecast: number; wasRight: boolean }>): number {
  const sorted = points.toSorted((a, b) => a.forecast - b.forecast);
  let rank = 1;
  let sum = 0;
  for (let at = 0; at < sorted.length;) {
    let end = at;
    while (end < sorted.length && sorted[end]?.forecast === sorted[at]?.forecast) end += 1;
    const mean = rank + (end - at - 1) / 2;
    for (let i = at; i < end; i += 1) if (sorted[i]?.wasRight) sum += mean;
    rank += end - at;
    at = end;
  }
  const right = points.filter((p) => p.wasRight).length;
  return (sum - (right * (right + 1)) / 2) / (right * (points.length - right));
}

/**
 * 500 pupils of known level; 24 answers each over four sub-strands and three heuristics, every third at any level (as
 * in diagnostics and reviews), the others where practice teaches most.
 */
function simulate(): { named: number; namedByPercent: number; points: Simulated[] } {
  const random = source(20_26);
  const places = ['a', 'b', 'c', 'd'].flatMap((s) => ['x', 'y', 'z'].map((h) => [s, h] as const));
  const points: Simulated[] = [];
  let named = 0;
  let namedByPercent = 0;
  for (let pupil = 0; pupil < 500; pupil += 1) {
    const level = PROFICIENCY_LEVELS[pupil % 4] ?? 'guided';
    // In the middle of what is named so: each level reaches one step of the scale.
    const truth = DIFFICULTY[level] + 1.09;
    const answers: Answer[] = [];
    for (let turn = 0; turn < 24; turn += 1) {
      const [subStrandId, heuristicId] = places[Math.floor(random() * places.length)] ?? ['a', 'x'];
      const questionType = random() < 0.4 ? 'mcq' : 'open-ended';
      const ability = learnAbility(answers);
      const asked =
        turn % 3 === 0
          ? (PROFICIENCY_LEVELS[Math.floor(random() * 4)] ?? 'guided')
          : practiceLevel(abilityIn(ability, subStrandId, heuristicId));
      const wasRight = random() < chanceOfRight(truth + (random() - 0.5), asked, questionType);
      const won = answers.reduce((sum, a) => sum + a.share, 0);
      if (turn >= 4)
        points.push({
          predicted: chanceOfRight(abilityIn(ability, subStrandId, heuristicId), asked, questionType),
          byPercent: won / answers.length,
          wasRight,
        });
      answers.push({
        subStrandId,
        heuristicId,
        level: asked,
        questionType,
        share: wasRight ? 1 : 0,
        hintsUsed: 0,
      });
    }
    const percent = (100 * answers.reduce((sum, a) => sum + a.share, 0)) / answers.length;
    const { readiness } = CUTOFFS;
    const levelByPercent: ProficiencyLevel =
      percent >= readiness.mastery
        ? 'mastery'
        : percent >= readiness.independent
          ? 'independent'
          : percent >= readiness.guided
            ? 'guided'
            : 'not_ready';
    const learned = learnAbility(answers);
    const mean = places.reduce((sum, [s, h]) => sum + abilityIn(learned, s, h), 0) / places.length;
    if (likelyLevel(mean) === level) named += 1;
    if (levelByPercent === level) namedByPercent += 1;
  }
  return { named: named / 500, namedByPercent: namedByPercent / 500, points };
}

describe('simulation of five hundred pupils with known ability', () => {
  const { named, namedByPercent, points } = simulate();
  const byModel = auc(points.map((p) => ({ forecast: p.predicted, wasRight: p.wasRight })));
  const byPercent = auc(points.map((p) => ({ forecast: p.byPercent, wasRight: p.wasRight })));

  it(`names the level right more often than by percent (${(100 * named).toFixed(0)} % against ${(100 * namedByPercent).toFixed(0)} %)`, () => {
    expect(named).toBeGreaterThan(0.5);
    expect(named).toBeGreaterThan(namedByPercent + 0.15);
  });

  it(`predicts the next answer better than by percent (${byModel.toFixed(2)} against ${byPercent.toFixed(2)})`, () => {
    expect(byModel).toBeGreaterThan(0.6);
    expect(byModel).toBeGreaterThan(byPercent);
  });

  it('has the wanted success rate, and predictions are right on average', () => {
    const share = points.filter((p) => p.wasRight).length / points.length;
    const forecast = points.reduce((sum, p) => sum + p.predicted, 0) / points.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.85);
    expect(Math.abs(share - forecast)).toBeLessThan(0.05);
  });
});
