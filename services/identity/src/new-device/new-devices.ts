import { Injectable } from '@nestjs/common';
import { Database } from '@sumfox/platform/database/database';
import { Account } from '../account/index.js';
import { SecurityMails } from '../mail/index.js';
import { Session } from '../session/index.js';

const DAY_MS = 86_400_000;

/** Tells a parent that the account was opened on a device on which it was not opened before. */
@Injectable()
export class NewDevices {
  constructor(
    private readonly database: Database,
    private readonly mails: SecurityMails,
  ) {}

  /** Call it after the session was opened. The first sign-in after a registration is no news. */
  async tell(accountId: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const account = await em.findOne(Account, { id: accountId });
      if (account?.role !== 'parent' || account.email == null) return;
      const isNew = Date.now() - account.createdAt.getTime() < DAY_MS;
      if (isNew && (await em.count(Session, { account: accountId })) <= 1) return;
      await this.mails.tellNewDevice(em, account);
    });
  }
}
