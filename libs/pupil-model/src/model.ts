import { type Difficulties, type ItemPlace, difficultyOf, moveDifficulties } from './difficulties.js';
import { type Asked, listFeatures, standing } from './features.js';
import { type Head, headLogOdds, learnHead } from './head.js';
import { type PupilAbility, movePupil } from './pupil.js';
import { type LogOdds, standAbove, surpriseOf, toProbability } from './rating.js';

/** Everything that forecasts beside a pupil's own part. */
export interface Model {
  difficulties: Difficulties;
  head: Head;
}

export interface Forecast {
  /** How far the pupil stands above the item; the base learns from its error. */
  standing: LogOdds;
  /** Chance of a right answer by base and head, 0 to 1: what is used. */
  chance: number;
  features: Float64Array;
}

/** Forecasts an answer from what was known before it. */
export function forecast(model: Model, pupil: PupilAbility, question: Asked): Forecast {
  const base = standing(pupil, model.difficulties, question);
  const features = listFeatures(pupil, model.difficulties, question, base);
  return {
    standing: base,
    chance: toProbability(headLogOdds(model.head, features)),
    features,
  };
}

/** The answer to a question, as it counts. */
export interface Outcome {
  /** What the answer counts, 0 to 1. */
  outcome: number;
  /** Right at the first try. */
  isRight: boolean;
}

/** Learns from one answer: the difficulties, the head and the pupil's own part. Returns how far the pupil's level moved. */
export function update(
  model: Model,
  pupil: PupilAbility,
  question: Asked & ItemPlace,
  before: Forecast,
  outcome: Outcome,
): number {
  learnHead(model.head, before.features, outcome.outcome);
  return updateItemsAndPupil(model.difficulties, pupil, question, before, outcome);
}

/** The same without the head. */
export function updateItemsAndPupil(
  difficulties: Difficulties,
  pupil: PupilAbility,
  question: Asked & ItemPlace,
  { standing: before }: Pick<Forecast, 'standing'>,
  outcome: Outcome,
): number {
  const surprise = surpriseOf(before, question.guess, outcome.outcome);
  moveDifficulties(difficulties, question, surprise, question.start);
  return updatePupil(pupil, question, before, outcome);
}

/** Learns from one answer for the pupil alone. Returns how far the pupil's level moved, in log-odds. */
export function updatePupil(
  pupil: PupilAbility,
  { item, skill, kind, at, guess }: Asked & ItemPlace,
  before: LogOdds,
  { outcome, isRight }: Outcome,
): number {
  return movePupil(pupil, { item, skill, kind, at, outcome, isRight }, surpriseOf(before, guess, outcome));
}

/** Learns from one answer for the difficulties alone; `ability` is the pupil's level in the cell before it. */
export function updateDifficulties(
  difficulties: Difficulties,
  question: Asked & ItemPlace,
  ability: LogOdds,
  { outcome }: Outcome,
): void {
  const before = standAbove(ability, difficultyOf(difficulties, question, question.start));
  moveDifficulties(difficulties, question, surpriseOf(before, question.guess, outcome), question.start);
}
