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
  pictureUnreadable: 'A picture could not be read. Please remove it, or choose the PDF again.',
  picturesTooLarge: 'The pictures of this topic are too large. Please remove some of them.',
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

/** The most there is of pictures beside questions, which were cut out of a PDF (TOPIC-16). */
export const TOPIC_PICTURES = {
  /** Bytes of one PNG. */
  bytes: 200 * 1024,
  /** Bytes of all of a new topic's pictures: they come with it in one call. */
  topicBytes: 600 * 1024,
  /** The same of a topic that others were merged into. */
  mergedBytes: 2 * 1024 * 1024,
  /** Pictures of a new topic. */
  count: 60,
  /** Bytes of the pictures of one parent's topics, and of all shared ones. */
  own: 8 * 1024 * 1024,
  shared: 40 * 1024 * 1024,
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

/** A question as it is stored. */
export const StoredQuestionSchema = z.strictObject({
  ...ModelQuestionSchema.shape,
  /** Ids of its pictures in their order; absent where it has none. */
  pictures: z.optional(z.array(z.uuid())),
});
export type StoredQuestion = z.infer<typeof StoredQuestionSchema>;

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

/** A part of a page of a PDF, as shares of its width and height from its upper left corner. */
export const SheetPlaceSchema = z.strictObject({
  /** From 1. */
  page: z.int().check(z.gte(1)),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});
export type SheetPlace = z.infer<typeof SheetPlaceSchema>;

/** Why a pair should be looked at. */
export const SHEET_DOUBTS = [
  /** The sheet names no answer for it. */
  'no-answer',
  /** A question between the one before and this one was not found. */
  'gap-before',
  /** It may hold two questions. */
  'two-questions',
  /** The sheet names two answers. */
  'two-answers',
  /** A letter stands in a number, or a letter is missing in a word. */
  'odd-letters',
  /** The answer is none of the options. */
  'not-an-option',
  /** The sum comes to something else. */
  'sum-differs',
  /** It asks nothing. */
  'no-task',
  /** A model found it, and the rules did not. */
  'by-model',
  /** It was read from the picture of a page. */
  'scanned',
] as const;
export type SheetDoubt = (typeof SHEET_DOUBTS)[number];

/** A question of a sheet with its answer, marks and place (TOPIC-11). */
export const SheetPairSchema = z.strictObject({
  /** As the sheet numbers it. */
  number: z.string(),
  question: z.string().check(z.maxLength(TOPIC_LIMITS.questionLength)),
  difficulty: DifficultySchema,
  /** Null where the sheet has none. */
  marks: z.nullable(z.int()),
  /** Empty where the sheet has none. */
  answer: z.string().check(z.maxLength(TOPIC_LIMITS.answerLength)),
  explanation: z.string().check(z.maxLength(TOPIC_LIMITS.answerLength)),
  /** Percent. */
  confidence: z.int().check(z.gte(0), z.lte(100)),
  doubts: z.array(z.enum(SHEET_DOUBTS)),
  /** Where its lines stand; empty where that is not known. */
  places: z.array(SheetPlaceSchema),
  /** Its pictures and tables. */
  pictures: z.array(SheetPlaceSchema),
});
export type SheetPair = z.infer<typeof SheetPairSchema>;

/** Under so many percent a person is asked to check a pair. */
export const SURE_FROM = 80;

/** A draft with what else was read of its sheet. */
export const SheetDraftSchema = z.strictObject({
  ...TopicDraftSchema.shape,
  /** Null where the sheet names none. */
  gradeLevel: z.nullable(z.enum(GRADE_LEVELS)),
  pairs: z.array(SheetPairSchema).check(z.maxLength(TOPIC_LIMITS.questions)),
});
export type SheetDraft = z.infer<typeof SheetDraftSchema>;

/** A PNG as a data URL. */
const PictureImageSchema = z
  .string(TOPIC_SENTENCES.pictureUnreadable)
  .check(
    z.maxLength(Math.ceil((TOPIC_PICTURES.bytes * 4) / 3) + 64, TOPIC_SENTENCES.picturesTooLarge),
    z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, TOPIC_SENTENCES.pictureUnreadable),
  );

/** A picture that comes with a new topic. */
export const NewPictureSchema = z.strictObject({
  /** Index of its question among `modelQuestions`, from 0. */
  question: z.int().check(z.gte(0)),
  image: PictureImageSchema,
});
export type NewPicture = z.infer<typeof NewPictureSchema>;

/** A stored picture of a topic. */
export const TopicPictureSchema = z.strictObject({ id: z.uuid(), image: z.string() });
export type TopicPicture = z.infer<typeof TopicPictureSchema>;

/** A topic as parents and admins see it (TOPIC-1). */
export const TopicSchema = z.strictObject({
  id: z.uuid(),
  ...TopicFieldsSchema.shape,
  modelQuestions: z.array(StoredQuestionSchema),
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
