import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';

/**
 * Checks whether a pupil's text may go to an external model (PRIVACY-1). False for an account that is unknown, not a
 * child's, inactive, or without a parent linked by code or family registration. Called each time, just before sending.
 */
export const getModelConsent = internalCall({
  name: 'identity.get-model-consent',
  service: 'identity',
  callers: ['marking-worker'],
  isRepeatable: true,
  input: z.strictObject({ pupilId: z.uuid() }),
  output: z.strictObject({ allowed: z.boolean() }),
});
