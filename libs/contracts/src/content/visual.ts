import { ManipulativeSchema } from '../question/manipulative.js';
import * as z from 'zod/mini';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import {
  GradeLevelSchema,
  HeuristicIdSchema,
  ProficiencyLevelSchema,
  QuestionKindSchema,
  VisualSchema,
  JudgedOptionsSchema,
} from '../question/item.js';

/**
 * The five proficiency levels of the visual form (ADMIN-7), by the number that is sent. The product sets questions at
 * four: Expert asks for the last of them, the hardest pairings first.
 */
export const VISUAL_PROFICIENCIES: ReadonlyArray<{ value: number; name: string; level: ProficiencyLevel }> = [
  { value: 1, name: 'Beginner', level: 'not_ready' },
  { value: 2, name: 'Developing', level: 'guided' },
  { value: 3, name: 'Proficient', level: 'independent' },
  { value: 4, name: 'Advanced', level: 'mastery' },
  { value: 5, name: 'Expert', level: 'mastery' },
];

/** Most characters of a seed. */
export const SEED_LENGTH = 64;

/** By the numbers in the drawing's description: up to two, up to five, more. */
export const VISUAL_COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;

/** Action of the pupil to answer. */
export const VISUAL_INTERACTIONS = ['type-answer', 'choose-option', 'fill-blanks'] as const;

/** Likelier form of a sub-strand's question: with a drawing, or text alone. */
export const VISUAL_DECISIONS = ['visual', 'text'] as const;

/** At least four of five questions with a drawing; fewer than one of five; in between. */
export const VISUAL_CATEGORIES = ['mostly-visual', 'mixed', 'mostly-text'] as const;

/**
 * A question with a drawing as an admin tries it out (ADMIN-7), with its key; it enters no bank and reaches no pupil.
 */
export const VisualQuestionSchema = z.strictObject({
  questionType: QuestionKindSchema,
  visualComplexity: z.enum(VISUAL_COMPLEXITIES),
  /** Kind of the drawing, such as `bar-graph`. */
  visualType: z.string(),
  interactionType: z.enum(VISUAL_INTERACTIONS),
  primaryLevel: GradeLevelSchema,
  /** Sub-strand of the grade; may be the nearest to the requested one. */
  subStrandId: z.string(),
  subStrandDisplayName: z.string(),
  heuristicId: HeuristicIdSchema,
  heuristicDisplayName: z.string(),
  proficiencyLevel: ProficiencyLevelSchema,
  /** 1–5: the complexity of the pairing (CURRICULUM-6). */
  difficultyScore: z.int().check(z.gte(1), z.lte(5)),
  questionText: z.string(),
  visualData: VisualSchema,
  /** What is drawn into the picture, where the answer is a drawing. */
  manipulative: z.optional(ManipulativeSchema),
  ...JudgedOptionsSchema.shape,
  expectedAnswer: z.string(),
  /** What a teacher would write on the board, one line each. */
  solutionSteps: z.array(z.string()),
});
export type VisualQuestion = z.infer<typeof VisualQuestionSchema>;

export const VisualAnswerSchema = z.strictObject({
  success: z.literal(true),
  question: VisualQuestionSchema,
  /** The one sent, or the one drawn; sent with the same form it gives the same question again. */
  seed: z.string(),
  /** Sentences on what differs from what was asked for; mostly none. */
  notes: z.array(z.string()),
});

export const VisualProbabilitySchema = z.strictObject({
  decision: z.enum(VISUAL_DECISIONS),
  /** 0–1: share of the questions made that carry a drawing. */
  visualProbability: z.number().check(z.gte(0), z.lte(1)),
  /** As asked for. */
  subStrandId: z.string(),
  gradeLevel: GradeLevelSchema,
  category: z.enum(VISUAL_CATEGORIES),
  /** The grade's sub-strand that was measured: the one asked for, or the nearest to it. */
  measured: z.strictObject({
    subStrandId: z.string(),
    name: z.string(),
    withDrawing: z.int(),
    /** One for each pairing, level and question type. */
    questions: z.int(),
  }),
  /** 0–1: the usual expectation for such a sub-strand (ADMIN-10); null without one. */
  hint: z.nullable(z.number()),
});
export type VisualProbability = z.infer<typeof VisualProbabilitySchema>;
