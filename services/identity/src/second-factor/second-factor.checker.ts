import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { ProductError } from '@sumfox/contracts/errors';
import type { EntityManager } from '@sumfox/platform/database/database';
import { v7 as uuid } from 'uuid';
import { AuditLog } from '../audit/index.js';
import { type AccountRow, RecoveryCode, SecondFactor, SignInChallenge } from '../account/index.js';
import { PasswordService } from '../password/index.js';
import { SecretBox } from './secret-box.js';
import {
  RECOVERY_CODES,
  countWrong,
  findStep,
  isAppCode,
  makeRecoveryCode,
  normalizeCode,
  waitForCodes,
} from './second-factor.rules.js';

type Owner = Pick<AccountRow, 'id' | 'role'>;

/** Whether a code is right. `blocked`: not looked at, for so many milliseconds. */
export type CodeVerdict = 'right' | 'wrong' | { blockedMs: number };

/** Keeps and checks the codes of second factors, within the caller's transaction. */
@Injectable()
export class SecondFactorChecker {
  constructor(
    private readonly box: SecretBox,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Uses a code up: neither the same code of the app nor a recovery code is right twice. Never throws for a wrong code,
   * so that the count of wrong ones is committed. A recovery code cannot be guessed and is looked at in any case.
   */
  async check(em: EntityManager, owner: Owner, typed: string): Promise<CodeVerdict> {
    const factor = await em.findOne(
      SecondFactor,
      { account: owner.id, confirmedAt: { $ne: null } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!factor) return 'wrong';
    const [code, now] = [normalizeCode(typed), new Date()];
    if (!isAppCode(code)) return this.checkRecoveryCode(em, owner, code);
    const blockedMs = waitForCodes(factor, now);
    if (blockedMs > 0) return { blockedMs };
    const step = findStep(this.box.open(factor.sealedSecret, owner.id), code, factor.lastStep, now);
    if (step === null) {
      Object.assign(factor, countWrong(factor, now));
      return 'wrong';
    }
    Object.assign(factor, { lastStep: step, wrongCount: 0, wrongSince: null });
    return 'right';
  }

  private async checkRecoveryCode(em: EntityManager, owner: Owner, code: string): Promise<CodeVerdict> {
    const unused = await em.find(RecoveryCode, { account: owner.id, usedAt: null });
    for (const one of unused) {
      if (!(await this.passwords.verify(code, one.codeHash))) continue;
      one.usedAt = new Date();
      await this.audit.write(em, {
        action: 'second-factor.recovery-code-used',
        actor: { userId: owner.id, role: owner.role },
        target: owner.id,
      });
      return 'right';
    }
    return 'wrong';
  }

  /** New codes in the place of all older ones; shown this once. Hash them before the transaction. */
  async prepareRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
    const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
    const hashes = await Promise.all(codes.map((code) => this.passwords.hash(normalizeCode(code))));
    return { codes, hashes };
  }

  async replaceRecoveryCodes(em: EntityManager, accountId: string, hashes: readonly string[]): Promise<void> {
    await em.nativeDelete(RecoveryCode, { account: accountId });
    for (const codeHash of hashes)
      em.create(RecoveryCode, { id: uuid(), account: accountId, codeHash, usedAt: null }, { persist: true });
  }

  /** Afterwards the password alone opens the account. Returns false when there was nothing to remove. */
  async remove(em: EntityManager, accountId: string): Promise<boolean> {
    await em.nativeDelete(SignInChallenge, { account: accountId });
    await em.nativeDelete(RecoveryCode, { account: accountId });
    return (await em.nativeDelete(SecondFactor, { account: accountId })) > 0;
  }
}

/** The refusal of a code that is not right, or not looked at. */
export function rejectCode(verdict: Exclude<CodeVerdict, 'right'>): ProductError {
  if (verdict === 'wrong')
    return new ProductError(
      'bad-request',
      'wrong-code',
      'This code is not right. Please enter the newest code of your app, or a recovery code.',
      { fields: ['code'] },
    );
  const minutes = Math.ceil(verdict.blockedMs / 60_000);
  return new ProductError(
    'too-many',
    'too-many-codes',
    `Too many wrong codes. Please wait ${minutes} minute${minutes === 1 ? '' : 's'}, or use a recovery code.`,
    { retryAfterSeconds: Math.ceil(verdict.blockedMs / 1_000) },
  );
}
