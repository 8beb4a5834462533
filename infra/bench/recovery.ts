import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { RecoveryTraffic } from '../faults/recovery-traffic.ts';
import { familyOf } from '../faults/killable-postgres.ts';
import type { ManagedProcess } from '../local/managed-process.ts';
import { processNames, type ServiceName } from '../local/process-table.ts';
import { sendSignal } from '../local/run-record.ts';
import type { Stack } from '../local/stack.ts';
import { say, withProduct } from './measured-product.ts';

/**
 * `npm run bench:recovery [names]`: kills and suspends each process and each server of the product in turn, as `npm
 * start` runs it, or those named by commas. A pupil types and submits papers meanwhile. Prints the seconds until all of
 * it works again.
 */

const named = process.argv[2]?.split(',') ?? null;

const LIMIT_MS = 180_000;

interface Victim {
  name: string;
  process: ManagedProcess;
  pids(): number[];
}

function listVictims(stack: Stack): Victim[] {
  const pidOf = (one: ManagedProcess) => one.pid ?? 0;
  const products = processNames.map((name) => stack.processes[name]);
  const alone = (one: ManagedProcess): Victim => ({
    name: one.name,
    process: one,
    pids: () => [pidOf(one)],
  });
  const { postgres, redis } = stack.servers;
  if (!postgres || !redis)
    throw new Error('Unset DATABASE_ADMIN_URL and REDIS_URL: the servers are part of what is measured.');
  return [
    ...products.map(alone),
    { ...alone(postgres), name: 'postgres, first process alone' },
    { name: 'postgres with all its processes', process: postgres, pids: () => familyOf(pidOf(postgres)) },
    alone(redis),
  ];
}

/** Seconds until another process has taken the victim's place, is ready, and a whole paper goes through. */
async function measure(
  { process: victim, pids }: Victim,
  signal: 'SIGKILL' | 'SIGSTOP',
  traffic: RecoveryTraffic,
): Promise<{ replaced: number; whole: number }> {
  const before = victim.pid;
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  for (const pid of pids()) sendSignal(pid, signal);
  while (victim.pid === undefined || victim.pid === before || !(await victim.isReady())) {
    if (seconds() * 1_000 > LIMIT_MS) throw new Error(`${victim.name} did not come back.`);
    await sleep(50);
  }
  const replaced = seconds();
  await traffic.waitUntilComplete(LIMIT_MS);
  return { replaced, whole: seconds() };
}

function connect(stack: Stack) {
  const pools = new Map<ServiceName, pg.Pool>();
  const poolOf = (service: ServiceName) => {
    const open = pools.get(service);
    if (open) return open;
    const pool = new pg.Pool({ connectionString: stack.databaseUrl(service), max: 2 });
    // The server is stopped repeatedly; its next client gets the error.
    pool.on('error', () => undefined);
    pools.set(service, pool);
    return pool;
  };
  return {
    sql: async <Row extends pg.QueryResultRow>(service: ServiceName, text: string, params?: unknown[]) =>
      (await poolOf(service).query<Row>(text, params)).rows,
    close: () => Promise.all([...pools.values()].map((pool) => pool.end())),
  };
}

// Servers of our own, since they are killed too.
await withProduct({ supervise: true, env: { DATABASE_ADMIN_URL: '', REDIS_URL: '' } }, async (stack) => {
  const { sql, close } = connect(stack);
  try {
    const traffic = await RecoveryTraffic.start({ url: stack.url, sql });
    const rows: string[] = [];
    for (const signal of ['SIGKILL', 'SIGSTOP'] as const)
      for (const victim of listVictims(stack).filter(({ name }) => named?.includes(name) ?? true)) {
        const { replaced, whole } = await measure(victim, signal, traffic);
        const row = `${signal}  ${victim.name.padEnd(32)}  replaced ${replaced.toFixed(1).padStart(5)} s  whole ${whole.toFixed(1).padStart(5)} s`;
        rows.push(row);
        say(row);
      }
    const { saves, handedIn } = traffic.acknowledged;
    const { lost, refusals } = await traffic.end();
    console.log(rows.join('\n'));
    console.log(
      `acknowledged: ${saves} saves, ${handedIn} papers handed in; lost: ${lost.length}; refused: ${refusals.length}`,
    );
    for (const line of [...lost, ...refusals]) console.log(line);
  } finally {
    await close();
  }
});
