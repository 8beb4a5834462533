import * as z from 'zod/mini';
import { PupilQuestionSchema } from '../question/item.js';

/** Why a pupil believes that an answer is right (CHALLENGE-2). */
export const CHALLENGE_REASONS = [
  'same-meaning',
  'correct-result',
  'format-difference',
  'method-valid',
  'units-equivalent',
  'ai-error',
] as const;
export type ChallengeReason = (typeof CHALLENGE_REASONS)[number];

/** Reasons that concern the reading of the working, so that two workings are two questions. */
const ABOUT_WORKING: ReadonlySet<string> = new Set<ChallengeReason>(['method-valid', 'ai-error']);

/** Checks whether the result of such a challenge may depend on the working. */
export function isAboutWorking(reason: string): boolean {
  return ABOUT_WORKING.has(reason);
}

/** The refusal when none is chosen (CHALLENGE-2). */
export const REASON_MISSING = 'Please select a reason why you believe your answer is correct.';

export const ChallengeReasonSchema = z.enum(CHALLENGE_REASONS, { error: REASON_MISSING });

/** `waiting`: the rules leave it open, and no person has reviewed it yet. */
export const CHALLENGE_DECISIONS = ['approved', 'waiting', 'rejected'] as const;

/** A pupil's view of a challenged mark (CHALLENGE-3). Every text is for the child. */
export const ChallengeReplySchema = z.strictObject({
  decision: z.enum(CHALLENGE_DECISIONS),
  /** Whether marks went up; they never go down. */
  scoreUpdated: z.boolean(),
  /** A question given in place of a faulty one; null when there is none. */
  newQuestion: z.nullable(PupilQuestionSchema),
  message: z.string(),
  /** Decision, and the next reviewer. */
  adminFeedback: z.string(),
  evaluationDetails: z.strictObject({
    /** What the question asks for and what the answer earns. */
    reasoning: z.string(),
    /** How the answer was read. */
    semanticAnalysis: z.string(),
    /** Pages to look at. */
    educationalNote: z.string(),
  }),
});
export type ChallengeReply = z.infer<typeof ChallengeReplySchema>;

/**
 * Outcome of a report. `valid`: rechecked and right. `replaced`: replaced by another question. `faulty`: a fault was
 * found after the paper was done. `waiting`: not proved, so a person reviews it.
 */
export const REPORT_OUTCOMES = ['valid', 'replaced', 'faulty', 'waiting'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/**
 * Outcome of a rechecked solution. `corrected`: the right solution replaces it. `faulty`: the question has no solution,
 * and all its marks are given. `waiting`: not proved by rule, so a person reviews it.
 */
export const VERIFICATION_OUTCOMES = ['proved', 'corrected', 'faulty', 'waiting'] as const;
export type VerificationOutcome = (typeof VERIFICATION_OUTCOMES)[number];

/** How often a pupil may have one solution checked in a day of Singapore (CHALLENGE-12). */
export const VERIFICATIONS_PER_DAY = 3;
/** The refusal beyond that (CHALLENGE-12). */
export const VERIFICATION_LIMIT =
  'You can only verify a solution 3 times per day. This helps us manage costs.';

/** A pupil's requests about one question of a paper, with their outcomes. */
export const QuestionDisputeSchema = z.strictObject({
  /** Place on the paper, from 0. */
  questionIndex: z.int(),
  report: z.nullable(z.enum(REPORT_OUTCOMES)),
  challenge: z.nullable(ChallengeReplySchema),
  verification: z.nullable(
    z.strictObject({
      outcome: z.enum(VERIFICATION_OUTCOMES),
      /** How often it may be asked again today. */
      leftToday: z.int(),
    }),
  ),
});
export type QuestionDispute = z.infer<typeof QuestionDisputeSchema>;
