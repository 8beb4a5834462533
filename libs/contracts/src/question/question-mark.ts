import * as z from 'zod/mini';
import { MarkOutcomeSchema } from './answer-policy.js';
import { storedShape } from '../stored-shape.js';

/** A step of typed working that earned marks beside an answer that was not right. */
const WorkingMarkSchema = z.strictObject({
  /** Result of the step, in a child's words. */
  label: z.string(),
  marks: z.int().check(z.gte(1)),
  /** Earned with a wrong number from an earlier step, followed through rightly. */
  followedThrough: z.boolean(),
});

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
  /** How the answer was read, such as `1½ kg`; null when it could not be. */
  readAs: z.nullable(z.string()),
  /** In the order of the working; empty when the answer earned all marks or the working none. */
  workingMarks: z.array(WorkingMarkSchema),
  misconceptionCode: z.nullable(z.string()),
});
export type QuestionMark = z.infer<typeof QuestionMarkSchema>;

/** A mark where it is stored as one value. */
export const STORED_MARK = storedShape({ name: 'mark', version: 1, data: QuestionMarkSchema });

const FIELDS = Object.keys(QuestionMarkSchema.shape) as ReadonlyArray<keyof QuestionMark>;

/** Reads the mark from a row or another object, without its other fields. */
export function toQuestionMark(of: QuestionMark): QuestionMark {
  return Object.fromEntries(FIELDS.map((field) => [field, of[field]])) as QuestionMark;
}
