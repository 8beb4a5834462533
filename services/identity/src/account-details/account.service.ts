import { Inject, Injectable } from '@nestjs/common';
import type { CallOutput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { User } from '@sumfox/contracts/identity/account';
import type {
  describePreferences,
  describePupil,
  listLinkedPupils,
} from '@sumfox/contracts/identity/session.calls';
import { DEMO_PASSWORD } from '@sumfox/contracts/identity/demo-mode.rules';
import type { demoAccounts } from '@sumfox/contracts/identity/session.endpoints';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import { validate as isUuid } from 'uuid';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { listChildren, mayView } from '../parent-child/index.js';
import {
  Account,
  DEFAULT_QUESTIONS_PER_ASSESSMENT,
  gradeOf,
  needsSecondFactor,
  type Person,
  SecondFactor,
  toUser,
} from '../account/index.js';

/** Reads people and families. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** The signed-in person. Throws `signed-out` when the account was deleted since the session check. */
  async getUser(userId: string): Promise<User> {
    const em = this.database.fork();
    const account = await em.findOne(Account, { id: userId });
    if (!account) throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
    return this.withChildren(account, em);
  }

  /** The same for an account in hand. */
  async withChildren(account: Person, em?: EntityManager): Promise<User> {
    if (needsSecondFactor(account, this.config.demoMode)) return this.toAdmin(account, em);
    if (account.role !== 'parent') return toUser(account, []);
    return toUser(account, await listChildren(em ?? this.database.fork(), account.id));
  }

  private async toAdmin(account: Person, em: EntityManager | undefined): Promise<User> {
    const factors = await (em ?? this.database.fork()).count(SecondFactor, {
      account: account.id,
      confirmedAt: { $ne: null },
    });
    return { ...toUser(account, []), ...(factors === 0 ? { mustSetUpSecondFactor: true } : {}) };
  }

  /** Name and grade of a pupil, and whether the viewer may see them; null for an adult or an unknown id. */
  async describePupil(pupilId: string, viewerId: string): Promise<CallOutput<typeof describePupil>> {
    if (!isUuid(pupilId) || !isUuid(viewerId)) return { pupil: null };
    const em = this.database.fork();
    const people = await findRows(em, Account, {
      fields: ['id', 'role', 'firstName', 'gradeLevel', 'isActive'],
      where: { id: [...new Set([pupilId, viewerId])] },
    });
    const pupil = people.find(({ id }) => id === pupilId);
    const viewer = people.find(({ id }) => id === viewerId);
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

  /** The children linked to a parent by now, oldest link first. */
  async listLinkedPupils(parentId: string): Promise<CallOutput<typeof listLinkedPupils>> {
    if (!isUuid(parentId)) return { pupils: [] };
    const children = await listChildren(this.database.fork(), parentId);
    return { pupils: children.map(({ child }) => ({ userId: child.id, gradeLevel: gradeOf(child) })) };
  }

  /** Accounts on the sign-in page: in DEMO_MODE, unless they have private passwords. */
  async listDemoAccounts(): Promise<EndpointResponse<typeof demoAccounts>> {
    if (!this.config.demoMode || this.config.demoPasswords) return { accounts: [] };
    const accounts = await this.database
      .fork()
      .find(Account, { isDemo: true, isActive: true }, { orderBy: { id: 'asc' } });
    return { accounts: accounts.map(({ role, username }) => ({ role, username, password: DEMO_PASSWORD })) };
  }

  /** Choice of the pupil, or the product's default. */
  async describePreferences(userId: string): Promise<CallOutput<typeof describePreferences>> {
    const [account] = isUuid(userId)
      ? await findRows(this.database.fork(), Account, {
          fields: ['questionsPerAssessment', 'isSyllabusOnly'],
          where: { id: userId },
        })
      : [];
    return {
      questionsPerAssessment: account?.questionsPerAssessment ?? DEFAULT_QUESTIONS_PER_ASSESSMENT,
      isSyllabusOnly: account?.isSyllabusOnly ?? true,
    };
  }
}
