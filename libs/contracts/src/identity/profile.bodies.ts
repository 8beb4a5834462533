import * as z from 'zod/mini';
import { CallNameSchema, GradeFieldSchema, SENTENCES, lineField } from './fields.js';

export const ChildProfileBodySchema = z.strictObject({
  name: z.optional(lineField(SENTENCES.profileName)),
  callName: CallNameSchema,
  gradeLevel: z.optional(GradeFieldSchema),
  /** Whether papers that the product puts together keep to the syllabus of the grade; absent: stays. */
  isSyllabusOnly: z.optional(z.boolean()),
});

export const PreferencesSchema = z.strictObject({
  /** Length of an adaptive or targeted assessment that this person makes; 5 until chosen. */
  questionsPerAssessment: z
    .int(SENTENCES.questionsPerAssessment)
    .check(z.gte(3, SENTENCES.questionsPerAssessment), z.lte(15, SENTENCES.questionsPerAssessment)),
});
