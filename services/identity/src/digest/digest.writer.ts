import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { describeWeek } from '@sumfox/contracts/assessment/week-digest.calls';
import { lastDigestWeek } from '@sumfox/contracts/assessment/week-digest';
import { Database } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import type { Logger } from '@sumfox/platform/logging/logger';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { LOGGER } from '@sumfox/platform/tokens';
import { Account, callNameOf, gradeOf, maySignIn } from '../account/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { isConfirmed, MailStore } from '../mail/index.js';
import { isLinked } from '../parent-child/index.js';
import { DigestChoice, type DigestChoiceRow } from './digest-choice.entity.js';
import { StopTokens } from './stop-token.js';

const ROUND_MS = 5 * 60_000;
/** A product that was off on Sunday evening catches up until Monday morning, and not later. */
const LATEST_MS = 14 * 3_600_000;
const MOST_IN_A_ROUND = 500;

/** Writes the weekly e-mails after Sunday, 18:00, in Singapore. */
@Injectable()
export class DigestWriter {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly mails: MailStore,
    private readonly tokens: StopTokens,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @HandlesRecurringJob({ name: 'write-digests', every: ROUND_MS })
  async run(stopping: AbortSignal): Promise<void> {
    const now = await readServerTime(this.database.fork());
    await this.write(now, stopping);
  }

  /** Writes what is due at a time. A choice that fails is tried again in the next round, and holds up no other. */
  async write(now: Date, stopping: AbortSignal): Promise<void> {
    const { until } = lastDigestWeek(now);
    if (now.getTime() - until.getTime() > LATEST_MS) return;
    const due = await this.database
      .fork()
      .find(
        DigestChoice,
        { chosenAt: { $lt: until }, $or: [{ lastUntil: null }, { lastUntil: { $lt: until } }] },
        { orderBy: { id: 'asc' }, limit: MOST_IN_A_ROUND },
      );
    for (const choice of due) {
      if (stopping.aborted) return;
      try {
        await this.writeOne(choice, until);
      } catch (error) {
        this.logger.warn({ reason: String(error) }, 'weekly e-mail failed, will retry');
      }
    }
  }

  private async writeOne({ id, child }: DigestChoiceRow, until: Date): Promise<void> {
    const pupil = await this.database.fork().findOneOrFail(Account, { id: child.id });
    const { digest } = await this.services.call(describeWeek, {
      pupilId: pupil.id,
      gradeLevel: gradeOf(pupil),
      until: until.toISOString(),
    });
    await this.database.transaction(async (em) => {
      // Stopped meanwhile, or written by another replica.
      const choice = await em.findOne(DigestChoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!choice || (choice.lastUntil && choice.lastUntil >= until)) return;
      choice.lastUntil = until;
      if (digest === null) return;
      const parent = await em.findOneOrFail(Account, { id: choice.parent.id });
      if (parent.email == null || !maySignIn(parent, this.config.demoMode)) return;
      if (!(await isLinked(em, parent.id, pupil.id)) || !(await isConfirmed(em, parent.id, parent.email)))
        return;
      await this.mails.add(em, {
        to: parent,
        childId: pupil.id,
        token: this.tokens.make(id),
        content: {
          kind: 'weekly-digest',
          name: callNameOf(parent),
          childName: callNameOf(pupil),
          childId: pupil.id,
          digest,
        },
      });
    });
  }
}
