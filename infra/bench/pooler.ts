import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildAll } from '../local/build.ts';
import { OperatorError } from '../local/operator-error.ts';
import { findFreePorts } from '../local/ports.ts';
import { serviceNames } from '../local/process-table.ts';
import { loadSecrets } from '../local/secrets.ts';
import type { Stack } from '../local/stack.ts';
import { makeDiskFolder } from '../test/servers.ts';
import { BusyPupils } from './busy-pupils.ts';
import { say, startMeasured } from './measured-product.ts';
import { startPgBouncer, stopPgBouncer } from './pgbouncer.ts';
import { LoadPupils } from './pupils.ts';

/**
 * `npm run bench:pooler [pupils]`: the product behind PgBouncer in transaction mode with few connections and two replicas of
 * assessment. Prints failed calls under load, the connections of PostgreSQL, what calls hear while all connections are taken,
 * and how soon they work again. Exits 1 if one of these is not as it should be.
 */

const PUPILS = Number(process.argv[2] ?? 10);
const PAUSE_MS = 500;
const LOAD_MS = 20_000;
const POOL_SIZE = 4;
const faults: string[] = [];
function check(isGood: boolean, text: string): void {
  console.log(`${isGood ? 'ok' : 'NOT OK'}: ${text}`);
  if (!isGood) faults.push(text);
}

/** Most connections of the services that the server had at once while `work` ran. */
async function countConnections(adminUrl: string, work: () => Promise<void>): Promise<number> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  let [most, isOver] = [0, false];
  const looking = (async () => {
    while (!isOver) {
      const { rows } = await admin.query<{ count: number }>(
        'select count(*)::int as count from pg_stat_activity where usename = any($1)',
        [[...serviceNames]],
      );
      most = Math.max(most, rows[0]?.count ?? 0);
      await sleep(200);
    }
  })();
  await work();
  isOver = true;
  await looking;
  await admin.end();
  return most;
}

/** Takes every connection of the assessment database for some seconds. */
async function takeAll(stack: Stack, seconds: number): Promise<void> {
  const clients = Array.from(
    { length: POOL_SIZE },
    () => new pg.Client({ connectionString: stack.databaseUrl('assessment') }),
  );
  await Promise.all(
    clients.map(async (client) => {
      await client.connect();
      await client.query('begin');
      await client.query(`select pg_sleep(${seconds})`);
      await client.query('commit');
      await client.end();
    }),
  );
}

async function run(stack: Stack): Promise<void> {
  const load = await LoadPupils.join(stack, 1, 0);
  const pupils = await load.admit(PUPILS);
  const busy = new BusyPupils(load, pupils, PAUSE_MS);
  const most = await countConnections(stack.adminDatabaseUrl, () => sleep(LOAD_MS));
  await busy.stop();
  check(busy.failed.length === 0, `${busy.calls} calls of ${PUPILS} pupils, ${busy.failed.length} failed`);
  for (const { text } of busy.failed.slice(0, 5)) console.log(`  ${text}`);
  check(most <= POOL_SIZE * serviceNames.length, `${most} connections of PostgreSQL for all services`);

  const [pupil] = pupils;
  if (!pupil) throw new Error('There is no pupil.');
  const taken = takeAll(stack, 8);
  await sleep(1_000);
  const refused = await pupil.connection.get('/api/assessments');
  check(
    refused.status === 503,
    `with all connections taken: ${refused.status} after ${(refused.ms / 1_000).toFixed(1)} s`,
  );
  await taken;
  const freeAt = performance.now();
  while ((await pupil.connection.get('/api/assessments')).status !== 200) {
    if (performance.now() - freeAt > 30_000) break;
    await sleep(100);
  }
  const recovered = performance.now() - freeAt;
  check(recovered < 5_000, `works again ${(recovered / 1_000).toFixed(1)} s after they are free`);
  await load.leave();
}

const dataDir = makeDiskFolder();
const serverDir = makeDiskFolder();
/** Ends what has been started, the last one first. */
const closers: (() => Promise<void>)[] = [];
try {
  await buildAll(say);
  const [port = 0] = await findFreePorts(1);
  // The databases alone; the product that uses them has its own folder.
  const servers = await startMeasured(serverDir, { processes: [] });
  closers.unshift(() => servers.stop());
  const pooler = await startPgBouncer({
    databasePort: Number(new URL(servers.adminDatabaseUrl).port),
    port,
    poolSize: POOL_SIZE,
    runDir: path.join(serverDir, 'pgbouncer'),
    passwords: loadSecrets(dataDir, serviceNames).databasePasswords,
  });
  closers.unshift(() => stopPgBouncer(pooler));
  const stack = await startMeasured(dataDir, {
    // What pupils need.
    processes: ['gateway', 'marking-worker', ...serviceNames],
    env: {
      BANK_LOW_STOCK: '0',
      DATABASE_ADMIN_URL: servers.adminDatabaseUrl,
      DATABASE_SERVER: `127.0.0.1:${port}`,
      DATABASE_POOLER: '1',
      REPLICAS: 'assessment=2',
    },
    onProgress: say,
  });
  closers.unshift(() => stack.stop());
  await run(stack);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const close of closers) await close();
  for (const dir of [dataDir, serverDir]) fs.rmSync(dir, { recursive: true, force: true });
}
