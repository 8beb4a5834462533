import type { Asked } from './features.js';
import { headLogOdds, isHeadOn } from './head.js';
import { type Model, forecast } from './model.js';
import type { PupilAbility } from './pupil.js';
import { toProbability } from './rating.js';

const DAY_MS = 86_400_000;

/**
 * Log-odds that a skill loses for each unit of log(1 + days) without it, while no head has been fitted. With it a
 * forecast of 84, 87 or 90 % falls under 80 % after 2, 5 or 14 days. A power of time as in Wixted and Ebbesen (1991);
 * simulated pupils who forget 2 to 5 % a day show 0.07 to 0.11, real pupils are not measured yet.
 */
const FORGETTING = 0.3;

/**
 * Chance of a right answer at a moment after the pupil last met the skill, 0 to 1. A fitted head knows from answers how
 * quickly pupils forget; without one the built-in slope says it. A clock set back, or a skill never met, counts as no
 * time.
 */
export function forecastAt(model: Model, pupil: PupilAbility, asked: Asked & { at: number }): number {
  const { chance, features } = forecast(model, pupil, asked);
  if (isHeadOn(model.head)) return chance;
  const met = pupil.skills.get(asked.skill)?.at ?? asked.at;
  const days = Math.max(0, asked.at - met) / DAY_MS;
  return toProbability(headLogOdds(model.head, features) - FORGETTING * Math.log1p(days));
}
