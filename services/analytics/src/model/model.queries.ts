import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { type CallTotals, type ModelFigures, modelFigures, periodsOf } from './model.rules.js';

const TotalsSchema = z.object({
  /** False for the whole month. */
  isToday: z.boolean(),
  /** Null for all tasks together. */
  task: z.nullable(z.string()),
  calls: z.int(),
  answered: z.int(),
  costMicroUsd: z.number(),
  p95LatencyMs: z.nullable(z.int()),
});

const NO_CALLS: CallTotals = { calls: 0, answered: 0, costMicroUsd: 0, p95LatencyMs: null };

/** The figures of the model against a moment. */
export async function getModelFigures(em: EntityManager, now: Date): Promise<ModelFigures> {
  const { dayStart, monthStart } = periodsOf(now);
  // SQL: the ORM has no percentiles.
  const rows = await readRows(
    em,
    TotalsSchema,
    `select p.is_today as "isToday", c.task, count(*)::int as calls, count(*) filter (where c.outcome = 'answered')::int as answered,
       sum(c.cost_micro_usd)::float8 as "costMicroUsd",
       percentile_disc(0.95) within group (order by c.latency_ms)::int as "p95LatencyMs"
     from (values (true, ?::timestamptz), (false, ?::timestamptz)) as p(is_today, since)
     join model_calls c on c.at >= p.since and c.at <= ?
     group by grouping sets ((p.is_today), (p.is_today, c.task))`,
    [dayStart, monthStart, now],
  );
  const totals = (isToday: boolean) =>
    rows.find((row) => row.isToday === isToday && row.task === null) ?? NO_CALLS;
  return modelFigures(
    totals(true),
    totals(false),
    rows.flatMap(({ isToday, task, ...row }) => (!isToday && task !== null ? [{ task, ...row }] : [])),
  );
}
