import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import {
  type ChallengeReply,
  REPORT_OUTCOMES,
  VERIFICATION_OUTCOMES,
} from '@sumfox/contracts/assessment/dispute';
import { STORED_RESPONSE } from '@sumfox/contracts/assessment/response';
import { STORED_QUESTION, STORED_SCHEME } from '@sumfox/contracts/question/item';
import { storedJson } from '@sumfox/platform/database/stored-json';

/** A reported question; one per place of a paper, with its content and answer at that time. */
export const QuestionReport = defineEntity({
  name: 'QuestionReport',
  tableName: 'question_reports',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    pupilId: p.uuid(),
    outcome: p.enum(REPORT_OUTCOMES),
    /** The question as it was when it was reported. */
    question: storedJson(STORED_QUESTION),
    scheme: storedJson(STORED_SCHEME),
    /** Answer of the pupil to it; null for none. */
    response: storedJson(STORED_RESPONSE).nullable(),
    drawing: p.blob().nullable(),
    /** The first try, where the answer had been checked. */
    firstTry: storedJson(STORED_RESPONSE).nullable(),
    createdAt: p.datetime(),
  },
  indexes: [{ name: 'question_reports_pupil', properties: ['pupilId', 'createdAt'] }],
});
export type QuestionReport = InferEntity<typeof QuestionReport>;

/** Outcome of a challenge or a recheck, as shown to the pupil. */
export const QuestionDisputeRow = defineEntity({
  name: 'QuestionDispute',
  tableName: 'question_disputes',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    challenge: p.json<ChallengeReply>().nullable(),
    verification: p.enum(VERIFICATION_OUTCOMES).nullable(),
    verifiedAt: p.datetime().nullable(),
    /** Remaining checks on the day of `verifiedAt`. */
    leftThatDay: p.integer().nullable(),
  },
});
export type QuestionDisputeRow = InferEntity<typeof QuestionDisputeRow>;
