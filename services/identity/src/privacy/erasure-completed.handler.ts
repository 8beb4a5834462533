import { erasureCompleted } from '@sumfox/contracts/messages/identity.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';

/** Notes which services keep nothing of a person any more. */
@HandlesEvent(erasureCompleted)
export class ErasureCompletedHandler implements EventHandler<typeof erasureCompleted.data> {
  async apply(
    em: EntityManager,
    { erasureId, service }: z.output<typeof erasureCompleted.data>,
  ): Promise<void> {
    await em.execute(
      `insert into erasure_confirmations (erasure_id, service) select id, ? from erasures where id = ?
       on conflict do nothing`,
      [service, erasureId],
    );
  }
}
