import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type AccountRow, callNameOf, displayName } from '../account/index.js';
import { MailStore } from './mail.store.js';

/** What an e-mail needs of a person. */
type Named = Pick<AccountRow, 'id' | 'callName' | 'firstName' | 'lastName' | 'username'>;
type Reader = Named & Pick<AccountRow, 'role' | 'email'>;

/** E-mails that tell a parent what was done to the account or the family; they cannot be turned off. */
@Injectable()
export class SecurityMails {
  constructor(private readonly mails: MailStore) {}

  async tellNewDevice(em: EntityManager, reader: Reader): Promise<void> {
    await this.tellNow(em, 'new-device', reader);
  }

  async tellPasswordChanged(em: EntityManager, reader: Reader): Promise<void> {
    await this.tellNow(em, 'password-changed', reader);
  }

  async tellLinkMade(em: EntityManager, reader: Reader, child: Named): Promise<void> {
    if (reader.role !== 'parent') return;
    const content = { kind: 'link-made', name: callNameOf(reader), childName: displayName(child) } as const;
    await this.mails.add(em, { to: reader, content, childId: child.id });
  }

  /** `eraseAfter` is when the data goes; `child` is null for the reader's own account. */
  async tellErasureAsked(
    em: EntityManager,
    reader: Reader,
    child: Named | null,
    eraseAfter: Date,
  ): Promise<void> {
    if (reader.role !== 'parent') return;
    const content = {
      kind: 'erasure-asked',
      name: callNameOf(reader),
      personName: child && displayName(child),
      eraseAfter: eraseAfter.toISOString(),
    } as const;
    await this.mails.add(em, { to: reader, content, ...(child ? { childId: child.id } : {}) });
  }

  private async tellNow(
    em: EntityManager,
    kind: 'new-device' | 'password-changed',
    reader: Reader,
  ): Promise<void> {
    if (reader.role !== 'parent') return;
    const content = { kind, name: callNameOf(reader), at: new Date().toISOString() };
    await this.mails.add(em, { to: reader, content });
  }
}
