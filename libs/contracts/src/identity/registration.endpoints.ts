import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { GradeLevelSchema } from '../question/grade-level.js';
import { typedText } from '../text.js';
import { RoleSchema, UserSchema } from './account.js';
import {
  EmailSchema,
  GradeFieldSchema,
  MIN_CHILD_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  SENTENCES,
  lineField,
  nameField,
  passwordField,
  usernameField,
} from './fields.js';

/** Sent empty by a form with the field for another role; not read. */
const IgnoredSchema = z.optional(z.nullable(z.string().check(z.maxLength(200))));

/**
 * Made by the form for its content, so that it can be sent twice: for a day a repeat with the same content gets the
 * first response. Without it a repeat finds its own name taken.
 */
const RequestIdSchema = z.optional(z.uuid());

const person = {
  requestId: RequestIdSchema,
  username: usernameField(SENTENCES.registration),
  password: passwordField(SENTENCES.registration, MIN_PASSWORD_LENGTH),
  name: lineField(SENTENCES.name),
};

/** Strict: rejects account fields that a client cannot set, such as `isActive`. */
export const RegisterBodySchema = z.discriminatedUnion(
  'role',
  [
    z.strictObject({
      role: z.literal('child'),
      ...person,
      gradeLevel: GradeFieldSchema,
      /** The parent's username; blank means none. An unknown one does not change the response. */
      parentCode: z.optional(z.nullable(typedText(200))),
      email: IgnoredSchema,
    }),
    z.strictObject({
      role: z.literal('parent'),
      ...person,
      email: EmailSchema,
      gradeLevel: IgnoredSchema,
      parentCode: IgnoredSchema,
    }),
  ],
  'Please choose Student or Parent.',
);

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary:
    'Makes one account for a pupil or a parent; does not sign in. 409 when the username is taken; a repeat by `requestId` is answered like the first.',
  body: RegisterBodySchema,
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

export const FamilyBodySchema = z.strictObject({
  requestId: RequestIdSchema,
  parentName: nameField(SENTENCES.name),
  /** Also the parent's username. */
  parentEmail: EmailSchema,
  parentPassword: passwordField('Please enter a password for the parent.', MIN_PASSWORD_LENGTH),
  childName: nameField("Please enter the child's name."),
  childUsername: usernameField(SENTENCES.childUsername),
  childPassword: passwordField('Please enter a password for the child.', MIN_CHILD_PASSWORD_LENGTH),
  gradeLevel: z._default(GradeFieldSchema, 'Primary 2'),
});

export const registerFamily = endpoint({
  method: 'POST',
  path: '/api/auth/register-family',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary:
    'Makes a parent and a linked child, or neither, records consent and signs the parent in. 409 when a name is taken; a repeat by `requestId` signs in again.',
  body: FamilyBodySchema,
  response: z.strictObject({
    success: z.literal(true),
    user: UserSchema,
    parent: RegisteredSchema,
    child: RegisteredChildSchema,
  }),
  status: () => 201,
});

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
