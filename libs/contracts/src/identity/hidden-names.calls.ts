import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';

/**
 * The words that must not reach a model in what an account typed: names, usernames and e-mail addresses of the account
 * and of its family. For one call to a model alone: the caller keeps, logs and passes on none of them. Throws
 * `not-found` for an account that is unknown.
 */
export const listHiddenNames = internalCall({
  name: 'identity.list-hidden-names',
  service: 'identity',
  callers: ['marking-worker', 'pregeneration-worker'],
  isRepeatable: true,
  input: z.strictObject({ accountId: z.uuid() }),
  output: z.strictObject({ names: z.array(z.string()) }),
});
