import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { PasswordQueue } from './password-queue.js';
import {
  ARGON2_COST,
  type Argon2Cost,
  SALT_LENGTH,
  TAG_LENGTH,
  formatPassword,
  isOutdated,
  parsePassword,
} from './password.rules.js';

const MAX_RUNNING = 4;
const MAX_WAITING = 100;

const argon2Async = promisify(argon2);

/** Verified for an unknown name, so that the response takes as long as for a wrong password. */
const DUMMY_HASH = formatPassword({
  cost: ARGON2_COST,
  salt: Buffer.alloc(SALT_LENGTH),
  tag: Buffer.alloc(TAG_LENGTH),
});

/** Keeps and checks passwords with argon2id. Every method may throw ProductError `busy`. */
@Injectable()
export class PasswordService {
  private readonly queue = new PasswordQueue(MAX_RUNNING, MAX_WAITING);

  /** A PHC string with a fresh salt. */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hashPassword(password));
  }

  /** Checks a password; a null hash stands for an unknown account and never matches. */
  async verify(password: string, phc: string | null): Promise<boolean> {
    const { cost, salt, tag } = parsePassword(phc ?? DUMMY_HASH);
    const actual = await this.queue.run(() => derive(password, salt, cost, tag.length));
    return timingSafeEqual(actual, tag) && phc !== null;
  }

  /** Whether a password that was just verified should be stored again with today's cost. */
  isOutdated(phc: string): boolean {
    return isOutdated(parsePassword(phc));
  }
}

/** A PHC string with a new salt and today's cost, without the queue; for processes that serve no users meanwhile. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  return formatPassword({
    cost: ARGON2_COST,
    salt,
    tag: await derive(password, salt, ARGON2_COST, TAG_LENGTH),
  });
}

function derive(password: string, salt: Buffer, cost: Argon2Cost, tagLength: number): Promise<Buffer> {
  return argon2Async('argon2id', {
    // Keyboards differ in how they write the same letter; NIST 800-63B has both become one before hashing.
    message: password.normalize('NFKC'),
    nonce: salt,
    parallelism: cost.parallelism,
    tagLength,
    memory: cost.memoryKib,
    passes: cost.passes,
  });
}
