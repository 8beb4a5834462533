import { randomInt } from 'node:crypto';
import type { FilterQuery } from '@mikro-orm/postgresql';
import type { Item } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { byColumn } from '@sumfox/platform/database/columns';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { BankItem } from './bank-item.entity.js';
import {
  type BankItemRow,
  type BankSearch,
  ITEM_FIELDS,
  RANDOM_LIMIT,
  STOCK_MAX,
  escapeLike,
  readBankSearch,
  toBankRow,
  toItem,
} from './bank-item.rules.js';
import { readWithdrawn, shareWithdrawals } from './withdrawn-structure.queries.js';
import { isWithdrawn } from './withdrawn-structure.rules.js';
import { CELL_COLUMNS, type ItemCell, cellKey, sameCell, toCell } from './item-cell.js';

/** An item of the bank that could be drawn. */
export interface Candidate {
  id: string;
  template: string;
}

/** Stock of the bank for one cell and one pupil. */
export interface CellStock {
  cell: ItemCell;
  /** Active items the pupil has not seen, in random order; a sample of up to twice {@link SAMPLE}. */
  unseen: Candidate[];
  /** Active items, counted up to {@link STOCK_MAX}. */
  total: number;
  /** The worker has been asked to make more and is about to. */
  toppingUp: boolean;
}

/**
 * Items read on each side of the random point in a cell: together the places of the longest paper plus the stock that
 * should remain.
 */
const SAMPLE = 13;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const StockSchema = z.object({
  place: z.int(),
  total: z.int(),
  topping_up: z.boolean(),
  unseen: z.nullable(z.array(z.object({ id: z.string(), template: z.string() }))),
});

const IN_CELL = `i.status = 'active' and ${sameCell('i', 'c')}`;

/** Which items of a cell a pupil may be given. */
export interface StockWish {
  /** Items that the pupil has had before. */
  seenItemIds: readonly string[];
  /** Leaves out items that are labelled extension. */
  isSyllabusOnly?: boolean;
}

/** An item that was made before labels has none: it is of an older version of the templates, or written. */
const OF_SYLLABUS = ` and i.params ->> 'scope' is distinct from 'extension'`;

/** Reads the stock of each cell in one query; its cost does not grow with the bank. */
export async function listStocks(
  em: EntityManager,
  cells: readonly ItemCell[],
  { seenItemIds, isSyllabusOnly = false }: StockWish,
): Promise<Map<string, CellStock>> {
  const rows = cells.map((cell, place) =>
    byColumn({ ...toCell(cell), place, pivot: randomInt(RANDOM_LIMIT) }),
  );
  const seen = seenItemIds.filter((id) => UUID.test(id));
  const side = (range: string) =>
    `(select i.id, i.template from items i where ${IN_CELL} and ${range} and i.id <> all (?::uuid[])${isSyllabusOnly ? OF_SYLLABUS : ''} order by i.pick limit ${SAMPLE})`;
  // SQL: the ORM would need four queries for each cell.
  const found = await readRows(
    em,
    StockSchema,
    markPrepared(`select c.place,
       (select count(*)::int from (select 1 from items i where ${IN_CELL} limit ${STOCK_MAX}) counted) as total,
       exists (select 1 from top_ups t where ${sameCell('t', 'c')}
                 and t.requested_at > now() - interval '60 seconds') as topping_up,
       (select jsonb_agg(jsonb_build_object('id', u.id, 'template', u.template) order by random())
          from (${side('i.pick >= c.pivot')} union all ${side('i.pick < c.pivot')}) u) as unseen
     from jsonb_to_recordset(?::jsonb) as c(place int, pivot int, ${CELL_COLUMNS})`),
    [seen, seen, JSON.stringify(rows)],
  );
  const stocks = new Map<string, CellStock>();
  for (const row of found) {
    const cell = cells[row.place];
    if (cell)
      stocks.set(cellKey(cell), {
        cell,
        unseen: row.unseen ?? [],
        total: row.total,
        toppingUp: row.topping_up,
      });
  }
  return stocks;
}

/** Active items of a cell. */
export function countItems(em: EntityManager, cell: ItemCell): Promise<number> {
  return em.count(BankItem, { ...toCell(cell), status: 'active' });
}

/**
 * Inserts items in the caller's transaction and returns the ids of new ones; omits questions that the pairing already
 * has, and those of a withdrawn structure.
 */
export async function insertItems(em: EntityManager, items: readonly Item[]): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  // A withdrawal meanwhile waits for this transaction, and then retires what it has inserted.
  await shareWithdrawals(em);
  const withdrawn = await readWithdrawn(em);
  const fit = items.filter(({ provenance }) => !isWithdrawn(withdrawn, provenance));
  if (fit.length === 0) return new Set();
  const now = new Date();
  // One order for all, which avoids deadlocks between equal inserts.
  const rows = fit.map((item) => toBankRow(item, now)).toSorted((a, b) => (a.stemHash < b.stemHash ? -1 : 1));
  const kept = await em
    .createQueryBuilder(BankItem)
    .insert(rows)
    .onConflict(['gradeLevel', 'subStrandId', 'heuristicId', 'stemHash'])
    .ignore()
    .returning('id')
    .execute<Array<Pick<BankItemRow, 'id'>>>('all');
  return new Set(kept.map(({ id }) => id));
}

/** Items that a new one is compared with: of those that a pupil is likely to meet beside it. */
const COMPARED_MAX = 400;

/**
 * Items that a new item of a cell is compared with (QUESTION-3): the active items of its pairing, of any level and
 * type, newest first.
 */
export async function listPairingItems(
  em: EntityManager,
  { gradeLevel, subStrandId, heuristicId }: ItemCell,
): Promise<Item[]> {
  const rows = await em.find(
    BankItem,
    { gradeLevel, subStrandId, heuristicId, status: 'active' },
    { orderBy: { createdAt: 'desc' }, limit: COMPARED_MAX },
  );
  return rows.map(toItem);
}

/** Filters of an admin's search in the bank; absent means all. */
export interface BankFilter {
  gradeLevels?: readonly GradeLevel[] | undefined;
  subStrandId?: string | undefined;
  heuristicId?: HeuristicId | undefined;
  /** As {@link readBankSearch} reads it. */
  search?: string | undefined;
}

/**
 * A page of active items, newest first, and the total. Ids are ordered by time, so the next page starts after the last
 * id even when items were added meanwhile.
 */
export async function listBankPage(
  em: EntityManager,
  filter: BankFilter,
  before: string | null,
  limit: number,
): Promise<{ rows: BankItemRow[]; total: number; nextCursor: string | null }> {
  const { gradeLevels, search = '', ...others } = filter;
  const named = {
    status: 'active' as const,
    ...(gradeLevels ? { gradeLevel: { $in: [...gradeLevels] } } : {}),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
  };
  const conditions: FilterQuery<BankItemRow>[] = [named, toCondition(readBankSearch(search))];
  const total = await em.count(BankItem, { $and: conditions });
  const rows = await em.find(
    BankItem,
    { $and: [...conditions, ...(before === null ? [] : [{ id: { $lt: before } }])] },
    { orderBy: { id: 'desc' }, limit: limit + 1 },
  );
  const page = rows.slice(0, limit);
  return { rows: page, total, nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Patterns of a word in a list with spaces. */
const listWordPatterns = (word: string): string[] => [word, `${word} %`, `% ${word}`, `% ${word} %`];

/** The condition of a search. */
function toCondition(search: BankSearch): FilterQuery<BankItemRow> {
  switch (search.by) {
    case 'nothing':
      return {};
    case 'id':
      return { id: search.id };
    case 'statement':
      return {
        $or: listWordPatterns(search.statement).map(($like) => ({ params: { statements: { $like } } })),
      };
    case 'structure':
      return { template: { $like: `${escapeLike(search.structure)}%` } };
    case 'text':
      return { question: { questionText: { $ilike: `%${escapeLike(search.text)}%` } } };
  }
}

/** Takes the engine's items of other template versions out of use; papers that have them keep their copies. */
export function retireStaleItems(em: EntityManager, templateVersion: number): Promise<number> {
  return em.nativeUpdate(
    BankItem,
    { source: 'engine', status: 'active', templateVersion: { $ne: templateVersion } },
    { status: 'retired' },
  );
}

/** Takes one item out of use; papers that have it keep their copies. */
export async function retireItem(em: EntityManager, id: string): Promise<void> {
  // The end of a withdrawal of its structure does not bring it back.
  await em.nativeUpdate(BankItem, { id }, { status: 'retired', withdrawalId: null });
}

/** The items of these ids, by id. */
export async function findItems(em: EntityManager, ids: readonly string[]): Promise<Map<string, Item>> {
  if (ids.length === 0) return new Map();
  const rows = await findRows(em, BankItem, { fields: ['id', ...ITEM_FIELDS], where: { id: ids } });
  return new Map(rows.map((row) => [row.id, toItem(row)]));
}
