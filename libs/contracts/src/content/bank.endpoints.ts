import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import {
  GradeLevelSchema,
  HeuristicIdSchema,
  ProficiencyLevelSchema,
  QuestionKindSchema,
  VisualSchema,
  ShownOptionsSchema,
} from '../question/item.js';
import { PageLimitSchema } from '../numbers.js';
import { typedText } from '../text.js';

/** A validated question of the bank as an admin sees it (CONSOLE-10): with its key, its drawing and its proof. */
export const BankQuestionSchema = z.strictObject({
  id: z.string(),
  primaryLevel: GradeLevelSchema,
  questionText: z.string(),
  heuristicId: HeuristicIdSchema,
  subStrandId: z.string(),
  proficiencyLevel: ProficiencyLevelSchema,
  questionType: QuestionKindSchema,
  ...ShownOptionsSchema.shape,
  modelAnswer: z.string(),
  visual: z.nullable(VisualSchema),
  /** 0–1. */
  validationScore: z.number(),
  source: z.enum(['engine', 'model', 'person']),
  template: z.string(),
  /** Such as `one-gains`; `other` for a written question that is built in its own way. */
  structure: z.string(),
  /** Ids of the statements of the syllabus that it asks, such as `P4-N-7`. */
  statements: z.array(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type BankQuestion = z.infer<typeof BankQuestionSchema>;

/** `all` and an empty value both mean every level (CONSOLE-10). */
const LevelFilterSchema = z.optional(z.union([GradeLevelSchema, z.literal('all'), z.literal('')]));

/** Several levels by commas, such as `Primary 1,Primary 2,Primary 3`; empty means every level. */
const LevelsFilterSchema = z._default(
  z.pipe(
    z.string().check(z.maxLength(100)),
    z.pipe(
      z.transform((levels: string): string[] => (levels === '' ? [] : levels.split(','))),
      z.array(GradeLevelSchema),
    ),
  ),
  [],
);

export const bankQuestions = endpoint({
  method: 'GET',
  path: '/api/admin/pre-generation/questions',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Validated questions of the bank, newest first.',
  query: z.object({
    primaryLevel: LevelFilterSchema,
    /** Goes before `primaryLevel`. */
    levels: LevelsFilterSchema,
    subStrandId: z.optional(typedText(64)),
    heuristicId: z.optional(HeuristicIdSchema),
    /** Words of the text, an id, a statement such as `P4-N-7`, or a structure such as `h2/ratio/boats`. */
    search: z.optional(typedText(200)),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.uuid()),
    limit: PageLimitSchema,
  }),
  response: z.strictObject({
    success: z.literal(true),
    data: z.array(BankQuestionSchema),
    /** Active questions that the filter matches, on all pages. */
    total: z.int(),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});
