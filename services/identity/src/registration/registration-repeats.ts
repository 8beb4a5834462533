import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { ProductError } from '@sumfox/contracts/errors';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { CallerGoneError, currentCall } from '@sumfox/platform/rpc/current-call';
import type { AccountRow } from '../account/index.js';
import { isBusy, PasswordService } from '../password/index.js';
import { RegistrationRequest, type RegistrationRequestRow } from './registration-request.entity.js';
import { type RepeatableForm, SAME_WORDS_MINUTES } from './registration-request.rules.js';
import { RepeatGuesses } from './repeat-guesses.js';

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
  private readonly guesses = new RepeatGuesses();

  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordService,
  ) {}

  /** Notes the form in the transaction that makes its accounts. */
  note(em: EntityManager, form: RepeatableForm, { account, child }: FirstOutcome): void {
    const { requestId: id, digest } = form;
    em.create(RegistrationRequest, { id, digest, account, child, createdAt: new Date() }, { persist: true });
  }

  /**
   * Runs `make` unless the form has been there already, and `again` if it has. One that is sent again while it is still
   * being worked on waits for that work: impatience must not cost further slow hashes. It takes the work over when the
   * first sender has gone or had no time left to wait for its turn. Of sendings to several replicas one makes the accounts, the others meet its names and then
   * find it here.
   */
  async once<T>(
    form: RepeatableForm,
    typed: TypedPasswords,
    make: () => Promise<Made<T>>,
    again: (first: FirstOutcome) => Promise<T>,
  ): Promise<T> {
    const key = this.keyOf(form, typed);
    for (let running = this.underWay.get(key); running; running = this.underWay.get(key)) {
      const shared = await running.catch(ignoreLeaving);
      if (shared) return again(shared.first);
    }
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

  /** Key of all words that were sent, the passwords too; it stays in this process. */
  private keyOf({ digest }: RepeatableForm, { account, child }: TypedPasswords): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([digest, account, child]))
      .digest('hex');
  }

  /** Null for a new form, for other content, and for passwords that no longer match the accounts. */
  private async find(form: RepeatableForm, typed: TypedPasswords): Promise<FirstOutcome | null> {
    const row = (await this.findById(form)) ?? (await this.findByWords(form));
    if (!row) return null;
    const child = row.child ?? null;
    const isSame =
      (await this.passwords.verify(typed.account, row.account.passwordHash)) &&
      (!child || (await this.passwords.verify(typed.child ?? '', child.passwordHash)));
    return isSame ? { account: row.account, child } : null;
  }

  private findById({ requestId: id, digest }: RepeatableForm): Promise<RegistrationRequestRow | null> {
    return this.database
      .fork()
      .findOne(RegistrationRequest, { id, digest }, { populate: ['account', 'child'] });
  }

  /**
   * The same words under another id: a page was loaded again, or the client sends none (ACCOUNT-28). Unlike an id, words
   * can be known to others, so they prove a password a few times only.
   */
  private async findByWords({ digest, username }: RepeatableForm): Promise<RegistrationRequestRow | null> {
    const since = new Date(Date.now() - SAME_WORDS_MINUTES * 60_000);
    const row = await this.database
      .fork()
      .findOne(
        RegistrationRequest,
        { digest, createdAt: { $gte: since }, account: { usernameFolded: username } },
        { populate: ['account', 'child'] },
      );
    return row && this.guesses.take(row.id) ? row : null;
  }
}

/** Null when the time of a form's first sender was up before its work was done, and this one's is not. */
function ignoreLeaving(error: unknown): null {
  const isLeft = error instanceof CallerGoneError || isBusy(error);
  if (isLeft && !currentCall()?.signal.aborted) return null;
  throw error;
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
