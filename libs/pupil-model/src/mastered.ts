import { NO_KIND } from './difficulties.js';
import { type Model, forecast } from './model.js';
import type { PupilAbility } from './pupil.js';
import { moderate, toProbability } from './rating.js';

/** Minimum of answers in a skill for a judgement of it. */
export const ENOUGH_ANSWERS = 5;
/** Percent of answers right at the first try that mastery wants. */
const MASTERED_PERCENT = 80;
/** Forecast for an average item of the skill that mastery wants. */
const MASTERED_FORECAST = 0.85;

/** What a pupil has shown in a skill, as the rule of mastery reads it. */
export interface SkillEvidence {
  answers: number;
  /** Right at the first try. */
  right: number;
  /** Forecast for an average item of the skill, 0 to 1. */
  forecast: number;
}

/**
 * Whether a skill is mastered, the one rule of pages and services (PROFICIENCY-10): at least five answers, four in five
 * right at the first try, and an average item of the skill forecast right at 85 %.
 */
export function isMastered({ answers, right, forecast: chance }: SkillEvidence): boolean {
  return (
    answers >= ENOUGH_ANSWERS && right * 100 >= answers * MASTERED_PERCENT && chance >= MASTERED_FORECAST
  );
}

/**
 * Forecast for an average written item of the skill, over its kinds as often as each was asked. It is the lower of the
 * forecast with the head and the careful forecast: a lucky streak raises the first alone.
 */
export function forecastSkill(model: Model, pupil: PupilAbility, skill: string): number {
  const kinds = model.difficulties.cells.get(skill) ?? [[NO_KIND, { answers: 0 }] as const];
  let sum = 0;
  let weight = 0;
  for (const [kind, { answers }] of kinds) {
    const asked = { item: null, skill, kind: kind === NO_KIND ? null : kind, at: null, guess: 0 };
    const { chance, standing } = forecast(model, pupil, asked);
    sum += (answers + 1) * Math.min(chance, toProbability(moderate(standing)));
    weight += answers + 1;
  }
  return sum / weight;
}
