import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from './account.entity.js';

/** The app on an adult's phone that shows a code for each sign-in. */
export const SecondFactor = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).unique().deleteRule('cascade'),
    /** The shared secret, encrypted; see `SecretBox`. */
    sealedSecret: p.string(),
    /** Null until a first code has shown that the app has the secret. Until then sign-in requires no code. */
    confirmedAt: p.datetime().nullable(),
    /** The 30-second step of the newest code that was accepted: neither it nor an older one is accepted again. */
    lastStep: p.integer(),
    /** Wrong codes since `wrongSince`. */
    wrongCount: p.integer(),
    wrongSince: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
export type SecondFactorRow = InferEntity<typeof SecondFactor>;

/** For a user without the phone; each code works once. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).deleteRule('cascade').index(),
    /** PHC string of argon2id. */
    codeHash: p.string(),
    usedAt: p.datetime().nullable(),
  },
});

/** A sign-in that has passed the password and still needs a code. */
export const SignInChallenge = defineEntity({
  name: 'SignInChallenge',
  tableName: 'sign_in_challenges',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).deleteRule('cascade').index(),
    /** SHA-256 in hex; the cookie has the token itself. */
    tokenHash: p.string().unique(),
    /** SHA-256 in hex of the hash that the password was checked against: another password ends the challenge. */
    passwordDigest: p.string(),
    /** True: the account had not signed in on this device before. */
    isNewDevice: p.boolean().default(false),
    wrongCount: p.integer(),
    expiresAt: p.datetime(),
  },
});
export type SignInChallengeRow = InferEntity<typeof SignInChallenge>;
