import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';

const isAbandoned = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'abandoned' in answer && answer.abandoned === true;

/** The browser of a call has gone: what still waits for it in line is dropped. False: the call is not here, or over. */
export const abandonCall = internalCall({
  name: 'identity.abandon-call',
  service: 'identity',
  callers: ['gateway'],
  // The replica that has the call is not known.
  chooseAnswer: (answers) => answers.find(isAbandoned) ?? answers[0],
  input: z.strictObject({ callId: z.string().check(z.maxLength(64)) }),
  output: z.strictObject({ abandoned: z.boolean() }),
});
