import * as z from 'zod/mini';
import { ANY_ROLE, endpoint } from '../endpoint.js';
import { DoneSchema, RecordPathSchema } from './fields.js';

/** Notices to an account. Adding a kind is safe, renaming one is not. */
export const NOTICE_KINDS = [
  'link-made',
  'link-ended',
  'erasure-asked',
  'erasure-stopped',
  'password-reset',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NoticeSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  /** The child concerned; null, like its name, for a parent without a link to the child. */
  childUserId: z.nullable(z.string()),
  childName: z.nullable(z.string()),
  /** Person who did it, as the reader sees it; for a link the linked parent. */
  doneBy: z.enum(['you', 'child', 'parent']),
  /** Null for the reader, for an erased account, and where the child's name is null. */
  doneByName: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** True after the reader dismissed it. */
  isSeen: z.boolean(),
});
export type Notice = z.infer<typeof NoticeSchema>;

export const notices = endpoint({
  method: 'GET',
  path: '/api/notices',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: 'session',
  summary: 'Notices about the calling account and family: at most 50, newest first.',
  response: z.strictObject({ notices: z.array(NoticeSchema) }),
});

export const dismissNotice = endpoint({
  method: 'POST',
  path: '/api/notices/:id/dismiss',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: { object: 'notice', in: 'params', field: 'id', child: 'own', parent: 'own', admin: 'own' },
  summary: 'Puts a notice away; doing so again changes nothing.',
  params: RecordPathSchema,
  response: DoneSchema,
});
