import type { WorkingMark } from '@sumfox/contracts/assessment/result';
import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { MARK_OUTCOMES } from '@sumfox/contracts/question/answer-policy';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';

/** A paper handed in. One per paper, whatever is sent and however often. */
export const Submission = defineEntity({
  name: 'Submission',
  tableName: 'submissions',
  properties: {
    id: p.uuid().primary(),
    paperId: p.integer().unique(),
    pupilId: p.uuid(),
    /** The id the browser made; kept for the record of what was sent. */
    clientId: p.uuid().nullable(),
    receivedAt: p.datetime(),
    timeSpentSeconds: p.integer(),
    /** When marking was last asked for; the sweeper asks again when no marks come. */
    lastQueuedAt: p.datetime(),
    queuedTimes: p.integer(),
    /** When every question had its mark; until then the sweeper keeps asking, later and later. */
    settledAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'submissions_unsettled',
      expression:
        'create index "submissions_unsettled" on "submissions" ("last_queued_at") where settled_at is null',
    },
  ],
});
export type Submission = InferEntity<typeof Submission>;

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
    outcome: p.enum(MARK_OUTCOMES),
    isCorrect: p.boolean(),
    marksAwarded: p.integer(),
    marksPossible: p.integer(),
    reasonCode: p.string(),
    feedback: p.text(),
    suggestions: p.json<string[]>(),
    readAs: p.text().nullable(),
    workingMarks: p.json<WorkingMark[]>(),
    misconceptionCode: p.string().nullable(),
    /** Hints open when the answer that counts was given. */
    hintsUsed: p.integer().default(0),
    /** A model was asked about the working. */
    isModelRead: p.boolean().default(false),
    markedAt: p.datetime(),
  },
  // In the order of time, so that the latest answers of a pupil are read without sorting all of them.
  indexes: [
    { name: 'question_results_pupil', properties: ['pupilId', 'gradeLevel', 'markedAt'] },
    {
      name: 'question_results_model_read',
      expression:
        'create index "question_results_model_read" on "question_results" ("paper_id") where is_model_read',
    },
  ],
});
