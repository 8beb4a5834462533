import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { GradeLevelSchema } from '../question/grade-level.js';
import { LinkedChildSchema, RoleSchema, UserSchema } from './account.js';
import { AddChildBodySchema, FamilyBodySchema, RegisterBodySchema } from './registration.bodies.js';
import { IN_LINE_TIMEOUT_MS } from './in-line.js';

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary:
    'Makes one account for a pupil or a parent; does not sign in. 409 when the username is taken; the same form sent again is answered like the first.',
  body: RegisterBodySchema,
  timeoutMs: IN_LINE_TIMEOUT_MS,
  waitsInLine: true,
  isRepeatable: true,
  response: z.strictObject({ success: z.literal(true), user: UserSchema }),
  status: () => 201,
});

export const RegisteredSchema = z.strictObject({
  userId: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  role: RoleSchema,
});

export const RegisteredChildSchema = z.extend(RegisteredSchema, { gradeLevel: GradeLevelSchema });

export const registerFamily = endpoint({
  method: 'POST',
  path: '/api/auth/register-family',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary:
    'Makes a parent and a linked child, or neither, records consent and signs the parent in. 409 when a name is taken; the same form sent again signs in again.',
  body: FamilyBodySchema,
  timeoutMs: IN_LINE_TIMEOUT_MS,
  waitsInLine: true,
  response: z.strictObject({
    success: z.literal(true),
    user: UserSchema,
    parent: RegisteredSchema,
    child: RegisteredChildSchema,
  }),
  status: () => 201,
});

export const addChild = endpoint({
  method: 'POST',
  path: '/api/parent/children',
  service: 'identity',
  roles: ['parent'],
  objectRule: 'role',
  summary:
    'Makes a child of the calling parent, linked at once with consent. 409 when the username is taken or the family is full; the same form sent again is answered like the first.',
  body: AddChildBodySchema,
  timeoutMs: IN_LINE_TIMEOUT_MS,
  waitsInLine: true,
  response: z.strictObject({ success: z.literal(true), child: LinkedChildSchema }),
  status: () => 201,
});

/** Most children of one parent: no family has more, and a script that makes accounts stops here. */
export const MAX_CHILDREN = 12;

export const passwordRules = endpoint({
  method: 'GET',
  path: '/api/auth/password-rules',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary: 'How long a password must be on this site.',
  response: z.strictObject({
    minLength: z.int(),
    /** Minimum for a child's password that a parent sets. */
    minLengthForChild: z.int(),
  }),
});
