import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { AnswerToMarkSchema } from '../question/answer.js';
import { MarkSchemeSchema } from '../question/item.js';

/** One response with the scheme it is to be marked by, as it stood when the paper was made. */
export const ResponseToMarkSchema = z.strictObject({
  questionIndex: z.int(),
  scheme: MarkSchemeSchema,
  ...AnswerToMarkSchema.shape,
  /** Typed working; empty when there is none. */
  working: z.string(),
});

/** Read by the marking worker; jobs themselves carry ids only. */
export const getSubmissionToMark = internalCall({
  name: 'assessment.get-submission-to-mark',
  service: 'assessment',
  callers: ['marking-worker'],
  input: z.strictObject({ submissionId: z.uuid() }),
  output: z.strictObject({
    submission: z.nullable(
      z.strictObject({
        submissionId: z.uuid(),
        paperId: z.int(),
        /** Whose answers they are: a model is only asked for pupils whose parent has agreed. */
        pupilId: z.uuid(),
        responses: z.array(ResponseToMarkSchema),
        /** The text of each question, in the order of the responses. */
        stems: z.array(z.string()),
      }),
    ),
  }),
});
