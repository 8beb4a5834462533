import { Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { changeEmail, confirmEmail, ownEmail } from '@sumfox/contracts/identity/email.endpoints';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Account, type AccountRow, callNameOf, rejectTakenName } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { MailAddress, MailStore } from '../mail/index.js';
import { PasswordService } from '../password/index.js';
import { EmailLink } from './email-link.entity.js';
import { EmailLinks } from './email-links.js';
import { maskAddress } from './mask-address.rules.js';

/** The e-mail address of a parent: shown, confirmed and changed (ACCOUNT-21, ACCOUNT-23). */
@Injectable()
export class EmailService {
  constructor(
    private readonly database: Database,
    private readonly links: EmailLinks,
    private readonly mails: MailStore,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
  ) {}

  async describe(caller: PersonCaller): Promise<EndpointResponse<typeof ownEmail>> {
    const em = this.database.fork();
    const { id, email } = await getOwn(em, caller);
    const address = email ?? null;
    const known = address === null ? null : await em.findOne(MailAddress, { account: id, address });
    const next = await em.findOne(
      EmailLink,
      { account: id, purpose: 'change', usedAt: null, expiresAt: { $gt: new Date() } },
      { orderBy: { id: 'desc' } },
    );
    return {
      address,
      isConfirmed: known?.verifiedAt != null,
      isRefused: known?.refusedAt != null,
      nextAddress: next?.address ?? null,
    };
  }

  /** Sends the confirmation again. Throws `no-email` and `email-link-limit`. */
  async sendConfirmation(caller: PersonCaller): Promise<void> {
    await this.database.transaction(async (em) => {
      const account = await getOwn(em, caller);
      const { id, email } = account;
      if (email == null)
        throw new ProductError('bad-request', 'no-email', 'Your account has no e-mail address yet.');
      // The owner says that the address works now.
      await em.nativeUpdate(
        MailAddress,
        { account: id, address: email },
        { refusedAt: null, refusalCode: null },
      );
      if (!(await this.links.send(em, account, 'confirm', email))) throw tooMany();
    });
  }

  /**
   * Sends a link to a new address. An address of another account gets none, and the answer does not tell. Throws
   * `wrong-password` and `email-link-limit`.
   */
  async change(
    caller: PersonCaller,
    { email, currentPassword }: EndpointInput<typeof changeEmail>['body'],
  ): Promise<void> {
    const own = await getOwn(this.database.fork(), caller);
    if (!(await this.passwords.verify(currentPassword, own.passwordHash)))
      throw new ProductError('bad-request', 'wrong-password', 'Current password is not right.', {
        fields: ['currentPassword'],
      });
    await this.database.transaction(async (em) => {
      const account = await getOwn(em, caller);
      if (email === account.email || (await em.count(Account, { email, id: { $ne: account.id } })) > 0)
        return;
      if (!(await this.links.send(em, account, 'change', email))) throw tooMany();
    });
  }

  /** Confirms an address by its link. Throws `email-link-ended` and `email-taken`. */
  async confirm(token: string): Promise<EndpointResponse<typeof confirmEmail>> {
    return rejectTakenName(() =>
      this.database.transaction(async (em) => {
        const link = await this.links.find(em, token, ['confirm', 'change']);
        const { account, address } = link;
        if (link.usedAt) return { address };
        link.usedAt = new Date();
        if (link.purpose === 'change' && account.email !== address) await this.move(em, account, address);
        await this.links.confirm(em, account.id, address);
        return { address };
      }),
    );
  }

  /** Gives the account its new address; the old one is told. A username that was the old address changes too. */
  private async move(em: EntityManager, account: AccountRow, address: string): Promise<void> {
    const old = account.email ?? null;
    if (old !== null) {
      const name = callNameOf(account);
      const content = { kind: 'address-changed', name, newAddress: maskAddress(address) } as const;
      await this.mails.add(em, { to: account, content, address: old });
    }
    if (old !== null && account.usernameFolded === old)
      Object.assign(account, { username: address, usernameFolded: address });
    account.email = address;
    const actor = { userId: account.id, role: account.role };
    await this.audit.write(em, { action: 'email.changed', actor, target: account.id });
  }
}

async function getOwn(em: EntityManager, caller: PersonCaller): Promise<AccountRow> {
  const account = await em.findOne(Account, { id: caller.userId });
  if (!account) throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
  return account;
}

function tooMany(): ProductError {
  return new ProductError(
    'too-many',
    'email-link-limit',
    'A link was just sent. Please look in your mailbox, and wait a minute before you ask for another one.',
  );
}
