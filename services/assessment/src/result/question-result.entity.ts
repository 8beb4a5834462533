import { defineEntity, p } from '@mikro-orm/postgresql';
import { QuestionMarkSchema } from '@sumfox/contracts/question/question-mark';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { columnsOf } from '@sumfox/platform/database/columns';
import * as z from 'zod/mini';

/** A mark without its place, which is the key of its row; the item's id stands on the paper. */
const ResultMarkSchema = z.omit(QuestionMarkSchema, { questionId: true, questionIndex: true });

/**
 * The mark of one question, and at the same time what the pupil has shown in its pairing. The primary key is the
 * promise that proficiency moves once per (paper, question), however often a result arrives.
 */
export const QuestionResult = defineEntity({
  name: 'QuestionResult',
  tableName: 'question_results',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    pupilId: p.uuid(),
    gradeLevel: p.enum(GRADE_LEVELS),
    subStrandId: p.string(),
    heuristicId: p.string(),
    level: p.enum(PROFICIENCY_LEVELS),
    ...columnsOf(ResultMarkSchema, { varchar: ['reasonCode', 'misconceptionCode'] }),
    /** Hints open when the answer that counts was given. */
    hintsUsed: p.integer().default(0),
    /** A model was asked about the working. */
    isModelRead: p.boolean().default(false),
    markedAt: p.datetime(),
    /** Chance of a right answer that was forecast before it, 0–1; null for results from before the model. */
    forecast: p.float().nullable(),
    /** Forecast for an average item of the sub-strand after it, 0–1; null likewise. */
    skillForecast: p.float().nullable(),
    /** Version of the difficulties that both used; null likewise. */
    difficultyVersion: p.integer().nullable(),
    /** Version of the difficulties that learned from it; null until they do. */
    learnedVersion: p.integer().nullable(),
  },
  // In the order of time, so that the latest answers of a pupil are read without sorting all of them.
  indexes: [
    { name: 'question_results_pupil', properties: ['pupilId', 'gradeLevel', 'markedAt'] },
    {
      name: 'question_results_model_read',
      expression:
        'create index "question_results_model_read" on "question_results" ("paper_id") where is_model_read',
    },
    {
      name: 'question_results_unlearned',
      expression:
        'create index "question_results_unlearned" on "question_results" ("grade_level", "marked_at") where learned_version is null',
    },
  ],
});
