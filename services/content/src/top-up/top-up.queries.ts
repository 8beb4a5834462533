import { byColumn } from '@sumfox/platform/database/columns';
import type { EntityManager } from '@sumfox/platform/database/database';
import { lockName, readServerTime } from '@sumfox/platform/database/server.queries';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { CELL_COLUMNS, cellKey, type ItemCell, toCell } from '../bank/index.js';
import { TopUp } from './top-up.entity.js';

/** A cell and how many active items it should hold. */
export interface WantedStock extends ItemCell {
  target: number;
}

const ClaimedSchema = z.object({ key: z.string() });

/** Pause for a cell that yields no new question. */
const POSTPONED_MS = 3_600_000;

/**
 * Stores that cells need a top-up and returns those not requested within the last minute. A request that was lost with
 * its job is repeated after that.
 */
export async function claimTopUps(em: EntityManager, wanted: readonly WantedStock[]): Promise<WantedStock[]> {
  if (wanted.length === 0) return [];
  const rows = wanted.map((want) => byColumn({ ...toCell(want), target: want.target }));
  // In one order for all: two papers that want the same cells wait for each other instead of for ever.
  // SQL: a pupil waits for this; the ORM would ask for the server's time first.
  const claimed = await readRows(
    em,
    ClaimedSchema,
    markPrepared(`insert into top_ups (grade_level, sub_strand_id, heuristic_id, level, question_type, target, requested_at)
     select grade_level, sub_strand_id, heuristic_id, level, question_type, target, now()
     from jsonb_to_recordset(?::jsonb) as c(${CELL_COLUMNS}, target int)
     order by 1, 2, 3, 4, 5
     on conflict (grade_level, sub_strand_id, heuristic_id, level, question_type) do update
       set target = excluded.target, requested_at = excluded.requested_at
       where top_ups.requested_at < now() - interval '60 seconds'
     returning concat_ws('|', grade_level, sub_strand_id, heuristic_id, level, question_type) as key`),
    [JSON.stringify(rows)],
  );
  const keys = new Set(claimed.map(({ key }) => key));
  return wanted.filter((want) => keys.has(cellKey(want)));
}

/** The cell holds what was asked for: it may be asked for again. */
export async function finishTopUp(em: EntityManager, cell: ItemCell): Promise<void> {
  await em.nativeDelete(TopUp, toCell(cell));
}

/** The cell has no more to give for now: the next request waits for an hour. */
export async function postponeTopUp(em: EntityManager, cell: ItemCell): Promise<void> {
  const now = await readServerTime(em);
  await em.nativeUpdate(TopUp, toCell(cell), { requestedAt: new Date(now.getTime() + POSTPONED_MS) });
}

/**
 * Lets workers with cells of one pairing take turns until their transactions end, since a new item is compared with the
 * whole pairing.
 */
export function lockPairing(
  em: EntityManager,
  { gradeLevel, subStrandId, heuristicId }: ItemCell,
): Promise<void> {
  return lockName(em, [gradeLevel, subStrandId, heuristicId].join('|'));
}
