import type { EntityManager } from '@sumfox/platform/database/database';
import { type CallTotals, type ModelFigures, modelFigures, periodsOf } from './model.rules.js';

interface TotalsRow {
  task: string | null;
  calls: number;
  answered: number;
  cost: number;
  p95: number | null;
}

const TOTALS = `count(*)::int as calls, count(*) filter (where outcome = 'answered')::int as answered,
  coalesce(sum(cost_micro_usd), 0)::float8 as cost,
  percentile_disc(0.95) within group (order by latency_ms)::int as p95`;

/** The figures of the model against a moment. */
export async function getModelFigures(em: EntityManager, now: Date): Promise<ModelFigures> {
  const { dayStart, monthStart } = periodsOf(now);
  const [today] = await em.execute<TotalsRow[]>(
    `select ${TOTALS} from model_calls where at >= ? and at <= ?`,
    [dayStart, now],
  );
  const month = await em.execute<TotalsRow[]>(
    `select task, ${TOTALS} from model_calls where at >= ? and at <= ? group by grouping sets ((), (task))`,
    [monthStart, now],
  );
  return modelFigures(
    toTotals(today),
    toTotals(month.find((row) => row.task === null)),
    month.flatMap((row) => (row.task === null ? [] : [{ task: row.task, ...toTotals(row) }])),
  );
}

function toTotals(row: TotalsRow | undefined): CallTotals {
  return {
    calls: row?.calls ?? 0,
    answered: row?.answered ?? 0,
    costMicroUsd: Number(row?.cost ?? 0),
    p95LatencyMs: row?.p95 ?? null,
  };
}
