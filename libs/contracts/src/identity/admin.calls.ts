import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { typedText } from '../text.js';

/**
 * Logs that the calling admin reads pupils' answers in review, before they are shown; once for repeated reads of a
 * list. Throws 403 for other callers.
 */
export const noteReviewsRead = internalCall({
  name: 'identity.note-reviews-read',
  service: 'identity',
  callers: ['marking'],
  isRepeatable: true,
  input: z.strictObject({ status: z.enum(['open', 'decided']) }),
  output: z.strictObject({ noted: z.literal(true) }),
});

/** Usernames of admins by account id; omits unknown, erased and other accounts. */
export const nameAdmins = internalCall({
  name: 'identity.name-admins',
  service: 'identity',
  callers: ['marking', 'assessment'],
  isRepeatable: true,
  input: z.strictObject({ userIds: z.array(z.uuid()).check(z.maxLength(50)) }),
  output: z.strictObject({ usernames: z.record(z.string(), z.string()) }),
});

/** Pupils with a text in name or username, at most 1 000; the text is not stored. */
export const findPupils = internalCall({
  name: 'identity.find-pupils',
  service: 'identity',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({ search: typedText(100) }),
  output: z.strictObject({ pupilIds: z.array(z.uuid()) }),
});

/**
 * Logs that the calling admin reads pupils' papers, before they are shown, and names those pupils; once for repeated
 * reads. Omits unknown and erased accounts. Throws 403 for other callers.
 */
export const readPapers = internalCall({
  name: 'identity.read-papers',
  service: 'identity',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({
    /** Number of the one paper that is opened; null for a list. */
    assessmentId: z.nullable(z.int()),
    pupilIds: z.array(z.uuid()).check(z.maxLength(50)),
  }),
  output: z.strictObject({ names: z.record(z.string(), z.string()) }),
});
