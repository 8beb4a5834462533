import { LockMode } from '@mikro-orm/postgresql';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { v7 as uuid } from 'uuid';
import { type AskedAnswer, Judging, type JudgingRow } from './judging.entity.js';

/** A worker that has claimed a judging is given up after this: the longest call, twice over. */
const CLAIM_SECONDS = 20;
/** Between one call that got no reply and the next, doubled each time. */
const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 3_600;
/** A job that is on the queue is given this long before another is sent for it. */
const QUEUED_SECONDS = 30;
const BATCH = 100;

export type NewJudging = Pick<JudgingRow, 'kind' | 'paperId' | 'questionIndex' | 'itemId' | 'pupilId'> & {
  submissionId: string | null;
  challengeId: string | null;
  asked: AskedAnswer;
  /** The caller queues the job in the same transaction. */
  isQueued: boolean;
};

/** Opens a judging, due at once; an existing one stays. Returns the id of a new one. */
export async function openJudging(em: EntityManager, { isQueued, ...opened }: NewJudging): Promise<string> {
  const now = new Date();
  const id = uuid();
  await em
    .createQueryBuilder(Judging)
    .insert({
      ...opened,
      id,
      status: 'open',
      tries: 0,
      badReplies: 0,
      lastReason: null,
      nextAskAt: now,
      askedUntil: null,
      queuedAt: isQueued ? now : null,
      said: [],
      granted: [],
      settledBy: null,
      createdAt: now,
      settledAt: null,
    })
    .onConflict()
    .ignore()
    .execute();
  return id;
}

/**
 * Claims an open, due and unclaimed judging in the caller's transaction; null otherwise, so a repeated job does not ask
 * twice.
 */
export async function claimJudging(em: EntityManager, id: string): Promise<JudgingRow | null> {
  const now = await readServerTime(em);
  const judging = await em.findOne(
    Judging,
    { id, ...isDueAt(now), ...isFreeAt(now) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!judging) return null;
  judging.askedUntil = addSeconds(now, CLAIM_SECONDS);
  judging.tries += 1;
  return judging;
}

/** Puts a judging off, in the caller's transaction: later and later, up to an hour. */
export async function postponeJudging(
  em: EntityManager,
  id: string,
  reason: string,
  isBadReply: boolean,
): Promise<void> {
  const now = await readServerTime(em);
  const judging = await lockOpenJudging(em, id);
  if (!judging) return;
  const waitSeconds = Math.min(FIRST_WAIT_SECONDS * 2 ** (judging.tries - 1), MAX_WAIT_SECONDS);
  judging.askedUntil = null;
  judging.lastReason = reason;
  judging.badReplies += isBadReply ? 1 : 0;
  judging.nextAskAt = addSeconds(now, waitSeconds);
}

/** The open judging of this id, locked until the transaction ends; null when it is settled or forgotten. */
export function lockOpenJudging(em: EntityManager, id: string): Promise<JudgingRow | null> {
  return em.findOne(Judging, { id, status: 'open' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Judgings that are due and have no job, noted as having one now; each is given to one caller only. */
export async function takeDueJudgings(em: EntityManager): Promise<string[]> {
  const now = await readServerTime(em);
  const due = await em.find(
    Judging,
    {
      ...isDueAt(now),
      $and: [
        isFreeAt(now),
        { $or: [{ queuedAt: null }, { queuedAt: { $lt: addSeconds(now, -QUEUED_SECONDS) } }] },
      ],
    },
    {
      fields: ['id'],
      orderBy: { nextAskAt: 'asc' },
      limit: BATCH,
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    },
  );
  return noteQueued(em, due, now);
}

/** Judgings of a submission that were never put on the queue, noted as being there now. */
export async function takeNewJudgings(em: EntityManager, submissionId: string): Promise<string[]> {
  const fresh = await em.find(
    Judging,
    { submissionId, status: 'open', queuedAt: null },
    { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  // Most submissions have none: they are spared the trip for the time.
  return fresh.length > 0 ? noteQueued(em, fresh, await readServerTime(em)) : [];
}

async function noteQueued(
  em: EntityManager,
  locked: ReadonlyArray<Pick<JudgingRow, 'id'>>,
  now: Date,
): Promise<string[]> {
  const ids = locked.map(({ id }) => id);
  if (ids.length > 0) await em.nativeUpdate(Judging, { id: { $in: ids } }, { queuedAt: now });
  return ids;
}

const isDueAt = (now: Date) => ({ status: 'open', nextAskAt: { $lte: now } }) as const;

/** No worker has claimed it. */
const isFreeAt = (now: Date) => ({ $or: [{ askedUntil: null }, { askedUntil: { $lt: now } }] });

function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000);
}
