import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { drawItems } from '@sumfox/contracts/content/draw.calls';
import type { CallInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item } from '@sumfox/contracts/question/item';
import { findCombinationFault } from '@sumfox/curriculum/sub-strands';
import { Database } from '@sumfox/platform/database/database';
import { CallerGoneError, currentCall } from '@sumfox/platform/rpc/current-call';
import { AWAY } from '@sumfox/platform/rpc/service-client';
import { type Turn, WaitingLine } from '@sumfox/platform/rpc/waiting-line';
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
/** Papers that make questions at a time. The others wait, and find in the bank what these have made. */
const MAX_MAKING = 2;
/** After such a wait, or while others wait, a paper takes what there is, also of a template met lately. */
const HURRIED_AFTER_MS = 500;
/** The longest wait of a draw that answers no call. */
const MAX_WAIT_MS = 60_000;
/** A paper leaves the line this long before its caller gives up: it is then filled with what the bank has. */
const ANSWER_MARGIN_MS = 1_000;
/** With less time than this left to its caller a paper takes what there is. */
const SHORT_OF_TIME_MS = 1_500;

/** A paper got no turn to make questions while its caller waited. */
class NoTurnError extends Error {}

type DrawInput = CallInput<typeof drawItems>;

/** A paper while it is filled, with what the bank had when that began. */
interface OpenPaper {
  cells: readonly ItemCell[];
  draft: PaperDraft;
  stocks: Map<string, CellStock>;
  isSyllabusOnly: boolean;
  /** True: makes a question only where the bank has none. */
  isHurried: boolean;
}

/** Fills papers: from the bank where it has something unseen, else with an item made on the spot. */
@Injectable()
export class DrawService {
  private readonly line = new WaitingLine(MAX_MAKING, () => new NoTurnError());

  constructor(
    private readonly database: Database,
    private readonly maker: ItemMaker,
    private readonly topUps: TopUpService,
    @Inject(LOW_STOCK) private readonly lowStock: number,
  ) {}

  /** One item for each request, in its order. Throws ProductError `pairing-unavailable` or `item-unavailable`. */
  async draw(input: DrawInput): Promise<Item[]> {
    const cells: ItemCell[] = input.requests.map((request) => ({ gradeLevel: input.gradeLevel, ...request }));
    for (const cell of cells)
      if (findCombinationFault(cell.gradeLevel, cell.heuristicId, cell.subStrandId))
        throw pairingUnavailable(cell);
    const paper = await this.open(cells, input, false);
    return (await this.drawFromBank(paper)) ?? this.drawInTurn(paper, input);
  }

  /** Null where a question has to be made. */
  private async drawFromBank(paper: OpenPaper): Promise<Item[] | null> {
    if (!this.fillFromBank(paper)) return null;
    await this.store(paper, new Set());
    return this.readItems(paper.draft);
  }

  /**
   * Waits where others are making questions, looks into the bank again after that, and makes what it still lacks. A paper
   * without a turn takes what the bank has.
   */
  private async drawInTurn(opened: OpenPaper, input: DrawInput): Promise<Item[]> {
    const { cells } = opened;
    const arrivedAt = performance.now();
    const waits = !this.line.hasRoom;
    try {
      return await this.line.run(async () => {
        const isHurried = performance.now() - arrivedAt > HURRIED_AFTER_MS;
        const paper = waits ? await this.open(cells, input, isHurried) : opened;
        await this.fill(paper);
        return this.readItems(paper.draft);
      }, toTurn());
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error;
    }
    const items = await this.drawFromBank(await this.open(cells, input, true));
    if (!items) throw tooBusy();
    return items;
  }

  private async open(cells: readonly ItemCell[], input: DrawInput, isHurried: boolean): Promise<OpenPaper> {
    const { seenItemIds, recentTemplates, isSyllabusOnly } = input;
    const reader = this.database.fork();
    const stocks = await listStocks(reader, listDistinct(cells), { seenItemIds, isSyllabusOnly });
    const impossible = cells.find((cell) => !stocks.get(cellKey(cell))?.total && !this.maker.canMake(cell));
    if (impossible) throw pairingUnavailable(impossible);
    const draft = new PaperDraft(cells.length, recentTemplates);
    return { cells, draft, stocks, isSyllabusOnly, isHurried };
  }

  /** False where a question has to be made; then some places are empty. */
  private fillFromBank({ cells, draft, stocks, isHurried }: OpenPaper): boolean {
    for (const [place, cell] of cells.entries()) {
      const best = draft.findBest(stocks.get(cellKey(cell))?.unseen ?? []);
      const isEnough = isHurried || (best && draft.repetition(best.template) === 0);
      if (!best || (!isEnough && this.maker.canMake(cell))) return false;
      draft.fill(place, best);
    }
    return true;
  }

  /**
   * Fills every place and stores what was made; places with a question that the bank already has are filled again. What
   * was made for a caller who has gone is stored as well: the repeat of the call goes on from there.
   */
  private async fill(paper: OpenPaper): Promise<void> {
    const { cells, draft } = paper;
    const withdrawn = await readWithdrawn(this.database.fork());
    const kept = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      // Some places have content of the syllabus that not every kind of question can ask: a paper is better than none.
      const isSyllabusOnly = paper.isSyllabusOnly && round < ROUNDS - 1;
      try {
        for (const place of draft.listEmpty()) {
          const cell = cells[place];
          const filling = cell && (await this.findFilling(cell, paper, { withdrawn, isSyllabusOnly }));
          if (filling) draft.fill(place, filling);
        }
      } finally {
        await this.store(paper, kept);
      }
      if (draft.listEmpty().length === 0) return;
    }
    await this.repeatSeen(paper);
    await this.store(paper, kept);
  }

  /**
   * The least repetitive item for a place; at equal repetition the bank's, which is there already. Null: there is
   * none.
   */
  private async findFilling(
    cell: ItemCell,
    { draft, stocks, isHurried }: OpenPaper,
    limits: MakingLimits,
  ): Promise<Filling | null> {
    let best = draft.findBest(stocks.get(cellKey(cell))?.unseen ?? []);
    if (!this.maker.canMake(cell)) return best;
    for (let draws = 0; draws < DRAWS_FOR_A_NEW_TEMPLATE; draws += 1) {
      const isHasty = isHurried || this.line.hasWaiting || isShortOfTime();
      const isEnough = isHasty || (best && draft.repetition(best.template) === 0);
      if (best && isEnough) return best;
      // Making is pure computing: other calls are answered in between, and the callers see that this process lives.
      await nextTurn();
      if (currentCall()?.signal.aborted) {
        if (best) return best;
        throw new CallerGoneError();
      }
      const item = this.maker.make(cell, limits);
      if (!item) continue;
      const { template } = item.provenance;
      if (!best || draft.repetition(template) < draft.repetition(best.template))
        best = { from: 'made', item, template };
    }
    return best;
  }

  /**
   * Stores the new items in the bank and clears the places of those that it has already. Asks for more once the paper
   * is full.
   */
  private async store({ cells, draft, stocks }: OpenPaper, kept: Set<string>): Promise<void> {
    const made = draft
      .listFilled()
      .flatMap((f) => (f.from === 'made' && !kept.has(f.item.question.id) ? [f] : []));
    const listWanted = () => (draft.listEmpty().length === 0 ? this.listWanted(stocks, draft, cells) : []);
    if (made.length === 0 && listWanted().length === 0) return;
    await this.database.transaction(async (em) => {
      const items = made.map((f) => f.item);
      for (const id of await this.topUps.keep(em, items)) kept.add(id);
      for (const f of made) if (!kept.has(f.item.question.id)) draft.clear(f.place);
      await this.topUps.request(em, listWanted());
    });
  }

  private async readItems(draft: PaperDraft): Promise<Item[]> {
    const filled = draft.listFilled();
    const fromBank = await findItems(
      this.database.fork(),
      filled.flatMap((f) => (f.from === 'bank' ? [f.id] : [])),
    );
    return filled.map((f) => {
      const item = f.from === 'made' ? f.item : fromBank.get(f.id);
      if (!item) throw new Error(`item ${f.template} was removed from the bank while it was drawn`);
      return item;
    });
  }

  /** When no new question is available, a known question is better than no paper. */
  private async repeatSeen({ cells, draft, isSyllabusOnly }: OpenPaper): Promise<void> {
    const empty = draft.listEmpty().flatMap((place) => (cells[place] ? [{ place, cell: cells[place] }] : []));
    const stocks = await listStocks(this.database.fork(), listDistinct(empty.map((e) => e.cell)), {
      seenItemIds: [],
      isSyllabusOnly,
    });
    for (const { place, cell } of empty) {
      const filling = draft.findBest(stocks.get(cellKey(cell))?.unseen ?? []);
      if (!filling) throw this.maker.canMake(cell) ? itemUnavailable() : pairingUnavailable(cell);
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

/** The turn of the call that is being answered. */
function toTurn(): Turn {
  const call = currentCall();
  if (!call) return { maxWaitMs: MAX_WAIT_MS };
  const { receivedAt, answerBy, signal } = call;
  return { arrivedAt: receivedAt, maxWaitMs: answerBy - ANSWER_MARGIN_MS - performance.now(), signal };
}

function isShortOfTime(): boolean {
  const call = currentCall();
  return call !== undefined && call.answerBy - performance.now() < SHORT_OF_TIME_MS;
}

function itemUnavailable(): ProductError {
  return new ProductError('unavailable', 'item-unavailable', 'No question could be found. Please try again.');
}

function tooBusy(): ProductError {
  return new ProductError('unavailable', 'service-unavailable', AWAY);
}
