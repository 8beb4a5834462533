import * as z from 'zod/mini';
import { existingPasswordField, SENTENCES } from './fields.js';

export const ErasureBodySchema = z.strictObject({
  /** A linked child; oneself when absent. */
  userId: z.optional(z.string().check(z.maxLength(64))),
  password: existingPasswordField(SENTENCES.ownPassword),
});
