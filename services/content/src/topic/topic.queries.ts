import { LockMode } from '@mikro-orm/postgresql';
import { TOPIC_ROOM } from '@sumfox/contracts/content/topic';
import { ProductError } from '@sumfox/contracts/errors';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Topic, type TopicRow } from './topic.entity.js';
import { compareTopics, isEditableBy } from './topic.rules.js';

/** How long a topic that was taken away is kept. */
const KEPT_AFTER_DELETION = '30 days';

/** What a caller sees, by grade and name. */
export async function listVisibleTopics(em: EntityManager, caller: PersonCaller): Promise<TopicRow[]> {
  const rows = await em.find(Topic, {
    deletedAt: null,
    ...(caller.role === 'admin'
      ? { id: { $in: await listNewestIds(em) } }
      : {
          $or: [
            { ownerId: caller.userId, isShared: false },
            { isShared: true, isActive: true },
          ],
        }),
  });
  return rows.sort(compareTopics);
}

/** Of all topics the shared and then the newest, as many as one answer can carry. */
async function listNewestIds(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<Array<{ id: string }>>(
    `select id from (
       select id, sum(bytes) over (order by is_shared desc, id desc) as total from (
         select id, is_shared, bytes from topics where deleted_at is null
         order by is_shared desc, id desc limit ?) newest) counted
     where total <= ?`,
    [TOPIC_ROOM.listed, 2 * TOPIC_ROOM.bytes],
  );
  return rows.map(({ id }) => id);
}

/** Whether one more topic of this size finds room; call it while {@link lockRoom} holds. */
export async function hasRoom(em: EntityManager, caller: PersonCaller, bytes: number): Promise<boolean> {
  const isShared = caller.role === 'admin';
  const [row] = await em.execute<Array<{ count: number; bytes: number }>>(
    `select count(*)::int as count, coalesce(sum(bytes), 0)::int as bytes from topics
     where deleted_at is null and is_shared = ? and (is_shared or owner_id = ?)`,
    [isShared, caller.userId],
  );
  const most = isShared ? TOPIC_ROOM.shared : TOPIC_ROOM.own;
  return row !== undefined && row.count < most && row.bytes + bytes <= TOPIC_ROOM.bytes;
}

/** Lets one topic at a time in among those it shares its room with, until the transaction ends. */
export async function lockRoom(em: EntityManager, { role, userId }: PersonCaller): Promise<void> {
  const room = role === 'admin' ? 'shared' : userId;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`topics ${room}`]);
}

/** Removes for good what was taken away long ago, and of the caller's own the oldest beyond as much as is kept of all. */
export async function forgetDeleted(em: EntityManager, { userId }: PersonCaller): Promise<void> {
  await em.execute('delete from topics where deleted_at < now() - ?::interval and not is_shared', [
    KEPT_AFTER_DELETION,
  ]);
  await em.execute(
    `delete from topics where id in (
       select id from (
         select id, sum(bytes) over (order by deleted_at desc, id) as total from topics
         where owner_id = ? and not is_shared and deleted_at is not null) gone
       where total > ?)`,
    [userId, TOPIC_ROOM.bytes],
  );
}

/**
 * The topics of these ids, locked in one order, so that two who want the same two do not wait for each other. Throws
 * the same 404 for a foreign one and for one that never was; one that was taken away is given.
 */
export async function lockEditableTopics(
  em: EntityManager,
  caller: PersonCaller,
  ids: readonly string[],
): Promise<TopicRow[]> {
  const rows = await em.find(
    Topic,
    { id: { $in: [...ids] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id.toLowerCase());
    if (!row || !isEditableBy(row, caller)) throw topicNotFound();
    return row;
  });
}

export function topicNotFound(): ProductError {
  return new ProductError('not-found', 'not-found', 'Not found');
}
