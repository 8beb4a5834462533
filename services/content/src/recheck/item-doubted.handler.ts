import { Inject } from '@nestjs/common';
import { itemDoubted, itemWithdrawn } from '@sumfox/contracts/messages/dispute.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { LOGGER } from '@sumfox/platform/tokens';
import type * as z from 'zod/mini';
import { retireItem } from '../bank/index.js';

/**
 * Stops drawing a question that pupils' answers cast doubt on. Papers keep it and their marks: it is doubted, not
 * proved faulty. Only a person's verdict withdraws it and changes papers.
 */
@HandlesEvent(itemDoubted)
export class ItemDoubtedHandler implements EventHandler<typeof itemDoubted.data> {
  constructor(
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async apply(
    em: EntityManager,
    { itemId, doubt, answers }: z.output<typeof itemDoubted.data>,
  ): Promise<void> {
    await retireItem(em, itemId);
    if (doubt === 'person') this.outbox.addEvent(em, itemWithdrawn, { itemId, outcome: 'overruled' });
    this.logger.warn({ itemId, doubt, answers }, 'item withheld from new papers');
  }
}
