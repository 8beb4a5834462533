import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { AnswerToMarkSchema } from '../question/answer.js';
import { type MarkScheme, MarkSchemeSchema } from '../question/item.js';

/** One response with its scheme as of the paper's creation. */
export const ResponseToMarkSchema = z.strictObject({
  questionIndex: z.int(),
  scheme: MarkSchemeSchema,
  ...AnswerToMarkSchema.shape,
  /** Typed working; empty when there is none. */
  working: z.string(),
});

const KnownByQuestionSchema = z.looseObject({ questionId: z.string() });
/**
 * A key as its paper stores it, with only its question id checked. An unusable key leaves its question pending
 * (MARK-23), and the other answers of the paper are marked.
 */
const KeptSchemeSchema = z.custom<MarkScheme>((key) => z.safeParse(KnownByQuestionSchema, key).success);

/** Read by the marking worker; jobs themselves carry ids only. */
export const getSubmissionToMark = internalCall({
  name: 'assessment.get-submission-to-mark',
  service: 'assessment',
  callers: ['marking-worker'],
  isRepeatable: true,
  input: z.strictObject({ submissionId: z.uuid() }),
  output: z.strictObject({
    submission: z.nullable(
      z.strictObject({
        submissionId: z.uuid(),
        paperId: z.int(),
        /** Owner of the answers: a model is asked only with a parent's consent. */
        pupilId: z.uuid(),
        responses: z.array(z.extend(ResponseToMarkSchema, { scheme: KeptSchemeSchema })),
        /** The text of each question, in the order of the responses. */
        stems: z.array(z.string()),
      }),
    ),
  }),
});
