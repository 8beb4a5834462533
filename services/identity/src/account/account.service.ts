import { Inject, Injectable } from '@nestjs/common';
import type { CallOutput, EndpointResponse } from '@product/contracts/endpoint';
import { ProductError } from '@product/contracts/errors';
import type { User } from '@product/contracts/identity/account';
import type { describePupil } from '@product/contracts/identity/session.calls';
import type { demoAccounts } from '@product/contracts/identity/session.endpoints';
import { Database, type EntityManager } from '@product/platform/database/database';
import { validate as isUuid } from 'uuid';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { ParentChild } from '../family/parent-child.entity.js';
import { Account, type AccountRow } from './account.entity.js';
import { gradeOf } from './account.rules.js';
import { type ChildOfParent, toUser } from './account.view.js';
import { DEMO_PASSWORD } from './demo-accounts.js';

/** Reads people and families. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** The signed-in person. Throws `signed-out` when the account is gone since the session was checked. */
  async getUser(userId: string): Promise<User> {
    const em = this.database.fork();
    const account = await em.findOne(Account, { id: userId });
    if (!account) throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
    return this.withChildren(em, account);
  }

  /** The same for an account in hand. */
  async withChildren(em: EntityManager, account: AccountRow): Promise<User> {
    return toUser(account, account.role === 'parent' ? await listChildren(em, account.id) : []);
  }

  /** Name and grade of a pupil and whether the viewer may see them; null for anyone who is not a pupil. */
  async describePupil(pupilId: string, viewerId: string): Promise<CallOutput<typeof describePupil>> {
    if (!isUuid(pupilId) || !isUuid(viewerId)) return { pupil: null };
    const em = this.database.fork();
    const people = await em.find(Account, { id: { $in: [pupilId, viewerId] } });
    const pupil = people.find((a) => a.id === pupilId);
    const viewer = people.find((a) => a.id === viewerId);
    if (pupil?.role !== 'child') return { pupil: null };
    return {
      pupil: {
        userId: pupil.id,
        firstName: pupil.firstName,
        gradeLevel: gradeOf(pupil),
        viewable: viewer?.isActive === true && (await mayView(em, viewer, pupil)),
      },
    };
  }

  /** The accounts on the sign-in page: in DEMO_MODE those that still open with the public password. */
  async listDemoAccounts(): Promise<EndpointResponse<typeof demoAccounts>> {
    if (!this.config.demoMode) return { accounts: [] };
    const accounts = await this.database
      .fork()
      .find(Account, { isDemo: true, isActive: true }, { orderBy: { id: 'asc' } });
    return { accounts: accounts.map(({ role, username }) => ({ role, username, password: DEMO_PASSWORD })) };
  }
}

async function mayView(em: EntityManager, viewer: AccountRow, pupil: AccountRow): Promise<boolean> {
  if (viewer.id === pupil.id || viewer.role === 'admin') return true;
  if (viewer.role !== 'parent') return false;
  return (await em.count(ParentChild, { parent: viewer.id, child: pupil.id })) > 0;
}

async function listChildren(em: EntityManager, parentId: string): Promise<ChildOfParent[]> {
  const links = await em.find(
    ParentChild,
    { parent: parentId },
    { populate: ['child'], orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return links.map((link) => ({ linkId: link.id, linkedAt: link.createdAt, child: link.child }));
}
