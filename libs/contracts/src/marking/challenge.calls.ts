import * as z from 'zod/mini';
import { ChallengeReasonSchema, ChallengeReplySchema } from '../assessment/dispute.js';
import { ResponseToMarkSchema } from '../assessment/submission.calls.js';
import { internalCall } from '../endpoint.js';
import { MarkSchemeSchema, QuestionSchema } from '../question/item.js';
import { storedShape } from '../stored-shape.js';
import { QuestionMarkSchema } from '../question/question-mark.js';

/** A mark that its pupil challenges, with all that it rests on. */
export const ChallengeToJudgeSchema = z.strictObject({
  paperId: z.int(),
  pupilId: z.uuid(),
  reason: ChallengeReasonSchema,
  question: QuestionSchema,
  /** Marked answer, and the key. */
  response: ResponseToMarkSchema,
  /** The present mark. */
  mark: z.pick(QuestionMarkSchema, {
    isCorrect: true,
    marksAwarded: true,
    marksPossible: true,
    outcome: true,
    readAs: true,
    feedback: true,
  }),
});
export type ChallengeToJudge = z.infer<typeof ChallengeToJudgeSchema>;

/** Basis of a challenged mark, as it is stored with the challenge. */
export const STORED_ASKED_CHALLENGE = storedShape({
  name: 'asked challenge',
  version: 1,
  data: z.pick(ChallengeToJudgeSchema, { question: true, response: true, mark: true }),
});

/** The present state of a challenge, stored permanently, so that it is judged once. */
export const JudgedChallengeSchema = z.strictObject({
  challengeId: z.uuid(),
  paperId: z.int(),
  pupilId: z.uuid(),
  questionIndex: z.int(),
  reason: ChallengeReasonSchema,
  reply: ChallengeReplySchema,
  /** The better mark of an approved challenge. */
  mark: z.nullable(QuestionMarkSchema),
  /** The corrected key. */
  scheme: z.nullable(MarkSchemeSchema),
});
export type JudgedChallenge = z.infer<typeof JudgedChallengeSchema>;

/** Judges a challenge, or answers with what was decided before. Refused beyond ten a day. */
export const judgeChallenge = internalCall({
  name: 'marking.judge-challenge',
  service: 'marking',
  callers: ['assessment'],
  // The model may take eight seconds, and its words three.
  timeoutMs: 14_000,
  isRepeatable: true,
  input: ChallengeToJudgeSchema,
  output: JudgedChallengeSchema,
});

export const getChallenge = internalCall({
  name: 'marking.get-challenge',
  service: 'marking',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({ challengeId: z.uuid() }),
  output: z.strictObject({ challenge: z.nullable(JudgedChallengeSchema) }),
});
