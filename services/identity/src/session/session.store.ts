import { Injectable } from '@nestjs/common';
import type { OpenedSession } from '@product/contracts/identity/session.calls';
import { accountSignedIn } from '@product/contracts/messages/identity.events';
import type { EntityManager } from '@product/platform/database/database';
import { Outbox } from '@product/platform/messaging/outbox';
import { v7 as uuid } from 'uuid';
import type { AccountRow } from '../account/account.entity.js';
import { AccountService } from '../account/account.service.js';
import { Session } from './session.entity.js';
import { ABSOLUTE_MS, formatRefreshToken, hashSecret, makeSecret } from './session.rules.js';

/** Opens and ends sessions in the caller's transaction. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly outbox: Outbox,
    private readonly accounts: AccountService,
  ) {}

  /** Opens a session for an account that has been proved to be there, and notes the visit. */
  async open(em: EntityManager, account: AccountRow): Promise<OpenedSession> {
    const now = new Date();
    const secret = makeSecret();
    account.lastActiveAt = now;
    const session = em.create(
      Session,
      {
        id: uuid(),
        account,
        createdAt: now,
        expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
        endedAt: null,
        lastSeenAt: now,
        refreshHash: hashSecret(secret),
        previousRefreshHash: null,
        refreshedAt: null,
      },
      { persist: true },
    );
    this.outbox.addEvent(em, accountSignedIn, { userId: account.id, role: account.role });
    await em.flush();
    return {
      sessionId: session.id,
      refreshToken: formatRefreshToken(session.id, secret),
      expiresAt: session.expiresAt.toISOString(),
      user: await this.accounts.withChildren(em, account),
    };
  }

  /** Ends every session of an account but one, if one is named. Returns the ids, to be announced after the commit. */
  async endAll(em: EntityManager, accountId: string, except: string | null = null): Promise<string[]> {
    const ended = await em.execute<Array<{ id: string }>>(
      `update sessions set ended_at = now()
       where account_id = ? and ended_at is null and (?::uuid is null or id <> ?::uuid) returning id`,
      [accountId, except, except],
    );
    return ended.map((row) => row.id);
  }
}
