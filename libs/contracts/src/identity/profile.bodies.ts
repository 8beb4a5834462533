import * as z from 'zod/mini';
import { CallNameSchema, GradeFieldSchema, SENTENCES, lineField } from './fields.js';

export const ChildProfileBodySchema = z.strictObject({
  name: z.optional(lineField(SENTENCES.profileName)),
  callName: CallNameSchema,
  gradeLevel: z.optional(GradeFieldSchema),
});

const PREFERENCES_SENTENCE = 'Please choose between 3 and 15 questions.';
export const PreferencesSchema = z.strictObject({
  /** Length of an adaptive or targeted assessment; 5 until chosen. */
  questionsPerAssessment: z
    .int(PREFERENCES_SENTENCE)
    .check(z.gte(3, PREFERENCES_SENTENCE), z.lte(15, PREFERENCES_SENTENCE)),
});
