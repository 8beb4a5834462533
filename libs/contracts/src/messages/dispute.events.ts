import * as z from 'zod/mini';
import { REPORT_OUTCOMES, VERIFICATION_OUTCOMES } from '../assessment/dispute.js';
import type { EventDefinition } from './event.js';

const place = {
  assessmentId: z.int(),
  questionIndex: z.int(),
  /** The bank item that was asked about. */
  itemId: z.string(),
  pupilId: z.string(),
};

/** A challenge has come to its end. The words to the child are read from where they are kept. */
export const challengeDecided = {
  name: 'challenge.decided',
  version: 1,
  data: z.strictObject({
    ...place,
    challengeId: z.uuid(),
    reason: z.string(),
    decision: z.enum(['approved', 'rejected']),
    /**
     * `key-faulty`: the question was at fault, not the marking. `model`: a model read it and the rules bore it out.
     * Null for a rejection.
     */
    basis: z.nullable(z.enum(['marked-again', 'key-faulty', 'model', 'person'])),
  }),
  subscribers: ['assessment', 'analytics'],
} as const satisfies EventDefinition;

/** A pupil reported a question; with the outcome of the recheck. */
export const questionFlagged = {
  name: 'question.flagged',
  version: 1,
  data: z.strictObject({ ...place, outcome: z.enum(REPORT_OUTCOMES) }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

/** A question of a completed paper was rechecked on request. */
export const questionVerified = {
  name: 'question.verified',
  version: 1,
  data: z.strictObject({ ...place, outcome: z.enum(VERIFICATION_OUTCOMES) }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

/** Why a question was withdrawn, as {@link itemWithdrawn} explains. */
export const WITHDRAWAL_OUTCOMES = ['corrected', 'faulty', 'overruled'] as const;
/** One of {@link WITHDRAWAL_OUTCOMES}. */
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number];

/**
 * A question left the bank as faulty. `findRightKey` of content gives its right key, if any, for each copy on a paper.
 */
export const itemWithdrawn = {
  name: 'item.withdrawn',
  version: 1,
  data: z.strictObject({
    itemId: z.uuid(),
    /**
     * `corrected`: the question is sound and its key was wrong. `faulty`: the question is unsound, so no answer is
     * right. `overruled`: a person found it faulty, whatever the engine's result.
     */
    outcome: z.enum(WITHDRAWAL_OUTCOMES),
  }),
  subscribers: ['assessment', 'analytics'],
} as const satisfies EventDefinition;

/**
 * Cause of a raised mark. `withdrawn`: the question was found faulty. `review`: a person read the working.
 * `same-answer`: another pupil's challenge of the same answer was accepted. `human-verification`: a person verified the
 * paper.
 */
export const RAISE_CAUSES = [
  'challenge',
  'verification',
  'report',
  'withdrawn',
  'review',
  'same-answer',
  'human-verification',
] as const;
/** One of {@link RAISE_CAUSES}. */
export type RaiseCause = (typeof RAISE_CAUSES)[number];

/** The mark of a question of a completed paper went up; marks never go down. */
export const markRaised = {
  name: 'mark.raised',
  version: 1,
  data: z.strictObject({
    ...place,
    cause: z.enum(RAISE_CAUSES),
    isCorrect: z.boolean(),
    marksBefore: z.int(),
    marksAfter: z.int(),
    /** Percent of the paper's marks; null where the paper had none before. */
    scoreBefore: z.nullable(z.int()),
    scoreAfter: z.int(),
  }),
  subscribers: ['identity', 'analytics'],
} as const satisfies EventDefinition;

/** Reasons against a question (CHALLENGE-13). */
export const ITEM_DOUBTS = ['discrimination', 'challenges', 'policy', 'person'] as const;

/** A doubt about a question: it is not drawn until a person has reviewed it. */
export const itemDoubted = {
  name: 'item.doubted',
  version: 1,
  data: z.strictObject({
    itemId: z.uuid(),
    /**
     * `discrimination`: able pupils do no better on it. `challenges`: too many marks were raised. `policy`: answers
     * were rejected for a form that its text does not ask for. `person`: a person found its key wrong.
     */
    doubt: z.enum(ITEM_DOUBTS),
    /** Answers that it rests on. */
    answers: z.int(),
  }),
  subscribers: ['content', 'analytics'],
} as const satisfies EventDefinition;
