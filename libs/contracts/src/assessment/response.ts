import * as z from 'zod/mini';
import { AnswerDeltaSchema, GivenAnswerSchema } from '../question/answer.js';
import { storedShape } from '../stored-shape.js';
import { typedText } from '../text.js';

const WORKING_MAX = 10_000;
/**
 * A PNG data image. The stored maximum of 200 KB is about 274 000 characters of base64. A larger one reaches the
 * service, so that the text of the same save is stored before the drawing is rejected.
 */
const DRAWING_MAX = 1_000_000;

export const CONFIDENCE_LEVELS = ['low', 'medium', 'high'] as const;
/** A pupil's confidence in an answer; `medium` by default (PAPER-20). */
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number];

/**
 * A pupil's input for one question (PAPER-13). Absent fields stay as they are, so one field is enough; null and ''
 * clear.
 */
export const AnswerEntrySchema = z.object({
  /** Position on the paper from 0. Absent in the full-array form, where the place in the array counts. */
  questionIndex: z.optional(z.int().check(z.gte(0), z.lte(99))),
  /**
   * Counts the edits of this question, one more than the last revision seen. The highest wins; the same or a lower
   * one is ignored. Absent: taken as the newest, but then a blank never overwrites an answer.
   */
  revision: z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
  working: z.optional(z.nullable(typedText(WORKING_MAX))),
  ...AnswerDeltaSchema.shape,
  /** `data:image/png;base64,…` */
  drawing: z.optional(z.nullable(z.string().check(z.maxLength(DRAWING_MAX)))),
  /** Seconds spent on this question so far; pauses while the page is hidden. */
  timeSpent: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(86_400)))),
  confidenceLevel: z.optional(z.nullable(z.enum(CONFIDENCE_LEVELS))),
  /** Hints opened at this question so far; it only grows. */
  hintsUsed: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(10)))),
});
export type AnswerEntry = z.infer<typeof AnswerEntrySchema>;

/** The same, whole, as the server has it. */
export const StoredAnswerSchema = z.strictObject({
  questionIndex: z.int(),
  revision: z.int(),
  working: z.string(),
  ...GivenAnswerSchema.shape,
  drawing: z.nullable(z.string()),
  timeSpent: z.number(),
  confidenceLevel: z.enum(CONFIDENCE_LEVELS),
  hintsUsed: z.int(),
});
export type StoredAnswer = z.infer<typeof StoredAnswerSchema>;

/** A whole response as it is stored where one is kept as it stood. Its drawing is kept apart. */
export const STORED_RESPONSE = storedShape({
  name: 'response',
  version: 1,
  data: z.omit(StoredAnswerSchema, { drawing: true }),
});

/** The very text of the button: counts as an answer, so that a stuck child can finish, and is marked as not tried. */
export const NOT_YET_KNOWN = "I don't know yet";

/** State of one question (PAPER-14): working alone is in progress; every part filled is answered. */
export type ResponseStatus = 'unanswered' | 'in-progress' | 'answered';
