import type { StatedForecast } from '@sumfox/contracts/assessment/forecast';
import type { Role } from '@sumfox/contracts/endpoint';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { ItemPlace } from '@sumfox/pupil-model/difficulties';
import type { LogOdds } from '@sumfox/pupil-model/rating';
import type { Asked } from '@sumfox/pupil-model/features';
import { forecastAt } from '@sumfox/pupil-model/forgetting';
import { type Head, readHead } from '@sumfox/pupil-model/head';
import { type Model, type Outcome, forecast, updatePupil } from '@sumfox/pupil-model/model';
import {
  forecastCell,
  forecastKindWithCaution,
  forecastSkill,
  forecastSkillWithCaution,
} from '@sumfox/pupil-model/mastered';
import { type Move, listStrongest } from '@sumfox/pupil-model/explain';
import { type PupilAbility, abilityIn, certaintyIn, newPupil } from '@sumfox/pupil-model/pupil';
import { answeringOf } from '@sumfox/question-kinds/registry';
import { HEAD_WEIGHTS } from './head-weights.js';

/** A sub-strand with a heuristic: a cell of the model. */
export interface Pairing {
  subStrandId: string;
  heuristicId: string;
}

/** A marked answer, as the model learns from it. */
export interface Answer extends Pairing {
  level: ProficiencyLevel;
  questionType: QuestionKind;
  /** Structure and form of the question. */
  template: string;
  /** The question in the bank; absent where it does not matter. */
  itemId?: string;
  /** Share of the marks won at the first try, 0–1. A challenge that was accepted raises it. */
  share: number;
  hintsUsed: number;
  at: Date;
}

/** What a pupil can do in a grade, by the model. */
export interface Ability {
  model: Model;
  pupil: PupilAbility;
}

/**
 * Difficulty of an item without answers beside its cell, in log-odds. The level of an item is cut from the engine's
 * points of demand.
 */
export const DEMAND: Readonly<Record<ProficiencyLevel, number>> = {
  not_ready: -2.25,
  guided: -0.75,
  independent: 0.75,
  mastery: 2.25,
};

/** The head of the product. It is off until `npm run fit-ability` finds enough answers of the product itself. */
export const PRODUCT_HEAD: Head = readHead(HEAD_WEIGHTS);

/**
 * What an answer counts for the model: the marks of the first try, 15 % less for each hint, never under two fifths of
 * them. Second tries of a checked question do not count.
 */
export function credit({ share, hintsUsed }: Pick<Answer, 'share' | 'hintsUsed'>): number {
  return share * Math.max(0.4, 1 - 0.15 * hintsUsed);
}

/**
 * The question of an answer, as the model reads it: an item is a structure in a form at a level. A question that many
 * pupils were asked has a difficulty of its own beside it.
 */
export function toQuestion(answer: Omit<Answer, 'share' | 'hintsUsed'>): Asked & ItemPlace {
  return {
    item: `${answer.template}|${answer.level}`,
    question: answer.itemId ?? null,
    skill: answer.subStrandId,
    kind: answer.heuristicId,
    at: answer.at.getTime(),
    guess: answeringOf(answer).guessChance,
    start: DEMAND[answer.level],
  };
}

export function toOutcome(answer: Pick<Answer, 'share' | 'hintsUsed'>): Outcome {
  return { outcome: credit(answer), isRight: answer.share === 1 };
}

/** What one answer did. */
export interface LearnedAnswer {
  /** Chance of a right answer, before it. */
  forecast: number;
  /** Forecast for an average item of the sub-strand after it, as mastery reads it. */
  skillForecast: number;
}

/** A pupil's own part, learned from answers in their order; the difficulties stay. */
export function learnPupil(
  model: Model,
  answers: Iterable<Answer>,
  pupil: PupilAbility = newPupil(),
): PupilAbility {
  for (const answer of answers) learnAnswer(model, pupil, answer);
  return pupil;
}

/** Learns one answer, with the forecasts before and after it. */
export function judgeAnswer(model: Model, pupil: PupilAbility, answer: Answer): LearnedAnswer {
  const chance = learnAnswer(model, pupil, answer);
  return { forecast: chance, skillForecast: forecastSkillWithCaution(model, pupil, answer.subStrandId) };
}

function learnAnswer(model: Model, pupil: PupilAbility, answer: Answer): number {
  return moveBy(model, pupil, answer).chance;
}

/** Learns one answer; `moved` is what it did to the level, in log-odds. */
function moveBy(model: Model, pupil: PupilAbility, answer: Answer): { chance: number; moved: number } {
  const question = toQuestion(answer);
  const { chance, standing } = forecast(model, pupil, question);
  return { chance, moved: updatePupil(pupil, question, standing, toOutcome(answer)) };
}

/** What is known of a pupil in a sub-strand, for adults. */
export interface ExplainedSkill {
  /** Forecast for an average written item, 0–1. */
  forecast: number;
  /** 0 without answers, towards 1 with many. */
  certainty: number;
  /** The answers that moved the level most, the strongest first. */
  moves: readonly Move[];
}

/** Learns the answers of a pupil in their order, and explains each sub-strand that was asked. */
export function explainSkills(model: Model, answers: readonly Answer[]): Map<string, ExplainedSkill> {
  const pupil = newPupil();
  const moves = new Map<string, Move[]>();
  for (const answer of answers) {
    const { moved } = moveBy(model, pupil, answer);
    const own = moves.get(answer.subStrandId) ?? [];
    own.push({ at: answer.at, isRight: answer.share === 1, moved });
    moves.set(answer.subStrandId, own);
  }
  return new Map(
    [...moves].map(([id, own]) => [
      id,
      {
        forecast: forecastSkill(model, pupil, id),
        certainty: certaintyIn(pupil, id, null),
        moves: listStrongest(own),
      },
    ]),
  );
}

/** An answer, with the pupil's level in its pairing before it. */
export interface PlacedAnswer<One extends Answer> {
  answer: One;
  ability: LogOdds;
}

/** Learns answers of one pupil, and notes the level before each. */
export function placeAnswers<One extends Answer>(
  model: Model,
  pupil: PupilAbility,
  answers: readonly One[],
): PlacedAnswer<One>[] {
  return answers.map((answer) => {
    const ability = abilityIn(pupil, answer.subStrandId, answer.heuristicId);
    learnAnswer(model, pupil, answer);
    return { answer, ability };
  });
}

/** Forecast for an average written item of a sub-strand, 0–1. */
export function forecastSubStrand({ model, pupil }: Ability, subStrandId: string): number {
  return forecastSkill(model, pupil, subStrandId);
}

/** Forecast for an average written item of a sub-strand as mastery reads it, 0–1. */
export function masteryOfSubStrand({ model, pupil }: Ability, subStrandId: string): number {
  return forecastSkillWithCaution(model, pupil, subStrandId);
}

/** Forecast for an average written item of a heuristic as mastery reads it, 0–1. */
export function masteryOfHeuristic({ model, pupil }: Ability, heuristicId: string): number {
  return forecastKindWithCaution(model, pupil, heuristicId);
}

/** Forecast for an average written item of a pairing, 0–1. */
export function forecastPairing({ model, pupil }: Ability, { subStrandId, heuristicId }: Pairing): number {
  return forecastCell(model, pupil, subStrandId, heuristicId);
}

/** How certain the level in a pairing is, 0–1. */
export function certaintyOf({ pupil }: Ability, { subStrandId, heuristicId }: Pairing): number {
  return certaintyIn(pupil, subStrandId, heuristicId);
}

/** Chance of a right answer to a question like one of a level and kind in a pairing, 0–1; a written one without a kind. */
export function chanceOfRight(
  { model, pupil }: Ability,
  { subStrandId, heuristicId }: Pairing,
  level: ProficiencyLevel,
  questionType?: QuestionKind,
): number {
  return forecast(model, pupil, {
    item: null,
    skill: subStrandId,
    kind: heuristicId,
    at: null,
    guess: questionType ? answeringOf({ questionType }).guessChance : 0,
    start: DEMAND[level],
  }).chance;
}

/**
 * Chance that a written question of a level in a pairing is answered right at a moment, 0–1. It falls with the time since
 * the sub-strand was met.
 */
export function chanceLater(
  { model, pupil }: Ability,
  { subStrandId, heuristicId }: Pairing,
  level: ProficiencyLevel,
  at: Date,
): number {
  return forecastAt(model, pupil, {
    item: null,
    skill: subStrandId,
    kind: heuristicId,
    at: at.getTime(),
    guess: 0,
    start: DEMAND[level],
  });
}

/** A forecast and its certainty as an adult is told them, in whole hundredths; null for a child (PROFICIENCY-14). */
export function stateForecast(
  viewer: Role,
  { forecast, certainty }: { forecast: number; certainty: number },
): StatedForecast {
  if (viewer === 'child') return { forecast: null, certainty: null };
  return { forecast: Math.round(forecast * 100) / 100, certainty: Math.round(certainty * 100) / 100 };
}
