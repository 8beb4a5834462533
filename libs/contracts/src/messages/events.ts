import * as z from 'zod/mini';
import { AssessmentTypeSchema } from '../assessment/paper.endpoints.js';
import { GradeLevelSchema, HeuristicIdSchema } from '../question/item.js';
import { aiCalled } from './ai.events.js';
import {
  bankStocked,
  batchManaged,
  structureManaged,
  batchProgressed,
  queueManaged,
  topicDeleted,
  topicExtracted,
  topicManaged,
} from './content.events.js';
import {
  challengeDecided,
  itemDoubted,
  itemWithdrawn,
  markRaised,
  questionFlagged,
  questionVerified,
} from './dispute.events.js';
import { event } from './event.js';
import { HeartbeatSchema } from './heartbeat.js';
import {
  accountRegistered,
  accountSignedIn,
  childLinked,
  childUnlinked,
  erasureCompleted,
  erasureDue,
  figuresErasureDue,
} from './identity.events.js';
import { submissionMarked } from './marking.events.js';
import { paperVerified, reviewDecided } from './review.events.js';

export const paperCreated = event({
  name: 'paper.created',
  version: 1,
  data: z.strictObject({
    assessmentId: z.int(),
    pupilId: z.string(),
    type: AssessmentTypeSchema,
    gradeLevel: GradeLevelSchema,
    itemIds: z.array(z.string()),
  }),
  subscribers: ['analytics'],
});

export const submissionReceived = event({
  name: 'submission.received',
  version: 1,
  data: z.strictObject({ assessmentId: z.int(), submissionId: z.uuid(), pupilId: z.string() }),
  subscribers: ['analytics'],
});

export const paperCompleted = event({
  name: 'paper.completed',
  version: 1,
  data: z.strictObject({
    assessmentId: z.int(),
    pupilId: z.string(),
    score: z.int(),
    timeSpentSeconds: z.int(),
  }),
  subscribers: ['analytics'],
});

export const questionGenerated = event({
  name: 'question.generated',
  version: 1,
  data: z.strictObject({
    itemId: z.string(),
    gradeLevel: GradeLevelSchema,
    subStrandId: z.string(),
    heuristicId: HeuristicIdSchema,
    source: z.enum(['engine', 'model', 'person']),
    validationScore: z.number(),
  }),
  subscribers: ['analytics'],
});

/** A question that did not enter the bank: rejected, or kept for review. */
export const questionRejected = event({
  name: 'question.rejected',
  version: 1,
  data: z.strictObject({
    /** Id of the record of the writing; never of a bank item. */
    writingId: z.uuid(),
    gradeLevel: GradeLevelSchema,
    subStrandId: z.string(),
    heuristicId: HeuristicIdSchema,
    source: z.enum(['engine', 'model', 'person']),
    /** `review`: most solves confirmed it, and a person may review it. */
    outcome: z.enum(['rejected', 'review']),
    /** Checks that did not hold, such as `solve` or `blind`; each once. */
    faultKinds: z.array(z.string().check(z.maxLength(40))),
    /** 0–1; 0 when a gate did not hold. */
    validationScore: z.number(),
  }),
  subscribers: ['analytics'],
});

export const serviceHeartbeat = event({
  name: 'service.heartbeat',
  version: 1,
  data: HeartbeatSchema,
  subscribers: ['analytics'],
});

export const serviceFailed = event({
  name: 'service.failed',
  version: 1,
  data: z.strictObject({
    process: z.string(),
    /** Class or code of the error. */
    type: z.string(),
    /** The error's own message with quoted values removed. */
    message: z.string().check(z.maxLength(500)),
    /** Trace of the last one. */
    traceId: z.nullable(z.string()),
    /** Count, when one event reports several. */
    count: z.optional(z.int().check(z.positive())),
  }),
  subscribers: ['analytics'],
});

export const EVENTS = [
  accountSignedIn,
  accountRegistered,
  childLinked,
  childUnlinked,
  erasureDue,
  figuresErasureDue,
  erasureCompleted,
  paperCreated,
  submissionReceived,
  submissionMarked,
  paperCompleted,
  questionGenerated,
  questionRejected,
  bankStocked,
  batchProgressed,
  batchManaged,
  structureManaged,
  queueManaged,
  topicExtracted,
  topicDeleted,
  topicManaged,
  challengeDecided,
  questionFlagged,
  questionVerified,
  aiCalled,
  itemWithdrawn,
  itemDoubted,
  markRaised,
  reviewDecided,
  paperVerified,
  serviceHeartbeat,
  serviceFailed,
] as const;
export type EventName = (typeof EVENTS)[number]['name'];
