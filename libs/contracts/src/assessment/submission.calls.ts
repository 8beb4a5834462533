import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { MarkSchemeSchema, OptionLabelSchema } from '../question/item.js';

/** One response with the scheme it is to be marked by, as it stood when the paper was made. */
export const ResponseToMarkSchema = z.strictObject({
  questionIndex: z.int(),
  scheme: MarkSchemeSchema,
  answer: z.nullable(z.string()),
  selectedOption: z.nullable(OptionLabelSchema),
  blankAnswers: z.nullable(z.array(z.string())),
  answerParts: z.nullable(z.array(z.string())),
  /** Typed working; empty when there is none. */
  working: z.string(),
});

/** Read by the marking worker; jobs themselves carry ids only. */
export const getSubmissionToMark = internalCall({
  name: 'assessment.get-submission-to-mark',
  service: 'assessment',
  callers: ['marking'],
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
