import * as z from 'zod/mini';
import { typedText } from '../text.js';
import {
  CallNameSchema,
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

// Apart from their calls: the forms read these schemas, and no page that calls without a form shall load one.

/** Sent empty by a form with the field for another role; not read. */
const IgnoredSchema = z.optional(z.nullable(z.string().check(z.maxLength(200))));

/**
 * Made by the form for its content, so that it can be sent twice: for a day a repeat with the same content gets the
 * first response. Without it, or with another one, a repeat does for some minutes (ACCOUNT-28).
 */
const RequestIdSchema = z.optional(z.uuid());

const person = {
  requestId: RequestIdSchema,
  username: usernameField(SENTENCES.registration),
  password: passwordField(SENTENCES.registration, MIN_PASSWORD_LENGTH),
  name: lineField(SENTENCES.name),
  callName: CallNameSchema,
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
  SENTENCES.role,
);

/** A further child of a parent who is signed in; the child's half of the family form. */
export const AddChildBodySchema = z.strictObject({
  requestId: RequestIdSchema,
  childName: nameField(SENTENCES.childName),
  childCallName: CallNameSchema,
  childUsername: usernameField(SENTENCES.childUsername),
  childPassword: passwordField(SENTENCES.childPassword, MIN_CHILD_PASSWORD_LENGTH),
  gradeLevel: z._default(GradeFieldSchema, 'Primary 2'),
});

export const FamilyBodySchema = z.strictObject({
  requestId: RequestIdSchema,
  parentName: nameField(SENTENCES.name),
  parentCallName: CallNameSchema,
  /** Also the parent's username. */
  parentEmail: EmailSchema,
  parentPassword: passwordField(SENTENCES.parentPassword, MIN_PASSWORD_LENGTH),
  childName: nameField(SENTENCES.childName),
  childCallName: CallNameSchema,
  childUsername: usernameField(SENTENCES.childUsername),
  childPassword: passwordField(SENTENCES.childPassword, MIN_CHILD_PASSWORD_LENGTH),
  gradeLevel: z._default(GradeFieldSchema, 'Primary 2'),
});
