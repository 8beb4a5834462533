import { LockMode } from '@mikro-orm/postgresql';
import { TOPIC_PICTURES, TOPIC_ROOM } from '@sumfox/contracts/content/topic';
import { ProductError } from '@sumfox/contracts/errors';
import type { EntityManager } from '@sumfox/platform/database/database';
import { lockName, readServerTime } from '@sumfox/platform/database/server.queries';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { SimilarityDecision, Topic, type TopicRow } from './topic.entity.js';
import { compareTopics, isEditableBy, listFitting } from './topic.rules.js';

/** How long a topic that was taken away is kept. */
const KEPT_AFTER_DELETION_MS = 30 * 86_400_000;

/** Sizes alone: the text of topics is not loaded to be counted. */
const SIZES = { fields: ['bytes'], disableIdentityMap: true } as const;

/** Topics that a caller sees, by grade and name. */
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

/** Lists the shared and then the newest topics, as many as one response can carry. */
async function listNewestIds(em: EntityManager): Promise<string[]> {
  const newest = await em.find(
    Topic,
    { deletedAt: null },
    { ...SIZES, orderBy: { isShared: 'desc', id: 'desc' }, limit: TOPIC_ROOM.listed },
  );
  return listFitting(newest, 2 * TOPIC_ROOM.bytes).map(({ id }) => id);
}

/** Whether one more topic of these sizes finds room; call it while {@link lockRoom} holds. */
export async function hasRoom(
  em: EntityManager,
  caller: PersonCaller,
  { bytes, pictureBytes }: Pick<TopicRow, 'bytes' | 'pictureBytes'>,
): Promise<boolean> {
  const isShared = caller.role === 'admin';
  const most = isShared ? TOPIC_ROOM.shared : TOPIC_ROOM.own;
  const beside = await em.find(
    Topic,
    { deletedAt: null, isShared, ...(isShared ? {} : { ownerId: caller.userId }) },
    { fields: ['bytes', 'pictureBytes'], disableIdentityMap: true, limit: most },
  );
  const text = beside.reduce((sum, row) => sum + row.bytes, bytes);
  const pictures = beside.reduce((sum, row) => sum + row.pictureBytes, pictureBytes);
  const mostPictures = isShared ? TOPIC_PICTURES.shared : TOPIC_PICTURES.own;
  return beside.length < most && text <= TOPIC_ROOM.bytes && pictures <= mostPictures;
}

/** Serialises changes of topics that share a limit, until the transaction ends. */
export function lockRoom(em: EntityManager, { role, userId }: PersonCaller): Promise<void> {
  return lockName(em, `topics ${role === 'admin' ? 'shared' : userId}`);
}

/** Removes long-deleted topics permanently, and the caller's oldest ones beyond the limit of kept ones. */
export async function eraseDeleted(em: EntityManager, { userId }: PersonCaller): Promise<void> {
  const now = await readServerTime(em);
  const forgottenBefore = new Date(now.getTime() - KEPT_AFTER_DELETION_MS);
  await em.nativeDelete(Topic, { deletedAt: { $lt: forgottenBefore }, isShared: false });
  const gone = await em.find(
    Topic,
    { ownerId: userId, isShared: false, deletedAt: { $ne: null } },
    { ...SIZES, orderBy: { deletedAt: 'desc', id: 'asc' } },
  );
  const beyond = gone.slice(listFitting(gone, TOPIC_ROOM.bytes).length);
  if (beyond.length > 0) await em.nativeDelete(Topic, { id: { $in: beyond.map(({ id }) => id) } });
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

/** Notes that an account keeps two topics separate, once for each pair; the smaller id comes first. */
export async function insertDecision(
  em: EntityManager,
  accountId: string,
  [firstTopic, secondTopic]: readonly [string, string],
): Promise<void> {
  const decidedAt = await readServerTime(em);
  await em
    .createQueryBuilder(SimilarityDecision)
    .insert({ accountId, firstTopic, secondTopic, decidedAt })
    .onConflict()
    .ignore()
    .execute();
}

/** Deletes every decision about a deleted topic. */
export async function deleteDecisions(em: EntityManager, topicId: string): Promise<void> {
  await em.nativeDelete(SimilarityDecision, { $or: [{ firstTopic: topicId }, { secondTopic: topicId }] });
}

export function topicNotFound(): ProductError {
  return new ProductError('not-found', 'not-found', 'Not found');
}
