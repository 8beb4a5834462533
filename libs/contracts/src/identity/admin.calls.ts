import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { typedText } from '../text.js';

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
  callers: ['marking', 'assessment'],
  input: z.strictObject({ userIds: z.array(z.uuid()).check(z.maxLength(50)) }),
  output: z.strictObject({ usernames: z.record(z.string(), z.string()) }),
});

/** Pupils whose name or username has a text in it, at most 1 000; the words are kept nowhere. */
export const findPupils = internalCall({
  name: 'identity.find-pupils',
  service: 'identity',
  callers: ['assessment'],
  input: z.strictObject({ search: typedText(100) }),
  output: z.strictObject({ pupilIds: z.array(z.uuid()) }),
});

/**
 * Writes down that the calling admin reads papers of pupils, before they are shown, and names those pupils; once for many
 * readings of the same. Whoever is unknown or erased is left out. Throws 403 for a caller who is no admin.
 */
export const readPapers = internalCall({
  name: 'identity.read-papers',
  service: 'identity',
  callers: ['assessment'],
  input: z.strictObject({
    /** Number of the one paper that is opened; null for a list. */
    assessmentId: z.nullable(z.int()),
    pupilIds: z.array(z.uuid()).check(z.maxLength(50)),
  }),
  output: z.strictObject({ names: z.record(z.string(), z.string()) }),
});
