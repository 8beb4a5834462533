import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import type { WorkingMark } from '@sumfox/contracts/assessment/result';
import { MARK_OUTCOMES } from '@sumfox/contracts/question/answer-policy';

/** The mark of one question; written once, never changed by a repeated job. */
export const Mark = defineEntity({
  name: 'Mark',
  tableName: 'marks',
  properties: {
    id: p.uuid().primary(),
    submissionId: p.uuid(),
    questionId: p.string(),
    /** Place on the paper, from 0. */
    questionIndex: p.integer(),
    outcome: p.enum(MARK_OUTCOMES),
    isCorrect: p.boolean(),
    marksAwarded: p.integer(),
    marksPossible: p.integer(),
    reasonCode: p.string(),
    feedback: p.text(),
    suggestions: p.json<string[]>(),
    /** How the answer was understood; null when it could not be. */
    readAs: p.text().nullable(),
    /** Steps of the working that earned marks beside an answer that was not right. */
    workingMarks: p.json<WorkingMark[]>(),
    misconceptionCode: p.string().nullable(),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'marks_question', properties: ['submissionId', 'questionId'] }],
  // The answers to one question are counted when one of them is challenged.
  indexes: [{ name: 'marks_item', properties: ['questionId'] }],
  checks: [
    { name: 'marks_within_range', expression: 'marks_awarded >= 0 and marks_awarded <= marks_possible' },
  ],
});
export type MarkRow = InferEntity<typeof Mark>;
