import { Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { MAX_FAILED_LINKS_PER_HOUR } from '@sumfox/contracts/identity/link-code';
import { Database, type EntityManager } from '@sumfox/platform/database/database';

/** A count that is over begins anew. */
const IS_OVER = "failed_links.since < now() - interval '1 hour'";

/**
 * Bounds how often a parent may guess at names and codes. Counted here and not in Redis, which may be away, and by
 * parent, so that nobody can use up somebody else's tries.
 */
@Injectable()
export class FailedLinkLimit {
  constructor(private readonly database: Database) {}

  /**
   * Counts a try as failed before it is made: a hundred at once are not a hundred free ones. Throws `too-many`.
   * Commits by itself, since a try that fails takes its own transaction with it.
   */
  async countBefore(parentId: string): Promise<void> {
    const em = this.database.fork();
    const counted = await em.execute<unknown[]>(
      `insert into failed_links (parent_id, count, since) values (?, 1, now())
       on conflict (parent_id) do update set
         count = case when ${IS_OVER} then 1 else failed_links.count + 1 end,
         since = case when ${IS_OVER} then now() else failed_links.since end
       where failed_links.count < ? or ${IS_OVER} returning 1`,
      [parentId, MAX_FAILED_LINKS_PER_HOUR],
    );
    if (counted.length > 0) return;
    const [row] = await em.execute<Array<{ seconds: number }>>(
      `select greatest(1, ceil(extract(epoch from since + interval '1 hour' - now())))::int as seconds
       from failed_links where parent_id = ?`,
      [parentId],
    );
    const retryAfterSeconds = row?.seconds ?? 1;
    throw new ProductError(
      'too-many',
      'link-tries',
      `Too many tries. Please wait ${Math.ceil(retryAfterSeconds / 60)} minutes and try again.`,
      { retryAfterSeconds },
    );
  }

  /** Takes the count back for a try that did not fail. */
  async uncount(em: EntityManager, parentId: string): Promise<void> {
    await em.execute('update failed_links set count = greatest(count - 1, 0) where parent_id = ?', [
      parentId,
    ]);
  }
}
