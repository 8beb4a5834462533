import { randomInt } from 'node:crypto';
import type { Item } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { EntityManager } from '@sumfox/platform/database/database';
import { BankItem } from './bank-item.entity.js';
import { type BankItemRow, RANDOM_LIMIT, toBankRow, toItem, STOCK_MAX } from './bank-item.rules.js';
import { CELL_COLUMNS, type ItemCell, cellColumns, cellKey } from './item-cell.js';

/** An item of the bank that could be drawn. */
export interface Candidate {
  id: string;
  template: string;
}

/** What the bank has for one cell and one pupil. */
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
 * Items looked at on each side of the random point where a cell is entered: together as many as the longest paper has
 * places, and what should be left after it.
 */
const SAMPLE = 13;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const IN_CELL = `i.status = 'active' and i.grade_level = c.grade_level and i.sub_strand_id = c.sub_strand_id
  and i.heuristic_id = c.heuristic_id and i.level = c.level and i.question_type = c.question_type`;

/** The stock of each cell, in one query whose cost does not grow with the bank. */
export async function listStocks(
  em: EntityManager,
  cells: readonly ItemCell[],
  seenItemIds: readonly string[],
): Promise<Map<string, CellStock>> {
  const rows = cells.map((cell, place) => ({ place, pivot: randomInt(RANDOM_LIMIT), ...cellColumns(cell) }));
  const seen = `{${seenItemIds.filter((id) => UUID.test(id)).join(',')}}`;
  const side = (range: string) =>
    `(select i.id, i.template from items i where ${IN_CELL} and ${range} and i.id <> all (?::uuid[]) order by i.pick limit ${SAMPLE})`;
  const found = await em.execute<
    Array<{ place: number; total: number; topping_up: boolean; unseen: Candidate[] | null }>
  >(
    `select c.place,
       (select count(*)::int from (select 1 from items i where ${IN_CELL} limit ${STOCK_MAX}) counted) as total,
       exists (select 1 from top_ups t where t.grade_level = c.grade_level and t.sub_strand_id = c.sub_strand_id
                 and t.heuristic_id = c.heuristic_id and t.level = c.level and t.question_type = c.question_type
                 and t.requested_at > now() - interval '60 seconds') as topping_up,
       (select jsonb_agg(jsonb_build_object('id', u.id, 'template', u.template) order by random())
          from (${side('i.pick >= c.pivot')} union all ${side('i.pick < c.pivot')}) u) as unseen
     from jsonb_to_recordset(?::jsonb) as c(place int, pivot int, ${CELL_COLUMNS})`,
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

/** Active items of a cell, counted up to {@link STOCK_MAX}. */
export async function countItems(em: EntityManager, cell: ItemCell): Promise<number> {
  const [row] = await em.execute<Array<{ total: number }>>(
    `select count(*)::int as total from (
       select 1 from jsonb_to_record(?::jsonb) as c(${CELL_COLUMNS}) join items i on ${IN_CELL} limit ${STOCK_MAX}) counted`,
    [JSON.stringify(cellColumns(cell))],
  );
  return row?.total ?? 0;
}

/** Puts items in and returns the ids of those that are new; a question the pairing already has is left out. */
export async function insertItems(em: EntityManager, items: readonly Item[]): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  const kept = await em.execute<Array<{ id: string }>>(
    `insert into items (id, question, scheme, params, template, template_version, seed, complexity, source, pick,
       validation_score, stem_hash, grade_level, sub_strand_id, heuristic_id, level, question_type, status, created_at)
     select r.id, r.question, r.scheme, r.params, r.template, r.template_version, r.seed, r.complexity, r.source, r.pick,
       r.validation_score, r.stem_hash, r.grade_level, r.sub_strand_id, r.heuristic_id, r.level, r.question_type, 'active', now()
     from jsonb_to_recordset(?::jsonb) as r(id uuid, question jsonb, scheme jsonb, params jsonb, template text,
       template_version int, seed int, complexity smallint, source text, pick int, validation_score float8,
       stem_hash text, ${CELL_COLUMNS})
     order by r.stem_hash
     on conflict (grade_level, sub_strand_id, heuristic_id, stem_hash) do nothing
     returning id`,
    [JSON.stringify(items.map(toBankRow))],
  );
  return new Set(kept.map((r) => r.id));
}

/** Items that a new one is compared with: of those that a pupil is likely to meet beside it. */
const COMPARED_MAX = 400;

/**
 * What a new item of a cell is compared with (QUESTION-3): the active items of its pairing, whatever their level
 * and type, newest first.
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

/** What an admin looks for in the bank; absent means all. */
export interface BankFilter {
  gradeLevels?: readonly GradeLevel[] | undefined;
  subStrandId?: string | undefined;
  heuristicId?: HeuristicId | undefined;
}

/**
 * A page of active items, newest first, and how many there are. Ids are made in the order of time, so that the last id
 * of a page is where the next one begins, whatever was added meanwhile.
 */
export async function listBankPage(
  em: EntityManager,
  filter: BankFilter,
  before: string | null,
  limit: number,
): Promise<{ rows: BankItemRow[]; total: number; nextCursor: string | null }> {
  const { gradeLevels, ...others } = filter;
  const where = {
    status: 'active' as const,
    ...(gradeLevels ? { gradeLevel: { $in: [...gradeLevels] } } : {}),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
  };
  const total = await em.count(BankItem, where);
  const rows = await em.find(
    BankItem,
    { ...where, ...(before === null ? {} : { id: { $lt: before } }) },
    { orderBy: { id: 'desc' }, limit: limit + 1 },
  );
  const page = rows.slice(0, limit);
  return { rows: page, total, nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Takes the engine's items of other template versions out of use; papers that have them keep their copies. */
export async function retireStaleItems(em: EntityManager, templateVersion: number): Promise<number> {
  const retired = await em.execute<Array<{ id: string }>>(
    `update items set status = 'retired' where source = 'engine' and status = 'active' and template_version <> ? returning id`,
    [templateVersion],
  );
  return retired.length;
}

/** Takes one item out of use; papers that have it keep their copies. */
export async function retireItem(em: EntityManager, id: string): Promise<void> {
  await em.nativeUpdate(BankItem, { id }, { status: 'retired' });
}

/** The items of these ids, by id. */
export async function findItems(em: EntityManager, ids: readonly string[]): Promise<Map<string, Item>> {
  if (ids.length === 0) return new Map();
  const rows = await em.find(BankItem, { id: { $in: [...ids] } });
  return new Map(rows.map((row) => [row.id, toItem(row)]));
}
