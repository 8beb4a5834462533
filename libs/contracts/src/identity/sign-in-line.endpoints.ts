import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';

/**
 * Time limit in ms of calls that may wait in line for their slow hash: identity ends a wait after 8 s, and answers
 * itself (ACCOUNT-27).
 */
export const IN_LINE_TIMEOUT_MS = 15_000;

export const findPlaceInLine = endpoint({
  method: 'GET',
  path: '/api/auth/line/:requestId',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary:
    'How many people are before a sign-in or sign-up that still waits; it is named by its `requestId`.',
  params: z.strictObject({ requestId: z.string().check(z.maxLength(64)) }),
  response: z.strictObject({
    /** Null when no call of this id waits (any more) where the question arrived. */
    ahead: z.nullable(z.int()),
  }),
});
