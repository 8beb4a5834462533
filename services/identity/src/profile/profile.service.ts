import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError, restricted } from '@sumfox/contracts/errors';
import { SENTENCES } from '@sumfox/contracts/identity/fields';
import { findPasswordChangeFault } from '@sumfox/contracts/identity/password-change';
import type {
  Profile,
  checkUsername,
  updateChildProfile,
  updateProfile,
  updateUserPreferences,
  userPreferences,
} from '@sumfox/contracts/identity/profile.endpoints';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import {
  Account,
  type AccountRow,
  DEFAULT_QUESTIONS_PER_ASSESSMENT,
  displayName,
  rejectTakenName,
  requirePlainUsername,
  toWholeName,
} from '../account/index.js';
import { AccountService } from '../account-details/index.js';
import { foldUsername, isPlainUsername, toPlainUsername } from '@sumfox/contracts/identity/username';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { SecurityMails } from '../mail/index.js';
import { isLinked, listParents, mayView } from '../parent-child/index.js';
import { type KnownNames, PasswordService, rejectGuessable } from '../password/index.js';
import { EndedSessions, SessionStore } from '../session/index.js';
import { toProfile } from './profile.view.js';

type ProfileChange = EndpointInput<typeof updateProfile>['body'];

/** Sentence for a username that another account took meanwhile. */
const CHOOSE_ANOTHER = 'Please choose an available username before saving.';

/** Profiles of people and of their children. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountService,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
    private readonly sessions: SessionStore,
    private readonly ended: EndedSessions,
    private readonly mails: SecurityMails,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async get(caller: PersonCaller): Promise<Profile> {
    const em = this.database.fork();
    return this.show(em, await getOwn(em, caller));
  }

  /** A child's profile. Throws the same 404 for one that is not there and one the caller may not see. */
  async getChild(caller: PersonCaller, childId: string): Promise<Profile> {
    const em = this.database.fork();
    const child = isUuid(childId) ? await em.findOne(Account, { id: childId, role: 'child' }) : null;
    if (!child || !(await mayView(em, await getOwn(em, caller), child))) throw missing();
    if (caller.role === 'admin')
      await this.database.transaction((tx) =>
        this.audit.write(tx, { action: 'profile.read', actor: caller, target: childId }),
      );
    return this.show(em, child);
  }

  /**
   * Changes name, grade, username or password. A new password ends all other sessions. Sent again because its answer
   * got lost, it finds its work done. Throws the sentences about names and passwords, `wrong-password`,
   * `guessable-password`, `password-unchanged` and `username-taken`.
   */
  async update(caller: PersonCaller, change: ProfileChange): Promise<EndpointResponse<typeof updateProfile>> {
    const { currentPassword, newPassword } = change;
    const fault = findPasswordChangeFault(currentPassword, newPassword, this.config.passwordMinLength);
    if (fault)
      throw new ProductError('bad-request', 'password-change', fault.sentence, { fields: [fault.field] });
    const ended =
      (await this.tryUpdate(caller, change)) ??
      // The password changed while the old one was being checked: perhaps to this very one, by the same form.
      (await this.tryUpdate(caller, change));
    if (!ended) throw wrongPassword();
    await this.ended.announce(ended);
    return { user: await this.accounts.getUser(caller.userId) };
  }

  /** The sessions that ended; null when the password changed between its check and the change. */
  private async tryUpdate(caller: PersonCaller, change: ProfileChange): Promise<string[] | null> {
    const account = await getOwn(this.database.fork(), caller);
    const { passwordHash } = account;
    if (account.mustChangePassword) requireOtherPassword(change);
    if (change.newPassword)
      await rejectGuessable(change.newPassword, toKnownNames(account, change), 'newPassword');
    const newHash = await this.hashChanged(change, passwordHash);
    return rejectTakenName(
      () => this.database.transaction((em) => this.apply(em, caller, change, passwordHash, newHash)),
      undefined,
      CHOOSE_ANOTHER,
    );
  }

  /** The hash of a new password; null where none is wanted, or the account has it already. */
  private async hashChanged(
    { currentPassword, newPassword }: ProfileChange,
    storedHash: string,
  ): Promise<string | null> {
    if (!currentPassword || !newPassword) return null;
    if (await this.passwords.verify(currentPassword, storedHash)) return this.passwords.hash(newPassword);
    if (await this.passwords.verify(newPassword, storedHash)) return null;
    throw wrongPassword();
  }

  private async apply(
    em: EntityManager,
    caller: PersonCaller,
    change: ProfileChange,
    oldHash: string,
    newHash: string | null,
  ): Promise<string[] | null> {
    const account = await em.findOneOrFail(
      Account,
      { id: caller.userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (newHash && account.passwordHash !== oldHash) return null;
    if (account.mustChangePassword && !newHash) throw restricted('must-change-password');
    if (change.name !== displayName(account)) Object.assign(account, toWholeName(change.name));
    if (change.callName !== undefined) account.callName = change.callName || null;
    if (account.role === 'child' && change.gradeLevel) account.gradeLevel = change.gradeLevel;
    if (change.username && change.username !== account.username) {
      const username = requirePlainUsername(change.username);
      account.username = username;
      account.usernameFolded = foldUsername(username);
      await this.audit.write(em, { action: 'username.changed', actor: caller, target: account.id });
    }
    if (!newHash) return [];
    account.passwordHash = newHash;
    account.mustChangePassword = false;
    await this.audit.write(em, { action: 'password.changed', actor: caller, target: account.id });
    await this.mails.tellPasswordChanged(em, account);
    return this.sessions.endAll(em, account.id, caller.sessionId);
  }

  /** Changes a linked child's name, grade or choice of syllabus. */
  async updateChild(
    caller: PersonCaller,
    childId: string,
    change: EndpointInput<typeof updateChildProfile>['body'],
  ): Promise<Profile> {
    return this.database.transaction(async (em) => {
      if (!isUuid(childId) || !(await isLinked(em, caller.userId, childId))) throw missing();
      const child = await em.findOneOrFail(
        Account,
        { id: childId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (change.name && change.name !== displayName(child)) Object.assign(child, toWholeName(change.name));
      if (change.callName !== undefined) child.callName = change.callName || null;
      if (change.gradeLevel) child.gradeLevel = change.gradeLevel;
      if (change.isSyllabusOnly !== undefined) child.isSyllabusOnly = change.isSyllabusOnly;
      await this.audit.write(em, {
        action: 'profile.changed',
        actor: caller,
        target: childId,
        ...(change.gradeLevel ? { details: { gradeLevel: change.gradeLevel } } : {}),
      });
      return this.show(em, child);
    });
  }

  /** Checks whether a username is free; does not reveal its owner. */
  async checkUsername(caller: PersonCaller, typed: string): Promise<EndpointResponse<typeof checkUsername>> {
    const plain = toPlainUsername(typed);
    if (plain.length < 3 || plain.length > 20) return { available: false, message: SENTENCES.usernameLength };
    if (!isPlainUsername(plain))
      return {
        available: false,
        message: SENTENCES.usernameLetters,
      };
    const holder = await this.database.fork().findOne(Account, { usernameFolded: foldUsername(plain) });
    if (holder && holder.id !== caller.userId)
      return { available: false, message: 'Username is already taken' };
    return { available: true, message: 'Username is available' };
  }

  async preferences(caller: PersonCaller): Promise<EndpointResponse<typeof userPreferences>> {
    const { questionsPerAssessment } = await getOwn(this.database.fork(), caller);
    return {
      success: true,
      data: { questionsPerAssessment: questionsPerAssessment ?? DEFAULT_QUESTIONS_PER_ASSESSMENT },
    };
  }

  async updatePreferences(
    caller: PersonCaller,
    { questionsPerAssessment }: EndpointInput<typeof updateUserPreferences>['body'],
  ): Promise<EndpointResponse<typeof updateUserPreferences>> {
    await this.database.fork().nativeUpdate(Account, { id: caller.userId }, { questionsPerAssessment });
    return { success: true, data: { questionsPerAssessment } };
  }

  private async show(em: EntityManager, account: AccountRow): Promise<Profile> {
    return toProfile(account, account.role === 'child' ? await listParents(em, account.id) : null);
  }
}

async function getOwn(em: EntityManager, caller: PersonCaller): Promise<AccountRow> {
  const account = await em.findOne(Account, { id: caller.userId });
  if (!account) throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
  return account;
}

/** Another person knows the present password, so it must be changed before anything else. */
function requireOtherPassword({ currentPassword, newPassword }: ProfileChange): void {
  if (!newPassword) throw restricted('must-change-password');
  if (newPassword === currentPassword)
    throw new ProductError(
      'bad-request',
      'password-unchanged',
      'Please choose a password that differs from the one you were given.',
      { fields: ['newPassword'] },
    );
}

/** As the account is called after the change. */
function toKnownNames({ username, email }: AccountRow, change: ProfileChange): KnownNames {
  return { username: change.username ?? username, name: change.name, email: email ?? null };
}

function missing(): ProductError {
  return new ProductError('not-found', 'not-found', 'Not found');
}

function wrongPassword(): ProductError {
  return new ProductError('bad-request', 'wrong-password', 'Current password is not right.', {
    fields: ['currentPassword'],
  });
}
