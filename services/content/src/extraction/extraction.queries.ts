import { type InferEntity, LockMode } from '@mikro-orm/postgresql';
import { PDFS_PER_DAY } from '@sumfox/contracts/content/extraction.endpoints';
import type { SheetDraft } from '@sumfox/contracts/content/topic';
import { dayLimitReached, singaporeDayOf } from '@sumfox/contracts/day-limit';
import type { EntityManager } from '@sumfox/platform/database/database';
import { lockName, readServerTime } from '@sumfox/platform/database/server.queries';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { ExtractionRow } from './extraction.entity.js';
import type { PdfRefusal } from './refusal.rules.js';
import type { SheetLine } from './sheet/page-furniture.rules.js';

/** Serialises the uploads of one account until the transaction ends, so that the count is exact. */
export function lockAccount(em: EntityManager, accountId: string): Promise<void> {
  return lockName(em, `extraction ${accountId}`);
}

/** Throws 429 for an account that has used up its PDFs of today. */
export async function rejectBeyondDailyLimit(em: EntityManager, accountId: string): Promise<void> {
  if ((await em.count(ExtractionRow, await sentToday(em, accountId))) >= PDFS_PER_DAY)
    throw dayLimitReached(`You have sent ${PDFS_PER_DAY} PDFs today. Please send the next one tomorrow.`);
}

/** The account's extraction of the same bytes of today, unless it failed: that may be tried again. */
export async function findSame(em: EntityManager, accountId: string, sha256: string): Promise<string | null> {
  const same = await em.findOne(
    ExtractionRow,
    { ...(await sentToday(em, accountId)), sha256, state: { $ne: 'failed' } },
    { fields: ['id'], orderBy: { createdAt: 'desc' } },
  );
  return same?.id ?? null;
}

/** An account's PDFs of today by Singapore's calendar. */
async function sentToday(em: EntityManager, accountId: string) {
  const { start, end } = singaporeDayOf(await readServerTime(em));
  return { accountId, createdAt: { $gte: start, $lt: end } };
}

/** The text of a PDF, and what the rules make of it. */
export interface ReadSheet {
  lines: readonly SheetLine[];
  draft: SheetDraft;
}

/** A sheet that a worker has begun to ask a model about. */
export interface ClaimedSheet extends ReadSheet {
  accountId: string;
  /** This one included. */
  tries: number;
}

/** The steps of reading a PDF: its file is opened, then a model may be asked about its text. */
const STEPS = ['waiting', 'drafting'] as const;
export type Step = (typeof STEPS)[number];

/**
 * Counts one more try to open a PDF, in the caller's transaction, and returns their number; null for one that is not
 * waiting any more.
 */
export async function claimPdf(em: EntityManager, id: string): Promise<number | null> {
  return (await claim(em, id, 'waiting'))?.tries ?? null;
}

/** Counts one more drafting attempt in the caller's transaction; null for a settled or deleted sheet. */
export async function claimSheet(em: EntityManager, id: string): Promise<ClaimedSheet | null> {
  const row = await claim(em, id, 'drafting');
  return row?.sheet && row.draft
    ? { accountId: row.accountId, lines: row.sheet, draft: row.draft, tries: row.tries }
    : null;
}

async function claim(
  em: EntityManager,
  id: string,
  step: Step,
): Promise<InferEntity<typeof ExtractionRow> | null> {
  const row = await em.findOne(
    ExtractionRow,
    { id, state: step },
    { populate: ['sheet'], lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (row) row.tries += 1;
  return row;
}

/** Replaces the bytes by the text in them; false for a PDF that is not waiting any more. */
export async function keepSheet(
  em: EntityManager,
  id: string,
  { lines, draft }: ReadSheet,
): Promise<boolean> {
  const askedAt = await readServerTime(em);
  const kept = await em.nativeUpdate(
    ExtractionRow,
    { id, state: 'waiting' },
    { state: 'drafting', pdf: null, sheet: lines, draft, tries: 0, askedAt },
  );
  return kept > 0;
}

/** Whole, the largest file would take five times its size on its way from the database. */
const PIECE_BYTES = 1_048_576;
const PieceSchema = z.object({ piece: z.instanceof(Buffer) });

/** The bytes of a PDF in order; ends early when it is settled or deleted meanwhile. */
export async function* readPieces(em: EntityManager, id: string): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += PIECE_BYTES) {
    // SQL: the ORM loads a column whole.
    const [row] = await readRows(
      em,
      PieceSchema,
      `select substring(pdf from ?::int for ?::int) as piece from extractions where id = ?::uuid and state = 'waiting'`,
      [from, PIECE_BYTES, id],
    );
    if (!row || row.piece.length === 0) return;
    yield row.piece;
  }
}

/** Outcome of a PDF. */
export type Outcome =
  | { readonly state: 'done'; readonly draft: SheetDraft; readonly readBy: 'rules' | 'model' }
  | { readonly state: 'failed'; readonly refusal: PdfRefusal };

/** A PDF that was just settled. */
export interface Settled {
  accountId: string;
  /** From the hand-in, waits included. */
  durationMs: number;
}

/** Stores the outcome of a PDF at a step and deletes its bytes and text; null when the PDF has left that step. */
export async function settleRow(
  em: EntityManager,
  id: string,
  step: Step,
  outcome: Outcome,
): Promise<Settled | null> {
  const settledAt = await readServerTime(em);
  const isDone = outcome.state === 'done';
  const [row] = await em
    .createQueryBuilder(ExtractionRow)
    .update({
      state: outcome.state,
      draft: isDone ? outcome.draft : null,
      readBy: isDone ? outcome.readBy : null,
      refusal: isDone ? null : outcome.refusal,
      pdf: null,
      sheet: null,
      settledAt,
    })
    .where({ id, state: step })
    .returning(['accountId', 'createdAt'])
    .execute<Array<{ accountId: string; createdAt: Date }>>('all');
  return row ? { accountId: row.accountId, durationMs: settledAt.getTime() - row.createdAt.getTime() } : null;
}

/** Most PDFs that are given up at once. */
const GIVEN_UP_MAX = 100;

/** Unsettled PDFs uploaded longer ago than `olderThanMs`, oldest first, with the rules' draft of their text. */
export async function listUnsettled(
  em: EntityManager,
  olderThanMs: number,
): Promise<Array<{ id: string; step: Step; draft: SheetDraft | null }>> {
  const now = await readServerTime(em);
  const rows = await em.find(
    ExtractionRow,
    { state: { $in: [...STEPS] }, createdAt: { $lt: new Date(now.getTime() - olderThanMs) } },
    {
      fields: ['state', 'draft'],
      orderBy: { createdAt: 'asc' },
      limit: GIVEN_UP_MAX,
      disableIdentityMap: true,
    },
  );
  return rows.flatMap(({ id, state, draft = null }) =>
    STEPS.filter((step) => step === state).map((step) => ({ id, step, draft })),
  );
}

/** PDFs at a step without a request within `silentMs`; marks them as requested now. */
export async function claimUnasked(em: EntityManager, step: Step, silentMs: number): Promise<string[]> {
  const now = await readServerTime(em);
  const asked = await em
    .createQueryBuilder(ExtractionRow)
    .update({ askedAt: now })
    .where({ state: step, askedAt: { $lt: new Date(now.getTime() - silentMs) } })
    .returning('id')
    .execute<Array<{ id: string }>>('all');
  return asked.map(({ id }) => id);
}

/** Notes that a worker is still opening a PDF, so that no other is asked for it. */
export async function noteAsked(em: EntityManager, id: string): Promise<void> {
  const askedAt = await readServerTime(em);
  await em.nativeUpdate(ExtractionRow, { id, state: 'waiting' }, { askedAt });
}

/** Deletes what was settled longer ago than `olderThanMs`. */
export async function deleteSettled(em: EntityManager, olderThanMs: number): Promise<void> {
  const now = await readServerTime(em);
  await em.nativeDelete(ExtractionRow, { settledAt: { $lt: new Date(now.getTime() - olderThanMs) } });
}
