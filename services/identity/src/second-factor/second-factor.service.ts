import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type {
  confirmSecondFactor,
  secondFactor,
  startSecondFactor,
} from '@sumfox/contracts/identity/second-factor.endpoints';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { v7 as uuid } from 'uuid';
import { Account, type AccountRow, needsSecondFactor, RecoveryCode, SecondFactor } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PasswordService } from '../password/index.js';
import { EndedSessions, SessionStore } from '../session/index.js';
import { SecretBox } from './secret-box.js';
import { type CodeVerdict, SecondFactorChecker, rejectCode } from './second-factor.checker.js';
import { describeSecret, findStep, makeSecretBytes, normalizeCode } from './second-factor.rules.js';

/** Operations of adults on their own second factor. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly checker: SecondFactorChecker,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
    private readonly sessions: SessionStore,
    private readonly ended: EndedSessions,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async describe(caller: PersonCaller): Promise<EndpointResponse<typeof secondFactor>> {
    const em = this.database.fork();
    const account = caller.userId;
    const factor = await em.findOne(SecondFactor, { account, confirmedAt: { $ne: null } });
    return {
      isOn: factor !== null,
      isRequired: needsSecondFactor(caller, this.config.demoMode),
      since: factor?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await em.count(RecoveryCode, { account, usedAt: null }),
    };
  }

  /**
   * Creates the secret for the app; sign-in does not use it until {@link confirm}. A repeat replaces the secret. Throws
   * `wrong-password` and `second-factor-on`.
   */
  async start(
    caller: PersonCaller,
    currentPassword: string,
  ): Promise<EndpointResponse<typeof startSecondFactor>> {
    const { username, passwordHash } = await this.getOwn(caller);
    await this.requirePassword(currentPassword, passwordHash);
    const bytes = makeSecretBytes();
    await this.database.transaction(async (em) => {
      const account = await lockOwn(em, caller);
      if (await em.count(SecondFactor, { account, confirmedAt: { $ne: null } })) throw alreadyOn();
      await em.nativeDelete(SecondFactor, { account });
      em.create(
        SecondFactor,
        {
          id: uuid(),
          account,
          sealedSecret: this.box.seal(bytes, account.id),
          confirmedAt: null,
          lastStep: 0,
          wrongCount: 0,
          wrongSince: null,
          createdAt: new Date(),
        },
        { persist: true },
      );
    });
    return describeSecret(bytes, username);
  }

  /** Turns it on with a first code of the app; every other session ends. Throws `wrong-code`, `second-factor-on`. */
  async confirm(caller: PersonCaller, typed: string): Promise<EndpointResponse<typeof confirmSecondFactor>> {
    // Ten hashes are expensive: they run without a lock and only after a right code.
    await this.requireFirstCode(this.database.fork(), caller.userId, typed);
    const { codes, hashes } = await this.checker.prepareRecoveryCodes();
    const ended = await this.database.transaction(async (em) => {
      const account = await lockOwn(em, caller);
      const { factor, step } = await this.requireFirstCode(em, account.id, typed);
      Object.assign(factor, { confirmedAt: new Date(), lastStep: step });
      await this.checker.replaceRecoveryCodes(em, account.id, hashes);
      await this.audit.write(em, { action: 'second-factor.enabled', actor: caller, target: account.id });
      return this.sessions.endAll(em, account.id, caller.sessionId);
    });
    await this.ended.announce(ended);
    return { recoveryCodes: codes };
  }

  /** Ten new recovery codes; the old ones no longer work. Throws `wrong-password`, `wrong-code`, `too-many-codes`. */
  async renewRecoveryCodes(
    caller: PersonCaller,
    proof: { currentPassword: string; code: string },
  ): Promise<EndpointResponse<typeof confirmSecondFactor>> {
    await this.requirePassword(proof.currentPassword, (await this.getOwn(caller)).passwordHash);
    // Ten hashes are expensive: they run without a lock and only after a right password.
    const { codes, hashes } = await this.checker.prepareRecoveryCodes();
    await this.withCode(caller, proof.code, async (em) => {
      await this.checker.replaceRecoveryCodes(em, caller.userId, hashes);
      await this.audit.write(em, {
        action: 'second-factor.codes-renewed',
        actor: caller,
        target: caller.userId,
      });
    });
    return { recoveryCodes: codes };
  }

  /** Throws `second-factor-required` for an admin outside demo mode, and as {@link renewRecoveryCodes}. */
  async turnOff(caller: PersonCaller, proof: { currentPassword: string; code: string }): Promise<void> {
    if (needsSecondFactor(caller, this.config.demoMode))
      throw new ProductError(
        'forbidden',
        'second-factor-required',
        'Admins need the second step. It cannot be turned off.',
      );
    await this.requirePassword(proof.currentPassword, (await this.getOwn(caller)).passwordHash);
    await this.withCode(caller, proof.code, async (em) => {
      await this.checker.remove(em, caller.userId);
      await this.audit.write(em, {
        action: 'second-factor.disabled',
        actor: caller,
        target: caller.userId,
      });
    });
  }

  /** The factor that was started, and the step of time that its code belongs to. */
  private async requireFirstCode(em: EntityManager, account: string, typed: string) {
    const factor = await em.findOne(SecondFactor, { account });
    if (!factor) throw notStarted();
    if (factor.confirmedAt) throw alreadyOn();
    const secret = this.box.open(factor.sealedSecret, account);
    const step = findStep(secret, normalizeCode(typed), factor.lastStep, new Date());
    if (step === null) throw rejectCode('wrong');
    return { factor, step };
  }

  private async withCode(
    caller: PersonCaller,
    code: string,
    work: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    const verdict = await this.database.transaction(async (em): Promise<CodeVerdict> => {
      const account = await lockOwn(em, caller);
      const found = await this.checker.check(em, account, code);
      if (found === 'right') await work(em);
      return found;
    });
    if (verdict !== 'right') throw rejectCode(verdict);
  }

  private async requirePassword(password: string, passwordHash: string): Promise<void> {
    if (await this.passwords.verify(password, passwordHash)) return;
    throw new ProductError('bad-request', 'wrong-password', 'Current password is not right.', {
      fields: ['currentPassword'],
    });
  }

  private async getOwn(caller: PersonCaller): Promise<AccountRow> {
    return this.database.fork().findOneOrFail(Account, { id: caller.userId });
  }
}

function lockOwn(em: EntityManager, { userId }: PersonCaller): Promise<AccountRow> {
  return em.findOneOrFail(Account, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

function alreadyOn(): ProductError {
  return new ProductError('conflict', 'second-factor-on', 'The second step is already on.');
}

function notStarted(): ProductError {
  return new ProductError(
    'conflict',
    'second-factor-not-started',
    'Please start again to see a new QR code.',
  );
}
