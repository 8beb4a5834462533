import { LockMode, Utils } from '@mikro-orm/postgresql';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { type ItemCell, toCell } from '../bank/index.js';
import { countWritings } from '../model-questions/index.js';
import { lockPairing } from '../top-up/index.js';
import { BatchEntity, BatchPart, BatchQuestion } from './batch.entity.js';

/** A question of a batch that a worker has taken. */
export interface LeasedQuestion {
  batchId: string;
  position: number;
  part: number;
  cell: ItemCell;
  maker: 'engine' | 'model';
  /** The attempt of its cell that was set aside for it; null: none yet. */
  attempt: number | null;
  /** Workers that began with it, this one included. */
  tries: number;
}

/** Lease of a question: longer than one takes when every model call runs to its limit. */
const LEASE_MS = 120_000;

/**
 * Leases the next open question of a part in the caller's transaction, questions for the engine first, since they are
 * free. Null when no question is available now or the batch is not running.
 */
export async function leaseQuestion(
  em: EntityManager,
  batchId: string,
  part: number,
): Promise<LeasedQuestion | null> {
  if (!(await isRunning(em, batchId))) return null;
  const now = await readServerTime(em);
  const question = await em.findOne(BatchQuestion, freePlaces(batchId, part, now), {
    orderBy: { maker: 'asc', position: 'asc' },
    lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
  });
  if (!question) return null;
  question.takenUntil = new Date(now.getTime() + LEASE_MS);
  question.tries += 1;
  const { position, maker, tries, attempt = null } = question;
  return { batchId, position, part, cell: toCell(question), maker, attempt, tries };
}

/** Returns a question unused; true when it is still open and assigned to the model. */
export async function giveBack(em: EntityManager, question: LeasedQuestion): Promise<boolean> {
  const row = await em.findOne(BatchQuestion, openPlace(question), { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) return false;
  row.takenUntil = null;
  row.tries = Math.max(row.tries - 1, 0);
  return row.maker === 'model';
}

/** Releases a question after an error; the failed attempt stays counted. */
export async function releaseLease(em: EntityManager, question: LeasedQuestion): Promise<void> {
  await em.nativeUpdate(BatchQuestion, openPlace(question), { takenUntil: null });
}

/** Checks whether a part of a running batch has open questions without a lease. */
export async function hasOpen(em: EntityManager, batchId: string, part: number): Promise<boolean> {
  if (!(await isRunning(em, batchId))) return false;
  return (await em.count(BatchQuestion, freePlaces(batchId, part, await readServerTime(em)))) > 0;
}

async function isRunning(em: EntityManager, batchId: string): Promise<boolean> {
  return (await em.count(BatchEntity, { id: batchId, status: 'running' })) > 0;
}

/** Questions of a part without a lease. */
function freePlaces(batchId: string, part: number, now: Date) {
  return { batchId, part, outcome: null, $or: [{ takenUntil: null }, { takenUntil: { $lt: now } }] };
}

/** The place of a question while it is open. */
function openPlace({ batchId, position }: LeasedQuestion) {
  return { batchId, position, outcome: null };
}

/**
 * Reserves an attempt of the cell for a question, so that no other worker uses it. After a kill the next worker repeats
 * the same attempt and does not pay for stored replies.
 */
export async function setAttemptAside(em: EntityManager, question: LeasedQuestion): Promise<number> {
  await lockPairing(em, question.cell);
  const { nextAttempt } = await countWritings(em, question.cell);
  await em.nativeUpdate(BatchQuestion, openPlace(question), { attempt: nextAttempt });
  return nextAttempt;
}

/** Outcome of a question. */
export interface Settlement {
  outcome: 'entered' | 'rejected' | 'unmade';
  /** Id of the bank item that entered, or of the record of the rejected question. */
  madeId: string | null;
  tookMs: number;
}

/** Checks whether the question is open; the caller has locked its pairing, as every settling caller does. */
export async function isOpen(em: EntityManager, question: LeasedQuestion): Promise<boolean> {
  return (await em.count(BatchQuestion, openPlace(question))) > 0;
}

/** Stores the outcome of an open question; returns how many its part has left. The caller has locked the batch. */
export async function settleQuestion(
  em: EntityManager,
  { batchId, position, part }: LeasedQuestion,
  settlement: Settlement,
): Promise<number> {
  const now = await readServerTime(em);
  await em.nativeUpdate(
    BatchQuestion,
    { batchId, position },
    { ...settlement, settledAt: now, takenUntil: null },
  );
  const row = await em.findOne(BatchPart, { batchId, part }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) return 0;
  row.leftQuestions -= 1;
  row.askedAt = now;
  row.askedTimes = 1;
  return row.leftQuestions;
}

const PLACE_FIELDS = ['gradeLevel', 'subStrandId', 'heuristicId', 'level'] as const;

/** Counts the questions that running and paused batches are still to make; gives how many a place gets. */
export async function countPlanned(
  em: EntityManager,
): Promise<(place: Pick<ItemCell, (typeof PLACE_FIELDS)[number]>) => number> {
  const active = await em.find(
    BatchEntity,
    { status: { $in: ['running', 'paused'] } },
    { fields: ['id'], disableIdentityMap: true },
  );
  const counts = await em.countBy(BatchQuestion, PLACE_FIELDS, {
    where: { batchId: { $in: active.map(({ id }) => id) }, outcome: null },
  });
  return (place) => counts[PLACE_FIELDS.map((name) => place[name]).join(Utils.PK_SEPARATOR)] ?? 0;
}
