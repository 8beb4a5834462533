import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { BATCH_PAUSE_REASONS, type BatchStatus } from '@sumfox/contracts/content/pregeneration';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';

/**
 * A batch of questions that an admin asked for. One that was taken off the list stays here: its questions count for the
 * day's limit and for the figures.
 */
export const BatchEntity = defineEntity({
  name: 'Batch',
  tableName: 'batches',
  properties: {
    id: p.uuid().primary(),
    batchName: p.text(),
    /** Null: all levels. */
    primaryLevel: p.text().$type<GradeLevel>().strictNullable(),
    /** Empty: no filter; so are the next two. */
    subStrandFilter: p.json<string[]>(),
    heuristicFilter: p.json<HeuristicId[]>(),
    proficiencyFilter: p.json<ProficiencyLevel[]>(),
    targetQuestions: p.integer(),
    priority: p.smallint(),
    openEndedPercentage: p.smallint(),
    mcqPercentage: p.smallint(),
    fillBlankPercentage: p.smallint(),
    /** Questions of the plan that are settled, however. */
    generatedQuestions: p.integer(),
    /** Questions that entered the bank. */
    validatedQuestions: p.integer(),
    /** Questions that could not be made; other rejected ones are in `written_questions`. */
    unmadeQuestions: p.integer(),
    /** Time of all settled questions together, each from the start of making it to its verdict. */
    tookMs: p.bigint('number'),
    status: p.text().$type<BatchStatus>(),
    /** Null unless paused. */
    pausedBecause: p.text().$type<(typeof BATCH_PAUSE_REASONS)[number]>().strictNullable(),
    /** The same for each repeat of one request. */
    requestId: p.uuid().nullable(),
    startedAt: p.datetime(),
    pausedAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    /** When it was taken off the list. */
    deletedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'batches_request_id', properties: ['requestId'] }],
  checks: [
    {
      name: 'batches_status',
      expression: `status in ('running', 'paused', 'completed', 'failed', 'cancelled')`,
    },
    {
      name: 'batches_paused_because',
      expression: `(status = 'paused') = (paused_because is not null) and paused_because in ('by-admin', 'over-budget')`,
    },
  ],
  indexes: [{ name: 'batches_started_at', properties: ['startedAt'] }],
});
export type BatchRow = InferEntity<typeof BatchEntity>;

/** Some questions of a batch that one job makes. */
export const BatchPart = defineEntity({
  name: 'BatchPart',
  tableName: 'batch_parts',
  properties: {
    batchId: p.uuid().primary(),
    part: p.smallint().primary(),
    /** Not settled yet. */
    leftQuestions: p.smallint(),
    /** When its job was last asked for, or a question of it last settled. */
    askedAt: p.datetime(),
    /** How often since then; 1 for the first. */
    askedTimes: p.integer(),
  },
  indexes: [
    {
      name: 'batch_parts_left',
      expression: 'create index "batch_parts_left" on "batch_parts" ("asked_at") where left_questions > 0',
    },
  ],
});

/** One question of a batch's plan with its outcome. */
export const BatchQuestion = defineEntity({
  name: 'BatchQuestion',
  tableName: 'batch_questions',
  properties: {
    batchId: p.uuid().primary(),
    position: p.smallint().primary(),
    part: p.smallint(),
    gradeLevel: p.text().$type<GradeLevel>(),
    subStrandId: p.text(),
    heuristicId: p.text().$type<HeuristicId>(),
    level: p.text().$type<ProficiencyLevel>(),
    questionType: p.text().$type<QuestionKind>(),
    /** Maker of the question; the engine also takes over what the model cannot make. */
    maker: p.text().$type<'engine' | 'model'>(),
    /** The attempt of its cell that was set aside for it; null until the model is first asked. */
    attempt: p.integer().nullable(),
    /** Workers that began with it, and neither finished nor gave it back. */
    tries: p.smallint(),
    /** End of the lease. */
    takenUntil: p.datetime().nullable(),
    /** Null until it is settled; once, for ever. */
    outcome: p.text().$type<'entered' | 'rejected' | 'unmade'>().strictNullable(),
    /** Id of the bank item that entered, or of the record of the rejected question. */
    madeId: p.uuid().nullable(),
    /** From the start of making it to its verdict. */
    tookMs: p.integer().nullable(),
    settledAt: p.datetime().nullable(),
  },
  checks: [
    { name: 'batch_questions_maker', expression: `maker in ('engine', 'model')` },
    { name: 'batch_questions_outcome', expression: `outcome in ('entered', 'rejected', 'unmade')` },
  ],
  indexes: [
    {
      name: 'batch_questions_attempt',
      expression:
        'create index "batch_questions_attempt" on "batch_questions" ("grade_level", "sub_strand_id", "heuristic_id", "level", "question_type", "attempt") where attempt is not null',
    },
  ],
});
