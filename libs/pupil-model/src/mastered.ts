import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import { NO_KIND } from './difficulties.js';
import { type Model, forecast } from './model.js';
import { type PupilAbility, abilityIn } from './pupil.js';
import { moderate, toProbability } from './rating.js';

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

/** Forecast for an average written item of the skill, over its kinds as often as each was asked. */
export function forecastSkill(model: Model, pupil: PupilAbility, skill: string): number {
  return overKinds(model, skill, (kind) => forecastCell(model, pupil, skill, kind));
}

/**
 * Forecast of a skill as mastery reads it: a pupil who is known little stands lower by it than by `forecastSkill`. It
 * measures a quarter of a standard deviation of the pupil's own part less. In simulated schools that takes a third of the
 * false calls away (docs/ability-model.md).
 */
export function forecastSkillWithCaution(model: Model, pupil: PupilAbility, skill: string): number {
  return overKinds(model, skill, (kind) => forecastCell(model, pupil, skill, kind, MASTERY_CAUTION));
}

/** Forecast of a kind as mastery reads it, over the skills in which it was asked; 0 where it was in none. */
export function forecastKindWithCaution(model: Model, pupil: PupilAbility, kind: string): number {
  const cells = [...model.difficulties.cells].flatMap(([skill, kinds]) => {
    const answers = kinds.get(kind)?.answers;
    if (answers === undefined) return [];
    return [[forecastCell(model, pupil, skill, kind, MASTERY_CAUTION), answers] as const];
  });
  return cells.length === 0 ? 0 : meanOf(cells);
}

/** Standard deviations of the pupil's own part by which mastery stays below the forecast. */
const MASTERY_CAUTION = 0.25;

/**
 * Forecast for an average written item of a cell: the lower of the forecast with the head and the careful forecast. A
 * lucky streak raises the first alone. `caution` is the number of standard deviations of the pupil's own part by which
 * the careful forecast is lowered.
 */
export function forecastCell(
  model: Model,
  pupil: PupilAbility,
  skill: string,
  kind: string,
  caution = 0,
): number {
  const asked = { item: null, skill, kind: kind === NO_KIND ? null : kind, at: null, guess: 0 };
  const { chance, standing } = forecast(model, pupil, asked);
  const doubt = caution * Math.sqrt(abilityIn(pupil, skill, asked.kind).variance);
  return Math.min(chance, toProbability(moderate({ ...standing, mean: standing.mean - doubt })));
}

function overKinds({ difficulties }: Model, skill: string, forecastOf: (kind: string) => number): number {
  const kinds = difficulties.cells.get(skill) ?? new Map([[NO_KIND, { answers: 0 }]]);
  return meanOf([...kinds].map(([kind, { answers }]) => [forecastOf(kind), answers]));
}

/** Mean of some forecasts, each weighed by its answers and one more. */
function meanOf(forecasts: ReadonlyArray<readonly [chance: number, answers: number]>): number {
  const weight = forecasts.reduce((sum, [, answers]) => sum + answers + 1, 0);
  return forecasts.reduce((sum, [chance, answers]) => sum + chance * (answers + 1), 0) / weight;
}
