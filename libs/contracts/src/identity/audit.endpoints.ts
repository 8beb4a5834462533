import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { PageLimitSchema } from '../numbers.js';
import { typedText } from '../text.js';
import { RoleSchema } from './account.js';

/** What is written down, never to be changed. Adding one is safe, renaming one is not. */
export const AUDIT_ACTIONS = [
  'account.registered',
  'account.imported',
  'admin.link-made',
  'admin.set-up',
  'account.activated',
  'account.deactivated',
  'password.reset',
  'password.changed',
  'username.changed',
  'email.changed',
  'second-factor.enabled',
  'second-factor.disabled',
  'second-factor.cleared',
  'second-factor.codes-renewed',
  'second-factor.recovery-code-used',
  'child.linked',
  'child.unlinked',
  'child.relinked',
  'link.requested',
  'link.approved',
  'link.declined',
  'consent.given',
  'mail.read',
  'profile.read',
  'users.read',
  'profile.changed',
  'picture-password.set',
  'picture-password.removed',
  'sign-in-card.made',
  'sign-in-card.revoked',
  'device.approved',
  'device.revoked',
  'data.exported',
  'erasure.requested',
  'erasure.cancelled',
  'erasure.done',
  'session.reused',
  'mark.raised',
  'reviews.read',
  'review.decided',
  'papers.read',
  'paper.verified',
  'batch.created',
  'batch.paused',
  'batch.resumed',
  'batch.cancelled',
  'batch.deleted',
  'structure.withdrawn',
  'structure.restored',
  'job.retried',
  'queue.paused',
  'queue.resumed',
  'topic.created',
  'topic.changed',
  'topic.deleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A person in the log. Null names: the account is erased. */
const AuditPersonSchema = z.strictObject({
  userId: z.nullable(z.string()),
  username: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
});

export const AuditEntrySchema = z.strictObject({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Null when the product itself acted. */
  actor: z.nullable(AuditPersonSchema),
  actorRole: z.nullable(RoleSchema),
  target: z.nullable(AuditPersonSchema),
  /** Facts without names or passwords, such as `{ "gradeLevel": "Primary 4" }`. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** 32 hex digits. */
  traceId: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;

/** A day of the calendar; PostgreSQL has no year 0. */
const DaySchema = z.iso.date().check(z.refine((day) => !day.startsWith('0000')));

export const auditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  service: 'identity',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'What admins, families and the product did to accounts, newest first.',
  query: z.object({
    action: z.optional(z.enum(AUDIT_ACTIONS)),
    /** Username or user id of the actor or the subject. */
    person: z.optional(typedText(200)),
    /** First and last day, `yyyy-MM-dd`, Asia/Singapore, both included. */
    from: z.optional(DaySchema),
    to: z.optional(DaySchema),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(64))),
    limit: PageLimitSchema,
  }),
  response: z.strictObject({
    entries: z.array(AuditEntrySchema),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});
