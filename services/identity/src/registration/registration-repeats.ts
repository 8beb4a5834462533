import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { ProductError } from '@sumfox/contracts/errors';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { AccountRow } from '../account/index.js';
import { PasswordService } from '../password/index.js';
import { RegistrationRequest } from './registration-request.entity.js';
import type { RepeatableForm } from './registration-request.rules.js';

/** Accounts that a form made when it was first sent. */
export interface FirstOutcome {
  account: AccountRow;
  child: AccountRow | null;
}

/** Result of `make`: the accounts, and the response for the first sender of the form. */
export interface Made<T> {
  first: FirstOutcome;
  result: T;
}

/** Text typed into a form. */
export interface TypedPasswords {
  account: string;
  child?: string;
}

/** Lets the same form be sent again when its first answer was lost. */
@Injectable()
export class RegistrationRepeats {
  private readonly key = randomBytes(32);
  private readonly underWay = new Map<string, Promise<{ first: FirstOutcome }>>();

  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordService,
  ) {}

  /** Notes the form in the transaction that makes its accounts. */
  note(em: EntityManager, form: RepeatableForm | null, { account, child }: FirstOutcome): void {
    if (!form) return;
    const { requestId: id, digest } = form;
    em.create(RegistrationRequest, { id, digest, account, child, createdAt: new Date() }, { persist: true });
  }

  /**
   * Runs `make` unless the form has been there already, and `again` if it has. One that is sent again while it is still
   * being worked on waits for that work: impatience must not cost further slow hashes. Of sendings to several replicas
   * one makes the accounts, the others meet its names and then find it here.
   */
  async once<T>(
    form: RepeatableForm | null,
    typed: TypedPasswords,
    make: () => Promise<Made<T>>,
    again: (first: FirstOutcome) => Promise<T>,
  ): Promise<T> {
    if (!form) return (await make()).result;
    const key = this.keyOf(form, typed);
    const running = this.underWay.get(key);
    if (running) return again((await running).first);
    const work = this.makeOrFind(form, typed, make);
    this.underWay.set(key, work);
    try {
      const { first, result } = await work;
      return result === null ? await again(first) : result;
    } finally {
      this.underWay.delete(key);
    }
  }

  private async makeOrFind<T>(
    form: RepeatableForm,
    typed: TypedPasswords,
    make: () => Promise<Made<T>>,
  ): Promise<{ first: FirstOutcome; result: T | null }> {
    const first = await this.find(form, typed);
    if (first) return { first, result: null };
    try {
      return await rejectReusedId(make);
    } catch (error) {
      const isTaken = error instanceof ProductError && error.kind === 'conflict';
      const beside = isTaken ? await this.find(form, typed) : null;
      if (!beside) throw error;
      return { first: beside, result: null };
    }
  }

  /** Key of everything that was sent, the passwords too; it stays in this process. */
  private keyOf({ requestId, digest }: RepeatableForm, { account, child }: TypedPasswords): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([requestId, digest, account, child]))
      .digest('hex');
  }

  /** Null for a new form, for other content, and for passwords that no longer match the accounts. */
  private async find(form: RepeatableForm, typed: TypedPasswords): Promise<FirstOutcome | null> {
    const row = await this.database
      .fork()
      .findOne(
        RegistrationRequest,
        { id: form.requestId, digest: form.digest },
        { populate: ['account', 'child'] },
      );
    if (!row) return null;
    const child = row.child ?? null;
    const isSame =
      (await this.passwords.verify(typed.account, row.account.passwordHash)) &&
      (!child || (await this.passwords.verify(typed.child ?? '', child.passwordHash)));
    return isSame ? { account: row.account, child } : null;
  }
}

/** The id of a form that was sent before with other names: no browser of ours does that. */
async function rejectReusedId<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (
      error instanceof UniqueConstraintViolationException &&
      error.message.includes('registration_requests_pkey')
    )
      throw new ProductError('conflict', 'request-reused', 'Please try again with different details.');
    throw error;
  }
}
