import * as z from 'zod/mini';
import { GradeLevelSchema, HeuristicIdSchema, ProficiencyLevelSchema } from '../question/item.js';

/** The limits of an admin's batch (CONSOLE-2, CONSOLE-5). */
export const BATCH_LIMITS = {
  nameLength: 100,
  minQuestions: 1,
  maxQuestions: 100,
  /** Batches that are running or paused at one time, of all admins together. */
  active: 3,
  /** Questions of all batches of a day of Singapore. */
  questionsPerDay: 500,
} as const;

/** The form's defaults (CONSOLE-2). */
export const BATCH_DEFAULTS = {
  targetQuestions: 15,
  priority: 5,
  openEndedPercentage: 50,
  mcqPercentage: 40,
  fillBlankPercentage: 10,
} as const;

/** Share of each level in a batch without a filter, in percent (CONSOLE-4). */
export const BATCH_LEVEL_PERCENTAGES = { not_ready: 15, guided: 35, independent: 35, mastery: 15 } as const;

/** The sentence for percentages of the three kinds of question that do not total 100 (CONSOLE-3). */
export function percentagesSentence(total: number): string {
  return `Percentages must total exactly 100%. Current total: ${total}%`;
}

export const BATCH_STATUSES = ['running', 'paused', 'completed', 'failed', 'cancelled'] as const;
export const BatchStatusSchema = z.enum(BATCH_STATUSES);
export type BatchStatus = z.infer<typeof BatchStatusSchema>;

/** Reason of a pause: an admin paused it, or the model's budget is spent. */
export const BATCH_PAUSE_REASONS = ['by-admin', 'over-budget'] as const;

/** A batch of questions to be made, as the console shows it (CONSOLE-2, CONSOLE-6). */
export const BatchSchema = z.strictObject({
  id: z.uuid(),
  batchName: z.string(),
  /** Empty: all levels. */
  primaryLevel: z.union([GradeLevelSchema, z.literal('')]),
  subStrandFilter: z.array(z.string()),
  heuristicFilter: z.array(HeuristicIdSchema),
  proficiencyFilter: z.array(ProficiencyLevelSchema),
  targetQuestions: z.int(),
  /** 1 is taken first, 10 last. */
  priority: z.int(),
  openEndedPercentage: z.int(),
  mcqPercentage: z.int(),
  fillBlankPercentage: z.int(),
  /** Questions that were made, with any outcome. */
  generatedQuestions: z.int(),
  /** Questions that entered the bank. */
  validatedQuestions: z.int(),
  /** Questions that were rejected or could not be made. */
  failedQuestions: z.int(),
  status: BatchStatusSchema,
  /** Null unless paused. */
  pausedBecause: z.nullable(z.enum(BATCH_PAUSE_REASONS)),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  /** Null until it is completed, failed or cancelled. */
  finishedAt: z.nullable(z.string()),
});
export type Batch = z.infer<typeof BatchSchema>;

/** Figures of the question factory (CONSOLE-9). */
export const PregenerationStatsSchema = z.strictObject({
  /** Questions ever made for the bank, by batches and by its own filling up. */
  totalGenerated: z.int(),
  totalValidated: z.int(),
  totalFailed: z.int(),
  /** Percent of those made, to one decimal; null before there is any. */
  validationSuccessRate: z.nullable(z.number()),
  /** Seconds from the start of making a question to its verdict, in batches; null before there is any. */
  averageValidationTime: z.nullable(z.number()),
  /** Running or paused. */
  activeBatches: z.int(),
});
export type PregenerationStats = z.infer<typeof PregenerationStatsSchema>;

/** Number of questions per level. */
const LevelCountsSchema = z.strictObject({
  not_ready: z.int(),
  guided: z.int(),
  independent: z.int(),
  mastery: z.int(),
});

/** How well the bank covers the curriculum (CONSOLE-11): only active questions count. */
export const CoverageSchema = z.strictObject({
  summary: z.strictObject({
    totalQuestions: z.int(),
    /** Percent of the curriculum's pairings and levels that hold at least one question. */
    coverageScore: z.number(),
    /** Grades with at least one pairing and level without a question. */
    levelsWithGaps: z.int(),
    /** The widest first; at most 10. */
    topGaps: z.array(z.strictObject({ area: z.string(), missing: z.string() })),
  }),
  byLevel: z.array(z.strictObject({ level: GradeLevelSchema, count: z.int(), percentage: z.number() })),
  bySubStrand: z.array(
    z.strictObject({
      subStrandId: z.string(),
      subStrandName: z.string(),
      level: GradeLevelSchema,
      count: z.int(),
      ...LevelCountsSchema.shape,
    }),
  ),
  byHeuristic: z.array(
    z.strictObject({
      heuristicId: HeuristicIdSchema,
      heuristicName: z.string(),
      count: z.int(),
      ...LevelCountsSchema.shape,
    }),
  ),
  byProficiency: z.array(
    z.strictObject({ proficiencyLevel: ProficiencyLevelSchema, count: z.int(), percentage: z.number() }),
  ),
});
export type Coverage = z.infer<typeof CoverageSchema>;
