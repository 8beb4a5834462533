import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { PROCESS_NAMES, type ProcessName } from '@sumfox/contracts/processes.ts';
import { type WrittenKeyPair, createKeyPair } from '@sumfox/platform/config/process-keys.ts';

/** Made once per data folder and kept, so that sessions and databases outlive a restart. */
export interface Secrets {
  /** Each process' key pair for calls. */
  internalKeys: Record<ProcessName, WrittenKeyPair>;
  sessionSecret: string;
  accountSecret: string;
  databaseAdminPassword: string;
  /** Password of the role that owns the tables; only the migrations sign in with it. */
  schemaOwnerPassword: string;
  redisPassword: string;
  /** By service name. */
  databasePasswords: Record<string, string>;
}

const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Reads the secrets of a data folder and creates missing ones. Only the owner can read the file. @throws when the file
 * is damaged, instead of locking the owner out of the databases
 */
export function loadSecrets(dataDir: string, services: readonly string[]): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored: Partial<Secrets> = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const secrets: Secrets = {
    internalKeys: Object.fromEntries(
      PROCESS_NAMES.map((name) => [name, stored.internalKeys?.[name] ?? createKeyPair()]),
    ) as Record<ProcessName, WrittenKeyPair>,
    sessionSecret: stored.sessionSecret ?? newSecret(),
    accountSecret: stored.accountSecret ?? newSecret(),
    databaseAdminPassword: stored.databaseAdminPassword ?? newSecret(),
    schemaOwnerPassword: stored.schemaOwnerPassword ?? newSecret(),
    redisPassword: stored.redisPassword ?? newSecret(),
    databasePasswords: { ...stored.databasePasswords },
  };
  for (const service of services) secrets.databasePasswords[service] ??= newSecret();
  const text = JSON.stringify(secrets, null, 2);
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) writeAtomically(file, text, 0o600);
  return secrets;
}

/** A reader sees the old file or the new one, never half of one. */
export function writeAtomically(file: string, text: string, mode: number): void {
  const draft = `${file}.${process.pid}.new`;
  fs.writeFileSync(draft, text, { mode });
  fs.renameSync(draft, file);
}
