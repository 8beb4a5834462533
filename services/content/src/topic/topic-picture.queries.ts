import type { TopicPicture as PictureView } from '@sumfox/contracts/content/topic';
import type { EntityManager } from '@sumfox/platform/database/database';
import { TopicPicture, type TopicRow } from './topic.entity.js';
import { listPictureIds, toDataImage } from './topic-picture.rules.js';

/** Stores the pictures of a new topic, in the transaction that makes it. */
export function insertPictures(
  em: EntityManager,
  topic: TopicRow,
  pictures: ReadonlyArray<{ id: string; png: Buffer }>,
): void {
  for (const { id, png } of pictures) em.create(TopicPicture, { id, topic, png }, { persist: true });
}

/** The pictures that the questions of a topic name, in their order. */
export async function listPictures(em: EntityManager, topic: TopicRow): Promise<PictureView[]> {
  const rows = await em.find(TopicPicture, { topic: topic.id });
  return listPictureIds(topic.modelQuestions).flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ id, image: toDataImage(row.png) }] : [];
  });
}

/** Moves the pictures that a merged topic took over, and deletes the others. Returns the bytes of all that stay. */
export async function takeOverPictures(em: EntityManager, kept: TopicRow, other: TopicRow): Promise<number> {
  const ids = listPictureIds(kept.modelQuestions);
  await em.nativeUpdate(TopicPicture, { topic: other.id, id: { $in: ids } }, { topic: kept.id });
  await deletePictures(em, other.id);
  const rows = await em.find(TopicPicture, { topic: kept.id }, { disableIdentityMap: true });
  return rows.reduce((sum, { png }) => sum + png.length, 0);
}

/** Deletes the pictures of a topic that is taken away: its row stays for a while, they do not. */
export async function deletePictures(em: EntityManager, topicId: string): Promise<void> {
  await em.nativeDelete(TopicPicture, { topic: topicId });
}
