import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { AnswerBodySchema } from './second-factor.endpoints.js';
import { OpenedSessionSchema } from './session.calls.js';

/** How long a right password waits for its code. */
export const CHALLENGE_SECONDS = 300;

/** Opens the session of a challenge; throws `challenge-ended`, `wrong-code` and `too-many-codes`. */
export const answerChallenge = internalCall({
  name: 'identity.answer-challenge',
  service: 'identity',
  callers: ['gateway'],
  input: z.extend(AnswerBodySchema, { challenge: z.string().check(z.maxLength(200)) }),
  output: OpenedSessionSchema,
});
