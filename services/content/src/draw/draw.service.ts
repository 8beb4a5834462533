import { Inject, Injectable } from '@nestjs/common';
import type { drawItems } from '@sumfox/contracts/content/draw.calls';
import type { CallInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item } from '@sumfox/contracts/question/item';
import { findCombinationFault } from '@sumfox/curriculum/sub-strands';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { LOW_STOCK } from '../config.js';
import {
  ItemMaker,
  type MakingLimits,
  pairingUnavailable,
  TopUpService,
  topUpTarget,
  type WantedStock,
} from '../top-up/index.js';
import {
  cellKey,
  type CellStock,
  findItems,
  type ItemCell,
  listDistinct,
  listStocks,
  readWithdrawn,
} from '../bank/index.js';
import { type Filling, PaperDraft } from './paper-draft.rules.js';

/** Seeds tried for a template the pupil has not met lately. */
const DRAWS_FOR_A_NEW_TEMPLATE = 3;
/** Times made items may turn out to be in the bank already before a seen one is taken. */
const ROUNDS = 3;

/** Fills papers: from the bank where it has something unseen, else with an item made on the spot. */
@Injectable()
export class DrawService {
  constructor(
    private readonly database: Database,
    private readonly maker: ItemMaker,
    private readonly topUps: TopUpService,
    @Inject(LOW_STOCK) private readonly lowStock: number,
  ) {}

  /** One item for each request, in its order. Throws ProductError `pairing-unavailable` or `item-unavailable`. */
  async draw({
    gradeLevel,
    requests,
    seenItemIds,
    recentTemplates,
    isSyllabusOnly,
  }: CallInput<typeof drawItems>): Promise<Item[]> {
    const cells: ItemCell[] = requests.map((request) => ({ gradeLevel, ...request }));
    for (const cell of cells)
      if (findCombinationFault(gradeLevel, cell.heuristicId, cell.subStrandId))
        throw pairingUnavailable(cell);

    const reader = this.database.fork();
    const withdrawn = await readWithdrawn(reader);
    const stocks = await listStocks(reader, listDistinct(cells), { seenItemIds, isSyllabusOnly });
    const draft = new PaperDraft(cells.length, recentTemplates);
    for (const [place, cell] of cells.entries()) {
      const filling = this.findFilling(cell, draft, stocks, { withdrawn, isSyllabusOnly });
      if (filling) draft.fill(place, filling);
    }
    const allFromBank = draft.listFilled().filter((f) => f.from === 'bank').length === cells.length;
    if (!allFromBank || this.listWanted(stocks, draft, cells).length > 0)
      await this.database.transaction(async (em) => {
        await this.keepMade(em, draft, cells, stocks, { withdrawn, isSyllabusOnly });
        await this.topUps.request(em, this.listWanted(stocks, draft, cells));
      });

    const filled = draft.listFilled();
    const fromBank = await findItems(
      reader,
      filled.flatMap((f) => (f.from === 'bank' ? [f.id] : [])),
    );
    return filled.map((f) => {
      const item = f.from === 'made' ? f.item : fromBank.get(f.id);
      if (!item) throw new Error(`item ${f.template} was removed from the bank while it was drawn`);
      return item;
    });
  }

  /**
   * The least repetitive item for a place; at equal repetition the bank's, which is there already. Null: there is
   * none.
   */
  private findFilling(
    cell: ItemCell,
    draft: PaperDraft,
    stocks: Map<string, CellStock>,
    limits: MakingLimits,
  ): Filling | null {
    let best = draft.findBest(stocks.get(cellKey(cell))?.unseen ?? []);
    if (!this.maker.canMake(cell)) return best;
    for (let draws = 0; draws < DRAWS_FOR_A_NEW_TEMPLATE; draws += 1) {
      if (best && draft.repetition(best.template) === 0) return best;
      const item = this.maker.make(cell, limits);
      if (!item) continue;
      const { template } = item.provenance;
      if (!best || draft.repetition(template) < draft.repetition(best.template))
        best = { from: 'made', item, template };
    }
    return best;
  }

  /** Stores the new items in the bank; places with a question that the bank already has are filled again. */
  private async keepMade(
    em: EntityManager,
    draft: PaperDraft,
    cells: readonly ItemCell[],
    stocks: Map<string, CellStock>,
    { withdrawn, isSyllabusOnly }: Required<MakingLimits>,
  ): Promise<void> {
    const kept = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      // Some places have content of the syllabus that not every kind of question can ask: a paper is better than none.
      const isStrict = isSyllabusOnly && round < ROUNDS - 1;
      for (const place of draft.listEmpty()) {
        const cell = cells[place];
        const filling =
          cell && this.findFilling(cell, draft, stocks, { withdrawn, isSyllabusOnly: isStrict });
        if (filling) draft.fill(place, filling);
      }
      const made = draft
        .listFilled()
        .flatMap((f) => (f.from === 'made' && !kept.has(f.item.question.id) ? [f] : []));
      for (const id of await this.topUps.keep(
        em,
        made.map((f) => f.item),
      ))
        kept.add(id);
      for (const f of made) if (!kept.has(f.item.question.id)) draft.clear(f.place);
      if (draft.listEmpty().length === 0) return;
    }
    await this.repeatSeen(em, draft, cells, isSyllabusOnly);
  }

  /** When no new question is available, a known question is better than no paper. */
  private async repeatSeen(
    em: EntityManager,
    draft: PaperDraft,
    cells: readonly ItemCell[],
    isSyllabusOnly: boolean,
  ): Promise<void> {
    const empty = draft.listEmpty().flatMap((place) => (cells[place] ? [{ place, cell: cells[place] }] : []));
    const stocks = await listStocks(em, listDistinct(empty.map((e) => e.cell)), {
      seenItemIds: [],
      isSyllabusOnly,
    });
    for (const { place, cell } of empty) {
      const filling = draft.findBest(stocks.get(cellKey(cell))?.unseen ?? []);
      if (!filling) {
        if (!this.maker.canMake(cell)) throw pairingUnavailable(cell);
        throw new ProductError(
          'unavailable',
          'item-unavailable',
          'No question could be found. Please try again.',
        );
      }
      draft.fill(place, filling);
    }
  }

  /** Cells with too few unseen items after this paper. */
  private listWanted(
    stocks: Map<string, CellStock>,
    draft: PaperDraft,
    cells: readonly ItemCell[],
  ): WantedStock[] {
    const keys = cells.map(cellKey);
    const filled = draft.listFilled().map(({ from, place }) => ({ from, key: keys[place] }));
    return [...stocks].flatMap(([key, { cell, unseen, total, toppingUp }]) => {
      if (toppingUp || !this.maker.canMake(cell)) return [];
      const used = filled.filter((f) => f.key === key);
      const fromBank = used.filter((f) => f.from === 'bank').length;
      const target = topUpTarget(unseen.length - fromBank, total + used.length - fromBank, this.lowStock);
      return target === null ? [] : [{ ...cell, target }];
    });
  }
}
