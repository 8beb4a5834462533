import * as z from 'zod/mini';
import { type QuestionMark, QuestionMarkSchema, toQuestionMark } from '../question/question-mark.js';
import { earlierVersion } from '../version.js';
import type { EventDefinition } from './event.js';

const FIGURES = {
  questionId: true,
  isCorrect: true,
  marksAwarded: true,
  marksPossible: true,
  reasonCode: true,
} as const;
const FiguresSchema = z.pick(QuestionMarkSchema, FIGURES);

/** A mark without `readAs`: that can repeat a child's own words, which no event may hold (PRIVACY-2). */
export const MarkedQuestionSchema = z.extend(FiguresSchema, {
  /** Null in events converted from version 1: such a mark cannot be stored as a result. */
  details: z.nullable(
    z.extend(z.omit(QuestionMarkSchema, { ...FIGURES, readAs: true }), {
      /** A model was asked about the working. */
      isModelRead: z.boolean(),
    }),
  ),
});
export type MarkedQuestion = z.infer<typeof MarkedQuestionSchema>;

/** A mark as an event tells it. @param isModelRead a model was asked about the working */
export function toMarkedQuestion(mark: QuestionMark, isModelRead: boolean): MarkedQuestion {
  const {
    questionId,
    isCorrect,
    marksAwarded,
    marksPossible,
    reasonCode,
    readAs: _,
    ...details
  } = toQuestionMark(mark);
  return {
    questionId,
    isCorrect,
    marksAwarded,
    marksPossible,
    reasonCode,
    details: { ...details, isModelRead },
  };
}

/** The marks that a submission has by now, in paper order; undecided questions are missing. */
export const submissionMarked = {
  name: 'submission.marked',
  version: 2,
  data: z.strictObject({ submissionId: z.uuid(), marks: z.array(MarkedQuestionSchema) }),
  earlier: [
    earlierVersion(
      1,
      z.strictObject({ submissionId: z.uuid(), marks: z.array(FiguresSchema) }),
      ({ submissionId, marks }) => ({
        submissionId,
        marks: marks.map((mark) => ({ ...mark, details: null })),
      }),
    ),
  ],
  subscribers: ['assessment', 'analytics'],
} as const satisfies EventDefinition;
