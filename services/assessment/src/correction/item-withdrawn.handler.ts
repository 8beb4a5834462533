import { itemWithdrawn } from '@sumfox/contracts/messages/dispute.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import { currentCarrier } from '@sumfox/platform/tracing/trace-id';
import type * as z from 'zod/mini';
import { WithdrawnItem } from './withdrawn-item.entity.js';

/** Stores that papers may have a faulty question; the sweeper corrects them. */
@HandlesEvent(itemWithdrawn)
export class ItemWithdrawnHandler implements EventHandler<typeof itemWithdrawn.data> {
  /** A repeated event searches its papers again; corrected places stay. */
  async apply(em: EntityManager, { itemId, outcome }: z.output<typeof itemWithdrawn.data>): Promise<void> {
    const now = new Date();
    await em.upsert(WithdrawnItem, {
      itemId,
      outcome,
      carrier: currentCarrier(),
      withdrawnAt: now,
      lookAt: now,
      settledAt: null,
    });
  }
}
