import * as z from 'zod/mini';
import { RoleSchema } from '../identity/account.js';
import { GradeLevelSchema } from '../question/grade-level.js';
import type { EventDefinition } from './events.js';

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
