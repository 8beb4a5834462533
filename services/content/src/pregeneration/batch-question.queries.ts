import { LockMode } from '@mikro-orm/postgresql';
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

/** Longer than a question takes whose every call to a model lasts as long as it may. */
const LEASE_MS = 120_000;

/**
 * Takes the next open question of a part, in the caller's transaction, for as long as making it can last: the engine's
 * first, for they cost nothing. Null when nothing is left for anybody now, or the batch does not run.
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

/** Gives a question back as if nobody had begun with it; true when it is still open, and the model's. */
export async function giveBack(em: EntityManager, question: LeasedQuestion): Promise<boolean> {
  const row = await em.findOne(BatchQuestion, openPlace(question), { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) return false;
  row.takenUntil = null;
  row.tries = Math.max(row.tries - 1, 0);
  return row.maker === 'model';
}

/** Lets others begin with a question that went wrong; that somebody did stays counted. */
export async function releaseLease(em: EntityManager, question: LeasedQuestion): Promise<void> {
  await em.nativeUpdate(BatchQuestion, openPlace(question), { takenUntil: null });
}

/** Whether questions of a part of a running batch are open that nobody has taken. */
export async function hasOpen(em: EntityManager, batchId: string, part: number): Promise<boolean> {
  if (!(await isRunning(em, batchId))) return false;
  return (await em.count(BatchQuestion, freePlaces(batchId, part, await readServerTime(em)))) > 0;
}

async function isRunning(em: EntityManager, batchId: string): Promise<boolean> {
  return (await em.count(BatchEntity, { id: batchId, status: 'running' })) > 0;
}

/** The questions of a part that anybody may take. */
function freePlaces(batchId: string, part: number, now: Date) {
  return { batchId, part, outcome: null, $or: [{ takenUntil: null }, { takenUntil: { $lt: now } }] };
}

/** The place of a question, as long as nothing has become of it. */
function openPlace({ batchId, position }: LeasedQuestion) {
  return { batchId, position, outcome: null };
}

/**
 * Sets an attempt of the cell aside for a question, so that nobody else has the same one written; whoever makes the
 * question after a death asks for the same again, and pays nothing for what was answered.
 */
export async function setAttemptAside(em: EntityManager, question: LeasedQuestion): Promise<number> {
  await lockPairing(em, question.cell);
  const { nextAttempt } = await countWritings(em, question.cell);
  await em.nativeUpdate(BatchQuestion, openPlace(question), { attempt: nextAttempt });
  return nextAttempt;
}

/** What became of a question. */
export interface Settlement {
  outcome: 'entered' | 'rejected' | 'unmade';
  /** Of the bank item that entered, or of the record of what was refused. */
  madeId: string | null;
  tookMs: number;
}

/** Whether nothing has become of it yet; the caller has locked its pairing, as whoever settles it does. */
export async function isOpen(em: EntityManager, question: LeasedQuestion): Promise<boolean> {
  return (await em.count(BatchQuestion, openPlace(question))) > 0;
}

/** Writes down what became of an open question; returns how many its part has left. The caller has locked the batch. */
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
