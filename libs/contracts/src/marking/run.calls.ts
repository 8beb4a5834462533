import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { WorkingMarkSchema } from '../assessment/result.js';
import { MarkOutcomeSchema } from '../question/answer-policy.js';

/** The mark of one question. */
export const QuestionMarkSchema = z.strictObject({
  questionId: z.string(),
  questionIndex: z.int(),
  outcome: MarkOutcomeSchema,
  isCorrect: z.boolean(),
  marksAwarded: z.int(),
  marksPossible: z.int(),
  reasonCode: z.string(),
  /** One kind sentence in a child's words. */
  feedback: z.string(),
  suggestions: z.array(z.string()),
  readAs: z.nullable(z.string()),
  workingMarks: z.array(WorkingMarkSchema),
  misconceptionCode: z.nullable(z.string()),
});
export type QuestionMark = z.infer<typeof QuestionMarkSchema>;

/** A mark as its run has given it. */
export const RunMarkSchema = z.extend(QuestionMarkSchema, {
  /** A model was asked about the working; absent where the rules had no need of one. */
  isModelRead: z.optional(z.boolean()),
});
export type RunMark = z.infer<typeof RunMarkSchema>;

/** The marks of a finished run; null while it is not finished. */
export const getMarkingRun = internalCall({
  name: 'marking.get-marking-run',
  service: 'marking',
  callers: ['assessment'],
  input: z.strictObject({ submissionId: z.uuid() }),
  output: z.strictObject({ marks: z.nullable(z.array(RunMarkSchema)) }),
});
