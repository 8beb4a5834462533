import { PDFS_PER_DAY } from '@sumfox/contracts/content/extraction.endpoints';
import type { TopicDraft } from '@sumfox/contracts/content/topic';
import { dayLimitReached } from '@sumfox/contracts/day-limit';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { PdfRefusal } from './refusal.rules.js';

/** Today by Singapore's calendar. */
const IS_TODAY = `(created_at at time zone 'Asia/Singapore')::date = (now() at time zone 'Asia/Singapore')::date`;

/** Lets the PDFs of one account in one by one until the transaction ends, so that counting them is exact. */
export async function lockAccount(em: EntityManager, accountId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`extraction ${accountId}`]);
}

/** Throws 429 for an account that has had as many PDFs read today as there are. */
export async function refuseBeyondDay(em: EntityManager, accountId: string): Promise<void> {
  const [row] = await em.execute<Array<{ n: number }>>(
    `select count(*)::int as n from extractions where account_id = ? and ${IS_TODAY}`,
    [accountId],
  );
  if ((row?.n ?? 0) >= PDFS_PER_DAY)
    throw dayLimitReached(`You have sent ${PDFS_PER_DAY} PDFs today. Please send the next one tomorrow.`);
}

/** The account's extraction of the same bytes of today, unless it failed: that may be tried again. */
export async function findSame(em: EntityManager, accountId: string, sha256: string): Promise<string | null> {
  const [row] = await em.execute<Array<{ id: string }>>(
    `select id from extractions where account_id = ? and sha256 = ? and state <> 'failed' and ${IS_TODAY}
     order by created_at desc limit 1`,
    [accountId, sha256],
  );
  return row?.id ?? null;
}

/** A PDF that a worker has begun with. */
export interface ClaimedPdf {
  accountId: string;
  /** This try included. */
  tries: number;
}

/** Counts one more try; null for one that is settled or gone. */
export async function claimPdf(em: EntityManager, id: string): Promise<ClaimedPdf | null> {
  const [row] = await em.execute<Array<{ account_id: string; tries: number }>>(
    `update extractions set tries = tries + 1 where id = ? and state = 'waiting' returning account_id, tries`,
    [id],
  );
  return row ? { accountId: row.account_id, tries: row.tries } : null;
}

/** Whole, the largest file would take five times its size on its way from the database. */
const PIECE_BYTES = 1_048_576;

/** The bytes of a PDF in order; ends early for one that is settled or gone meanwhile. */
export async function* readPieces(em: EntityManager, id: string): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += PIECE_BYTES) {
    const [row] = await em.execute<Array<{ piece: Buffer }>>(
      `select substring(pdf from ? for ?) as piece from extractions where id = ? and state = 'waiting'`,
      [from, PIECE_BYTES, id],
    );
    if (!row || row.piece.length === 0) return;
    yield row.piece;
  }
}

/** What came of a PDF. */
export type Outcome =
  | { readonly state: 'done'; readonly draft: TopicDraft; readonly readBy: 'rules' | 'model' }
  | { readonly state: 'failed'; readonly refusal: PdfRefusal };

/** Writes what came of it and forgets its bytes; the account, or null when it was settled or gone before. */
export async function settleRow(em: EntityManager, id: string, outcome: Outcome): Promise<string | null> {
  const isDone = outcome.state === 'done';
  const [row] = await em.execute<Array<{ account_id: string }>>(
    `update extractions set state = ?, draft = ?::jsonb, read_by = ?, refusal = ?, pdf = null, settled_at = now()
     where id = ? and state = 'waiting' returning account_id`,
    [
      outcome.state,
      isDone ? JSON.stringify(outcome.draft) : null,
      isDone ? outcome.readBy : null,
      isDone ? null : outcome.refusal,
      id,
    ],
  );
  return row?.account_id ?? null;
}

/** Extractions that have waited longer than `olderThanMs`, the oldest first. */
export async function listWaiting(em: EntityManager, olderThanMs: number): Promise<string[]> {
  const rows = await em.execute<Array<{ id: string }>>(
    `select id from extractions where state = 'waiting' and created_at < now() - ? * interval '1 millisecond'
     order by created_at limit 100`,
    [olderThanMs],
  );
  return rows.map((row) => row.id);
}

/** Those that wait and for which nobody was asked within `silentMs`; they count as asked for now. */
export async function claimUnasked(em: EntityManager, silentMs: number): Promise<string[]> {
  const rows = await em.execute<Array<{ id: string }>>(
    `update extractions set asked_at = now()
     where state = 'waiting' and asked_at < now() - ? * interval '1 millisecond' returning id`,
    [silentMs],
  );
  return rows.map((row) => row.id);
}
