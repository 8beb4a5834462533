import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { CallInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { answerChallenge } from '@sumfox/contracts/identity/second-factor.calls';
import { CHALLENGE_SECONDS } from '@sumfox/contracts/identity/second-factor.calls';
import type { OpenedSession } from '@sumfox/contracts/identity/session.calls';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { v7 as uuid } from 'uuid';
import { Account, maySignIn, SignInChallenge } from '../account/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { SecurityMails } from '../mail/index.js';
import { hashSecret, makeSecret, SessionStore } from '../session/index.js';
import { type CodeVerdict, SecondFactorChecker, rejectCode } from './second-factor.checker.js';

/** Wrong codes for one right password; then the password is asked again. */
const MAX_WRONG = 5;

/** The step between the right password and the session of an account with a second factor. */
@Injectable()
export class SignInChallengeService {
  constructor(
    private readonly database: Database,
    private readonly checker: SecondFactorChecker,
    private readonly sessions: SessionStore,
    private readonly mails: SecurityMails,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Token of a challenge for an account with a password just checked against `passwordHash`. */
  async open(accountId: string, passwordHash: string, isNewDevice: boolean): Promise<string> {
    const token = makeSecret();
    const em = this.database.fork();
    em.create(
      SignInChallenge,
      {
        id: uuid(),
        account: accountId,
        tokenHash: hashSecret(token),
        passwordDigest: digestOf(passwordHash),
        wrongCount: 0,
        isNewDevice,
        expiresAt: new Date(Date.now() + CHALLENGE_SECONDS * 1_000),
      },
      { persist: true },
    );
    await em.flush();
    return token;
  }

  /** Opens the session for a right code; of two at once one wins. Throws `challenge-ended` and as a code is refused. */
  async answer({ challenge, code }: CallInput<typeof answerChallenge>): Promise<OpenedSession> {
    const outcome = await this.database.transaction((em) => this.tryAnswer(em, challenge, code));
    if (outcome === 'ended') throw challengeEnded();
    if ('opened' in outcome) return outcome.opened;
    throw rejectCode(outcome.verdict);
  }

  private async tryAnswer(
    em: EntityManager,
    token: string,
    code: string,
  ): Promise<'ended' | { opened: OpenedSession } | { verdict: Exclude<CodeVerdict, 'right'> }> {
    const challenge = await em.findOne(
      SignInChallenge,
      { tokenHash: hashSecret(token), expiresAt: { $gt: new Date() }, wrongCount: { $lt: MAX_WRONG } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const account =
      challenge &&
      (await em.findOne(Account, { id: challenge.account.id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    if (!account || !maySignIn(account, this.config.demoMode)) return 'ended';
    if (digestOf(account.passwordHash) !== challenge.passwordDigest) return 'ended';
    const verdict = await this.checker.check(em, account, code);
    if (verdict !== 'right') {
      if (verdict === 'wrong') challenge.wrongCount += 1;
      return { verdict };
    }
    await em.flush();
    await em.nativeDelete(SignInChallenge, { id: challenge.id });
    const opened = await this.sessions.open(em, account);
    if (challenge.isNewDevice) await this.mails.tellNewDevice(em, account);
    return { opened };
  }
}

function digestOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('hex');
}

function challengeEnded(): ProductError {
  return new ProductError(
    'bad-request',
    'challenge-ended',
    'This took too long or went wrong. Please log in again.',
  );
}
