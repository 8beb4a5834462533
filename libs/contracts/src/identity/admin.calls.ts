import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';

/**
 * Writes down that the calling admin reads answers of pupils that wait for a person, before they are shown; once for
 * many readings of the same list. Throws 403 for a caller who is no admin.
 */
export const noteReviewsRead = internalCall({
  name: 'identity.note-reviews-read',
  service: 'identity',
  callers: ['marking'],
  input: z.strictObject({ status: z.enum(['open', 'decided']) }),
  output: z.strictObject({ noted: z.literal(true) }),
});

/** Usernames of admins by account id; whoever is unknown, erased or no admin is left out. */
export const nameAdmins = internalCall({
  name: 'identity.name-admins',
  service: 'identity',
  callers: ['marking'],
  input: z.strictObject({ userIds: z.array(z.uuid()).check(z.maxLength(50)) }),
  output: z.strictObject({ usernames: z.record(z.string(), z.string()) }),
});
