import { Injectable } from '@nestjs/common';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { ProductError } from '@product/contracts/errors';
import { Database, type EntityManager } from '@product/platform/database/database';
import type { AccountRow } from '../account/account.entity.js';
import { PasswordService } from '../password/password.service.js';
import { RegistrationRequest } from './registration-request.entity.js';
import type { RepeatableForm } from './registration-request.rules.js';

/** What a form made when it was first sent. */
export interface FirstOutcome {
  account: AccountRow;
  child: AccountRow | null;
}

/** What was typed into a form. */
export interface TypedPasswords {
  account: string;
  child?: string;
}

/** Lets the same form be sent again when its first answer was lost. */
@Injectable()
export class RegistrationRepeats {
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
   * Runs `make` unless the form has been there already, and `again` if it has. Of sendings that run side by side one
   * makes the accounts, the others meet its names and then find it here.
   */
  async once<T>(
    form: RepeatableForm | null,
    typed: TypedPasswords,
    make: () => Promise<T>,
    again: (first: FirstOutcome) => Promise<T>,
  ): Promise<T> {
    const first = await this.find(form, typed);
    if (first) return again(first);
    try {
      return await refuseReusedId(make);
    } catch (error) {
      const isTaken = error instanceof ProductError && error.kind === 'conflict';
      const beside = isTaken ? await this.find(form, typed) : null;
      if (!beside) throw error;
      return again(beside);
    }
  }

  /** Null for a form that is new, has other content, or whose passwords are not those of the accounts (any more). */
  private async find(form: RepeatableForm | null, typed: TypedPasswords): Promise<FirstOutcome | null> {
    if (!form) return null;
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
async function refuseReusedId<T>(make: () => Promise<T>): Promise<T> {
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
