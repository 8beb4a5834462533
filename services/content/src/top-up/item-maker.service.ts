import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item } from '@sumfox/contracts/question/item';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { v7 as uuid } from 'uuid';
import { type ItemCell, RANDOM_LIMIT, isWithdrawn, type WithdrawnKeys, withdrawnKey } from '../bank/index.js';
import {
  NoItemFound,
  QUESTION_SOURCE,
  type QuestionSource,
  UnsupportedPairing,
  type Wishes,
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

/** What is not to be made. */
export interface MakingLimits {
  withdrawn: WithdrawnKeys;
  isSyllabusOnly?: boolean;
}

/** Seeds that may lead to a withdrawn structure before one of the others is wished for. */
const SEEDS_OF_ALL = 3;

/** Makes items from fresh seeds; only what passed every check of its source leaves here. */
@Injectable()
export class ItemMaker {
  /** Pairings by grade: the source goes through the whole curriculum for them, and each question of a paper asks. */
  private readonly makeable = new Map<ItemCell['gradeLevel'], ReadonlySet<string>>();

  constructor(
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  canMake({ gradeLevel, subStrandId, heuristicId }: ItemCell): boolean {
    const known = this.makeable.get(gradeLevel) ?? this.listMakeable(gradeLevel);
    this.makeable.set(gradeLevel, known);
    return known.has(`${subStrandId} ${heuristicId}`);
  }

  private listMakeable(gradeLevel: ItemCell['gradeLevel']): ReadonlySet<string> {
    const pairings = this.source.listSupportedPairings(gradeLevel);
    return new Set(pairings.map(({ subStrandId, heuristicId }) => `${subStrandId} ${heuristicId}`));
  }

  /** Whether the item only repeats one of the others. */
  isRepeat(item: Item, others: readonly Item[]): boolean {
    return this.source.listDuplicateFaults(item, others).length > 0;
  }

  /**
   * One checked item that is of no withdrawn structure, or null when its seeds gave none. Throws ProductError
   * `pairing-unavailable`.
   */
  make(cell: ItemCell, { withdrawn, isSyllabusOnly = false }: MakingLimits): Item | null {
    for (let tries = 0; tries < SEEDS_OF_ALL; tries += 1) {
      const item = this.draw(cell, { isSyllabusOnly });
      if (!item || !isWithdrawn(withdrawn, item.provenance)) return item;
    }
    const structure = this.chooseOther(cell, { withdrawn, isSyllabusOnly });
    const item = structure === null ? null : this.draw(cell, { structure, isSyllabusOnly });
    return item && isWithdrawn(withdrawn, item.provenance) ? null : item;
  }

  /** The item of one seed, always the same; null where it gives none, or one of a withdrawn structure. */
  makeFromSeed(cell: ItemCell, seed: number, wishes: Wishes, { withdrawn }: MakingLimits): Item | null {
    const item = this.draw(cell, wishes, seed);
    return item && isWithdrawn(withdrawn, item.provenance) ? null : item;
  }

  /** A structure of the cell that may be drawn; null where there is none. */
  private chooseOther(cell: ItemCell, { withdrawn, isSyllabusOnly }: Required<MakingLimits>): string | null {
    const others = this.source
      .listStructures(cell)
      .filter(
        ({ template, isInSyllabus }) =>
          !withdrawn.has(withdrawnKey(cell.gradeLevel, template)) && (!isSyllabusOnly || isInSyllabus),
      );
    return others.length === 0 ? null : (others[randomInt(others.length)]?.id ?? null);
  }

  private draw(cell: ItemCell, wishes: Wishes, seed = randomInt(RANDOM_LIMIT)): Item | null {
    try {
      return this.source.makeItem({ ...cell, seed, id: uuid() }, wishes);
    } catch (error) {
      if (error instanceof UnsupportedPairing) throw pairingUnavailable(cell);
      if (!(error instanceof NoItemFound)) throw error;
      this.logger.warn({ ...cell, seed }, 'seed gave no item');
      return null;
    }
  }
}
