import { type GradeLevel, type ProficiencyLevel, isYoungGrade } from '@sumfox/curriculum/grades';
import { type Ability, type Pairing, certaintyOf, chanceOfRight, forecastPairing } from './ability.rules.js';

/** Chance of a right answer at which practice teaches most without discouraging (PROFICIENCY-12). */
const WANTED_SUCCESS = { usual: 0.75, young: 0.85, afterMisses: 0.9 } as const;
/** Answers in a row that lost marks, after which the next question is easier. */
const MISSES = 2;
/** Forecast from which a pairing is strong. */
const STRONG_FORECAST = 0.85;
/** Certainty of a pairing that two or three answers give. */
const ENOUGH_CERTAINTY = 0.15;

/** The levels, the hardest first. */
const LEVELS_DOWN: readonly ProficiencyLevel[] = ['mastery', 'independent', 'guided', 'not_ready'];

/** The wanted chance of a right answer in a sub-strand. */
export function wantedSuccess(
  { pupil }: Ability,
  { subStrandId }: Pick<Pairing, 'subStrandId'>,
  grade: GradeLevel,
): number {
  const last = pupil.skills.get(subStrandId)?.last.slice(0, MISSES) ?? [];
  if (last.length === MISSES && last.every((outcome) => outcome < 0.5)) return WANTED_SUCCESS.afterMisses;
  return isYoungGrade(grade) ? WANTED_SUCCESS.young : WANTED_SUCCESS.usual;
}

/** The next level to ask in a pairing: its chance of a right written answer is nearest to the wanted one. */
export function practiceLevel(ability: Ability, pairing: Pairing, grade: GradeLevel): ProficiencyLevel {
  const wanted = wantedSuccess(ability, pairing, grade);
  const distance = (level: ProficiencyLevel): number =>
    Math.abs(chanceOfRight(ability, pairing, level) - wanted);
  return LEVELS_DOWN.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

/** The level of a diagnostic question where the pupil's level is certain enough; null where a mix of levels tells more. */
export function diagnosticLevel(
  ability: Ability,
  pairing: Pairing,
  grade: GradeLevel,
): ProficiencyLevel | null {
  return isCertain(ability, pairing) ? practiceLevel(ability, pairing, grade) : null;
}

/** Whether a pairing is strong: forecast right, and certain of it. */
export function isStrong(ability: Ability, pairing: Pairing): boolean {
  return isCertain(ability, pairing) && forecastPairing(ability, pairing) >= STRONG_FORECAST;
}

function isCertain(ability: Ability, pairing: Pairing): boolean {
  return certaintyOf(ability, pairing) >= ENOUGH_CERTAINTY;
}
