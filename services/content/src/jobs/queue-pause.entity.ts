import { defineEntity, p } from '@mikro-orm/postgresql';

/** An admin's setting to pause a queue; restores the pause when Redis has lost it. */
export const QueuePause = defineEntity({
  name: 'QueuePause',
  tableName: 'queue_pauses',
  properties: {
    queue: p.text().primary(),
    isPaused: p.boolean(),
    changedAt: p.datetime(),
  },
});
