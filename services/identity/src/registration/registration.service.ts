import { Inject, Injectable } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { ProductError } from '@product/contracts/errors';
import type { createFamily } from '@product/contracts/identity/family.calls';
import type { register } from '@product/contracts/identity/registration.endpoints';
import { accountRegistered } from '@product/contracts/messages/identity.events';
import { Database, type EntityManager } from '@product/platform/database/database';
import { Outbox } from '@product/platform/messaging/outbox';
import type { Caller } from '@product/platform/rpc/caller';
import { Account, type AccountRow } from '../account/account.entity.js';
import { displayName, gradeOf, maySignIn } from '../account/account.rules.js';
import { toUser } from '../account/account.view.js';
import { foldUsername } from '@product/contracts/identity/username';
import { AuditLog } from '../audit/audit-log.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { LinkBook } from '../family/link-book.js';
import { PasswordService } from '../password/password.service.js';
import { SessionStore } from '../session/session.store.js';
import {
  type NameFields,
  type NewAccount,
  addAccount,
  emailTaken,
  refuseTakenName,
  requirePasswordLength,
  requirePlainUsername,
  usernameTaken,
} from './account.factory.js';

const FAMILY_FIELDS: NameFields = { username: 'childUsername', email: 'parentEmail' };

/** Makes accounts for people who come by themselves. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
    private readonly links: LinkBook,
    private readonly sessions: SessionStore,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** One account. Throws `username-taken`, `email-taken`, `username-letters`, `password-too-short`. */
  async register(
    { body }: EndpointInput<typeof register>,
    caller: Caller,
  ): Promise<EndpointResponse<typeof register>> {
    if (caller.role === 'admin') throw new ProductError('forbidden', 'role', 'Access denied');
    const username = requirePlainUsername(body.username);
    requirePasswordLength(body.password, this.config.passwordMinLength);
    await this.refuseKnown(username, body.role === 'parent' ? body.email : null);
    const passwordHash = await this.passwords.hash(body.password);
    const account = await refuseTakenName(() =>
      this.database.transaction(async (em) => {
        const made = await this.add(em, {
          username,
          name: body.name,
          role: body.role,
          email: body.role === 'parent' ? body.email : null,
          gradeLevel: body.role === 'child' ? body.gradeLevel : null,
          passwordHash,
        });
        if (body.role === 'child') await this.linkByCode(em, made, body.parentCode ?? '');
        return made;
      }),
    );
    return { success: true, user: toUser(account, []) };
  }

  /** A parent and a linked child, or neither, and the parent's session. Throws as {@link register}. */
  async createFamily(
    input: CallInput<typeof createFamily>,
    caller: Caller,
  ): Promise<CallOutput<typeof createFamily>> {
    if (caller.role === 'admin') throw new ProductError('forbidden', 'role', 'Access denied');
    const childUsername = requirePlainUsername(input.childUsername, 'childUsername');
    requirePasswordLength(input.parentPassword, this.config.passwordMinLength, 'parentPassword');
    requirePasswordLength(input.childPassword, this.config.childPasswordMinLength, 'childPassword');
    await this.refuseKnown(childUsername, input.parentEmail, FAMILY_FIELDS);
    const parentHash = await this.passwords.hash(input.parentPassword);
    const childHash = await this.passwords.hash(input.childPassword);
    return refuseTakenName(
      () =>
        this.database.transaction(async (em) => {
          const parent = await this.add(em, {
            username: input.parentEmail,
            email: input.parentEmail,
            name: input.parentName,
            role: 'parent',
            gradeLevel: null,
            passwordHash: parentHash,
          });
          const child = await this.add(em, {
            username: childUsername,
            email: null,
            name: input.childName,
            role: 'child',
            gradeLevel: input.gradeLevel,
            passwordHash: childHash,
          });
          await this.links.link(em, parent, child, { userId: parent.id, role: 'parent' });
          return {
            opened: await this.sessions.open(em, parent),
            parent: toRegistered(parent),
            child: { ...toRegistered(child), gradeLevel: gradeOf(child) },
          };
        }),
      FAMILY_FIELDS,
    );
  }

  private async add(em: EntityManager, fields: NewAccount): Promise<AccountRow> {
    const account = addAccount(em, fields);
    await em.flush();
    this.outbox.addEvent(em, accountRegistered, {
      userId: account.id,
      role: account.role,
      gradeLevel: account.gradeLevel ?? null,
    });
    const actor = { userId: account.id, role: account.role };
    await this.audit.write(em, { action: 'account.registered', actor, target: account.id });
    return account;
  }

  /** Spares the cost of a hash for a name that is plainly taken; the database alone decides in the end. */
  private async refuseKnown(username: string, email: string | null, fields?: NameFields): Promise<void> {
    const em = this.database.fork();
    if (await em.count(Account, { usernameFolded: foldUsername(username) })) throw usernameTaken(fields);
    if (email && (await em.count(Account, { email }))) throw emailTaken(fields);
  }

  /** The parent's username on the form links the child; an unknown one changes nothing in the answer. */
  private async linkByCode(em: EntityManager, child: AccountRow, code: string): Promise<void> {
    const usernameFolded = foldUsername(code);
    if (usernameFolded === '') return;
    const parent = await em.findOne(Account, {
      $or: [{ usernameFolded }, { email: usernameFolded }],
      role: 'parent',
    });
    if (parent && maySignIn(parent, this.config.demoMode)) await this.links.askByChild(em, parent, child);
  }
}

function toRegistered(account: AccountRow) {
  const { id: userId, username, firstName, lastName, role } = account;
  return { userId, username, firstName, lastName, role, displayName: displayName(account) };
}
