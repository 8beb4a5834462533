import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { ProductError } from '@sumfox/contracts/errors';
import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@sumfox/contracts/identity/email.endpoints';
import type { EntityManager } from '@sumfox/platform/database/database';
import { lockName, readServerTime } from '@sumfox/platform/database/server.queries';
import { v7 as uuid } from 'uuid';
import { Account, type AccountRow, callNameOf } from '../account/index.js';
import { MailAddress, MailStore } from '../mail/index.js';
import { hashSecret, makeSecret } from '../session/index.js';
import { limitWindow, maySendLink } from './email-limits.rules.js';
import { EmailLink, type EmailLinkRow, type LinkPurpose } from './email-link.entity.js';

const MINUTE_MS = 60_000;
const LIFETIMES_MS: Readonly<Record<LinkPurpose, number>> = {
  confirm: VERIFY_LINK_HOURS * 60 * MINUTE_MS,
  change: VERIFY_LINK_HOURS * 60 * MINUTE_MS,
  reset: RESET_LINK_MINUTES * MINUTE_MS,
};

/** Makes and finds the links of e-mails. */
@Injectable()
export class EmailLinks {
  constructor(private readonly mails: MailStore) {}

  /** Writes an e-mail with a new link. False when the address has had enough of them. */
  async send(
    em: EntityManager,
    account: AccountRow,
    purpose: LinkPurpose,
    address: string,
  ): Promise<boolean> {
    // Two requests at once count each other.
    await lockName(em, `email-link ${address}`);
    const now = await readServerTime(em);
    const earlier = await em.find(
      EmailLink,
      { address, createdAt: { $gt: limitWindow(now) } },
      { fields: ['createdAt'] },
    );
    if (
      !maySendLink(
        earlier.map(({ createdAt }) => createdAt),
        now,
      )
    )
      return false;
    const token = makeSecret();
    em.create(
      EmailLink,
      {
        id: uuid(),
        account: em.getReference(Account, account.id),
        purpose,
        address,
        tokenHash: hashSecret(token),
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFETIMES_MS[purpose]),
        usedAt: null,
      },
      { persist: true },
    );
    const kind = purpose === 'reset' ? 'reset-password' : 'verify-address';
    const name = callNameOf(account);
    await this.mails.add(em, { to: account, content: { kind, name }, token, address });
    return true;
  }

  /** A link that has not expired, locked, with its account; it may have been used. Throws `email-link-ended`. */
  async find(em: EntityManager, token: string, purposes: readonly LinkPurpose[]): Promise<EmailLinkRow> {
    const valid = {
      tokenHash: hashSecret(token),
      purpose: { $in: [...purposes] },
      expiresAt: { $gt: new Date() },
    };
    const found = await em.findOne(EmailLink, valid, { fields: ['account'], disableIdentityMap: true });
    if (!found) throw linkEnded();
    // The account's row guards what the link changes, also against the same request at the same moment.
    await em.findOne(Account, { id: found.account.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const link = await em.findOne(EmailLink, valid, { populate: ['account'] });
    if (!link) throw linkEnded();
    return link;
  }

  /** Notes that an account's owner reads mail at this address. */
  async confirm(em: EntityManager, accountId: string, address: string): Promise<void> {
    await em
      .createQueryBuilder(MailAddress)
      .insert({ account: accountId, address, verifiedAt: new Date(), refusedAt: null, refusalCode: null })
      .onConflict(['account', 'address'])
      .merge(['verifiedAt', 'refusedAt', 'refusalCode'])
      .execute();
  }
}

export function linkEnded(): ProductError {
  return new ProductError(
    'bad-request',
    'email-link-ended',
    'This link does not work any more. It was used, or it is too old. Please ask for a new one.',
  );
}
