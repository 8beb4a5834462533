import type { EntityManager } from '@sumfox/platform/database/database';
import { CELL_COLUMNS, cellColumns, cellKey, type ItemCell } from '../bank/index.js';

/** A cell and how many active items it should hold. */
export interface WantedStock extends ItemCell {
  target: number;
}

const WHERE_CELL =
  'grade_level = ? and sub_strand_id = ? and heuristic_id = ? and level = ? and question_type = ?';

function cellValues(cell: ItemCell): string[] {
  return [cell.gradeLevel, cell.subStrandId, cell.heuristicId, cell.level, cell.questionType];
}

/**
 * Notes that a cell is to be topped up and returns those for which nobody has asked within the last minute. A request
 * that was lost with its job is repeated after that.
 */
export async function claimTopUps(em: EntityManager, wanted: readonly WantedStock[]): Promise<WantedStock[]> {
  if (wanted.length === 0) return [];
  // In one order for all: two papers that want the same cells wait for each other instead of for ever.
  const claimed = await em.execute<Array<Record<string, string>>>(
    `insert into top_ups (grade_level, sub_strand_id, heuristic_id, level, question_type, target, requested_at)
     select grade_level, sub_strand_id, heuristic_id, level, question_type, target, now()
     from jsonb_to_recordset(?::jsonb) as c(${CELL_COLUMNS}, target int)
     order by 1, 2, 3, 4, 5
     on conflict (grade_level, sub_strand_id, heuristic_id, level, question_type) do update
       set target = excluded.target, requested_at = excluded.requested_at
       where top_ups.requested_at < now() - interval '60 seconds'
     returning grade_level, sub_strand_id, heuristic_id, level, question_type`,
    [JSON.stringify(wanted.map((w) => ({ ...cellColumns(w), target: w.target })))],
  );
  const keys = new Set(
    claimed.map((r) => [r.grade_level, r.sub_strand_id, r.heuristic_id, r.level, r.question_type].join('|')),
  );
  return wanted.filter((w) => keys.has(cellKey(w)));
}

/** The cell holds what was asked for: it may be asked for again. */
export async function finishTopUp(em: EntityManager, cell: ItemCell): Promise<void> {
  await em.execute(`delete from top_ups where ${WHERE_CELL}`, cellValues(cell));
}

/** The cell has no more to give for now: the next request waits for an hour. */
export async function postponeTopUp(em: EntityManager, cell: ItemCell): Promise<void> {
  await em.execute(
    `update top_ups set requested_at = now() + interval '1 hour' where ${WHERE_CELL}`,
    cellValues(cell),
  );
}

/**
 * Has workers that were given cells of the same pairing take turns until their transactions end, for a new item is
 * compared with all of its pairing.
 */
export async function lockPairing(
  em: EntityManager,
  { gradeLevel, subStrandId, heuristicId }: ItemCell,
): Promise<void> {
  const pairing = [gradeLevel, subStrandId, heuristicId].join('|');
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [pairing]);
}
