import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { VERDICTS } from '@sumfox/contracts/assessment/human-verification';
import type { QuestionFault } from '@sumfox/contracts/question/question-faults';

/** A reviewer's verdict on one mark. A later verdict replaces an earlier one, which is kept. */
export const QuestionVerdictRow = defineEntity({
  name: 'QuestionVerdict',
  tableName: 'question_verdicts',
  properties: {
    id: p.uuid().primary(),
    verificationId: p.uuid(),
    paperId: p.integer(),
    questionIndex: p.integer(),
    itemId: p.uuid(),
    verdict: p.enum(VERDICTS),
    marksBefore: p.integer(),
    /** Marks of the reviewer; null unless corrected. Fewer than before is a finding, and the mark stays. */
    marksGiven: p.integer().nullable(),
    isQuestionFaulty: p.boolean(),
    /** Empty for nothing wrong; null where the question was not read for faults. */
    faults: p.json<QuestionFault[]>().nullable(),
    /** Empty for none. It may speak of the pupil, so it goes with the paper and into no log. */
    note: p.text(),
    decidedBy: p.uuid(),
    decidedAt: p.datetime(),
    /** Time of its replacement; null while it applies. */
    replacedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'question_verdicts_standing',
      expression:
        'create unique index "question_verdicts_standing" on "question_verdicts" ("paper_id", "question_index") where replaced_at is null',
    },
    { name: 'question_verdicts_decided', properties: ['decidedAt'] },
  ],
});
export type QuestionVerdictRow = InferEntity<typeof QuestionVerdictRow>;
