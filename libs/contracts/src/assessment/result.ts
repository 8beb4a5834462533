import * as z from 'zod/mini';
import { MarkOutcomeSchema } from '../question/answer-policy.js';

/** A step of typed working that earned marks beside an answer that was not right. */
export const WorkingMarkSchema = z.strictObject({
  /** What the step finds, in a child's words. */
  label: z.string(),
  marks: z.int().check(z.gte(1)),
  /** Earned with a wrong number from an earlier step, followed through rightly. */
  followedThrough: z.boolean(),
});
export type WorkingMark = z.infer<typeof WorkingMarkSchema>;

/** Feedback on one marked question (RESULT-2). */
export const QuestionFeedbackSchema = z.strictObject({
  questionId: z.string(),
  isCorrect: z.boolean(),
  outcome: MarkOutcomeSchema,
  marksAwarded: z.int(),
  marksPossible: z.int(),
  /** One kind sentence. */
  feedback: z.string(),
  suggestions: z.array(z.string()),
  /** How the answer was read, such as `1½ kg`; null when it could not be. */
  readAs: z.nullable(z.string()),
  /** In the order of the working; empty when the answer earned all marks or the working none. */
  workingMarks: z.array(WorkingMarkSchema),
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
