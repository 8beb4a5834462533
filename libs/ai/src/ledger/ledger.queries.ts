import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';

const SpentSchema = z.object({ period: z.string(), spent: z.number() });

/** Adds a payment to what was spent in each of the periods, and returns what is spent there now. */
export async function addSpending(
  em: EntityManager,
  periods: readonly string[],
  costMicroUsd: number,
  at: Date,
): Promise<Map<string, number>> {
  // SQL: the ORM's upsert replaces a number and cannot add to it.
  const rows = await readRows(
    em,
    SpentSchema,
    `insert into ai_spend (period, spent_micro_usd, updated_at)
     select period, ?::bigint, ?::timestamptz from unnest(?::text[]) as period
     on conflict (period) do update set
       spent_micro_usd = ai_spend.spent_micro_usd + excluded.spent_micro_usd, updated_at = excluded.updated_at
     returning period, spent_micro_usd::float8 as spent`,
    [costMicroUsd, at, periods],
  );
  return new Map(rows.map(({ period, spent }) => [period, spent]));
}
