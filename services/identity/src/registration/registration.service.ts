import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { createFamily } from '@sumfox/contracts/identity/family.calls';
import {
  type addChild,
  MAX_CHILDREN,
  type register,
} from '@sumfox/contracts/identity/registration.endpoints';
import { accountRegistered } from '@sumfox/contracts/messages/identity.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { Caller, PersonCaller } from '@sumfox/platform/rpc/caller';
import type { CallerTokens } from '@sumfox/platform/rpc/caller-token';
import { CALLER_TOKENS } from '@sumfox/platform/tokens';
import {
  Account,
  type AccountRow,
  addAccount,
  displayName,
  emailTaken,
  gradeOf,
  maySignIn,
  type NameFields,
  type NewAccount,
  rejectTakenName,
  requirePasswordLength,
  requirePlainUsername,
  SecondFactor,
  toLinkedChild,
  toUser,
  usernameTaken,
} from '../account/index.js';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { EmailLinks } from '../email/index.js';
import { LinkStore } from '../family/index.js';
import { ParentChild } from '../parent-child/index.js';
import { PasswordService, rejectGuessable } from '../password/index.js';
import { SessionStore } from '../session/index.js';
import { type FirstOutcome, type Made, RegistrationRepeats } from './registration-repeats.js';
import { type RepeatableForm, toRepeatable } from './registration-request.rules.js';

const FAMILY_FIELDS: NameFields = { username: 'childUsername', email: 'parentEmail' };

/** Creates accounts for people who register themselves. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
    private readonly links: LinkStore,
    private readonly emailLinks: EmailLinks,
    private readonly sessions: SessionStore,
    private readonly repeats: RegistrationRepeats,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    @Inject(CALLER_TOKENS) private readonly tokens: CallerTokens,
  ) {}

  /** One account. Throws `username-taken`, `email-taken`, `username-letters`, `password-too-short`. */
  async register(
    { body }: EndpointInput<typeof register>,
    caller: Caller,
  ): Promise<EndpointResponse<typeof register>> {
    if (caller.role === 'admin') throw new ProductError('forbidden', 'role', 'Access denied');
    const isChild = body.role === 'child';
    const fields = {
      username: requirePlainUsername(body.username),
      name: body.name,
      callName: body.callName ?? null,
      role: body.role,
      email: isChild ? null : body.email,
      gradeLevel: isChild ? body.gradeLevel : null,
    };
    const parentCode = isChild ? foldUsername(body.parentCode ?? '') : '';
    requirePasswordLength(body.password, this.config.passwordMinLength);
    await rejectGuessable(body.password, fields);
    const { username, name, callName, role, email, gradeLevel } = fields;
    const form = this.toForm({ requestId: body.requestId, username }, [
      ...[role, username, name, callName, email, gradeLevel, parentCode],
    ]);
    const account = await this.repeats.once(
      form,
      { account: body.password },
      async () => {
        await this.rejectKnown(username, email);
        const passwordHash = await this.passwords.hash(body.password);
        return rejectTakenName(() =>
          this.database.transaction(async (em) => {
            const made = await this.add(em, { ...fields, passwordHash });
            await this.linkByCode(em, made, parentCode);
            const first = { account: made, child: null };
            this.repeats.note(em, form, first);
            return { first, result: made };
          }),
        );
      },
      (first) => Promise.resolve(first.account),
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
    await rejectGuessable(
      input.parentPassword,
      { username: input.parentEmail, name: input.parentName, email: input.parentEmail },
      'parentPassword',
    );
    requirePasswordLength(input.childPassword, this.config.childPasswordMinLength, 'childPassword');
    const { requestId, parentName, parentEmail, childName, gradeLevel } = input;
    const form = this.toForm({ requestId, username: parentEmail }, [
      'family',
      parentName,
      input.parentCallName ?? null,
      parentEmail,
      childName,
      input.childCallName ?? null,
      childUsername,
      gradeLevel,
    ]);
    return this.repeats.once(
      form,
      { account: input.parentPassword, child: input.childPassword },
      () => this.makeFamily(input, childUsername, form),
      (first) => this.openAgain(first),
    );
  }

  /** A further child of a parent, linked at once. Throws as {@link register}, and `family-full`. */
  async addChild(
    body: EndpointInput<typeof addChild>['body'],
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof addChild>> {
    const username = requirePlainUsername(body.childUsername, 'childUsername');
    requirePasswordLength(body.childPassword, this.config.childPasswordMinLength, 'childPassword');
    const { requestId, childName, childCallName: callName = null, gradeLevel } = body;
    const form = this.toForm({ requestId, username }, [
      'child',
      ...[caller.userId, childName, callName, username, gradeLevel],
    ]);
    const child = await this.repeats.once(
      form,
      { account: body.childPassword },
      async () => {
        await this.rejectKnown(username, null, FAMILY_FIELDS);
        const passwordHash = await this.passwords.hash(body.childPassword);
        const fields = { username, email: null, name: childName, callName, gradeLevel, passwordHash };
        return rejectTakenName(() => this.makeChild(fields, caller, form), FAMILY_FIELDS);
      },
      (first) => Promise.resolve(first.account),
    );
    const link = await this.database.fork().findOneOrFail(ParentChild, { parent: caller.userId, child });
    return {
      success: true,
      child: toLinkedChild({ linkId: link.id, linkedAt: link.createdAt, child }),
    };
  }

  private makeChild(
    fields: Omit<NewAccount, 'role'>,
    caller: PersonCaller,
    form: RepeatableForm,
  ): Promise<Made<AccountRow>> {
    return this.database.transaction(async (em) => {
      const parent = await em.findOneOrFail(
        Account,
        { id: caller.userId, role: 'parent' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if ((await em.count(ParentChild, { parent })) >= MAX_CHILDREN)
        throw new ProductError(
          'conflict',
          'family-full',
          `A parent can have ${MAX_CHILDREN} linked children.`,
        );
      const child = await this.add(em, { ...fields, role: 'child' });
      await this.links.link(em, { parent, child, origin: 'family' }, caller);
      const first = { account: child, child: null };
      this.repeats.note(em, form, first);
      return { first, result: child };
    });
  }

  private async makeFamily(
    input: CallInput<typeof createFamily>,
    childUsername: string,
    form: RepeatableForm,
  ): Promise<Made<CallOutput<typeof createFamily>>> {
    await this.rejectKnown(childUsername, input.parentEmail, FAMILY_FIELDS);
    const parentHash = await this.passwords.hash(input.parentPassword);
    const childHash = await this.passwords.hash(input.childPassword);
    return rejectTakenName(
      () =>
        this.database.transaction(async (em) => {
          const parent = await this.add(em, {
            username: input.parentEmail,
            email: input.parentEmail,
            name: input.parentName,
            callName: input.parentCallName ?? null,
            role: 'parent',
            gradeLevel: null,
            passwordHash: parentHash,
          });
          const child = await this.add(em, {
            username: childUsername,
            email: null,
            name: input.childName,
            callName: input.childCallName ?? null,
            role: 'child',
            gradeLevel: input.gradeLevel,
            passwordHash: childHash,
          });
          const actor = { userId: parent.id, role: 'parent' } as const;
          await this.links.link(em, { parent, child, origin: 'family' }, actor);
          const first = { account: parent, child };
          this.repeats.note(em, form, first);
          return { first, result: await this.openFamily(em, parent, child) };
        }),
      FAMILY_FIELDS,
    );
  }

  /** A repeat signs in under the normal rules: the current account, with its password just proved. */
  private async openAgain({ account, child }: FirstOutcome): Promise<CallOutput<typeof createFamily>> {
    return this.database.transaction(async (em) => {
      const { id, passwordHash } = account;
      const parent = await em.findOne(
        Account,
        { id, passwordHash },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!parent || !child || !maySignIn(parent, this.config.demoMode)) throw emailTaken(FAMILY_FIELDS);
      // The password alone opens this account no more.
      if (await em.count(SecondFactor, { account: parent, confirmedAt: { $ne: null } }))
        throw emailTaken(FAMILY_FIELDS);
      return this.openFamily(em, parent, child);
    });
  }

  private async openFamily(
    em: EntityManager,
    parent: AccountRow,
    child: AccountRow,
  ): Promise<CallOutput<typeof createFamily>> {
    return {
      opened: await this.sessions.open(em, parent),
      parent: toRegistered(parent),
      child: { ...toRegistered(child), gradeLevel: gradeOf(child) },
    };
  }

  private toForm(
    id: { requestId: string | undefined; username: string },
    content: readonly (string | null)[],
  ): RepeatableForm {
    return toRepeatable(id, this.tokens.deriveSecret('registration'), content);
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
    if (account.role === 'parent' && account.email != null)
      await this.emailLinks.send(em, account, 'confirm', account.email);
    return account;
  }

  /** Spares the cost of a hash for a name that is plainly taken; the database alone decides in the end. */
  private async rejectKnown(username: string, email: string | null, fields?: NameFields): Promise<void> {
    const em = this.database.fork();
    if (await em.count(Account, { usernameFolded: foldUsername(username) })) throw usernameTaken(fields);
    if (email && (await em.count(Account, { email }))) throw emailTaken(fields);
  }

  /**
   * The parent's username on the form links the child, without consent to use a model. An unknown name does not change
   * the response.
   */
  private async linkByCode(em: EntityManager, child: AccountRow, usernameFolded: string): Promise<void> {
    if (usernameFolded === '') return;
    const parent = await em.findOne(Account, {
      $or: [{ usernameFolded }, { email: usernameFolded }],
      role: 'parent',
    });
    if (!parent || !maySignIn(parent, this.config.demoMode)) return;
    const actor = { userId: child.id, role: 'child' } as const;
    await this.links.link(em, { parent, child, origin: 'parent-code' }, actor);
  }
}

function toRegistered(account: AccountRow) {
  const { id: userId, username, firstName, lastName, role } = account;
  return { userId, username, firstName, lastName, role, displayName: displayName(account) };
}
