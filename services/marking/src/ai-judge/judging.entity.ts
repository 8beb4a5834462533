import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import type { ModelSaying } from '@sumfox/contracts/marking/review.calls';
import { ResponseToMarkSchema } from '@sumfox/contracts/assessment/submission.calls';
import { QuestionMarkSchema } from '@sumfox/contracts/question/question-mark';
import { storedShape } from '@sumfox/contracts/stored-shape';
import { storedJson } from '@sumfox/platform/database/stored-json';
import * as z from 'zod/mini';

/** Data to ask and settle a judging, as of its opening. */
const AskedAnswerSchema = z.strictObject({
  stem: z.string(),
  response: ResponseToMarkSchema,
  /** Marks of the rules, which apply unless a model or a person adds more. */
  ruleMark: QuestionMarkSchema,
});
export type AskedAnswer = z.infer<typeof AskedAnswerSchema>;
const STORED_ASKED_ANSWER = storedShape({ name: 'asked answer', version: 1, data: AskedAnswerSchema });

/** Settlers of a judging: the model and the rules together, or the rules alone. */
export const SETTLERS = ['model', 'rules'] as const;

/**
 * One question to the model about one answer: an undecided mark of a submission, or a challenge. It is asked later and
 * later until it is answered or its day is over, settled once, and kept with all that was said.
 */
export const Judging = defineEntity({
  name: 'Judging',
  tableName: 'judgings',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(['working', 'challenge'] as const),
    /** Set for a judging of a working. */
    submissionId: p.uuid().nullable(),
    /** Set for a judging of a challenge. */
    challengeId: p.uuid().nullable(),
    paperId: p.integer(),
    questionIndex: p.integer(),
    /** The bank item, which is the question's id on every paper. */
    itemId: p.string(),
    pupilId: p.uuid(),
    asked: storedJson(STORED_ASKED_ANSWER),
    status: p.enum(['open', 'settled'] as const),
    tries: p.integer(),
    /** Replies that were none; a third one settles it, for the same question gets the same reply. */
    badReplies: p.integer(),
    /** Why there was no reply the last time. */
    lastReason: p.text().nullable(),
    nextAskAt: p.datetime(),
    /** A worker is at it until then; one that died gives it free by that. */
    askedUntil: p.datetime().nullable(),
    /** When its job was last put on the queue; null before the first time. */
    queuedAt: p.datetime().nullable(),
    said: p.json<ModelSaying[]>(),
    /** Mark points that the model found and the rules bore out. */
    granted: p.json<string[]>(),
    settledBy: p.enum(SETTLERS).nullable(),
    createdAt: p.datetime(),
    settledAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'judgings_answer', properties: ['submissionId', 'questionIndex'] },
    { name: 'judgings_challenge', properties: ['challengeId'] },
  ],
  indexes: [
    { name: 'judgings_place', properties: ['paperId', 'questionIndex'] },
    { name: 'judgings_pupil', properties: ['pupilId'] },
    {
      name: 'judgings_open',
      expression: 'create index "judgings_open" on "judgings" ("next_ask_at") where status = \'open\'',
    },
  ],
});
export type JudgingRow = InferEntity<typeof Judging>;
