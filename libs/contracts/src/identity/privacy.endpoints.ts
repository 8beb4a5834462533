import * as z from 'zod/mini';
import { ANY_ROLE, endpoint } from '../endpoint.js';
import { DoneSchema, UserPathSchema, drawingNameField } from './fields.js';
import { ErasureBodySchema } from './privacy.bodies.js';

/** Days between the request to erase an account and its erasure. */
export const ERASURE_GRACE_DAYS = 7;
/** Days for which technical traces are kept; they hold no word of a person and no id that leads to one. */
export const TRACE_RETENTION_DAYS = 7;
/**
 * Most days for which a backup is kept, so the longest that an erased person's data can remain anywhere.
 * `BACKUP_KEEP_DAYS` may be less, never more: the profile page promises this number.
 */
export const BACKUP_RETENTION_DAYS = 30;
/** The wording a parent agrees to; raise it when the wording changes. */
export const CONSENT_VERSION = '2026-11';

const whose = { child: 'own', parent: 'own-or-linked', admin: 'own' } as const;

export const exportData = endpoint({
  method: 'GET',
  path: '/api/privacy/export',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: { object: 'account', in: 'query', field: 'userId', ...whose },
  summary:
    "Everything kept about oneself or a linked child, as a file's name and content; as zip with the drawings, in several files where one would grow too big.",
  // Every service is asked, also for drawings.
  timeoutMs: 55_000,
  query: z.object({
    /** A linked child; oneself when absent. */
    userId: z.optional(z.string().check(z.maxLength(64))),
    format: z._default(z.enum(['json', 'csv', 'zip']), 'json'),
    /** As zip: only the drawings after this one, from `next` of the previous file. */
    after: z.optional(drawingNameField),
  }),
  response: z.strictObject({
    filename: z.string(),
    mediaType: z.enum(['application/json', 'text/csv', 'application/zip']),
    /** Content to save unchanged; a zip in base64. */
    content: z.string(),
    /** The last drawing of this zip, where more are left for a further one. */
    next: z.optional(z.string()),
  }),
});

const ErasureSchema = z.strictObject({
  userId: z.string(),
  displayName: z.string(),
  /** ISO 8601, UTC. */
  requestedAt: z.string(),
  /** ISO 8601, UTC: the erasure starts then and cannot be undone. */
  eraseAfter: z.string(),
});
export type Erasure = z.infer<typeof ErasureSchema>;

export const requestErasure = endpoint({
  method: 'POST',
  path: '/api/privacy/erase',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: { object: 'account', in: 'body', field: 'userId', ...whose },
  summary:
    'Requests the erasure of the caller or a linked child after seven days; needs the password. A child with a parent asks the parent. Child and linked parents are told.',
  body: ErasureBodySchema,
  response: z.strictObject({ success: z.literal(true), erasure: ErasureSchema }),
});

export const erasures = endpoint({
  method: 'GET',
  path: '/api/privacy/erasures',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: 'session',
  summary: 'Open requests for erasure of oneself and of linked children.',
  response: z.array(ErasureSchema),
});

export const cancelErasure = endpoint({
  method: 'DELETE',
  path: '/api/privacy/erase/:userId',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: { object: 'account', in: 'params', field: 'userId', ...whose },
  summary:
    'Takes an open request for erasure back, as the person or as any linked parent; 404 when there is none.',
  params: UserPathSchema,
  response: DoneSchema,
});
