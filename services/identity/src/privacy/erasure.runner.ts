import { Inject, Injectable } from '@nestjs/common';
import { type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { listSubmissionIds } from '@sumfox/contracts/identity/privacy.calls';
import { erasureDue, figuresErasureDue } from '@sumfox/contracts/messages/identity.events';
import type { ServiceName } from '@sumfox/contracts/services';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { LOGGER } from '@sumfox/platform/tokens';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { Account } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { EndedSessions, Session, SessionStore } from '../session/index.js';
import { Erasure, ErasureConfirmation, type ErasureRow } from './erasure.entity.js';
import { DatabaseLog } from './database-log.js';
import { deleteMessagesAbout } from './erasure.queries.js';
import { ErasureJournal } from './erasure-journal.js';
import { QueueEraser } from './queue-eraser.js';

const SWEEP_INTERVAL_MS = 15_000;
/** A process gives its messages to the queues half a second after the commit at the latest; this leaves it ten times that. */
const TELLING_MS = 5_000;
/** Ended sessions show when a person was present and are not needed for longer. */
const SESSION_MS = 30 * 86_400_000;

/**
 * Runs erasures that are due, and finishes those that every service has confirmed. Analytics comes last: what another
 * service told it just before would otherwise arrive after its erasure and name the person again.
 */
@Injectable()
export class ErasureRunner {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly sessions: SessionStore,
    private readonly ended: EndedSessions,
    private readonly queues: QueueEraser,
    private readonly journal: ErasureJournal,
    private readonly log: DatabaseLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Each step bears being repeated, and being done by two replicas at once. */
  @HandlesRecurringJob({ name: 'run-erasures', every: SWEEP_INTERVAL_MS })
  async run(): Promise<void> {
    const em = this.database.fork();
    const expiredBefore = new Date((await readServerTime(em)).getTime() - SESSION_MS);
    await em.nativeDelete(Session, { expiresAt: { $lt: expiredBefore } });
    const open = await em.find(Erasure, {});
    await this.attempt(async () => this.journal.mirror(open));
    const due = await em.find(Erasure, { startedAt: null, eraseAfter: { $lte: new Date() } });
    for (const erasure of due) await this.attempt(() => this.start(erasure.id, erasure.account.id));
    const told = await listConfirmed(em, erasureDue.subscribers, {
      figuresDueAt: null,
      startedAt: { $lte: new Date(Date.now() - TELLING_MS) },
    });
    for (const { id, account } of told) await this.attempt(() => this.eraseFigures(id, account.id));
    const all = [...erasureDue.subscribers, ...figuresErasureDue.subscribers];
    const confirmed = await listConfirmed(em, all, { figuresDueAt: { $ne: null } });
    for (const { id, account } of confirmed) await this.attempt(() => this.finish(id, account.id));
    if (confirmed.length > 0) await this.attempt(() => this.log.run());
  }

  /** One that fails is tried again with the next run, and holds up no other. */
  private async attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.logger.warn({ reason: String(error) }, 'erasure failed, will retry');
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

  /** Takes what still waits to be counted out of the queues, and tells analytics. */
  private async eraseFigures(erasureId: string, accountId: string): Promise<void> {
    await this.queues.forget(accountId);
    await this.database.transaction(async (em) => {
      const erasure = await em.findOne(
        Erasure,
        { id: erasureId, figuresDueAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      // Another replica has told it.
      if (!erasure) return;
      erasure.figuresDueAt = new Date();
      await deleteMessagesAbout(em, accountId);
      this.outbox.addEvent(em, figuresErasureDue, { erasureId });
    });
  }

  /** The queues first: while the row stands this is tried again. */
  private async finish(erasureId: string, accountId: string): Promise<void> {
    await this.queues.forget(accountId);
    await this.queues.rewriteFile();
    this.journal.complete(accountId);
    await this.database.transaction(async (em) => {
      const erasure = await em.findOne(Erasure, { id: erasureId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!erasure) return;
      // Its key is deleted with the account; the log then records an erasure without a name.
      await this.audit.write(em, { action: 'erasure.done', actor: null, target: accountId });
      await deleteMessagesAbout(em, accountId);
      await em.nativeDelete(Account, { id: accountId });
    });
  }
}

/** Erasures under way that these services have confirmed. */
async function listConfirmed(
  em: EntityManager,
  services: readonly ServiceName[],
  where: FilterQuery<ErasureRow>,
): Promise<Array<Pick<ErasureRow, 'id' | 'account'>>> {
  const confirmations = await em.countBy(ErasureConfirmation, 'erasure', {
    where: { service: { $in: [...services] } },
  });
  const ids = Object.keys(confirmations).filter((id) => confirmations[id] === services.length);
  if (ids.length === 0) return [];
  return em.find(Erasure, { $and: [{ id: { $in: ids } }, where] }, { fields: ['account'] });
}
