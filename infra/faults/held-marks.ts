import pg from 'pg';
import type { TestStack } from '../test/whole-stack.ts';

/** Keeps the worker from writing marks, so that it can be caught in the middle of a run. Resolves to the release. */
export async function holdMarks(stack: TestStack): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: stack.databaseUrl('marking') });
  await client.connect();
  await client.query('begin; lock table marks in access exclusive mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** True once the worker has taken a job and waits to write its first mark; null before. */
export async function workerIsWaiting(stack: TestStack): Promise<true | null> {
  const rows = await stack.sql(
    'marking',
    "select 1 from pg_locks where not granted and relation = 'marks'::regclass",
  );
  return rows.length > 0 || null;
}
