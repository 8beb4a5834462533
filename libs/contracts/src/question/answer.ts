import * as z from 'zod/mini';
import { storedShape } from '../stored-shape.js';
import { typedText } from '../text.js';
import { OptionLabelSchema, type QuestionKind } from './item.js';

/** Longest answer that is read (MARK-16 reads 200; more is kept, and marked unreadable). */
const ANSWER_MAX = 2_000;

const answerText = typedText(ANSWER_MAX);

/** The fields that an answer has for its kind beside `answer`; null where nothing was put down. */
const OWN_FIELDS = {
  mcq: { selectedOption: z.nullable(OptionLabelSchema) },
  'open-ended': {
    /** In the order of `answerLabels`. */
    answerParts: z.nullable(z.array(z.string())),
  },
  'fill-in-the-blank': {
    /** In the order of the blanks. */
    blankAnswers: z.nullable(z.array(z.string())),
  },
} satisfies Partial<Record<QuestionKind, z.core.$ZodShape>>;

/**
 * A pupil's answer to one question in the flat form of the specification (PAPER-25): a field for each kind of question,
 * and `answer` for all. Working, drawing and revision are separate.
 */
export const GivenAnswerSchema = z.strictObject({
  answer: z.string(),
  ...OWN_FIELDS.mcq,
  ...OWN_FIELDS['open-ended'],
  ...OWN_FIELDS['fill-in-the-blank'],
});
export type GivenAnswer = z.infer<typeof GivenAnswerSchema>;

/** An answer as it is stored. A row does not say the kind of its question, so it has the fields of all. */
export const STORED_ANSWER = storedShape({ name: 'answer', version: 1, data: GivenAnswerSchema });

/** The same as a page sends it: an absent field stays as it is, null and '' clear. */
export const AnswerDeltaSchema = z.object({
  answer: z.optional(z.nullable(answerText)),
  selectedOption: z.optional(z.nullable(z.union([OptionLabelSchema, z.literal('')]))),
  answerParts: z.optional(z.nullable(z.array(answerText).check(z.maxLength(10)))),
  blankAnswers: z.optional(z.nullable(z.array(answerText).check(z.maxLength(3)))),
});
export type AnswerDelta = z.infer<typeof AnswerDeltaSchema>;

/** The same as sent to marking; `answer` is null without an answer. */
export const AnswerToMarkSchema = z.extend(GivenAnswerSchema, { answer: z.nullable(z.string()) });
export type AnswerToMark = z.infer<typeof AnswerToMarkSchema>;
