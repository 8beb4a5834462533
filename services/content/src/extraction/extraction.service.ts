import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Extraction } from '@sumfox/contracts/content/extraction.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import { extractTopic } from '@sumfox/contracts/messages/jobs';
import { Shutdown } from '@sumfox/platform/shutdown/shutdown';
import { Database } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { v7 as uuid } from 'uuid';
import { ExtractionRow } from './extraction.entity.js';
import { findSame, lockAccount, rejectBeyondDailyLimit } from './extraction.queries.js';
import { toProductError } from './refusal.rules.js';

/** How long the call that hands a PDF in waits for its draft. */
export const WAIT_MS = 20_000;
/** Another process settles the PDF, so a waiting call polls at this interval. */
const POLL_INTERVAL_MS = 250;

/** Accepts PDFs and reports their outcome. */
@Injectable()
export class ExtractionService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly shutdown: Shutdown,
  ) {}

  /**
   * Keeps a PDF and asks the worker for it; its id. The same file of the same day is not read twice. Throws ProductError
   * 429 beyond the account's day.
   */
  async upload(accountId: string, pdf: Buffer): Promise<string> {
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    return this.database.transaction(async (em) => {
      await lockAccount(em, accountId);
      const same = await findSame(em, accountId, sha256);
      if (same) return same;
      await rejectBeyondDailyLimit(em, accountId);
      const [id, now] = [uuid(), new Date()];
      em.create(
        ExtractionRow,
        {
          id,
          accountId,
          state: 'waiting',
          pdf,
          sha256,
          tries: 0,
          sheet: null,
          draft: null,
          readBy: null,
          refusal: null,
          createdAt: now,
          askedAt: now,
          settledAt: null,
        },
        { persist: true },
      );
      this.outbox.addJob(em, extractTopic, { extractionId: id });
      return id;
    });
  }

  /** Outcome of an account's PDF. Throws ProductError: 404 for another account's, 400 with the reason of a failure. */
  async describe(accountId: string, id: string): Promise<Extraction> {
    const row = await this.database.fork().findOne(ExtractionRow, { id, accountId });
    if (!row) throw new ProductError('not-found', 'extraction-not-found', 'Not found');
    if (row.state === 'failed') throw toProductError(row.refusal ?? 'unreadable');
    if (!row.draft || !row.readBy) return { status: 'processing', extractionId: id };
    // A draft that was read before there were pairs lives for a day.
    const without = { gradeLevel: null, pairs: [] };
    return { status: 'done', extractionId: id, ...without, ...row.draft, readBy: row.readBy };
  }

  /** As `describe`, once it is settled or `limitMs` have passed, or when this process is about to end. */
  async await(accountId: string, id: string, limitMs = WAIT_MS): Promise<Extraction> {
    const deadline = Date.now() + limitMs;
    for (;;) {
      const found = await this.describe(accountId, id);
      if (found.status === 'done' || Date.now() >= deadline || this.shutdown.signal.aborted) return found;
      await sleep(POLL_INTERVAL_MS);
    }
  }
}
