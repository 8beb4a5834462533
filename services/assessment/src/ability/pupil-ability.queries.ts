import type { InferEntity } from '@mikro-orm/postgresql';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type MarkedAnswer, listAnswers } from './ability.queries.js';
import {
  type Ability,
  type ExplainedSkill,
  explainSkills,
  judgeAnswer,
  learnPupil,
  masteryOfSubStrand,
} from './ability.rules.js';
import { findModel, type Versions } from './difficulty-state.queries.js';
import { AT_FAULT_REASON, type QuestionResult } from '../result/index.js';

type Result = InferEntity<typeof QuestionResult>;

/** What a pupil can do in a grade, learned from the marked answers as they stand. */
export async function findAbility(
  em: EntityManager,
  pupilId: string,
  gradeLevel: GradeLevel,
): Promise<Ability> {
  return (await findPractised(em, pupilId, gradeLevel)).ability;
}

/** The latest marked answers of a pupil in a grade, oldest first, with what the pupil can do by them. */
export async function findPractised(
  em: EntityManager,
  pupilId: string,
  gradeLevel: GradeLevel,
  versions?: Versions,
): Promise<{ answers: MarkedAnswer[]; ability: Ability }> {
  const model = await findModel(em, gradeLevel, versions);
  const answers = await listAnswers(em, pupilId, gradeLevel);
  return { answers, ability: { model, pupil: learnPupil(model, answers) } };
}

/** What is known of a pupil in each sub-strand of a grade that was asked, with the answers that explain it. */
export async function findExplainedSkills(
  em: EntityManager,
  pupilId: string,
  gradeLevel: GradeLevel,
): Promise<Map<string, ExplainedSkill>> {
  const model = await findModel(em, gradeLevel);
  return explainSkills(model, await listAnswers(em, pupilId, gradeLevel));
}

/** A new result of a pupil, with what the model reads of its question. */
export interface NewResult {
  result: Omit<Result, 'forecast' | 'skillForecast' | 'difficultyVersion' | 'learnedVersion'>;
  template: string;
  itemId: string;
  questionType: QuestionKind;
}

/** New results of one pupil and grade, in order, each with its forecasts and the version of the difficulties. */
export async function forecastResults(
  em: EntityManager,
  results: readonly NewResult[],
  versions: Versions,
): Promise<Result[]> {
  const [first] = results;
  if (!first) return [];
  const { pupilId, gradeLevel } = first.result;
  const { model, pupil } = (await findPractised(em, pupilId, gradeLevel, versions)).ability;
  return results.map(({ result, template, itemId, questionType }) => {
    const { subStrandId, heuristicId, level, hintsUsed, markedAt: at } = result;
    const share = result.marksPossible === 0 ? 0 : result.marksAwarded / result.marksPossible;
    const place = { subStrandId, heuristicId, level, questionType, template, itemId };
    const answer = { ...place, share, hintsUsed, at };
    return {
      ...result,
      ...(result.reasonCode === AT_FAULT_REASON
        ? { forecast: null, skillForecast: masteryOfSubStrand({ model, pupil }, subStrandId) }
        : judgeAnswer(model, pupil, answer)),
      difficultyVersion: model.difficulties.version,
      learnedVersion: null,
    };
  });
}
