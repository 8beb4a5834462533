import * as z from 'zod/mini';
import { RESTRICTIONS, internalCall } from '../endpoint.js';
import { LoginBodySchema } from './session.endpoints.js';
import { RoleSchema, UserSchema } from './account.js';
import { IN_LINE_TIMEOUT_MS } from './in-line.js';

/** A session that has just been opened; the secret is shown this once and kept as a hash. */
export const OpenedSessionSchema = z.strictObject({
  sessionId: z.string(),
  refreshToken: z.string(),
  /** ISO 8601, UTC: absolute end of the session. */
  expiresAt: z.string(),
  user: UserSchema,
});
export type OpenedSession = z.infer<typeof OpenedSessionSchema>;

/** Redis channel on which identity announces ended sessions, as a JSON list of their ids. */
export function endedSessionsChannel(queuePrefix: string): string {
  return `${queuePrefix}:ended-sessions`;
}

/**
 * Checks credentials and opens a session, or a challenge where the account has a second factor; throws
 * `invalid-credentials` alike for unknown, wrong and inactive.
 */
export const openSession = internalCall({
  name: 'identity.open-session',
  service: 'identity',
  callers: ['gateway'],
  timeoutMs: IN_LINE_TIMEOUT_MS,
  input: z.extend(LoginBodySchema, {
    /** True: this account has not signed in on this device before, and its owner is told. */
    isNewDevice: z.optional(z.boolean()),
  }),
  output: z.union([OpenedSessionSchema, z.strictObject({ challenge: z.string() })]),
});

/**
 * Exchanges a refresh token for its successor. Null when the session has ended. A token that was exchanged before ends
 * the session: someone has a copy.
 */
export const refreshSession = internalCall({
  name: 'identity.refresh-session',
  service: 'identity',
  callers: ['gateway'],
  input: z.strictObject({ refreshToken: z.string().check(z.maxLength(200)) }),
  output: z.strictObject({
    session: z.nullable(
      z.strictObject({
        sessionId: z.string(),
        /** Null for a request that ran in parallel with the one that got the successor. */
        refreshToken: z.nullable(z.string()),
        /** ISO 8601, UTC: absolute end of the session. */
        expiresAt: z.string(),
      }),
    ),
  }),
});

/** Ends a session; ending an ended one is fine. */
export const closeSession = internalCall({
  name: 'identity.close-session',
  service: 'identity',
  callers: ['gateway'],
  isRepeatable: true,
  input: z.strictObject({ sessionId: z.string() }),
  output: z.strictObject({ closed: z.boolean() }),
});

/**
 * Whether a session still holds, with role and restriction of this moment; null when ended, expired or of an inactive
 * account.
 */
export const checkSession = internalCall({
  name: 'identity.check-session',
  service: 'identity',
  callers: ['gateway'],
  isRepeatable: true,
  input: z.strictObject({ sessionId: z.string() }),
  output: z.strictObject({
    session: z.nullable(
      z.strictObject({ userId: z.string(), role: RoleSchema, restriction: z.nullable(z.enum(RESTRICTIONS)) }),
    ),
  }),
});

/** Names and grade of a pupil, and whether an adult may see them; for the object rule of other services. */
export const describePupil = internalCall({
  name: 'identity.describe-pupil',
  service: 'identity',
  callers: ['assessment'],
  isRepeatable: true,
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

/** Children linked to a parent at present, oldest link first; empty for other accounts. */
export const listLinkedPupils = internalCall({
  name: 'identity.list-linked-pupils',
  service: 'identity',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({ parentId: z.string() }),
  output: z.strictObject({
    pupils: z.array(z.strictObject({ userId: z.string(), gradeLevel: UserSchema.shape.gradeLevel })),
  }),
});

/** Choices of a pupil for assessments; the product's default where none was made. */
export const describePreferences = internalCall({
  name: 'identity.describe-preferences',
  service: 'identity',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({ userId: z.string() }),
  output: z.strictObject({ questionsPerAssessment: z.int(), isSyllabusOnly: z.boolean() }),
});
