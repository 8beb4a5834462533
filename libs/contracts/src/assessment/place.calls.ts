import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { QuestionSchema } from '../question/item.js';

/** Drawings at one place of a paper, for a reviewer. */
export const PlaceOnPaperSchema = z.strictObject({
  /** The whole question with its drawing; null once another stands there, or none. */
  question: z.nullable(QuestionSchema),
  /** Drawing of the pupil there, as a PNG data URL; null without one. */
  drawing: z.nullable(z.string()),
});
export type PlaceOnPaper = z.infer<typeof PlaceOnPaperSchema>;

/** Both are null for a paper that is no longer there. */
export const showPlace = internalCall({
  name: 'assessment.show-place',
  service: 'assessment',
  callers: ['marking'],
  isRepeatable: true,
  input: z.strictObject({
    paperId: z.int(),
    /** From 0. */
    questionIndex: z.int(),
    /** The expected question of the place. */
    itemId: z.string(),
  }),
  output: PlaceOnPaperSchema,
});
