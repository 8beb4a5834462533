import { describe, expect, it } from '@jest/globals';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { newDifficulties } from '@sumfox/pupil-model/difficulties';
import { newPupil } from '@sumfox/pupil-model/pupil';
import {
  type Ability,
  type Answer,
  PRODUCT_HEAD,
  certaintyOf,
  chanceOfRight,
  credit,
  explainSkills,
  masteryOfHeuristic,
  forecastPairing,
  masteryOfSubStrand,
  stateForecast,
  judgeAnswer,
  learnPupil,
} from './ability.rules.js';
import { diagnosticLevel, isStrong, practiceLevel, wantedSuccess } from './level.rules.js';

const RATIO = { subStrandId: 'ratio', heuristicId: 'h2_before_after' };
const MONEY = { subStrandId: 'money', heuristicId: 'h9_pattern_recognition' };

const answer = (
  share: number,
  level: ProficiencyLevel = 'guided',
  changes: Partial<Answer> = {},
): Answer => ({
  ...RATIO,
  level,
  questionType: 'open-ended',
  template: 'boats',
  share,
  hintsUsed: 0,
  at: new Date('2026-03-01T09:00:00Z'),
  ...changes,
});
function able(...answers: Answer[]): Ability {
  const model = { difficulties: newDifficulties(), head: PRODUCT_HEAD };
  return { model, pupil: learnPupil(model, answers) };
}
const times = (count: number, one: Answer): Answer[] => Array.from({ length: count }, () => one);
const rank = (level: ProficiencyLevel): number => PROFICIENCY_LEVELS.indexOf(level);

describe('credit', () => {
  it('counts an answer with hints less, but not as zero', () => {
    expect(credit({ share: 1, hintsUsed: 0 })).toBe(1);
    expect(credit({ share: 1, hintsUsed: 1 })).toBeCloseTo(0.85);
    expect(credit({ share: 1, hintsUsed: 9 })).toBeCloseTo(0.4);
  });
});

describe('chanceOfRight', () => {
  it('falls with the level, and never below a guess', () => {
    const chances = PROFICIENCY_LEVELS.map((level) => chanceOfRight(able(), RATIO, level, 'open-ended'));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    const poor = able(...times(30, answer(0, 'not_ready')));
    expect(chanceOfRight(poor, RATIO, 'mastery', 'mcq')).toBeGreaterThan(0.25);
    expect(chanceOfRight(poor, RATIO, 'mastery', 'open-ended')).toBeLessThan(0.1);
  });

  it('rises after right answers, falls after others, and moves more after a surprise', () => {
    const after = (...answers: Answer[]) => chanceOfRight(able(...answers), RATIO, 'guided', 'open-ended');
    expect(after(answer(1))).toBeGreaterThan(after());
    expect(after(answer(0))).toBeLessThan(after());
    expect(after(answer(1, 'mastery'))).toBeGreaterThan(after(answer(1, 'not_ready')));
    expect(after(answer(1, 'guided', { hintsUsed: 3 }))).toBeLessThan(after(answer(1)));
  });
});

describe('explainSkills', () => {
  const { model } = able();
  const on = (day: number) => ({ at: new Date(Date.UTC(2026, 2, day)) });

  it('names the answers that moved a sub-strand most, and leaves out those of others', () => {
    const answers = [
      answer(1, 'not_ready', on(1)),
      answer(0, 'not_ready', on(2)),
      answer(1, 'mastery', on(3)),
      answer(1, 'guided', { ...MONEY, ...on(4) }),
    ];
    const ratio = explainSkills(model, answers).get('ratio');
    expect(ratio?.moves.map(({ at }) => at.getUTCDate())).toEqual([2, 3, 1]);
    expect(ratio?.moves.map(({ isRight }) => isRight)).toEqual([false, true, true]);
    expect(ratio?.forecast).toBeGreaterThan(masteryOfSubStrand(able(...answers), 'ratio'));
  });

  it('is more certain with more answers, and knows nothing of a sub-strand without any', () => {
    const certainty = (count: number) =>
      explainSkills(model, times(count, answer(1))).get('ratio')?.certainty ?? 0;
    expect(certainty(8)).toBeGreaterThan(certainty(2));
    expect(certainty(8)).toBeLessThan(1);
    expect(explainSkills(model, [answer(1)]).has('money')).toBe(false);
  });
});

describe('forecasts of a pairing, sub-strand and heuristic', () => {
  it('tell of an unseen pairing too, and are more certain of a seen one', () => {
    const ability = able(...times(10, answer(1, 'independent')));
    expect(forecastPairing(ability, MONEY)).toBeGreaterThan(0.5);
    expect(forecastPairing(ability, RATIO)).toBeGreaterThan(forecastPairing(ability, MONEY));
    expect(certaintyOf(ability, RATIO)).toBeGreaterThan(certaintyOf(ability, MONEY));
    expect(certaintyOf(able(), RATIO)).toBe(0);
  });

  it('are below even, or none for a heuristic, before any answer', () => {
    expect(forecastPairing(able(), RATIO)).toBe(0.5);
    expect(masteryOfSubStrand(able(), 'ratio')).toBeLessThan(0.5);
    expect(masteryOfHeuristic(able(), 'h2_before_after')).toBe(0);
  });
});

describe('judgeAnswer', () => {
  it('forecasts before the answer, and the sub-strand after it', () => {
    const { model } = able();
    const pupil = newPupil();
    const first = judgeAnswer(model, pupil, answer(1));
    const second = judgeAnswer(model, pupil, answer(1));
    expect(first.skillForecast).toBe(masteryOfSubStrand(able(answer(1)), 'ratio'));
    expect(second.skillForecast).toBeGreaterThan(first.skillForecast);
    expect(second.forecast).toBeGreaterThan(first.forecast);
  });
});

describe('practiceLevel', () => {
  it('rises with the ability, and is lower for the youngest', () => {
    const abilities = [able(...times(8, answer(0))), able(), able(...times(20, answer(1, 'mastery')))];
    const levels = abilities.map((ability) => rank(practiceLevel(ability, RATIO, 'Primary 5')));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect([levels.at(0), levels.at(-1)]).toEqual([0, 3]);
    for (const ability of abilities)
      expect(rank(practiceLevel(ability, RATIO, 'Primary 1'))).toBeLessThanOrEqual(
        rank(practiceLevel(ability, RATIO, 'Primary 5')),
      );
  });

  it('aims higher after two misses in a row in the sub-strand', () => {
    const missed = able(answer(1), answer(0), answer(0));
    expect(wantedSuccess(missed, RATIO, 'Primary 5')).toBe(0.9);
    expect(wantedSuccess(missed, MONEY, 'Primary 5')).toBe(0.75);
    expect(wantedSuccess(able(answer(0), answer(1), answer(0)), RATIO, 'Primary 2')).toBe(0.85);
  });
});

describe('isStrong', () => {
  it('wants a high forecast and certainty', () => {
    expect(isStrong(able(), RATIO)).toBe(false);
    expect(isStrong(able(answer(1, 'mastery')), RATIO)).toBe(false);
    expect(isStrong(able(...times(20, answer(1, 'mastery'))), RATIO)).toBe(true);
    expect(isStrong(able(...times(20, answer(0, 'guided'))), RATIO)).toBe(false);
  });
});

describe('diagnosticLevel', () => {
  it('is that of practice once the level is certain, and open before', () => {
    expect(diagnosticLevel(able(), RATIO, 'Primary 5')).toBeNull();
    const ability = able(...times(12, answer(1, 'mastery')));
    expect(diagnosticLevel(ability, RATIO, 'Primary 5')).toBe(practiceLevel(ability, RATIO, 'Primary 5'));
  });
});

describe('stateForecast', () => {
  it('tells adults whole hundredths, and a child nothing', () => {
    const known = { forecast: 0.7149, certainty: 0.0951 };
    expect(stateForecast('parent', known)).toEqual({ forecast: 0.71, certainty: 0.1 });
    expect(stateForecast('admin', known)).toEqual({ forecast: 0.71, certainty: 0.1 });
    expect(stateForecast('child', known)).toEqual({ forecast: null, certainty: null });
  });
});
