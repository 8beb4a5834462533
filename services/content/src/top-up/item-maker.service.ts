import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item } from '@sumfox/contracts/question/item';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { v7 as uuid } from 'uuid';
import { type ItemCell, RANDOM_LIMIT } from '../bank/index.js';
import {
  NoItemFound,
  QUESTION_SOURCE,
  type QuestionSource,
  UnsupportedPairing,
} from '../question-source/index.js';

/** Error for a pairing that cannot be made. */
export function pairingUnavailable({
  subStrandId,
  heuristicId,
}: Pick<ItemCell, 'subStrandId' | 'heuristicId'>): ProductError {
  return new ProductError(
    'bad-request',
    'pairing-unavailable',
    'There are no questions for this choice yet.',
    {
      subStrandId,
      heuristicId,
    },
  );
}

/** Makes items from fresh seeds; only what passed every check of its source leaves here. */
@Injectable()
export class ItemMaker {
  constructor(
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  canMake(cell: ItemCell): boolean {
    return this.source
      .listSupportedPairings(cell.gradeLevel)
      .some((p) => p.subStrandId === cell.subStrandId && p.heuristicId === cell.heuristicId);
  }

  /** Whether the item only repeats one of the others. */
  isRepeat(item: Item, others: readonly Item[]): boolean {
    return this.source.listDuplicateFaults(item, others).length > 0;
  }

  /** One checked item, or null when this seed gave none. Throws ProductError `pairing-unavailable`. */
  make(cell: ItemCell, isSyllabusOnly = false): Item | null {
    const seed = randomInt(RANDOM_LIMIT);
    try {
      return this.source.makeItem({ ...cell, seed, id: uuid() }, { isSyllabusOnly });
    } catch (error) {
      if (error instanceof UnsupportedPairing) throw pairingUnavailable(cell);
      if (!(error instanceof NoItemFound)) throw error;
      this.logger.warn({ ...cell, seed }, 'seed gave no item');
      return null;
    }
  }
}
