import type { MikroORM } from '@mikro-orm/postgresql';
import { loadDemoMode } from '../config.js';
import { sizeOf, Topic } from '../topic/index.js';
import { DEMO_TOPICS } from './demo-topics.js';

/** Makes the shared demo topics that were never there, only with DEMO_MODE=1; one that was taken away stays away. */
export async function seedDemoTopics(orm: MikroORM): Promise<void> {
  if (!loadDemoMode()) return;
  const now = new Date();
  await orm.em
    .fork()
    .createQueryBuilder(Topic)
    .insert(
      DEMO_TOPICS.map(({ id, fields }) => ({
        ...fields,
        id,
        ownerId: null,
        isShared: true,
        requestId: null,
        isActive: true,
        bytes: sizeOf(fields),
        pictureBytes: 0,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
        mergedInto: null,
      })),
    )
    .onConflict()
    .ignore()
    .execute();
}
