import type { EntityManager } from '@mikro-orm/postgresql';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { BankItem, RANDOM_LIMIT } from '../bank/index.js';

const IdSchema = z.object({ id: z.string() });

/** Whether the bank has an active item of this version of the engine's templates. */
export async function hasItemsOf(em: EntityManager, templateVersion: number): Promise<boolean> {
  const found = await em.find(
    BankItem,
    { source: 'engine', status: 'active', templateVersion },
    { fields: ['id'], limit: 1, disableIdentityMap: true },
  );
  return found.length > 0;
}

/**
 * Inserts rows of the starting bank, given as JSON, and returns the ids of new ones. Omits questions that the bank
 * already has, and those of withdrawn structures.
 */
export async function insertStartingRows(em: EntityManager, rows: readonly string[]): Promise<string[]> {
  // SQL: the ORM would parse every question, only to write it again.
  const inserted = await readRows(
    em,
    IdSchema,
    `insert into items
     select filled.* from jsonb_populate_recordset(null::items, ?::jsonb) r
     cross join lateral jsonb_populate_record(
       r, jsonb_build_object('pick', floor(random() * ?)::int, 'created_at', now())) filled
     where not exists (
       select from withdrawn_structures w
       where w.restored_at is null and w.grade_level = r.grade_level
         and (r.template = w.structure or starts_with(r.template, w.structure || '/')))
     on conflict do nothing returning id`,
    [`[${rows.join(',')}]`, RANDOM_LIMIT],
  );
  return inserted.map(({ id }) => id);
}
