import {
  type DemoUsername,
  findDemoFault,
  readDemoPasswords,
} from '@sumfox/contracts/identity/demo-mode.rules';
import { MIN_CHILD_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sumfox/contracts/identity/fields';
import { parseEnvironment } from '@sumfox/platform/config/process.config';
import * as z from 'zod/mini';

const length = (min: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(64))),
    ),
    min,
  );

const DEFAULT_SENDER = 'Sumfox <no-reply@localhost>';

const IdentityEnvSchema = z.object({
  /** `1`: the demo accounts are made and may sign in. */
  DEMO_MODE: z._default(z.enum(['0', '1']), '0'),
  PASSWORD_MIN_LENGTH: length(MIN_PASSWORD_LENGTH),
  /** Folder with the erasures that a restore repeats; erasures are not recorded without it. */
  ERASURE_JOURNAL_DIR: z.optional(z.string()),
  /** Minimum for a child's password that a parent or an admin sets. */
  CHILD_PASSWORD_MIN_LENGTH: length(MIN_CHILD_PASSWORD_LENGTH),
  /** Mail server with its account, such as `smtp://name:password@mail.example:587`; e-mails stay here without one. */
  SMTP_URL: z.optional(z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })])),
  /** Sender of e-mails: an address, or a name and an address in angle brackets. */
  MAIL_FROM: z._default(z.string().check(z.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/)), DEFAULT_SENDER),
  /** Address of the pages, for links in e-mails. */
  PUBLIC_URL: z._default(z.url({ protocol: /^https?$/ }), 'http://localhost:8080'),
});

const SecretEnvSchema = z.object({
  /** Encrypts the secrets of second factors; at least 32 characters. A new value makes every one unreadable. */
  ACCOUNT_SECRET: z.string().check(z.minLength(32)),
});

/** Apart from the rest, which the migration step reads too. */
export function loadAccountSecret(env: NodeJS.ProcessEnv = process.env): string {
  return parseEnvironment(SecretEnvSchema, env).ACCOUNT_SECRET;
}

const PasswordEnvSchema = z.object({
  /** `light` for tests of the whole product, which sign people in thousands of times. */
  PASSWORD_HASHES: z._default(z.enum(['full', 'light']), 'full'),
});
export type PasswordHashes = z.output<typeof PasswordEnvSchema>['PASSWORD_HASHES'];

/** How costly new hashes are. Throws where a product that is not a test would keep passwords with light ones. */
export function loadPasswordHashes(env: NodeJS.ProcessEnv = process.env): PasswordHashes {
  const { PASSWORD_HASHES } = parseEnvironment(PasswordEnvSchema, env);
  if (PASSWORD_HASHES === 'light' && env.NODE_ENV !== 'test')
    throw new Error('PASSWORD_HASHES=light is for tests: leave it out, or set NODE_ENV=test.');
  return PASSWORD_HASHES;
}

/** Settings that only the identity service reads. */
export interface IdentityConfig {
  demoMode: boolean;
  /** By username; null: all of them open with the public one. */
  demoPasswords: Readonly<Record<DemoUsername, string>> | null;
  passwordMinLength: number;
  childPasswordMinLength: number;
  /** Null: erasures are not noted. */
  erasureJournalDir: string | null;
  mail: MailConfig;
}

/** Settings of e-mails. */
export interface MailConfig {
  /** Null: e-mails are kept in the database and not sent. */
  smtpUrl: string | null;
  from: string;
  /** Address of the pages, without a slash at its end. */
  pagesUrl: string;
}

export const IDENTITY_CONFIG = Symbol('identity config');

/**
 * Throws with the names of invalid variables. Also rejects demo accounts with the public password on an address that
 * other machines reach.
 */
export function loadIdentityConfig(env: NodeJS.ProcessEnv = process.env): IdentityConfig {
  const e = parseEnvironment(IdentityEnvSchema, env);
  const fault = findDemoFault(env) ?? findMailFault(e);
  if (fault) throw new Error(fault);
  return {
    demoMode: e.DEMO_MODE === '1',
    demoPasswords: readDemoPasswords(env),
    passwordMinLength: e.PASSWORD_MIN_LENGTH,
    childPasswordMinLength: e.CHILD_PASSWORD_MIN_LENGTH,
    erasureJournalDir: e.ERASURE_JOURNAL_DIR || null,
    mail: toMailConfig(e),
  };
}

type IdentityEnv = z.output<typeof IdentityEnvSchema>;

/** Servers reject mail from an address that does not exist. */
function findMailFault({ SMTP_URL, MAIL_FROM }: IdentityEnv): string | null {
  return SMTP_URL && MAIL_FROM === DEFAULT_SENDER
    ? 'SMTP_URL names a mail server, but MAIL_FROM is not set: set it to the address that e-mails come from.'
    : null;
}

function toMailConfig({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: IdentityEnv): MailConfig {
  return { smtpUrl: SMTP_URL || null, from: MAIL_FROM, pagesUrl: PUBLIC_URL.replace(/\/+$/, '') };
}
