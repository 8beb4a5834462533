import * as z from 'zod/mini';
import { BatchStatusSchema } from '../content/pregeneration.js';
import { STRUCTURE_REASONS } from '../content/structures.endpoints.js';
import { GradeLevelSchema } from '../question/item.js';
import type { EventDefinition } from './event.js';

/** A batch has moved on, or changed its state. */
export const batchProgressed = {
  name: 'batch.progressed',
  version: 1,
  data: z.strictObject({
    batchId: z.uuid(),
    status: BatchStatusSchema,
    targetQuestions: z.int(),
    generatedQuestions: z.int(),
    validatedQuestions: z.int(),
    failedQuestions: z.int(),
  }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

/** Items that ship with the product entered the bank: of the engine, made when the product was built. */
export const bankStocked = {
  name: 'bank.stocked',
  version: 1,
  data: z.strictObject({ itemIds: z.array(z.uuid()) }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

/** Operation of an admin on a batch, for the audit log. */
export const batchManaged = {
  name: 'batch.managed',
  version: 1,
  data: z.strictObject({
    batchId: z.uuid(),
    action: z.enum(['created', 'paused', 'resumed', 'cancelled', 'deleted']),
    /** Account id of the admin. */
    adminId: z.string(),
    /** Null: all levels. */
    gradeLevel: z.nullable(GradeLevelSchema),
    targetQuestions: z.int(),
    /** How many it had made by then. */
    generatedQuestions: z.int(),
  }),
  subscribers: ['identity'],
} as const satisfies EventDefinition;

/** An admin withdrew a structure of a grade or undid it, for the audit log. */
export const structureManaged = {
  name: 'structure.managed',
  version: 1,
  data: z.strictObject({
    action: z.enum(['withdrawn', 'restored']),
    gradeLevel: GradeLevelSchema,
    /** Such as `h2/ratio/one-gains`. */
    structure: z.string(),
    reason: z.enum(STRUCTURE_REASONS),
    /** Questions that left the bank, or returned to it. */
    questions: z.int(),
    /** Account id of the admin. */
    adminId: z.string(),
  }),
  subscribers: ['identity'],
} as const satisfies EventDefinition;

/** Operation of an admin on a queue of background jobs, for the audit log. */
export const queueManaged = {
  name: 'queue.managed',
  version: 1,
  data: z.strictObject({
    queue: z.string(),
    action: z.enum(['retried', 'paused', 'resumed']),
    /** The job that was tried again; null for the queue itself. */
    jobId: z.nullable(z.string()),
    /** Account id of the admin. */
    adminId: z.string(),
  }),
  subscribers: ['identity'],
} as const satisfies EventDefinition;

/** A PDF was read, or failed. Contains none of its text. */
export const topicExtracted = {
  name: 'topic.extracted',
  version: 1,
  data: z.strictObject({
    extractionId: z.uuid(),
    /** Account id of who handed it in. */
    accountId: z.uuid(),
    outcome: z.enum(['done', 'failed']),
    /** Null when it failed. */
    readBy: z.nullable(z.enum(['rules', 'model'])),
    questions: z.int(),
    answers: z.int(),
    /** From the hand-in to the end, waits included. */
    durationMs: z.int(),
  }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

/** An admin created or changed a topic, for the audit log. Contains none of its text. */
export const topicManaged = {
  name: 'topic.managed',
  version: 1,
  data: z.strictObject({
    topicId: z.uuid(),
    action: z.enum(['created', 'changed']),
    gradeLevel: GradeLevelSchema,
    /** Account id of the owning parent; null for a shared topic. */
    ownerId: z.nullable(z.uuid()),
    /** Account id of the admin. */
    adminId: z.uuid(),
  }),
  subscribers: ['identity'],
} as const satisfies EventDefinition;

/** A topic was deleted, directly or by a merge. Contains none of its text. */
export const topicDeleted = {
  name: 'topic.deleted',
  version: 1,
  data: z.strictObject({
    topicId: z.uuid(),
    /** Account id of the owning parent; null for a shared topic. */
    ownerId: z.nullable(z.uuid()),
    /** Account id of who did it. */
    deletedBy: z.uuid(),
    role: z.enum(['parent', 'admin']),
    cause: z.enum(['deleted', 'merged']),
  }),
  subscribers: ['identity', 'analytics'],
} as const satisfies EventDefinition;
