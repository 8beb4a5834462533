import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { currentCall } from '@sumfox/platform/rpc/current-call';
import { type Turn, WaitingLine } from '@sumfox/platform/rpc/waiting-line';
import { loadPasswordHashes } from '../config.js';
import {
  type Argon2Cost,
  HASH_COSTS,
  SALT_LENGTH,
  TAG_LENGTH,
  formatPassword,
  isOutdated,
  parsePassword,
} from './password.rules.js';

/** More hashes than cores at a time would make each slower, and the calls of pupils at work with them. */
const MAX_RUNNING = Math.min(4, availableParallelism());
/** Maximum wait in line; a call that waits longer is refused as busy (ACCOUNT-27). */
const MAX_WAIT_MS = 8_000;
/** A call leaves the line this long before its caller gives up, so that the refusal still arrives. */
const ANSWER_MARGIN_MS = 500;
const BUSY = 'busy';

const argon2Async = promisify(argon2);

/** Keeps and checks passwords with argon2id. Hashing may throw ProductError `busy`, or CallerGoneError. */
@Injectable()
export class PasswordService {
  private readonly line = new WaitingLine(MAX_RUNNING, busy);
  private readonly cost = HASH_COSTS[loadPasswordHashes()];
  /** Verified for an unknown name, so that the response takes as long as for a wrong password. */
  private readonly dummyHash = formatPassword({
    cost: this.cost,
    salt: Buffer.alloc(SALT_LENGTH),
    tag: Buffer.alloc(TAG_LENGTH),
  });

  /** A PHC string with a fresh salt. */
  hash(password: string): Promise<string> {
    return this.line.run(() => hashPassword(password, this.cost), takeTurn());
  }

  /** Checks a password; a null hash stands for an unknown account and never matches. */
  async verify(password: string, phc: string | null): Promise<boolean> {
    const { cost, salt, tag } = parsePassword(phc ?? this.dummyHash);
    const actual = await this.line.run(() => derive(password, salt, cost, tag.length), takeTurn());
    return timingSafeEqual(actual, tag) && phc !== null;
  }

  /** How many hashes are before the one of a waiting call; null when none with this ticket waits. */
  countAhead(ticket: string): number | null {
    return this.line.countAhead(ticket);
  }

  /** Whether a password that was just verified should be stored again with today's cost. */
  isOutdated(phc: string): boolean {
    return isOutdated(parsePassword(phc), this.cost);
  }
}

/** The turn of the call that is being answered: its second hash goes before the calls that came after it. */
function takeTurn(): Turn {
  const call = currentCall();
  if (!call) return { maxWaitMs: MAX_WAIT_MS };
  const { receivedAt, answerBy, ticket, signal } = call;
  const leftMs = answerBy - ANSWER_MARGIN_MS - performance.now();
  return { arrivedAt: receivedAt, maxWaitMs: Math.min(MAX_WAIT_MS, leftMs), ticket, signal };
}

function busy(): ProductError {
  return new ProductError('unavailable', BUSY, 'Many people are signing in. Please try again in a moment.');
}

/** Whether a call was refused since its turn did not come in time. */
export function isBusy(error: unknown): boolean {
  return error instanceof ProductError && error.code === BUSY;
}

/** A PHC string with a new salt and today's cost, without the line; for processes that serve no users meanwhile. */
export async function hashPassword(
  password: string,
  cost = HASH_COSTS[loadPasswordHashes()],
): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  return formatPassword({ cost, salt, tag: await derive(password, salt, cost, TAG_LENGTH) });
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
