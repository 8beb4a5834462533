import * as z from 'zod/mini';
import { ROLES } from '../endpoint.js';
import { GradeLevelSchema } from '../question/grade-level.js';

export const RoleSchema = z.enum(ROLES);

/** A linked child as a parent's session carries it (ACCOUNT-2). */
export const LinkedChildSchema = z.strictObject({
  /** The link record; unlinking names this id, never the child's. */
  id: z.string(),
  userId: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** What pages call the child: the name asked for, or the whole name (ACCOUNT-20). */
  callName: z.string(),
  username: z.string(),
  gradeLevel: GradeLevelSchema,
  /** ISO 8601, UTC: since when the child is linked. */
  createdAt: z.string(),
});
export type LinkedChild = z.infer<typeof LinkedChildSchema>;

/** The signed-in person. Never carries a hash, a token or another person's e-mail. */
export const UserSchema = z.strictObject({
  userId: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** What pages call the person: the name asked for, or the whole name (ACCOUNT-20). */
  callName: z.string(),
  role: RoleSchema,
  /** Primary 5 when the account has none (ACCOUNT-3). */
  gradeLevel: GradeLevelSchema,
  /** Linked children, oldest link first; empty for children and admins. */
  children: z.array(LinkedChildSchema),
  /** Another person set the password: the page asks for a new one. */
  mustChangePassword: z.optional(z.literal(true)),
  /** An admin outside demo mode without a second factor: the page asks to set one up. */
  mustSetUpSecondFactor: z.optional(z.literal(true)),
});
export type User = z.infer<typeof UserSchema>;
