import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { RecordPathSchema } from './fields.js';

/** Kinds of e-mail. Adding one is safe, renaming one is not: rows keep it. */
export const MAIL_KINDS = [
  'verify-address',
  'reset-password',
  'new-device',
  'password-changed',
  'address-changed',
  'link-made',
  'erasure-asked',
  'weekly-digest',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * States of an e-mail. `waiting` is to be sent, and `sending` is on its way. `handed-over` was sent whole and is not
 * acknowledged yet. The other states are final:
 *
 * - `sent`: the mail server accepted it.
 * - `unsure`: the mail server may have accepted it; it is not sent again.
 * - `refused`: the mail server rejected it for good.
 * - `given-up`: it was tried for a day.
 * - `kept`: it stays here, since there is no mail server.
 */
export const MAIL_STATES = [
  'waiting',
  'sending',
  'handed-over',
  'sent',
  'unsure',
  'refused',
  'given-up',
  'kept',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const ListedMailSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  subject: z.string(),
  /** Where it goes; lower case. */
  address: z.string(),
  state: z.enum(MAIL_STATES),
  /** Last reply code of the mail server, such as 550; null without a reply. */
  replyCode: z.nullable(z.int()),
  attempts: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** When it reached its final state; ISO 8601, UTC. */
  settledAt: z.nullable(z.string()),
});
export type ListedMail = z.infer<typeof ListedMailSchema>;

export const mails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  service: 'identity',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'The last 100 e-mails of 30 days, newest first; and whether there is a mail server.',
  response: z.strictObject({
    /** False: there is no SMTP_URL, and e-mails stay in the database. */
    hasServer: z.boolean(),
    mails: z.array(ListedMailSchema),
  }),
});

export const mail = endpoint({
  method: 'GET',
  path: '/api/admin/mails/:id',
  service: 'identity',
  roles: ['admin'],
  objectRule: { object: 'mail', in: 'params', field: 'id', admin: 'any' },
  summary: 'One e-mail as its reader sees it, with its secret links hidden.',
  params: RecordPathSchema,
  response: z.strictObject({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  }),
});
