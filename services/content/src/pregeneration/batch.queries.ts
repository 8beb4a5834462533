import type { Batch, BatchStatus } from '@sumfox/contracts/content/pregeneration';
import { BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import { singaporeDayOf } from '@sumfox/contracts/day-limit';
import type { EntityManager } from '@sumfox/platform/database/database';
import { lockName, readServerTime } from '@sumfox/platform/database/server.queries';
import { LockMode } from '@mikro-orm/postgresql';
import { toCell } from '../bank/index.js';
import { BatchEntity, BatchPart, BatchQuestion, type BatchRow } from './batch.entity.js';
import { FIRST_WAIT_MS, waitBeforeAsking } from './batch-part.rules.js';
import type { PlannedQuestion } from './batch-plan.rules.js';

/** Batches that the list shows. */
const MAX_LISTED = 100;

/** Serialises the start of batches until the transaction ends, so that the count is exact. */
export function lockBatches(em: EntityManager): Promise<void> {
  return lockName(em, 'batches');
}

/** Counts for the limits: batches that have not ended, and questions of all batches of today in Singapore. */
export async function countBatches(em: EntityManager): Promise<{ active: number; questionsToday: number }> {
  const { start, end } = singaporeDayOf(await readServerTime(em));
  const active = await em.count(BatchEntity, { status: { $in: ['running', 'paused'] } });
  const today = await em.find(
    BatchEntity,
    { startedAt: { $gte: start, $lt: end } },
    { fields: ['targetQuestions'], disableIdentityMap: true },
  );
  return { active, questionsToday: today.reduce((sum, batch) => sum + batch.targetQuestions, 0) };
}

/** The batch of an earlier request with this id, also when deleted from the list. */
export async function findByRequest(
  em: EntityManager,
  requestId: string | undefined,
): Promise<BatchRow | null> {
  return requestId === undefined ? null : em.findOne(BatchEntity, { requestId });
}

/** The latest batches, newest first. */
export async function listBatches(em: EntityManager): Promise<BatchRow[]> {
  return em.find(BatchEntity, { deletedAt: null }, { orderBy: { id: 'desc' }, limit: MAX_LISTED });
}

/** Locks a batch until the transaction ends; null for an unknown one. */
export async function lockBatch(em: EntityManager, id: string): Promise<BatchRow | null> {
  return em.findOne(BatchEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** Writes the plan of a new batch; every part counts as asked for. */
export async function insertPlan(
  em: EntityManager,
  batchId: string,
  plan: readonly PlannedQuestion[],
): Promise<void> {
  const askedAt = await readServerTime(em);
  await em.insertMany(
    BatchQuestion,
    plan.map((question) => ({
      batchId,
      position: question.position,
      part: question.part,
      ...toCell(question),
      maker: question.maker,
      tries: 0,
      outcome: null,
    })),
  );
  const sizes = new Map<number, number>();
  for (const { part } of plan) sizes.set(part, (sizes.get(part) ?? 0) + 1);
  await em.insertMany(
    BatchPart,
    [...sizes].map(([part, leftQuestions]) => ({ batchId, part, leftQuestions, askedAt, askedTimes: 1 })),
  );
}

/** The parts of a batch that have questions left, noted as asked for now. */
export async function askForParts(em: EntityManager, batchId: string): Promise<number[]> {
  const askedAt = await readServerTime(em);
  const asked = await em
    .createQueryBuilder(BatchPart)
    .update({ askedAt, askedTimes: 1 })
    .where({ batchId, leftQuestions: { $gt: 0 } })
    .returning('part')
    .execute<Array<Pick<OverduePart, 'part'>>>('all');
  return asked.map(({ part }) => part).toSorted((a, b) => a - b);
}

/** Leaves what is left of a batch to the engine. */
export async function leaveToEngine(em: EntityManager, batchId: string): Promise<void> {
  await em.nativeUpdate(BatchQuestion, { batchId, outcome: null }, { maker: 'engine', attempt: null });
}

/** A part without recent progress. */
export interface OverduePart {
  batchId: string;
  part: number;
  priority: number;
}

/** Parts of running batches without a worker, marked as requested now; each goes to one caller only. */
export async function takeOverdueParts(em: EntityManager): Promise<OverduePart[]> {
  const running = await em.find(
    BatchEntity,
    { status: 'running' },
    { fields: ['priority'], disableIdentityMap: true },
  );
  if (running.length === 0) return [];
  const priorities = new Map(running.map(({ id, priority }) => [id, priority]));
  const batchId = { $in: [...priorities.keys()] };
  const now = await readServerTime(em);
  const silent = await em.find(
    BatchPart,
    { batchId, leftQuestions: { $gt: 0 }, askedAt: { $lt: new Date(now.getTime() - FIRST_WAIT_MS) } },
    { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  const taken = await em.find(
    BatchQuestion,
    { batchId, outcome: null, takenUntil: { $gt: now } },
    { fields: ['part'], disableIdentityMap: true },
  );
  const overdue = silent.filter(
    (row) =>
      now.getTime() - row.askedAt.getTime() > waitBeforeAsking(row.askedTimes) &&
      !taken.some((question) => question.batchId === row.batchId && question.part === row.part),
  );
  return overdue.map((row) => {
    row.askedAt = now;
    row.askedTimes += 1;
    return { batchId: row.batchId, part: row.part, priority: priorities.get(row.batchId) ?? 0 };
  });
}

/** Batches paused for their budget on an earlier Singapore day. */
export async function listResumable(em: EntityManager): Promise<string[]> {
  const { start } = singaporeDayOf(await readServerTime(em));
  const rows = await em.find(
    BatchEntity,
    { status: 'paused', pausedBecause: 'over-budget', pausedAt: { $lt: start } },
    { fields: ['id'], orderBy: { id: 'asc' } },
  );
  return rows.map(({ id }) => id);
}

const OVER: readonly BatchStatus[] = ['completed', 'failed', 'cancelled'];

/** Whether a batch will never make another question. */
export function isOver({ status }: Pick<BatchRow, 'status'>): boolean {
  return OVER.includes(status);
}

/** Questions that today's limit still allows. */
export function leftToday(questionsToday: number): number {
  return Math.max(0, BATCH_LIMITS.questionsPerDay - questionsToday);
}

/** As the console shows it. */
export function toBatch(row: BatchRow): Batch {
  return {
    id: row.id,
    batchName: row.batchName,
    primaryLevel: row.primaryLevel ?? '',
    subStrandFilter: row.subStrandFilter,
    heuristicFilter: row.heuristicFilter,
    proficiencyFilter: row.proficiencyFilter,
    targetQuestions: row.targetQuestions,
    priority: row.priority,
    openEndedPercentage: row.openEndedPercentage,
    mcqPercentage: row.mcqPercentage,
    fillBlankPercentage: row.fillBlankPercentage,
    generatedQuestions: row.generatedQuestions,
    validatedQuestions: row.validatedQuestions,
    failedQuestions: row.generatedQuestions - row.validatedQuestions,
    status: row.status,
    pausedBecause: row.pausedBecause,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
