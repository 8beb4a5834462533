import { PDFS_PER_DAY } from '@sumfox/contracts/content/extraction.endpoints';
import type { TopicDraft } from '@sumfox/contracts/content/topic';
import { dayLimitReached } from '@sumfox/contracts/day-limit';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { PdfRefusal } from './refusal.rules.js';
import type { SheetLine } from './sheet/page-furniture.rules.js';

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

/** Counts one more try to open a PDF and returns their number; null for one that is not waiting any more. */
export async function claimPdf(em: EntityManager, id: string): Promise<number | null> {
  const [row] = await em.execute<Array<{ tries: number }>>(
    `update extractions set tries = tries + 1 where id = ? and state = 'waiting' returning tries`,
    [id],
  );
  return row?.tries ?? null;
}

/** The text of a PDF, and what the rules make of it. */
export interface ReadSheet {
  lines: readonly SheetLine[];
  draft: TopicDraft;
}

/** A sheet that a worker has begun to ask a model about. */
export interface ClaimedSheet extends ReadSheet {
  accountId: string;
  /** This one included. */
  tries: number;
}

/** Replaces the bytes by the text in them; false for a PDF that is not waiting any more. */
export async function keepSheet(
  em: EntityManager,
  id: string,
  { lines, draft }: ReadSheet,
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `update extractions set state = 'drafting', pdf = null, sheet = ?::jsonb, draft = ?::jsonb, tries = 0,
       asked_at = now() where id = ? and state = 'waiting' returning id`,
    [JSON.stringify(lines), JSON.stringify(draft), id],
  );
  return rows.length > 0;
}

/** Counts one more try; null for a sheet that is settled or gone. */
export async function claimSheet(em: EntityManager, id: string): Promise<ClaimedSheet | null> {
  const [row] = await em.execute<
    Array<{ account_id: string; sheet: SheetLine[]; draft: TopicDraft; tries: number }>
  >(
    `update extractions set tries = tries + 1 where id = ? and state = 'drafting'
     returning account_id, sheet, draft, tries`,
    [id],
  );
  return row ? { accountId: row.account_id, lines: row.sheet, draft: row.draft, tries: row.tries } : null;
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

/** The steps of reading a PDF: its file is opened, then a model may be asked about its text. */
export type Step = 'waiting' | 'drafting';

/** A PDF that was just settled. */
export interface Settled {
  accountId: string;
  /** From the hand-in, waits included. */
  durationMs: number;
}

/** Writes what came of a PDF at a step and deletes its bytes and text; null for one that is at that step no more. */
export async function settleRow(
  em: EntityManager,
  id: string,
  step: Step,
  outcome: Outcome,
): Promise<Settled | null> {
  const isDone = outcome.state === 'done';
  const [row] = await em.execute<Array<{ account_id: string; duration_ms: number }>>(
    `update extractions set state = ?, draft = ?::jsonb, read_by = ?, refusal = ?, pdf = null, sheet = null,
       settled_at = now() where id = ? and state = ?
     returning account_id, round(extract(epoch from now() - created_at) * 1000)::int as duration_ms`,
    [
      outcome.state,
      isDone ? JSON.stringify(outcome.draft) : null,
      isDone ? outcome.readBy : null,
      isDone ? null : outcome.refusal,
      id,
      step,
    ],
  );
  return row ? { accountId: row.account_id, durationMs: row.duration_ms } : null;
}

/** PDFs handed in longer ago than `olderThanMs` and not settled, the oldest first; with the rules' draft of their text. */
export function listUnsettled(
  em: EntityManager,
  olderThanMs: number,
): Promise<Array<{ id: string; state: Step; draft: TopicDraft | null }>> {
  return em.execute(
    `select id, state, draft from extractions
     where state in ('waiting', 'drafting') and created_at < now() - ? * interval '1 millisecond'
     order by created_at limit 100`,
    [olderThanMs],
  );
}

/** Those at a step for which nobody was asked within `silentMs`; they count as asked for now. */
export async function claimUnasked(em: EntityManager, step: Step, silentMs: number): Promise<string[]> {
  const rows = await em.execute<Array<{ id: string }>>(
    `update extractions set asked_at = now()
     where state = ? and asked_at < now() - ? * interval '1 millisecond' returning id`,
    [step, silentMs],
  );
  return rows.map((row) => row.id);
}
