import { Inject, Injectable } from '@nestjs/common';
import { sendMail } from '@sumfox/contracts/messages/jobs';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Mail } from './mail.entity.js';
import { SMTP_LIMITS } from './smtp-client.js';

const SWEEP_INTERVAL_MS = 60_000;
/** An e-mail without any attempt lost its job with the queue. */
const LOST_AFTER_MS = 90_000;
/** The attempts of one job end before this; then there is another job. */
const NEXT_JOB_AFTER_MS = 45 * 60_000;
/** By then its link has expired. */
const GIVEN_UP_AFTER_MS = 24 * 3_600_000;
/** A reply to the last line comes within the client's limit, or not at all. */
const UNSURE_AFTER_MS = SMTP_LIMITS.replyMs + 60_000;

/** Settles every e-mail in the end, and adds jobs that were lost. */
@Injectable()
export class MailSweeper {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  @HandlesRecurringJob({ name: 'settle-mails', every: SWEEP_INTERVAL_MS })
  async run(): Promise<void> {
    await this.database.transaction(async (em) => {
      const now = await readServerTime(em);
      const before = (ms: number) => ({ $lt: new Date(now.getTime() - ms) });
      const settled = { claim: null, token: null, settledAt: now };
      await em.nativeUpdate(
        Mail,
        { state: 'handed-over', claimedAt: before(UNSURE_AFTER_MS) },
        { ...settled, state: 'unsure' },
      );
      await em.nativeUpdate(
        Mail,
        { state: { $in: ['waiting', 'sending'] }, createdAt: before(GIVEN_UP_AFTER_MS) },
        { ...settled, state: 'given-up' },
      );
      if (this.config.mail.smtpUrl === null)
        await em.nativeUpdate(Mail, { state: 'waiting' }, { state: 'kept', settledAt: now });
      else await this.queueAgain(em, now, before);
    });
  }

  private async queueAgain(
    em: EntityManager,
    now: Date,
    before: (ms: number) => { $lt: Date },
  ): Promise<void> {
    const stuck = await em.find(
      Mail,
      {
        state: { $in: ['waiting', 'sending'] },
        $or: [{ attempts: 0, queuedAt: before(LOST_AFTER_MS) }, { queuedAt: before(NEXT_JOB_AFTER_MS) }],
      },
      { fields: ['id'], limit: 100 },
    );
    if (stuck.length === 0) return;
    await em.nativeUpdate(Mail, { id: { $in: stuck.map(({ id }) => id) } }, { queuedAt: now });
    for (const { id } of stuck) this.outbox.addJob(em, sendMail, { mailId: id });
  }
}
