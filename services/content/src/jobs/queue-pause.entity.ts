import { defineEntity, p } from '@mikro-orm/postgresql';

/** Whether an admin wants a queue to stand still: Redis may lose what it was told, and is told again from here. */
export const QueuePause = defineEntity({
  name: 'QueuePause',
  tableName: 'queue_pauses',
  properties: {
    queue: p.text().primary(),
    isPaused: p.boolean(),
    changedAt: p.datetime(),
  },
});
