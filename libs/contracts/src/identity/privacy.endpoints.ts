import * as z from 'zod/mini';
import { ANY_ROLE, endpoint } from '../endpoint.js';
import { DoneSchema, UserPathSchema, existingPasswordField } from './fields.js';

/** Days between the request to erase an account and its erasure. */
export const ERASURE_GRACE_DAYS = 7;
/** The wording a parent agrees to; raise it when the wording changes. */
export const CONSENT_VERSION = '2026-11';

const whose = { child: 'own', parent: 'own-or-linked', admin: 'own' } as const;

export const exportData = endpoint({
  method: 'GET',
  path: '/api/privacy/export',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: { object: 'account', in: 'query', field: 'userId', ...whose },
  summary: "Everything kept about oneself or a linked child, as a file's name and text.",
  query: z.object({
    /** A linked child; oneself when absent. */
    userId: z.optional(z.string().check(z.maxLength(64))),
    format: z._default(z.enum(['json', 'csv']), 'json'),
  }),
  response: z.strictObject({
    filename: z.string(),
    mediaType: z.enum(['application/json', 'text/csv']),
    /** To be saved as it is. */
    content: z.string(),
  }),
});

const ErasureSchema = z.strictObject({
  userId: z.string(),
  displayName: z.string(),
  /** ISO 8601, UTC. */
  requestedAt: z.string(),
  /** ISO 8601, UTC: from then on it is erased and nothing can bring it back. */
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
    'Asks for the erasure of oneself or a linked child after seven days; needs the own password. A child with a parent asks the parent.',
  body: z.strictObject({
    /** A linked child; oneself when absent. */
    userId: z.optional(z.string().check(z.maxLength(64))),
    password: existingPasswordField('Please enter your password.'),
  }),
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
  summary: 'Takes an open request for erasure back; 404 when there is none.',
  params: UserPathSchema,
  response: DoneSchema,
});
