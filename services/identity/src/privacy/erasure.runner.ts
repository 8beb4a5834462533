import { Inject, Injectable } from '@nestjs/common';
import { RecurringWork } from '@sumfox/platform/bootstrap/recurring-work';
import { LockMode } from '@mikro-orm/postgresql';
import { listSubmissionIds } from '@sumfox/contracts/identity/privacy.calls';
import { erasureDue } from '@sumfox/contracts/messages/identity.events';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { LOGGER } from '@sumfox/platform/tokens';
import { Account } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { EndedSessions, SessionStore } from '../session/index.js';
import { Erasure } from './erasure.entity.js';
import { DatabaseLog } from './database-log.js';
import { ErasureJournal } from './erasure-journal.js';
import { QueueForgetting } from './queue-forgetting.js';

const EVERY_MS = 15_000;
/** Ended sessions say when somebody was here; nobody needs that for longer. */
const SESSION_DAYS = 30;

/** Runs erasures that are due, and finishes those that every service has confirmed. */
@Injectable()
export class ErasureRunner extends RecurringWork {
  protected readonly everyMs = EVERY_MS;

  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly sessions: SessionStore,
    private readonly ended: EndedSessions,
    private readonly queues: QueueForgetting,
    private readonly journal: ErasureJournal,
    private readonly log: DatabaseLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** Each step bears being repeated, and being done by two replicas at once. */
  async run(): Promise<void> {
    const em = this.database.fork();
    await em.execute(`delete from sessions where expires_at < now() - interval '${SESSION_DAYS} days'`);
    const all = await em.find(Erasure, {});
    await this.attempt(async () => this.journal.mirror(all));
    const due = await em.find(Erasure, { startedAt: null, eraseAfter: { $lte: new Date() } });
    for (const erasure of due) await this.attempt(() => this.start(erasure.id, erasure.account.id));
    const confirmed = await em.execute<Array<{ id: string; account_id: string }>>(
      `select e.id, e.account_id from erasures e
       where e.started_at is not null
         and (select count(*) from erasure_confirmations c where c.erasure_id = e.id) >= ?`,
      [erasureDue.subscribers.length],
    );
    for (const { id, account_id: accountId } of confirmed)
      await this.attempt(() => this.finish(id, accountId));
    if (confirmed.length > 0) await this.attempt(() => this.log.run());
  }

  /** One that fails is tried again with the next run, and holds up no other. */
  private async attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.logger.warn({ reason: String(error) }, 'erasure tried again later');
    }
  }

  /** Closes the account for good and tells the services. */
  private async start(erasureId: string, accountId: string): Promise<void> {
    const { submissionIds } = await this.services.call(listSubmissionIds, { userId: accountId });
    const ended = await this.database.transaction(async (em) => {
      const account = await em.findOneOrFail(
        Account,
        { id: accountId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const erasure = await em.findOne(Erasure, { id: erasureId, startedAt: null });
      // Taken back, or begun by another replica.
      if (!erasure) return [];
      account.isActive = false;
      Object.assign(erasure, { startedAt: new Date(), submissionIds });
      this.outbox.addEvent(em, erasureDue, { erasureId });
      return this.sessions.endAll(em, accountId);
    });
    await this.ended.announce(ended);
  }

  /** The queues first: while the row stands this is tried again. */
  private async finish(erasureId: string, accountId: string): Promise<void> {
    await this.queues.forget(accountId);
    await this.queues.rewriteFile();
    this.journal.complete(accountId);
    await this.database.transaction(async (em) => {
      const erasure = await em.findOne(Erasure, { id: erasureId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!erasure) return;
      // Its key goes with the account, and the log then says that somebody was erased, not who.
      await this.audit.write(em, { action: 'erasure.done', actor: null, target: accountId });
      await em.execute(`delete from outbox_messages where data::text like '%' || ?::text || '%'`, [
        accountId,
      ]);
      await em.nativeDelete(Account, { id: accountId });
    });
  }
}
