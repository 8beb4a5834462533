import type { Traffic } from '@sumfox/contracts/messages/heartbeat';
import type { EntityManager } from '@sumfox/platform/database/database';
import { changeRows, readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { TrafficMinute } from './traffic.entities.js';
import type { AnsweredStep } from './traffic.rules.js';

/** Adds what a replica answered to the minute of its report. */
export async function addTraffic(
  em: EntityManager,
  process: string,
  at: Date,
  { requests, failures, slowStatements, durations }: Traffic,
): Promise<void> {
  if (requests === 0 && slowStatements === 0) return;
  // SQL: the ORM cannot add to the numbers of a row that may exist.
  await changeRows(
    em,
    `insert into traffic_minutes as known (minute, process, requests, failures, slow_statements, durations)
     values (date_trunc('minute', ?::timestamptz), ?, ?, ?, ?, ?::int[])
     on conflict (minute, process) do update set
       requests = known.requests + excluded.requests,
       failures = known.failures + excluded.failures,
       slow_statements = known.slow_statements + excluded.slow_statements,
       durations = (
         select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
         from unnest(known.durations, excluded.durations) with ordinality as both_of(a, b, place))`,
    [at, process, requests, failures, slowStatements, durations],
  );
}

const StepSchema = z.object({
  process: z.string(),
  /** Number of the step since the epoch. */
  step: z.int(),
  requests: z.int(),
  failures: z.int(),
  slowStatements: z.int(),
  durations: z.record(z.string(), z.int()),
});

/** What each process answered since a moment, in steps of some seconds; a step without any is left out. */
export async function listTraffic(
  em: EntityManager,
  since: Date,
  stepSeconds: number,
): Promise<AnsweredStep[]> {
  // SQL: the ORM has neither steps of time nor sums of arrays by their places.
  const rows = await readRows(
    em,
    StepSchema,
    `with minutes as (
       select *, floor(extract(epoch from minute) / ?)::int as step from traffic_minutes where minute >= ?),
     totals as (
       select process, step, sum(requests)::int as requests, sum(failures)::int as failures,
         sum(slow_statements)::int as "slowStatements"
       from minutes group by process, step),
     classes as (
       select process, step, place, sum(count)::int as count
       from minutes, unnest(durations) with ordinality as class(count, place)
       where count > 0 group by process, step, place)
     select t.*, coalesce((
       select jsonb_object_agg((place - 1)::text, count) from classes c
       where c.process = t.process and c.step = t.step), '{}') as durations
     from totals t order by step, process`,
    [stepSeconds, since],
  );
  return rows.map(({ step, ...answered }) => ({ ...answered, at: new Date(step * stepSeconds * 1_000) }));
}

const ServerSchema = z.object({ connections: z.int(), maxConnections: z.int() });

/** Connections of the database server, of all its databases, and how many it admits. */
export async function readConnections(em: EntityManager): Promise<z.output<typeof ServerSchema>> {
  // SQL: figures of the server are in its own views. A service may read this one, and not those of other sessions.
  const [row] = await readRows(
    em,
    ServerSchema,
    `select sum(numbackends)::int as connections, current_setting('max_connections')::int as "maxConnections"
     from pg_stat_database`,
  );
  return row ?? { connections: 0, maxConnections: 0 };
}

/** Deletes minutes before a moment; returns how many rows. */
export function deleteOldTraffic(em: EntityManager, before: Date): Promise<number> {
  return em.nativeDelete(TrafficMinute, { minute: { $lt: before } });
}
