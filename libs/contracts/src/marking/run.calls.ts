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

/** The marks of a finished run; null while it is not finished. */
export const getMarkingRun = internalCall({
  name: 'marking.get-marking-run',
  service: 'marking',
  callers: ['assessment'],
  input: z.strictObject({ submissionId: z.uuid() }),
  output: z.strictObject({ marks: z.nullable(z.array(QuestionMarkSchema)) }),
});
