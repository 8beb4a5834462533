import * as z from 'zod/mini';
import {
  GradeLevelSchema,
  HeuristicIdSchema,
  ProficiencyLevelSchema,
  QuestionKindSchema,
} from '../question/item.js';
import {
  AI_JUDGING_QUEUE,
  DRAFTING_QUEUE,
  EXTRACTION_QUEUE,
  MAIL_QUEUE,
  MARKING_QUEUE,
  PREGENERATION_QUEUE,
} from '../queues.js';

/** Work that must not be lost: it goes through the outbox, is retried, and can be repeated without effect. */
export interface JobDefinition<Name extends string = string, Data extends z.ZodMiniType = z.ZodMiniType> {
  name: Name;
  queue: string;
  data: Data;
  attempts: number;
  /** First wait between tries; doubles each time. */
  backoffMs: number;
  /** It waits, for 15 s at most, while calls of people are slow. */
  givesWay?: true;
  /** 1 is taken first; work without one is taken before all that has one. */
  priorityOf?(data: z.output<Data>): number;
  /** While a job with the same key waits or is worked, another one is not added. */
  keyOf?(data: z.output<Data>): string;
}

function job<Name extends string, Data extends z.ZodMiniType>(
  d: JobDefinition<Name, Data>,
): JobDefinition<Name, Data> {
  return d;
}

export const markSubmission = job({
  name: 'mark-submission',
  queue: MARKING_QUEUE,
  data: z.strictObject({ submissionId: z.uuid() }),
  attempts: 8,
  backoffMs: 500,
  // It is ordered again when its marks are late, and the order before may only wait for its turn.
  keyOf: ({ submissionId }) => submissionId,
});

/** Asks the model what the rules leave open of one answer. */
export const askJudge = job({
  name: 'ask-judge',
  queue: AI_JUDGING_QUEUE,
  data: z.strictObject({ judgingId: z.uuid() }),
  attempts: 3,
  backoffMs: 1_000,
});

/** Tops the bank up for one pairing. */
export const pregenerateItems = job({
  name: 'pregenerate-items',
  queue: PREGENERATION_QUEUE,
  data: z.strictObject({
    gradeLevel: GradeLevelSchema,
    subStrandId: z.string(),
    heuristicId: HeuristicIdSchema,
    level: ProficiencyLevelSchema,
    questionType: QuestionKindSchema,
    /** How many usable items the bank should then hold for it. */
    target: z.int().check(z.gte(1), z.lte(100)),
  }),
  givesWay: true,
  attempts: 3,
  backoffMs: 2_000,
});

/** Makes some questions of a batch; what is left of it is asked for again. */
export const produceBatch = job({
  name: 'produce-batch',
  queue: PREGENERATION_QUEUE,
  data: z.strictObject({
    batchId: z.uuid(),
    /** Part of the batch's questions, from 0: workers take parts in parallel. */
    part: z.int().check(z.gte(0)),
    /** The batch's own: what pupils wait for comes before any batch. */
    priority: z.int().check(z.gte(1), z.lte(10)),
  }),
  givesWay: true,
  attempts: 3,
  backoffMs: 2_000,
  priorityOf: ({ priority }) => priority,
});

/** Opens an uploaded PDF. */
export const extractTopic = job({
  name: 'extract-topic',
  queue: EXTRACTION_QUEUE,
  data: z.strictObject({ extractionId: z.uuid() }),
  attempts: 2,
  backoffMs: 1_000,
});

/** Asks the model about the text of a PDF that was opened, and settles its draft. */
export const draftTopic = job({
  name: 'draft-topic',
  queue: DRAFTING_QUEUE,
  data: z.strictObject({ extractionId: z.uuid() }),
  attempts: 2,
  backoffMs: 1_000,
});

/** Hands one e-mail to the mail server. The attempts last for half an hour; after that a sweeper asks again. */
export const sendMail = job({
  name: 'send-mail',
  queue: MAIL_QUEUE,
  data: z.strictObject({ mailId: z.uuid() }),
  attempts: 12,
  backoffMs: 500,
});

/** Looks for the account of a forgotten password, and writes its link. */
export const writePasswordLink = job({
  name: 'write-password-link',
  queue: MAIL_QUEUE,
  data: z.strictObject({ requestId: z.uuid() }),
  attempts: 8,
  backoffMs: 500,
});

export const JOBS = [
  markSubmission,
  askJudge,
  pregenerateItems,
  produceBatch,
  extractTopic,
  draftTopic,
  sendMail,
  writePasswordLink,
] as const;
