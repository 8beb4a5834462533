import { describe, expect, it } from '@jest/globals';
import { newDifficulties } from './difficulties.js';
import { forecastAt } from './forgetting.js';
import { type Head, newHead, readHead } from './head.js';
import { type Model, forecast, update } from './model.js';
import { newPupil } from './pupil.js';

const DAY_MS = 86_400_000;
const question = (day: number) => ({ item: 'i', skill: 'ratio', kind: null, at: day * DAY_MS, guess: 0 });

/** A pupil who answers the same item right on days, and chances of another right answer later. */
function afterRight(head: Head, answers: number) {
  const model: Model = { difficulties: newDifficulties(), head: newHead() };
  const pupil = newPupil();
  for (let i = 0; i < answers; i += 1)
    update(model, pupil, question(100), forecast(model, pupil, question(100)), { outcome: 1, isRight: true });
  return (day: number) => forecastAt({ ...model, head }, pupil, question(100 + day));
}

describe('forecastAt', () => {
  it('falls with the days since the skill, first quickly and then slowly', () => {
    const chanceOf = afterRight(newHead(), 12);
    const [now = 0, day = 0, week = 0, month = 0] = [0, 1, 7, 30].map(chanceOf);
    expect(now).toBeGreaterThan(day);
    expect(now - day).toBeGreaterThan((week - month) / 23);
    expect(week).toBeGreaterThan(month);
  });

  it('counts a clock set back, and a skill never met, as no time', () => {
    const chanceOf = afterRight(newHead(), 12);
    expect(chanceOf(-50)).toBe(chanceOf(0));
    const model = { difficulties: newDifficulties(), head: newHead() };
    expect(forecastAt(model, newPupil(), question(9))).toBe(0.5);
  });

  it('follows the days of a fitted head instead of the built-in slope', () => {
    const weights = { 'careful log-odds': 1, 'days since the skill': -0.2 } as const;
    const chanceOf = afterRight(readHead({ version: 3, answers: 50_000, weights }), 12);
    const logOdds = (chance: number) => Math.log(chance / (1 - chance));
    expect(logOdds(chanceOf(0)) - logOdds(chanceOf(7))).toBeCloseTo(0.1 * Math.log(8), 6);
  });
});
