import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';

/**
 * Whether a pupil's own writing may go to an outside model (PRIVACY-1). Not for an account that is unknown, no
 * child's, switched off, or without a parent linked by code or by family registration. Asked anew each time, just before anything is sent.
 */
export const getModelConsent = internalCall({
  name: 'identity.get-model-consent',
  service: 'identity',
  callers: ['marking-worker'],
  input: z.strictObject({ pupilId: z.uuid() }),
  output: z.strictObject({ allowed: z.boolean() }),
});
