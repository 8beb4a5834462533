import { LockMode } from '@mikro-orm/postgresql';
import { erasureCompleted } from '@sumfox/contracts/messages/identity.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Erasure, ErasureConfirmation } from './erasure.entity.js';

/** Records which services hold no data of a person any more. */
@HandlesEvent(erasureCompleted)
export class ErasureCompletedHandler implements EventHandler<typeof erasureCompleted.data> {
  async apply(
    em: EntityManager,
    { erasureId, service }: z.output<typeof erasureCompleted.data>,
  ): Promise<void> {
    const lockMode = LockMode.PESSIMISTIC_READ;
    const erasure = await em.findOne(Erasure, { id: erasureId }, { fields: ['id'], lockMode });
    // Finished already: the account is gone, and its erasure with it.
    if (!erasure) return;
    await em
      .createQueryBuilder(ErasureConfirmation)
      .insert({ erasure: erasureId, service })
      .onConflict()
      .ignore()
      .execute();
  }
}
