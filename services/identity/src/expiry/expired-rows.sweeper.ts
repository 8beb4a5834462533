import { Injectable } from '@nestjs/common';
import type { EntityKey, EntityManager, EntityName, FilterQuery } from '@mikro-orm/postgresql';
import { UNDO_UNLINK_SECONDS } from '@sumfox/contracts/identity/family.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { SignInChallenge } from '../account/index.js';
import { SetupLink } from '../admin-setup/index.js';
import { EmailLink, PasswordRequest } from '../email/index.js';
import { EndedLink, FailedLinks, LinkCode } from '../family/index.js';
import { Mail } from '../mail/index.js';
import { Notice } from '../notice/index.js';
import { RegistrationRequest, REPEAT_HOURS } from '../registration/index.js';

const HOUR_MS = 3_600_000;
const SWEEP_INTERVAL_MS = HOUR_MS;
/** Family news of half a year ago is out of date. */
const NOTICE_DAYS = 180;
/** Time for an operator to look for a lost e-mail. */
const MAIL_DAYS = 30;

/** Links of operators, forms that could be sent again, ended links, codes, counts, old e-mails and notices. */
const EXPIRED_ROWS = [
  expiry(SetupLink, 'expiresAt'),
  expiry(SignInChallenge, 'expiresAt'),
  // Used ones count for the limit of an address for a day.
  expiry(EmailLink, 'expiresAt', 24 * HOUR_MS),
  expiry(PasswordRequest, 'createdAt', HOUR_MS),
  expiry(RegistrationRequest, 'createdAt', REPEAT_HOURS * HOUR_MS),
  expiry(EndedLink, 'endedAt', UNDO_UNLINK_SECONDS * 1_000),
  expiry(LinkCode, 'expiresAt'),
  expiry(FailedLinks, 'since', HOUR_MS),
  expiry(Mail, 'createdAt', MAIL_DAYS * 24 * HOUR_MS),
  expiry(Notice, 'createdAt', NOTICE_DAYS * 24 * HOUR_MS),
];

/** Removes rows that are not needed any more, by the server's clock. */
@Injectable()
export class ExpiredRowsSweeper {
  constructor(private readonly database: Database) {}

  @HandlesRecurringJob({ name: 'clear-expired-rows', every: SWEEP_INTERVAL_MS })
  async run(): Promise<void> {
    const em = this.database.fork();
    const now = await readServerTime(em);
    for (const remove of EXPIRED_ROWS) await remove(em, now);
  }
}

/** Deletes rows of a table that expired, or expired this long ago. */
function expiry<Row extends object>(entity: EntityName<Row>, time: EntityKey<Row>, keptMs = 0) {
  return (em: EntityManager, now: Date): Promise<number> =>
    em.nativeDelete(entity, { [time]: { $lt: new Date(now.getTime() - keptMs) } } as FilterQuery<
      NoInfer<Row>
    >);
}
