import * as z from 'zod/mini';
import { typedText } from '../text.js';
import { OptionLabelSchema } from './item.js';

/** Longest answer that is read (MARK-16 reads 200; more is kept, and marked unreadable). */
const ANSWER_MAX = 2_000;

const answerText = typedText(ANSWER_MAX);

/**
 * What a pupil has given to one question, in the flat form of the specification (PAPER-25): a field for
 * each kind of question, and `answer` for all. Working, drawing and revision are no part of it.
 */
export const GivenAnswerSchema = z.strictObject({
  answer: z.string(),
  selectedOption: z.nullable(OptionLabelSchema),
  /** In the order of `answerLabels`. */
  answerParts: z.nullable(z.array(z.string())),
  /** In the order of the blanks. */
  blankAnswers: z.nullable(z.array(z.string())),
});
export type GivenAnswer = z.infer<typeof GivenAnswerSchema>;

/** The same as a page sends it: an absent field stays as it is, null and '' clear. */
export const AnswerDeltaSchema = z.object({
  answer: z.optional(z.nullable(answerText)),
  selectedOption: z.optional(z.nullable(z.union([OptionLabelSchema, z.literal('')]))),
  answerParts: z.optional(z.nullable(z.array(answerText).check(z.maxLength(10)))),
  blankAnswers: z.optional(z.nullable(z.array(answerText).check(z.maxLength(3)))),
});
export type AnswerDelta = z.infer<typeof AnswerDeltaSchema>;

/** The same as it goes to marking; `answer` is null where nothing was put down. */
export const AnswerToMarkSchema = z.extend(GivenAnswerSchema, { answer: z.nullable(z.string()) });
export type AnswerToMark = z.infer<typeof AnswerToMarkSchema>;
