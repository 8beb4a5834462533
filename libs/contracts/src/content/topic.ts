import * as z from 'zod/mini';
import { GradeLevelSchema } from '../question/grade-level.js';
import { typedText } from '../text.js';

/** The sentences of B§5 and B§8 for topics, the same in browser and server. */
export const TOPIC_SENTENCES = {
  name: 'Topic name is required',
  gradeLevel: 'Grade level is required',
  question: 'Question is required',
  answer: 'Answer is required',
  questions: 'At least one model question is required',
  answers: 'At least one model answer is required',
  notPdf: 'Please select a PDF file.',
  pdfFailed: 'Failed to process PDF. Please try again.',
} as const;

/** The most there is of each in a topic. */
export const TOPIC_LIMITS = {
  nameLength: 120,
  descriptionLength: 2_000,
  questionLength: 2_000,
  answerLength: 1_000,
  questions: 100,
  answers: 100,
} as const;

/** Difficulty from 1 (Very Easy) to 5 (Very Hard). */
export const DifficultySchema = z.int().check(z.gte(1), z.lte(5));

function requiredText(sentence: string, max: number) {
  return typedText(max).check(z.trim(), z.minLength(1, sentence));
}

export const TopicNameSchema = requiredText(TOPIC_SENTENCES.name, TOPIC_LIMITS.nameLength);
export const TopicDescriptionSchema = typedText(TOPIC_LIMITS.descriptionLength).check(z.trim());

export const ModelQuestionSchema = z.strictObject({
  question: requiredText(TOPIC_SENTENCES.question, TOPIC_LIMITS.questionLength),
  difficulty: DifficultySchema,
});
export type ModelQuestion = z.infer<typeof ModelQuestionSchema>;

export const ModelAnswerSchema = z.strictObject({
  answer: requiredText(TOPIC_SENTENCES.answer, TOPIC_LIMITS.answerLength),
  explanation: z.optional(typedText(TOPIC_LIMITS.answerLength).check(z.trim())),
});
export type ModelAnswer = z.infer<typeof ModelAnswerSchema>;

/** What a person fills in to make a topic, or checks after it was read from a PDF. */
export const TopicFieldsSchema = z.strictObject({
  name: TopicNameSchema,
  description: z._default(TopicDescriptionSchema, ''),
  gradeLevel: GradeLevelSchema,
  difficultyLevel: DifficultySchema,
  modelQuestions: z
    .array(ModelQuestionSchema)
    .check(z.minLength(1, TOPIC_SENTENCES.questions), z.maxLength(TOPIC_LIMITS.questions)),
  modelAnswers: z
    .array(ModelAnswerSchema)
    .check(z.minLength(1, TOPIC_SENTENCES.answers), z.maxLength(TOPIC_LIMITS.answers)),
});
export type TopicFields = z.infer<typeof TopicFieldsSchema>;

/**
 * What was read from a PDF (B§7). A draft: nothing is kept of it until a person has looked at it and saved it. Either
 * list may be empty, because not every sheet has both.
 */
export const TopicDraftSchema = z.strictObject({
  name: z.string().check(z.maxLength(TOPIC_LIMITS.nameLength)),
  description: z.string().check(z.maxLength(TOPIC_LIMITS.descriptionLength)),
  difficultyLevel: DifficultySchema,
  modelQuestions: z.array(ModelQuestionSchema).check(z.maxLength(TOPIC_LIMITS.questions)),
  modelAnswers: z.array(ModelAnswerSchema).check(z.maxLength(TOPIC_LIMITS.answers)),
});
export type TopicDraft = z.infer<typeof TopicDraftSchema>;

/** A topic as parents and admins see it (B§3). */
export const TopicSchema = z.strictObject({
  id: z.uuid(),
  ...TopicFieldsSchema.shape,
  isActive: z.boolean(),
  /** Made by an admin, for everybody. */
  isShared: z.boolean(),
  /** Whether the caller may change and delete it: a parent their own, an admin all. */
  isEditable: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Topic = z.infer<typeof TopicSchema>;
