import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { LoginBodySchema } from './session.endpoints.js';
import { RoleSchema, UserSchema } from './account.js';

/** Checks credentials and opens a session; throws `invalid-credentials` alike for unknown, wrong and inactive. */
export const openSession = internalCall({
  name: 'identity.open-session',
  service: 'identity',
  callers: ['gateway'],
  input: LoginBodySchema,
  output: z.strictObject({
    sessionId: z.string(),
    /** ISO 8601, UTC: absolute end of the session. */
    expiresAt: z.string(),
    user: UserSchema,
  }),
});

/** Ends a session; ending an ended one is fine. */
export const closeSession = internalCall({
  name: 'identity.close-session',
  service: 'identity',
  callers: ['gateway'],
  input: z.strictObject({ sessionId: z.string() }),
  output: z.strictObject({ closed: z.boolean() }),
});

/** Whether a session still holds, with the role of this moment; null when ended, expired or of an inactive account. */
export const checkSession = internalCall({
  name: 'identity.check-session',
  service: 'identity',
  callers: ['gateway'],
  input: z.strictObject({ sessionId: z.string() }),
  output: z.strictObject({ session: z.nullable(z.strictObject({ userId: z.string(), role: RoleSchema })) }),
});

/** Names and grade of a pupil, and whether an adult may see them; for the object rule of other services. */
export const describePupil = internalCall({
  name: 'identity.describe-pupil',
  service: 'identity',
  callers: ['assessment'],
  input: z.strictObject({ pupilId: z.string(), viewerId: z.string() }),
  output: z.strictObject({
    pupil: z.nullable(
      z.strictObject({
        userId: z.string(),
        firstName: z.string(),
        gradeLevel: UserSchema.shape.gradeLevel,
        /** True for the pupil, a linked parent and an admin. */
        viewable: z.boolean(),
      }),
    ),
  }),
});
