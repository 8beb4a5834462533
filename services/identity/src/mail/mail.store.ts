import { Inject, Injectable } from '@nestjs/common';
import { sendMail } from '@sumfox/contracts/messages/jobs';
import type { EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { v7 as uuid } from 'uuid';
import { Account, type AccountRow } from '../account/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import type { MailContent } from './mail-content.js';
import { MailAddress } from './mail-address.entity.js';
import { Mail, type MailRow } from './mail.entity.js';

/** An e-mail to write. */
export interface NewMail {
  to: Pick<AccountRow, 'id' | 'role' | 'email'>;
  content: MailContent;
  /** Child that the text names. */
  childId?: string;
  /** Secret part of its link. */
  token?: string;
  /** Default: the account's own address. */
  address?: string;
}

/** Writes e-mails in the transaction of their cause. */
@Injectable()
export class MailStore {
  constructor(
    private readonly outbox: Outbox,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Returns the e-mail; null for an account without an address. One that names a child goes to a confirmed address
   * only: a mistyped one is a stranger's. Throws for a child: children get no e-mail.
   */
  async add(
    em: EntityManager,
    { to, content, childId, token, address = to.email ?? '' }: NewMail,
  ): Promise<MailRow | null> {
    if (to.role === 'child') throw new Error(`cannot write an e-mail of kind ${content.kind} to a child`);
    if (address === '') return null;
    if (childId !== undefined && !(await isConfirmed(em, to.id, address))) return null;
    const now = new Date();
    const hasServer = this.config.mail.smtpUrl !== null;
    const mail = em.create(
      Mail,
      {
        id: uuid(),
        account: em.getReference(Account, to.id),
        child: childId === undefined ? null : em.getReference(Account, childId),
        kind: content.kind,
        address,
        content,
        token: token ?? null,
        state: hasServer ? 'waiting' : 'kept',
        replyCode: null,
        attempts: 0,
        claim: null,
        claimedAt: null,
        createdAt: now,
        queuedAt: now,
        settledAt: hasServer ? null : now,
      },
      { persist: true },
    );
    if (hasServer) this.outbox.addJob(em, sendMail, { mailId: mail.id });
    return mail;
  }
}

/** Whether the account's owner has used a link that was sent to this address. */
export async function isConfirmed(em: EntityManager, accountId: string, address: string): Promise<boolean> {
  return (await em.count(MailAddress, { account: accountId, address, verifiedAt: { $ne: null } })) > 0;
}
