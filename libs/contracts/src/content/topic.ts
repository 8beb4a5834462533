import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import * as z from 'zod/mini';
import { typedText } from '../text.js';

/** The sentences for topics, the same in browser and server (TOPIC-3, TOPIC-10). */
export const TOPIC_SENTENCES = {
  name: 'Topic name is required',
  gradeLevel: 'Grade level is required',
  question: 'Question is required',
  answer: 'Answer is required',
  questions: 'At least one model question is required',
  answers: 'At least one model answer is required',
  differentGrades: 'Only topics of the same grade can be merged.',
  differentOwners: 'Only topics that belong to the same person can be merged.',
  tooLarge: 'Together these two topics would have too many questions or answers.',
  full: 'There is no room for another topic. Please delete one that you no longer need first.',
  tooManyDecisions: 'No more pairs can be hidden.',
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

/** How much the product keeps of topics, and shows at once. */
export const TOPIC_ROOM = {
  /** Most topics of one parent. */
  own: 200,
  /** Most shared topics. */
  shared: 400,
  /** Most text of one parent's topics, and of all shared ones, in bytes. */
  bytes: 4_000_000,
  /** Most topics that an admin is shown: the shared ones, and the newest of parents. */
  listed: 1_000,
  /** Most pairs that one account keeps separate. */
  decisions: 1_000,
} as const;

/** Difficulty from 1 (Very Easy) to 5 (Very Hard). */
export const DifficultySchema = z.int().check(z.gte(1), z.lte(5));

function requiredText(sentence: string, max: number) {
  return typedText(max, sentence).check(z.trim(), z.minLength(1, sentence));
}

const TopicGradeSchema = z.enum(GRADE_LEVELS, TOPIC_SENTENCES.gradeLevel);

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

/** Fields that a person fills in to make a topic, or checks after it was read from a PDF. */
export const TopicFieldsSchema = z.strictObject({
  name: TopicNameSchema,
  description: z._default(TopicDescriptionSchema, ''),
  gradeLevel: TopicGradeSchema,
  difficultyLevel: DifficultySchema,
  modelQuestions: z
    .array(ModelQuestionSchema, TOPIC_SENTENCES.questions)
    .check(z.minLength(1, TOPIC_SENTENCES.questions), z.maxLength(TOPIC_LIMITS.questions)),
  modelAnswers: z
    .array(ModelAnswerSchema, TOPIC_SENTENCES.answers)
    .check(z.minLength(1, TOPIC_SENTENCES.answers), z.maxLength(TOPIC_LIMITS.answers)),
});
export type TopicFields = z.infer<typeof TopicFieldsSchema>;

/**
 * Content read from a PDF (TOPIC-8). A draft: it is stored only after a person has checked and saved it. Either list
 * may be empty, because sheets may lack one.
 */
export const TopicDraftSchema = z.strictObject({
  name: z.string().check(z.maxLength(TOPIC_LIMITS.nameLength)),
  description: z.string().check(z.maxLength(TOPIC_LIMITS.descriptionLength)),
  difficultyLevel: DifficultySchema,
  modelQuestions: z.array(ModelQuestionSchema).check(z.maxLength(TOPIC_LIMITS.questions)),
  modelAnswers: z.array(ModelAnswerSchema).check(z.maxLength(TOPIC_LIMITS.answers)),
});
export type TopicDraft = z.infer<typeof TopicDraftSchema>;

/** A topic as parents and admins see it (TOPIC-1). */
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
