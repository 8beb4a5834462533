import * as z from 'zod/mini';
import { type QuestionMark, QuestionMarkSchema } from '../question/question-mark.js';

/** Fields of a mark that a pupil reads. */
const SHOWN = {
  isCorrect: true,
  outcome: true,
  marksAwarded: true,
  marksPossible: true,
  feedback: true,
  suggestions: true,
  readAs: true,
  workingMarks: true,
} as const satisfies Partial<Record<keyof QuestionMark, true>>;
export const SHOWN_MARK_FIELDS = Object.keys(SHOWN) as ReadonlyArray<keyof typeof SHOWN>;

/** Feedback on one marked question (RESULT-2). */
export const QuestionFeedbackSchema = z.extend(z.pick(QuestionMarkSchema, { questionId: true, ...SHOWN }), {
  modelAnswer: z.strictObject({ answer: z.string(), working: z.string() }),
});
export type QuestionFeedback = z.infer<typeof QuestionFeedbackSchema>;

/** Share of marks in one sub-strand of a paper, for strengths and areas to practise. */
export const SubStrandResultSchema = z.strictObject({
  subStrandId: z.string(),
  subStrandDisplayName: z.string(),
  /** 0–100. */
  percent: z.int(),
});

/** The outcome of a completed paper (RESULT-1). */
export const PaperOutcomeSchema = z.strictObject({
  success: z.literal(true),
  status: z.literal('completed'),
  assessmentId: z.int(),
  /** Percent of the marks, 0–100, rounded to a whole number. */
  score: z.int(),
  marksAwarded: z.int(),
  marksPossible: z.int(),
  correctCount: z.int(),
  totalQuestions: z.int(),
  /** By question in paper order; null where marking is undecided ("?"). */
  feedback: z.array(z.nullable(QuestionFeedbackSchema)),
  timeSpentSeconds: z.int(),
  /** At most three, best first. */
  strengths: z.array(SubStrandResultSchema),
  /** At most three, weakest first. */
  areasToPractise: z.array(SubStrandResultSchema),
});
export type PaperOutcome = z.infer<typeof PaperOutcomeSchema>;
