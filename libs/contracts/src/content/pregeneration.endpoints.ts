import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { DoneSchema, lineField } from '../identity/fields.js';
import { GradeLevelSchema, HeuristicIdSchema, ProficiencyLevelSchema } from '../question/item.js';
import {
  BATCH_DEFAULTS,
  BATCH_LIMITS,
  BatchSchema,
  CoverageSchema,
  PregenerationStatsSchema,
  percentagesSentence,
} from './pregeneration.js';

const BatchPathSchema = z.object({ id: z.uuid() });
const BATCH_IN_PATH = { object: 'batch', in: 'params', field: 'id', admin: 'any' } as const;

const PercentSchema = z.int().check(z.gte(0), z.lte(100));
/** Empty, and `all`, mean every level. */
const LevelSchema = z.union([GradeLevelSchema, z.literal('all'), z.literal('')]);

/** A filter as the page sends it: a list, or one value; empty and `all` mean no filter. */
function filterOf<Schema extends z.ZodMiniType<string, string>>(value: Schema) {
  return z._default(
    z.union([
      z.pipe(
        z.enum(['', 'all']),
        z.transform((): z.output<Schema>[] => []),
      ),
      z.pipe(
        value,
        z.transform((one): z.output<Schema>[] => [one]),
      ),
      z.array(value).check(z.maxLength(60)),
    ]),
    [],
  );
}

/** The whole form (CONSOLE-2). The server checks the sub-strands and heuristics of a level. */
export const BatchFormSchema = z
  .object({
    batchName: lineField('Batch name is required', BATCH_LIMITS.nameLength),
    primaryLevel: z._default(LevelSchema, ''),
    subStrandFilter: filterOf(z.string().check(z.maxLength(64))),
    heuristicFilter: filterOf(HeuristicIdSchema),
    proficiencyFilter: filterOf(ProficiencyLevelSchema),
    targetQuestions: z._default(
      z.int().check(z.gte(BATCH_LIMITS.minQuestions), z.lte(BATCH_LIMITS.maxQuestions)),
      BATCH_DEFAULTS.targetQuestions,
    ),
    priority: z._default(z.int().check(z.gte(1), z.lte(10)), BATCH_DEFAULTS.priority),
    openEndedPercentage: z._default(PercentSchema, BATCH_DEFAULTS.openEndedPercentage),
    mcqPercentage: z._default(PercentSchema, BATCH_DEFAULTS.mcqPercentage),
    fillBlankPercentage: z._default(PercentSchema, BATCH_DEFAULTS.fillBlankPercentage),
    /** Made by the form for what is filled in, so that it may be sent twice. */
    requestId: z.optional(z.uuid()),
  })
  .check(
    z.superRefine((form, ctx) => {
      const total = form.openEndedPercentage + form.mcqPercentage + form.fillBlankPercentage;
      if (total !== 100)
        ctx.addIssue({ code: 'custom', path: ['openEndedPercentage'], message: percentagesSentence(total) });
    }),
  );
export type BatchForm = z.output<typeof BatchFormSchema>;

export const pregenerationStats = endpoint({
  method: 'GET',
  path: '/api/admin/pre-generation/stats',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Figures of the question factory.',
  response: PregenerationStatsSchema,
});

export const batches = endpoint({
  method: 'GET',
  path: '/api/admin/pre-generation/batches',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'The latest hundred batches, newest first.',
  response: z.array(BatchSchema),
});

export const createBatch = endpoint({
  method: 'POST',
  path: '/api/admin/pre-generation/batches',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Starts a batch. A repeat by `requestId` is answered like the first; beyond the limits 429.',
  body: BatchFormSchema,
  response: z.strictObject({ success: z.literal(true), batch: BatchSchema }),
});

export const pauseBatch = endpoint({
  method: 'POST',
  path: '/api/admin/pre-generation/batches/:id/pause',
  service: 'content',
  roles: ['admin'],
  objectRule: BATCH_IN_PATH,
  summary: 'Pauses a running batch after the current questions; 409 for a finished one.',
  params: BatchPathSchema,
  response: BatchSchema,
});

export const resumeBatch = endpoint({
  method: 'POST',
  path: '/api/admin/pre-generation/batches/:id/resume',
  service: 'content',
  roles: ['admin'],
  objectRule: BATCH_IN_PATH,
  summary: 'Lets a paused batch go on, on wish without the model; 409 for one that is over.',
  params: BatchPathSchema,
  body: z.strictObject({ withoutModel: z._default(z.boolean(), false) }),
  response: BatchSchema,
});

export const cancelBatch = endpoint({
  method: 'POST',
  path: '/api/admin/pre-generation/batches/:id/cancel',
  service: 'content',
  roles: ['admin'],
  objectRule: BATCH_IN_PATH,
  summary: 'Ends a batch for good; what it has made stays in the bank. 409 for one that is over.',
  params: BatchPathSchema,
  response: BatchSchema,
});

export const deleteBatch = endpoint({
  method: 'DELETE',
  path: '/api/admin/pre-generation/batches/:id',
  service: 'content',
  roles: ['admin'],
  objectRule: BATCH_IN_PATH,
  summary:
    'Takes a batch off the list, cancelled first where it was not over; its questions stay in the bank.',
  params: BatchPathSchema,
  response: DoneSchema,
});

export const curriculumCoverage = endpoint({
  method: 'GET',
  path: '/api/admin/pre-generation/curriculum-coverage',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'How many questions of the bank there are for each part of the curriculum.',
  query: z.object({ primaryLevel: z.optional(LevelSchema) }),
  response: CoverageSchema,
});
