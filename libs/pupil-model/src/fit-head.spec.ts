import { describe, expect, it } from '@jest/globals';
import { type FitAnswer, type HeadFit, fitHead, refuseFit } from './fit-head.js';
import { SIMULATED_SCHOOLS, mixPupils, simulateLog } from './simulation/pupil-log.js';

const school = { ...SIMULATED_SCHOOLS.manyItems, seed: 4, answers: 12_000, items: 400, skills: 30 };
const toAnswers = (forgetting: number): FitAnswer[] =>
  mixPupils(simulateLog({ ...school, forgetting, learning: 0.5 })).map(({ pupil, isRight, ...question }) => ({
    pupil,
    bank: 'Primary 5',
    question,
    outcome: { outcome: isRight ? 1 : 0, isRight },
  }));
const fit: HeadFit = { answers: 20_000, pupils: 200, heldOut: { on: 0.5, off: 0.6 }, weights: {} };

describe('fitHead', () => {
  it('finds weights that forecast other pupils better', () => {
    const answers = toAnswers(0.02);
    const { heldOut, ...found } = fitHead(answers);
    expect(found.answers).toBe(12_000);
    expect(found.pupils).toBe(new Set(answers.map(({ pupil }) => pupil)).size);
    expect(heldOut!.on).toBeLessThan(heldOut!.off - 0.002);
  });

  it('finds that forgetful pupils lose with the days', () => {
    const daysOf = (forgetting: number) =>
      fitHead(toAnswers(forgetting)).weights['days since the skill'] ?? 0;
    expect(daysOf(0.3)).toBeLessThan(daysOf(0) - 0.03);
    expect(daysOf(0.3)).toBeLessThan(0);
  });

  it('tells the same pupil in two banks apart, and counts the pupil once', () => {
    const [one] = toAnswers(0.02);
    const { answers, pupils, heldOut } = fitHead([one!, { ...one!, bank: 'Primary 6' }]);
    expect([answers, pupils, heldOut]).toEqual([2, 1, null]);
  });
});

describe('refuseFit', () => {
  it.each([
    [{}, null],
    [{ answers: 19_999 }, 'too-few'],
    [{ pupils: 199 }, 'too-few'],
    [{ heldOut: null }, 'too-few'],
    [{ heldOut: { on: 0.6, off: 0.6 } }, 'no-better'],
  ])('returns for a fit with %j: %j', (changes, expected) => {
    expect(refuseFit({ ...fit, ...changes })).toBe(expected);
  });
});
