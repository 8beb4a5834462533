import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';

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
