import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';

const isWaiting = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'ahead' in answer && answer.ahead !== null;

export const findPlaceInLine = endpoint({
  method: 'GET',
  path: '/api/auth/line/:requestId',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary:
    'How many people are before a sign-in or sign-up that still waits; it is named by its `requestId`.',
  params: z.strictObject({ requestId: z.string().check(z.maxLength(64)) }),
  // Each replica of identity has a line of its own.
  chooseAnswer: (answers) => answers.find(isWaiting) ?? answers[0],
  response: z.strictObject({
    /** Null when no call of this id waits (any more) where the question arrived. */
    ahead: z.nullable(z.int()),
  }),
});
