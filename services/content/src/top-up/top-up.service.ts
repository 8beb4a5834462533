import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { questionGenerated } from '@sumfox/contracts/messages/events';
import { pregenerateItems } from '@sumfox/contracts/messages/jobs';
import type { Item } from '@sumfox/contracts/question/item';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { LOGGER } from '@sumfox/platform/tokens';
import { countItems, insertItems, type ItemCell, listPairingItems, readWithdrawn } from '../bank/index.js';
import { ItemMaker } from './item-maker.service.js';
import { type WantedStock, claimTopUps, finishTopUp, lockPairing, postponeTopUp } from './top-up.queries.js';

/** Draws per wanted item; a cell that yields no new question in that many is exhausted. */
const DRAWS_PER_ITEM = 8;

/** Keeps the bank filled. */
@Injectable()
export class TopUpService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly maker: ItemMaker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Asks the worker for more in the caller's transaction, once for each cell however many papers want it. */
  async request(em: EntityManager, wanted: readonly WantedStock[]): Promise<void> {
    for (const job of await claimTopUps(em, wanted)) this.outbox.addJob(em, pregenerateItems, job);
  }

  /** Stores items with their events; returns the ids of new ones. */
  async keep(em: EntityManager, items: readonly Item[]): Promise<Set<string>> {
    const kept = await insertItems(em, items);
    for (const { question, provenance } of items)
      if (kept.has(question.id))
        this.outbox.addEvent(em, questionGenerated, {
          itemId: question.id,
          gradeLevel: provenance.gradeLevel,
          subStrandId: question.subStrandId,
          heuristicId: question.heuristicId,
          source: provenance.source,
          validationScore: provenance.validationScore,
        });
    return kept;
  }

  /** Fills a cell to `target` active items; returns how many were added. A full cell gets none. */
  async topUp(cell: ItemCell, target: number): Promise<number> {
    if (!this.maker.canMake(cell)) {
      this.logger.warn({ ...cell }, 'cell has no maker');
      return 0;
    }
    return this.database.transaction(async (em) => {
      // The second of two workers finds the cell filled.
      await lockPairing(em, cell);
      const missing = target - (await countItems(em, cell));
      const stock = missing > 0 ? await listPairingItems(em, cell) : [];
      const withdrawn = await readWithdrawn(em);
      let added = 0;
      for (let draws = missing * DRAWS_PER_ITEM; added < missing && draws > 0;) {
        const batch: Item[] = [];
        for (; batch.length < missing - added && draws > 0; draws -= 1) {
          const item = this.maker.make(cell, { withdrawn });
          if (item && !this.maker.isRepeat(item, [...stock, ...batch])) batch.push(item);
          // Making is pure computing: let the queue's lock be renewed in between.
          await nextTurn();
        }
        added += (await this.keep(em, batch)).size;
        stock.push(...batch);
      }
      if (added < missing) {
        this.logger.warn({ ...cell, missing, added }, 'cell has no new items left');
        await postponeTopUp(em, cell);
      } else await finishTopUp(em, cell);
      return added;
    });
  }
}
