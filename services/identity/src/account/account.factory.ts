import type { Role } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { SENTENCES, passwordTooShort } from '@sumfox/contracts/identity/fields';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { EntityManager } from '@sumfox/platform/database/database';
import { v7 as uuid } from 'uuid';
import { toWholeName } from './account.rules.js';
import { Account, type AccountRow } from './account.entity.js';
import { foldUsername, isPlainUsername, toPlainUsername } from '@sumfox/contracts/identity/username';

const USERNAME_TAKEN = 'This username is already taken. Please choose another.';
/** Does not reveal that the address is registered. */
const EMAIL_TAKEN = 'Please try again with different details.';

/** Names of the form for the fields of a name. */
export interface NameFields {
  username: string;
  email: string;
}
const NAME_FIELDS: NameFields = { username: 'username', email: 'email' };

export function usernameTaken(fields = NAME_FIELDS, sentence = USERNAME_TAKEN): ProductError {
  return new ProductError('conflict', 'username-taken', sentence, { fields: [fields.username] });
}

export function emailTaken(fields = NAME_FIELDS): ProductError {
  return new ProductError('conflict', 'email-taken', EMAIL_TAKEN, { fields: [fields.email] });
}

/** Fields of a new account. */
export interface NewAccount {
  username: string;
  email: string | null;
  name: string;
  /** Blank or null: the person is called by the whole name. */
  callName?: string | null;
  role: Role;
  gradeLevel: GradeLevel | null;
  passwordHash: string;
}

/** Adds an account to the caller's transaction. */
export function addAccount(em: EntityManager, { name, callName, ...account }: NewAccount): AccountRow {
  // A parent of a family form has the e-mail as username, compared unchanged.
  const isEmail = account.username === account.email;
  return em.create(
    Account,
    {
      ...account,
      ...toWholeName(name),
      callName: callName || null,
      id: uuid(),
      usernameFolded: isEmail ? account.username : foldUsername(account.username),
      isActive: true,
      isDemo: false,
      mustChangePassword: false,
      pictureHash: null,
      cardHash: null,
      questionsPerAssessment: null,
      isSyllabusOnly: true,
      createdAt: new Date(),
      lastActiveAt: null,
    },
    { persist: true },
  );
}

/** The stored name in plain letters. Throws `username-letters` for other letters. */
export function requirePlainUsername(typed: string, field = 'username'): string {
  const name = toPlainUsername(typed);
  if (!isPlainUsername(name))
    throw new ProductError('bad-request', 'username-letters', SENTENCES.usernameLetters, { fields: [field] });
  return name;
}

/** Throws `password-too-short` where a site asks for more than the contract's least. */
export function requirePasswordLength(password: string, min: number, field = 'password'): void {
  if (password.length < min)
    throw new ProductError('bad-request', 'password-too-short', passwordTooShort(min), { fields: [field] });
}

/**
 * Runs a change that adds or renames an account. A name taken meanwhile, even in the same instant, becomes
 * `username-taken` or `email-taken` with the given sentence.
 */
export async function rejectTakenName<T>(
  work: () => Promise<T>,
  fields: NameFields = NAME_FIELDS,
  sentence = USERNAME_TAKEN,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    if (error.message.includes('accounts_email_unique')) throw emailTaken(fields);
    if (error.message.includes('accounts_username_folded_unique')) throw usernameTaken(fields, sentence);
    throw error;
  }
}
