import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { GradeLevelSchema, HeuristicIdSchema } from '../question/item.js';
import { BATCH_LIMITS, BatchSchema } from './pregeneration.js';

/** Questions of a full cell at each of the four levels, and in all. */
export const FULL_AT_LEVEL = 10;
export const FULL_CELL = 40;

const MapLevelSchema = z._default(z.union([GradeLevelSchema, z.literal('all'), z.literal('')]), '');

/** A pairing of a grade, with its questions at each level. */
export const MapCellSchema = z.strictObject({
  gradeLevel: GradeLevelSchema,
  subStrandId: z.string(),
  heuristicId: HeuristicIdSchema,
  /** Active questions. */
  count: z.int(),
  not_ready: z.int(),
  guided: z.int(),
  independent: z.int(),
  mastery: z.int(),
  /** Questions that running and paused batches are still to make. */
  planned: z.int(),
  /** Mean score of the checks, percent; null without a question. */
  quality: z.nullable(z.int()),
  /** Questions taken out of the bank for a fault. */
  withdrawn: z.int(),
});
export type MapCell = z.infer<typeof MapCellSchema>;

export const coverageMap = endpoint({
  method: 'GET',
  path: '/api/admin/pre-generation/coverage-map',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Questions and quality of every pairing and level, and what a filling of the gaps may use today.',
  query: z.object({ primaryLevel: MapLevelSchema }),
  response: z.strictObject({
    cells: z.array(MapCellSchema),
    today: z.strictObject({
      /** Questions that batches of today may still have. */
      left: z.int(),
      /** Batches that may still start beside those at work. */
      freeBatches: z.int(),
    }),
    /** Mean of all batches; null before the first question. */
    secondsPerQuestion: z.nullable(z.number()),
    /** Percent of a batch that the model writes; 0 without a model, and then batches cost nothing. */
    modelPercent: z.int(),
  }),
});
export type CoverageMap = z.infer<(typeof coverageMap)['response']>;

export const fillGaps = endpoint({
  method: 'POST',
  path: '/api/admin/pre-generation/fill-gaps',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary:
    'Starts one batch for the emptiest places. A repeat by `requestId` is answered like the first; beyond the limits 429, without a gap 409.',
  body: z.strictObject({
    primaryLevel: MapLevelSchema,
    targetQuestions: z.int().check(z.gte(1), z.lte(BATCH_LIMITS.maxQuestions)),
    requestId: z.optional(z.uuid()),
  }),
  response: z.strictObject({ success: z.literal(true), batch: BatchSchema }),
});
