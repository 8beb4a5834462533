import * as z from 'zod/mini';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { storedShape } from '../stored-shape.js';
import { AnswerPolicySchema } from './answer-policy.js';
import { GradeLevelSchema, shownInput } from './grade-level.js';
import { ManipulativeSchema } from './manipulative.js';

export { GradeLevelSchema };

export const ProficiencyLevelSchema = z.enum(PROFICIENCY_LEVELS);
export const HeuristicIdSchema = z.enum(HEURISTIC_IDS, {
  error: ({ input }) => `Invalid heuristic ID: ${shownInput(input)} for All Levels`,
});

export const QUESTION_KINDS = ['open-ended', 'mcq', 'fill-in-the-blank'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export const QuestionKindSchema = z.enum(QUESTION_KINDS);

export const OPTION_LABELS = ['A', 'B', 'C', 'D'] as const;
export type OptionLabel = (typeof OPTION_LABELS)[number];
export const OptionLabelSchema = z.enum(OPTION_LABELS);

const OptionSchema = z.strictObject({ label: OptionLabelSchema, text: z.string() });
/** The options of a question as a pupil sees them: exactly four for `mcq`, else null. */
export const ShownOptionsSchema = z.strictObject({ mcqOptions: z.nullable(z.array(OptionSchema)) });
/** The same with the truth of each. */
export const JudgedOptionsSchema = z.strictObject({
  mcqOptions: z.nullable(z.array(z.extend(OptionSchema, { isCorrect: z.boolean() }))),
});

/** A drawing made by the product's own code: safe SVG text and what it shows, without the answer. */
export const VisualSchema = z.strictObject({
  svg: z.string(),
  alt: z.string(),
  /**
   * For Primary 1 and 2: where the things to count are, as left, top, width and height in units of the drawing, in
   * reading order. Absent where there are none.
   */
  things: z.optional(z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]))),
});
export type Visual = z.infer<typeof VisualSchema>;

/** Fields of every question. */
const QUESTION_FIELDS = {
  /** UUID v7 of the bank item. */
  id: z.string(),
  /** The stem. Fractions are written `3/4` and `2 3/4`; a blank is `___`. */
  questionText: z.string(),
  proficiencyLevel: ProficiencyLevelSchema,
  subStrandId: z.string(),
  subStrandDisplayName: z.string(),
  heuristicId: HeuristicIdSchema,
  heuristicDisplayName: z.string(),
  /** Whole marks: 1, 1, 2 or 4 by level. */
  marks: z.int().check(z.gte(1)),
  /** Gentle first; shown one at a time. */
  scaffoldingHints: z.array(z.string()),
  /**
   * The unit printed after the answer box, such as `cm` or `$` (printed before); null when the pupil writes it or
   * there is none.
   */
  answerUnit: z.nullable(z.string()),
  /** Units the keypad offers. */
  unitChips: z.array(z.string()),
  visual: z.nullable(VisualSchema),
  /** What the pupil may answer with instead of typing: from Primary 3 words and drawings; absent where nothing fits. */
  manipulative: z.optional(ManipulativeSchema),
};

/** How many answers a question asks for, where it is one without a label. */
const ONE_ANSWER = { answerCount: z.literal(1), answerLabels: z.null() };

/**
 * What a pupil may see of a question before the paper is completed, by its kind. Strict: a key, an accepted answer or
 * a step can never ride along. Everything secret stands in {@link MarkSchemeSchema} (QUESTION-2). Each kind has a value
 * in its own fields, and what stands for nothing in those of the other kinds: the flat form of the specification.
 */
export const QuestionSchema = z.discriminatedUnion('questionType', [
  z.strictObject({
    ...QUESTION_FIELDS,
    questionType: z.literal('open-ended'),
    mcqOptions: z.null(),
    blankCount: z.literal(0),
    /** 1 unless the item asks for several labelled answers. */
    answerCount: z.int().check(z.gte(1)),
    /** One label per answer when `answerCount` is above 1, else null. */
    answerLabels: z.nullable(z.array(z.string())),
  }),
  z.strictObject({
    ...QUESTION_FIELDS,
    questionType: z.literal('mcq'),
    /** A to D, in their order. */
    mcqOptions: z.array(OptionSchema),
    blankCount: z.literal(0),
    ...ONE_ANSWER,
  }),
  z.strictObject({
    ...QUESTION_FIELDS,
    questionType: z.literal('fill-in-the-blank'),
    mcqOptions: z.null(),
    /** Number of `___` in the stem. */
    blankCount: z.int().check(z.gte(1), z.lte(3)),
    ...ONE_ANSWER,
  }),
]);
export type Question = z.infer<typeof QuestionSchema>;
export const STORED_QUESTION = storedShape({ name: 'question', version: 1, data: QuestionSchema });

/** A {@link Question} as the pages read it: code does not branch on its kind. */
export const PupilQuestionSchema = z.strictObject({
  ...QUESTION_FIELDS,
  questionType: QuestionKindSchema,
  ...ShownOptionsSchema.shape,
  blankCount: z.int().check(z.gte(0), z.lte(3)),
  answerCount: z.int().check(z.gte(1)),
  answerLabels: z.nullable(z.array(z.string())),
});
export type PupilQuestion = z.infer<typeof PupilQuestionSchema>;

/** A question after completion: with its key, steps and options' truth (review mode only). */
export const ReviewedQuestionSchema = z.extend(PupilQuestionSchema, {
  ...JudgedOptionsSchema.shape,
  blankPositions: z.nullable(
    z.array(
      z.strictObject({
        answer: z.string(),
        acceptedAnswers: z.array(z.string()),
        caseSensitive: z.boolean(),
      }),
    ),
  ),
  modelAnswer: z.string(),
  solutionSteps: z.array(z.string()),
  /** Drawings beside the steps; absent where there are none. */
  solutionVisuals: z.optional(z.array(VisualSchema)),
});
export type ReviewedQuestion = z.infer<typeof ReviewedQuestionSchema>;

/** One answer to be marked: the whole answer of an open item or an option letter, one blank, or one labelled part. */
export const SchemePartSchema = z.strictObject({
  /** The part's label for labelled answers, else null. */
  label: z.nullable(z.string()),
  /** The model answer as a teacher would write it, unit included; for `mcq` the option letter. */
  expected: z.string(),
  acceptedAnswers: z.array(z.string()),
  policy: AnswerPolicySchema,
});
export type SchemePart = z.infer<typeof SchemePartSchema>;

/** A wrong answer from a known misconception; used for distractors and for feedback. */
export const MisconceptionSchema = z.strictObject({
  /** Stable code such as `added-denominators`. */
  code: z.string(),
  /** One kind sentence to the pupil naming the slip; never the answer. */
  explanation: z.string(),
  /** The answer it gives, as written; for `mcq` the text of the option. */
  answer: z.string(),
});
export type Misconception = z.infer<typeof MisconceptionSchema>;

/**
 * A step that typed working can earn marks for when the answer is not right (two- and four-mark items). Read by the
 * marker: `calculation` is plain arithmetic as a teacher writes it, `result` what it comes to, with its unit.
 */
export const MarkPointSchema = z.strictObject({
  /** Stable within the scheme: `M1`, `M2`, … in the order of the working. */
  id: z.string(),
  /** What the step finds, in a child's words: `Units in all`. */
  label: z.string(),
  calculation: z.string(),
  result: z.string(),
  /**
   * The result also stands elsewhere (stem, drawing, another step) or is the answer, so only the calculation shows the
   * step.
   */
  isTold: z.boolean(),
  marks: z.int().check(z.gte(1)),
});
export type MarkPoint = z.infer<typeof MarkPointSchema>;

/** Fields of every key. */
const SCHEME_FIELDS = {
  questionId: z.string(),
  marks: z.int().check(z.gte(1)),
  /** The whole model answer in one line, as shown in review. */
  modelAnswer: z.string(),
  /** What a teacher would write on the board, one line each. */
  solutionSteps: z.array(z.string()).check(z.minLength(1)),
  /**
   * What a teacher draws beside the steps, at most two: the arrows of working backwards, a table of guesses or of a
   * pattern, a bar model. Absent where there is none, and in items made before them.
   */
  solutionVisuals: z.optional(z.array(VisualSchema)),
  misconceptions: z.array(MisconceptionSchema),
  /** All points together may be worth more than `marks − 1`; a wrong answer never earns more than that. */
  markPoints: z._default(z.array(MarkPointSchema), []),
};
const PartsSchema = z.array(SchemePartSchema).check(z.minLength(1));

/** The key, by the kind of its question. Never leaves the services before the paper is completed. */
export const MarkSchemeSchema = z.discriminatedUnion('questionType', [
  z.strictObject({ ...SCHEME_FIELDS, questionType: z.literal('open-ended'), parts: PartsSchema }),
  z.strictObject({
    ...SCHEME_FIELDS,
    questionType: z.literal('mcq'),
    /** The one right option. */
    parts: z.array(SchemePartSchema).check(z.length(1)),
  }),
  z.strictObject({
    ...SCHEME_FIELDS,
    questionType: z.literal('fill-in-the-blank'),
    /** One for each blank. */
    parts: PartsSchema.check(z.maxLength(3)),
  }),
]);
export type MarkScheme = z.infer<typeof MarkSchemeSchema>;
export const STORED_SCHEME = storedShape({ name: 'mark scheme', version: 1, data: MarkSchemeSchema });
/** Part of a key that review shows as it is written. */
export const ShownSchemeSchema = z.strictObject({
  modelAnswer: SCHEME_FIELDS.modelAnswer,
  solutionSteps: SCHEME_FIELDS.solutionSteps,
  solutionVisuals: SCHEME_FIELDS.solutionVisuals,
});

/** Where an item comes from and what proves it: enough to make it again and to check it again. */
export const ItemProvenanceSchema = z.strictObject({
  source: z.enum(['engine', 'model', 'person']),
  gradeLevel: GradeLevelSchema,
  /** Engine and role pack, such as `h2/ratio/one-gains`; `model/P5/ratio/h2_before_after` for what a model wrote. */
  template: z.string(),
  /** Version of the engine's templates, or of the prompt for a written question. */
  templateVersion: z.int(),
  seed: z.int(),
  /**
   * The values shown in the stem, by name, as exact rationals written `a` or `a/b`, or as words. Of what a model wrote:
   * the sum that solves it, the wrong sums of its options, and the model.
   */
  params: z.record(z.string(), z.string()),
  /** 1–5 (CURRICULUM-6). */
  complexity: z.int().check(z.gte(1), z.lte(5)),
  /** 0–1; built-in items must reach 1 on everything but novelty. */
  validationScore: z.number().check(z.gte(0), z.lte(1)),
});
export type ItemProvenance = z.infer<typeof ItemProvenanceSchema>;

/** A bank item: what the pupil sees, the key, and the proof, kept apart from the start. */
export const ItemSchema = z.strictObject({
  question: QuestionSchema,
  scheme: MarkSchemeSchema,
  provenance: ItemProvenanceSchema,
});
export type Item = z.infer<typeof ItemSchema>;
