import type { PasswordHashes } from '../config.js';

/** Cost of one argon2id hash. */
export interface Argon2Cost {
  memoryKib: number;
  passes: number;
  parallelism: number;
}

/** A stored password, taken apart. */
export interface StoredPassword {
  cost: Argon2Cost;
  salt: Buffer;
  tag: Buffer;
}

/**
 * The smallest cost OWASP names for argon2id. Raising it is safe: older hashes keep their own cost and are renewed
 * at the next sign-in. Memory times the number of hashes in flight must fit the process.
 */
export const ARGON2_COST: Argon2Cost = { memoryKib: 19_456, passes: 2, parallelism: 1 };
/** Cost of a new hash by the setting. The light one is the least that argon2id takes. */
export const HASH_COSTS: Readonly<Record<PasswordHashes, Argon2Cost>> = {
  full: ARGON2_COST,
  light: { memoryKib: 8, passes: 1, parallelism: 1 },
};
/** Bytes. */
export const SALT_LENGTH = 16;
/** Bytes. */
export const TAG_LENGTH = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** As a PHC string: algorithm, version, cost, salt and tag in one line. */
export function formatPassword({ cost, salt, tag }: StoredPassword): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(tag)}`;
}

/** Throws on anything but an argon2id string of version 19: such a row is damaged, not a wrong password. */
export function parsePassword(phc: string): StoredPassword {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc) ?? [];
  if (!memory) throw new Error('a stored password is not an argon2id string');
  return {
    cost: { memoryKib: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** Whether a password was stored with less than today's cost. */
export function isOutdated({ cost, salt, tag }: StoredPassword, today: Argon2Cost): boolean {
  return (
    cost.memoryKib < today.memoryKib ||
    cost.passes < today.passes ||
    cost.parallelism < today.parallelism ||
    salt.length < SALT_LENGTH ||
    tag.length < TAG_LENGTH
  );
}
