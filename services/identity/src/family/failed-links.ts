import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { ProductError } from '@sumfox/contracts/errors';
import { MAX_FAILED_LINKS_PER_HOUR } from '@sumfox/contracts/identity/link-code';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { FailedLinks } from './failed-links.entity.js';

const HOUR_MS = 3_600_000;

/**
 * Limits a parent's guesses at names and codes. The count is in the database, since Redis may be away, and per parent,
 * so that one parent cannot use up the attempts of another.
 */
@Injectable()
export class FailedLinkLimit {
  constructor(private readonly database: Database) {}

  /**
   * Counts an attempt as failed before it runs, so that a hundred parallel attempts count as a hundred. Throws
   * `too-many`. Commits separately, since a failed attempt rolls its own transaction back.
   */
  async countBefore(parentId: string): Promise<void> {
    const retryAfterSeconds = await this.database.transaction((em) => count(em, parentId));
    if (retryAfterSeconds === null) return;
    throw new ProductError(
      'too-many',
      'link-tries',
      `Too many tries. Please wait ${Math.ceil(retryAfterSeconds / 60)} minutes and try again.`,
      { retryAfterSeconds },
    );
  }

  /** Takes the count back for a try that did not fail. */
  async uncount(em: EntityManager, parentId: string): Promise<void> {
    const failed = await em.findOne(
      FailedLinks,
      { parent: parentId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (failed) failed.count = Math.max(failed.count - 1, 0);
  }
}

/** Counts a try of the hour by the server's clock; returns the seconds to wait where there were too many. */
async function count(em: EntityManager, parentId: string): Promise<number | null> {
  const now = await readServerTime(em);
  const first = { parent: parentId, count: 0, since: now };
  // An existing count stays as it is, locked until the commit.
  const failed = await em.upsert(FailedLinks, first, { onConflictMergeFields: ['parent'] });
  const endsAt = failed.since.getTime() + HOUR_MS;
  if (endsAt < now.getTime()) Object.assign(failed, { count: 1, since: now });
  else if (failed.count < MAX_FAILED_LINKS_PER_HOUR) failed.count += 1;
  else return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000));
  return null;
}
