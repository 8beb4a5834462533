import * as z from 'zod/mini';
import { SERVICES } from '../services.js';
import { RoleSchema } from '../identity/account.js';
import { GradeLevelSchema } from '../question/grade-level.js';
import type { EventDefinition } from './event.js';

export const accountSignedIn = {
  name: 'account.signed-in',
  version: 1,
  data: z.strictObject({ userId: z.string(), role: RoleSchema }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

export const accountRegistered = {
  name: 'account.registered',
  version: 1,
  data: z.strictObject({
    userId: z.string(),
    role: RoleSchema,
    /** Null for adults. */
    gradeLevel: z.nullable(GradeLevelSchema),
  }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

export const childLinked = {
  name: 'child.linked',
  version: 1,
  data: z.strictObject({ linkId: z.string(), parentId: z.string(), childId: z.string() }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

export const childUnlinked = {
  name: 'child.unlinked',
  version: 1,
  data: z.strictObject({ linkId: z.string(), parentId: z.string(), childId: z.string() }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

/** The grace period of an erasure is over. Carries no personal id, because queues outlive the account. */
export const erasureDue = {
  name: 'erasure.due',
  version: 1,
  data: z.strictObject({ erasureId: z.uuid() }),
  subscribers: ['assessment', 'marking', 'content'],
} as const satisfies EventDefinition;

/** The services that act on a person have erased theirs and told all they had to tell: the figures come last. */
export const figuresErasureDue = {
  name: 'erasure.figures-due',
  version: 1,
  data: z.strictObject({ erasureId: z.uuid() }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

/** A service has deleted all data of the person. */
export const erasureCompleted = {
  name: 'erasure.completed',
  version: 1,
  data: z.strictObject({ erasureId: z.uuid(), service: z.enum(SERVICES) }),
  subscribers: ['identity'],
} as const satisfies EventDefinition;
