import { defineEntity, p } from '@mikro-orm/postgresql';
import { QuestionMarkSchema } from '@sumfox/contracts/question/question-mark';
import { columnsOf } from '@sumfox/platform/database/columns';

/** The mark of one question; written once, never changed by a repeated job. */
export const Mark = defineEntity({
  name: 'Mark',
  tableName: 'marks',
  properties: {
    id: p.uuid().primary(),
    submissionId: p.uuid(),
    ...columnsOf(QuestionMarkSchema, { varchar: ['questionId', 'reasonCode', 'misconceptionCode'] }),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'marks_question', properties: ['submissionId', 'questionId'] }],
  // The answers to one question are counted when one of them is challenged.
  indexes: [{ name: 'marks_item', properties: ['questionId'] }],
  checks: [
    { name: 'marks_within_range', expression: 'marks_awarded >= 0 and marks_awarded <= marks_possible' },
  ],
});
