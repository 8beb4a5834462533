import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { answeringOf } from '@sumfox/question-kinds/registry';

/**
 * A pupil's ability on a logit scale, beside the plain percentage. The percentage is the share of marks and depends on
 * the level asked; ability predicts success. A cell's ability is the sum of three numbers, for grade, sub-strand and
 * heuristic. They are learned together, so an unseen pairing has a prediction too (Elo as in the adaptive practice
 * literature).
 */
export interface Answer {
  subStrandId: string;
  heuristicId: string;
  level: ProficiencyLevel;
  questionType: QuestionKind;
  /** Share of the marks won, 0–1. */
  share: number;
  hintsUsed: number;
}

/** One of the three numbers and how many answers it has learned from. */
interface Rating {
  value: number;
  answers: number;
}

export interface Ability {
  readonly grade: Rating;
  readonly subStrands: ReadonlyMap<string, Rating>;
  readonly heuristics: ReadonlyMap<string, Rating>;
}

/** A level's value on the scale. */
export const DIFFICULTY: Readonly<Record<ProficiencyLevel, number>> = {
  not_ready: -1.5,
  guided: -0.5,
  independent: 0.5,
  mastery: 1.5,
};
/** An item with a written answer: guessing does not help. */
const NO_GUESS = 0;
/** Chance that an able pupil still makes a slip. */
const SLIP = 0.08;
const STEEPNESS = 1.5;
/** The first answers move a rating fast, later ones slower, but never so little that learning does not show. */
const STEP = { first: 1.2, slowing: 0.12, least: 0.15 };
/** The grade learns most: it forecasts the cells that were never met. */
const WEIGHT = { grade: 0.5, subStrand: 0.3, heuristic: 0.2 } as const;

/** Probability, 0–1, of winning all marks of an item of that level and kind. */
export function chanceOfRight(ability: number, level: ProficiencyLevel, questionType: QuestionKind): number {
  return chanceWithGuess(ability, level, answeringOf({ questionType }).guessChance);
}

/** The chance for an item with a given chance of guessing right. */
function chanceWithGuess(ability: number, level: ProficiencyLevel, guess: number): number {
  return guess + (1 - guess - SLIP) / (1 + Math.exp(-STEEPNESS * (ability - DIFFICULTY[level])));
}

/** What counts of an answer when hints were opened: 15 % less for each, never under two fifths. */
export function credit({ share, hintsUsed }: Pick<Answer, 'share' | 'hintsUsed'>): number {
  return share * Math.max(0.4, 1 - 0.15 * hintsUsed);
}

function stepOf(rating: Rating): number {
  return Math.max(STEP.least, STEP.first / (1 + STEP.slowing * rating.answers));
}

/**
 * How far the three numbers move together for each step; settled by simulation between naming levels and forecasting.
 */
const PACE = 1.4;

const NEW_RATING: Rating = { value: 0, answers: 0 };

/** Updates the ability by answers in their order. */
export function learnAbility(answers: Iterable<Answer>): Ability {
  let grade = NEW_RATING;
  const subStrands = new Map<string, Rating>();
  const heuristics = new Map<string, Rating>();
  for (const answer of answers) {
    const subStrand = subStrands.get(answer.subStrandId) ?? NEW_RATING;
    const heuristic = heuristics.get(answer.heuristicId) ?? NEW_RATING;
    const ability = grade.value + subStrand.value + heuristic.value;
    const surprise = credit(answer) - chanceOfRight(ability, answer.level, answer.questionType);
    const moved = (rating: Rating, weight: number): Rating => ({
      value: rating.value + PACE * weight * stepOf(rating) * surprise,
      answers: rating.answers + 1,
    });
    grade = moved(grade, WEIGHT.grade);
    subStrands.set(answer.subStrandId, moved(subStrand, WEIGHT.subStrand));
    heuristics.set(answer.heuristicId, moved(heuristic, WEIGHT.heuristic));
  }
  return { grade, subStrands, heuristics };
}

/** The ability in one pairing, met or not. */
export function abilityIn(ability: Ability, subStrandId: string, heuristicId: string): number {
  return (
    ability.grade.value +
    (ability.subStrands.get(subStrandId)?.value ?? 0) +
    (ability.heuristics.get(heuristicId)?.value ?? 0)
  );
}

const LEVELS_DOWN: readonly ProficiencyLevel[] = ['mastery', 'independent', 'guided', 'not_ready'];

/** The likely level: the highest with open items that are right about two times in three. */
export function likelyLevel(ability: number): ProficiencyLevel {
  return LEVELS_DOWN.find((level) => chanceWithGuess(ability, level, NO_GUESS) >= 0.65) ?? 'not_ready';
}

/** Success at which practice teaches most without discouraging. */
const WANTED_SUCCESS = 0.75;

/** The next level to ask: its chance of success is nearest three in four. */
export function practiceLevel(ability: number): ProficiencyLevel {
  const distance = (level: ProficiencyLevel): number =>
    Math.abs(chanceWithGuess(ability, level, NO_GUESS) - WANTED_SUCCESS);
  return LEVELS_DOWN.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}
