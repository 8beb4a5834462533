import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { CallOutput, EndpointInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { describeErasure } from '@sumfox/contracts/identity/privacy.calls';
import {
  ERASURE_GRACE_DAYS,
  type Erasure as ErasureView,
  type requestErasure,
} from '@sumfox/contracts/identity/privacy.endpoints';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { Account, type AccountRow, displayName } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { isLinked, listParents, ParentChild } from '../parent-child/index.js';
import { SecurityMails } from '../mail/index.js';
import { NoticeStore } from '../notice/index.js';
import { PasswordService } from '../password/index.js';
import { Erasure, type ErasureRow } from './erasure.entity.js';

const GRACE_MS = ERASURE_GRACE_DAYS * 86_400_000;

/** Requests for erasure, until their time has come. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
    private readonly notices: NoticeStore,
    private readonly mails: SecurityMails,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Requests the erasure of the caller or a linked child; a repeat changes nothing. Throws `not-found`,
   * `wrong-password`, `ask-parent`, `last-admin`.
   */
  async request(
    caller: PersonCaller,
    { userId = caller.userId, password }: EndpointInput<typeof requestErasure>['body'],
  ): Promise<ErasureView> {
    const em = this.database.fork();
    const account = await this.findOwnOrLinked(em, caller, userId);
    if (caller.role === 'child' && (await listParents(em, caller.userId)).length > 0)
      throw new ProductError('forbidden', 'ask-parent', 'Please ask your parent to do this.');
    const own =
      account.id === caller.userId ? account : await em.findOneOrFail(Account, { id: caller.userId });
    if (!(await this.passwords.verify(password, own.passwordHash)))
      throw new ProductError('bad-request', 'wrong-password', 'Current password is not right.', {
        fields: ['password'],
      });
    return this.database.transaction(async (tx) => {
      await tx.findOneOrFail(Account, { id: account.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const open = await tx.findOne(Erasure, { account: account.id });
      if (open) return toView(open, account);
      if (account.role === 'admin') await this.rejectLastAdmin(tx, account.id);
      const now = new Date();
      const erasure = tx.create(
        Erasure,
        {
          id: uuid(),
          account: tx.getReference(Account, account.id),
          requestedAt: now,
          eraseAfter: new Date(now.getTime() + GRACE_MS),
          startedAt: null,
        },
        { persist: true },
      );
      await this.audit.write(tx, { action: 'erasure.requested', actor: caller, target: account.id });
      if (account.role === 'child') await this.tell(tx, 'erasure-asked', account.id, caller);
      await this.mailAbout(tx, account, erasure.eraseAfter);
      return toView(erasure, account);
    });
  }

  /** Lists the erasures of the caller and of linked children, oldest first. */
  async list(caller: PersonCaller): Promise<ErasureView[]> {
    const open = await this.database.fork().find(
      Erasure,
      {
        $or: [{ account: caller.userId }, { account: { id: { $in: await this.childIds(caller) } } }],
      },
      { populate: ['account'], orderBy: { id: 'asc' } },
    );
    return open.map((erasure) => toView(erasure, erasure.account));
  }

  /**
   * Cancels a request within the grace period, by any requester: the person may, and every linked parent of a child.
   * Throws 404 when the caller has none to cancel.
   */
  async cancel(caller: PersonCaller, userId: string): Promise<void> {
    const account = await this.findOwnOrLinked(this.database.fork(), caller, userId);
    await this.database.transaction(async (em) => {
      // The runner holds this lock too: an erasure is stopped or begun, never both.
      await em.findOne(Account, { id: account.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const cancelled = await em.nativeDelete(Erasure, { account: account.id, startedAt: null });
      if (cancelled === 0)
        throw new ProductError(
          'not-found',
          'nothing-open',
          'No erasure is pending, so there is nothing to cancel.',
        );
      await this.audit.write(em, { action: 'erasure.cancelled', actor: caller, target: account.id });
      if (account.role !== 'child') return;
      await this.notices.dismiss(em, 'erasure-asked', account.id);
      await this.tell(em, 'erasure-stopped', account.id, caller);
    });
  }

  /** Whom an erasure under way is about, for the services that carry it out. */
  async describe(erasureId: string): Promise<CallOutput<typeof describeErasure>> {
    const erasure = await this.database
      .fork()
      .findOne(Erasure, { id: erasureId, startedAt: { $ne: null } }, { populate: ['account'] });
    if (!erasure) return { erasure: null };
    return { erasure: { userId: erasure.account.id, submissionIds: erasure.submissionIds } };
  }

  private async findOwnOrLinked(
    em: EntityManager,
    caller: PersonCaller,
    userId: string,
  ): Promise<AccountRow> {
    const isAllowed =
      userId === caller.userId ||
      (caller.role === 'parent' && isUuid(userId) && (await isLinked(em, caller.userId, userId)));
    const account = isAllowed ? await em.findOne(Account, { id: userId }) : null;
    if (!account) throw missing();
    return account;
  }

  private tell(
    em: EntityManager,
    kind: 'erasure-asked' | 'erasure-stopped',
    childId: string,
    caller: PersonCaller,
  ): Promise<void> {
    return this.notices.tellFamily(em, { kind, childId, doneById: caller.userId });
  }

  /** The linked parents of a child, or the person. */
  private async mailAbout(em: EntityManager, account: AccountRow, eraseAfter: Date): Promise<void> {
    if (account.role !== 'child') return this.mails.tellErasureAsked(em, account, null, eraseAfter);
    for (const { parent } of await listParents(em, account.id))
      await this.mails.tellErasureAsked(em, parent, account, eraseAfter);
  }

  private async childIds(caller: PersonCaller): Promise<string[]> {
    if (caller.role !== 'parent') return [];
    const links = await this.database.fork().find(ParentChild, { parent: caller.userId });
    return links.map(({ child }) => child.id);
  }

  private async rejectLastAdmin(em: EntityManager, adminId: string): Promise<void> {
    const leaving = await em.find(Erasure, { account: { role: 'admin' } });
    const staying = await em.count(Account, {
      role: 'admin',
      isActive: true,
      id: { $nin: [adminId, ...leaving.map(({ account }) => account.id)] },
      ...(!this.config.demoMode && { isDemo: false }),
    });
    if (staying === 0)
      throw new ProductError('conflict', 'last-admin', 'At least one admin must stay active.');
  }
}

function toView(erasure: ErasureRow, account: AccountRow): ErasureView {
  return {
    userId: account.id,
    displayName: displayName(account),
    requestedAt: erasure.requestedAt.toISOString(),
    eraseAfter: erasure.eraseAfter.toISOString(),
  };
}

function missing(): ProductError {
  return new ProductError('not-found', 'not-found', 'Not found');
}
