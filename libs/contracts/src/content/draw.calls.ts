import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import {
  GradeLevelSchema,
  HeuristicIdSchema,
  ItemSchema,
  ProficiencyLevelSchema,
  QuestionKindSchema,
} from '../question/item.js';

/** One place on a paper to be filled. */
export const ItemRequestSchema = z.strictObject({
  subStrandId: z.string(),
  heuristicId: HeuristicIdSchema,
  level: ProficiencyLevelSchema,
  questionType: QuestionKindSchema,
});
export type ItemRequest = z.infer<typeof ItemRequestSchema>;

/** Fills a paper from the bank, and from the engine where the bank has no unseen item. Keeps the order. */
export const drawItems = internalCall({
  name: 'content.draw-items',
  service: 'content',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({
    gradeLevel: GradeLevelSchema,
    requests: z.array(ItemRequestSchema).check(z.minLength(1), z.maxLength(20)),
    /** Items the pupil has had before. */
    seenItemIds: z.array(z.string()),
    /** Templates of the pupil's last ten items; avoided where possible. */
    recentTemplates: z.array(z.string()),
    /** Leaves out what is labelled extension: content of a later grade, or of none in primary school. */
    isSyllabusOnly: z.boolean(),
  }),
  output: z.strictObject({ items: z.array(ItemSchema) }),
});

/** What a worked example is made for and differs from. */
const ExampleWishSchema = z.strictObject({
  gradeLevel: GradeLevelSchema,
  /** Pairing, level and kind. */
  request: ItemRequestSchema,
  /** The same seed gives the same example. */
  seed: z.int().check(z.gte(0)),
  /** Stems and drawings in words of questions: the example has other numbers than each of them. */
  unlike: z.array(z.string()).check(z.maxLength(20)),
});

/** Makes a question with a solution that can be shown as a worked example. The bank does not keep it. */
export const makeExample = internalCall({
  name: 'content.make-example',
  service: 'content',
  callers: ['assessment'],
  isRepeatable: true,
  input: ExampleWishSchema,
  /** Null where no seed of a few gives one. */
  output: z.strictObject({ item: z.nullable(ItemSchema) }),
});

/** Pairings of a grade that can be asked today. */
export const listPairings = internalCall({
  name: 'content.list-pairings',
  service: 'content',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({ gradeLevel: GradeLevelSchema, isSyllabusOnly: z.boolean() }),
  output: z.strictObject({
    pairings: z.array(
      z.strictObject({
        subStrandId: z.string(),
        heuristicId: HeuristicIdSchema,
        /** Levels that have content of this kind, from easiest. */
        levels: z.array(ProficiencyLevelSchema),
      }),
    ),
  }),
});
