import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import type { CheckedAnswer } from '@sumfox/contracts/assessment/practice.endpoints';
import { STORED_RESPONSE } from '@sumfox/contracts/assessment/response';
import { storedJson } from '@sumfox/platform/database/stored-json';

/** A question of a practice paper that its pupil has had checked. */
export const AnswerCheck = defineEntity({
  name: 'AnswerCheck',
  tableName: 'answer_checks',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    tries: p.integer(),
    /** Right, or no try left: the solution has been shown. */
    isSettled: p.boolean(),
    /** The response as of the first try, by which the question is marked. */
    firstTry: storedJson(STORED_RESPONSE),
    /** Answer of the last attempt, to distinguish a repeated call from a new one. */
    lastAnswer: p.text(),
    lastCheck: p.json<CheckedAnswer>(),
    firstCheckedAt: p.datetime(),
  },
});
export type AnswerCheck = InferEntity<typeof AnswerCheck>;
