import * as z from 'zod/mini';

/**
 * What a teacher can find wrong with a question: one list for the reading of a sample and for verification. `key`: its
 * answer is not right. `second-answer`: another answer is right as well. `level`: too easy or too hard for its level.
 * `language`, `drawing`, `explanation` (hints and solution) and `options`: as they stand, they are not printable.
 */
export const QUESTION_FAULTS = [
  'key',
  'second-answer',
  'level',
  'language',
  'drawing',
  'explanation',
  'options',
] as const;
export type QuestionFault = (typeof QUESTION_FAULTS)[number];
export const QuestionFaultSchema = z.enum(QUESTION_FAULTS);

/** What a reader reads for each fault. */
export const QUESTION_FAULT_NAMES: Readonly<Record<QuestionFault, string>> = {
  key: 'Key',
  'second-answer': 'Second answer',
  level: 'Level',
  language: 'Language',
  drawing: 'Drawing',
  explanation: 'Explanation',
  options: 'Options',
};

/** Whether a right answer may be marked wrong: such a question leaves the bank. */
export function hasKeyFault(faults: readonly QuestionFault[]): boolean {
  return faults.includes('key') || faults.includes('second-answer');
}

/** A structure is to be withdrawn once so many of its last questions that a person read were at fault. */
export const FAULTS_TO_WITHDRAW = 2;
/** How many of the last questions of a structure count. */
export const QUESTIONS_THAT_COUNT = 20;

/** One question as it was read: where it comes from, and what is wrong with it; nothing where it is printable. */
const ReadQuestionSchema = z.strictObject({
  grade: z.string(),
  heuristic: z.string(),
  /** Heuristic, sub-strand and structure, and a form behind them. */
  template: z.string(),
  level: z.string(),
  kind: z.string(),
  seed: z.int(),
  faults: z.array(QuestionFaultSchema),
  note: z.string(),
});

/** What the page of a sample saves. */
export const ReviewResultSchema = z.strictObject({
  seed: z.int(),
  /** Those of the sample that were read. */
  questions: z.array(ReadQuestionSchema),
});
export type ReviewResult = z.infer<typeof ReviewResultSchema>;
