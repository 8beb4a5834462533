import { LockMode } from '@mikro-orm/postgresql';
import type { EntityManager } from '@sumfox/platform/database/database';
import { v7 as uuid } from 'uuid';
import { type AskedAnswer, Judging, type JudgingRow } from './judging.entity.js';

/** A worker that has claimed a judging is given up after this: the longest call, twice over. */
const CLAIM_SECONDS = 20;
/** Between one call that got no reply and the next, doubled each time. */
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
/** A job that is on the queue is given this long before another is sent for it. */
const QUEUED_SECONDS = 30;
const BATCH = 100;

export type NewJudging = Pick<JudgingRow, 'kind' | 'paperId' | 'questionIndex' | 'itemId' | 'pupilId'> & {
  submissionId: string | null;
  challengeId: string | null;
  asked: AskedAnswer;
  /** Whoever opens it puts its job on the queue in the same transaction. */
  isQueued: boolean;
};

/** Opens a judging, due at once; one that is there already stays as it is. Gives back the id of a new one. */
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

/** Takes a judging that is open, due and nobody's; null otherwise, so that a repeated job asks nobody twice. */
export async function claimJudging(em: EntityManager, id: string): Promise<JudgingRow | null> {
  const claimed = await em.execute<Array<{ id: string }>>(
    `update judgings set asked_until = now() + interval '${CLAIM_SECONDS} seconds', tries = tries + 1
     where id = ? and status = 'open' and next_ask_at <= now() and (asked_until is null or asked_until < now())
     returning id`,
    [id],
  );
  return claimed.length > 0 ? em.findOne(Judging, { id }) : null;
}

/** Puts a judging off: later and later, up to an hour. */
export async function postponeJudging(
  em: EntityManager,
  id: string,
  reason: string,
  isBadReply: boolean,
): Promise<void> {
  await em.execute(
    `update judgings set asked_until = null, last_reason = ?, bad_replies = bad_replies + ?, next_ask_at = now()
       + least(${FIRST_WAIT_SECONDS} * power(2, least(tries - 1, 8)), ${LONGEST_WAIT_SECONDS}) * interval '1 second'
     where id = ? and status = 'open'`,
    [reason, isBadReply ? 1 : 0, id],
  );
}

/** The open judging of this id, locked until the transaction ends; null when it is settled or forgotten. */
export function lockOpenJudging(em: EntityManager, id: string): Promise<JudgingRow | null> {
  return em.findOne(Judging, { id, status: 'open' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Judgings that are due and have no job, noted as having one now; each is given to one caller only. */
export async function takeDueJudgings(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<Array<{ id: string }>>(
    `update judgings set queued_at = now() where id in (
       select id from judgings where status = 'open' and next_ask_at <= now()
         and (asked_until is null or asked_until < now())
         and (queued_at is null or queued_at < now() - interval '${QUEUED_SECONDS} seconds')
       order by next_ask_at limit ${BATCH} for update skip locked) returning id`,
  );
  return rows.map((row) => row.id);
}

/** Judgings of a submission that were never put on the queue, noted as being there now. */
export async function takeNewJudgings(em: EntityManager, submissionId: string): Promise<string[]> {
  const rows = await em.execute<Array<{ id: string }>>(
    `update judgings set queued_at = now()
     where submission_id = ? and status = 'open' and queued_at is null returning id`,
    [submissionId],
  );
  return rows.map((row) => row.id);
}
