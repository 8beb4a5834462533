import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '../local/process-table.ts';
import type { Stack } from '../local/stack.ts';
import { BusyPupils } from './busy-pupils.ts';
import { checkFreeDisk, fillDatabases, readScans, type TableScans } from './large-data.ts';
import { say, withProduct } from './measured-product.ts';
import { LoadPupils } from './pupils.ts';

/**
 * `npm run bench:size [items] [answers]`: fills the databases and lets pupils and an admin work. Names each large table
 * that one of their statements read from the first row to the last, and prints the disk that a pupil takes. Exits 1 for
 * such a table, or a failed call.
 */

const SIZE = { items: Number(process.argv[2] ?? 50_000), answers: Number(process.argv[3] ?? 500_000) };
/** From here on an index is worth its cost. */
const LARGE_ROWS = 10_000;
const PUPILS = 8;
const WORK_MS = 30_000;
/** The statistics of a connection reach the counters when it has rested for ten seconds. */
const SETTLE_MS = 12_000;
/** A pupil with four papers a week of ten questions, in forty weeks of school. */
const ANSWERS_A_YEAR = 1_600;
const ADMIN_PAGES = [
  '/api/admin/pre-generation/batches',
  '/api/admin/pre-generation/stats',
  '/api/admin/pre-generation/coverage-map',
  '/api/admin/pre-generation/questions',
  '/api/admin/analytics',
  '/api/admin/system-health',
  '/api/admin/system-load',
  '/api/admin/users-detailed',
  '/api/admin/users-count',
  '/api/admin/reviews',
  '/api/admin/verification-summary',
];

async function readAll(stack: Stack): Promise<Map<string, TableScans>> {
  const lists = await Promise.all(
    serviceNames.map(async (service) =>
      (await readScans(stack.ownerUrl(service))).map((each) => [`${service}.${each.table}`, each] as const),
    ),
  );
  return new Map(lists.flat());
}

function reportDisk(tables: ReadonlyMap<string, TableScans>): void {
  const results = tables.get('assessment.question_results');
  const items = tables.get('content.items');
  if (!results || !items) throw new Error('The tables of answers and questions are not there.');
  const perAnswer = results.bytes / Math.max(1, results.rows);
  const perItem = items.bytes / Math.max(1, items.rows);
  console.log(
    `disk: ${perItem.toFixed(0)} bytes for a question of the bank, ${perAnswer.toFixed(0)} for a mark; ` +
      `${((perAnswer * ANSWERS_A_YEAR) / 1024 ** 2).toFixed(1)} MB of marks for a pupil and year`,
  );
}

async function work(stack: Stack): Promise<number> {
  const load = await LoadPupils.join(stack, 1, 0);
  try {
    const pupils = await load.admit(PUPILS);
    await sleep(SETTLE_MS);
    const before = await readAll(stack);
    const busy = new BusyPupils(load, pupils, 300);
    const [admin] = await load.admit(1);
    if (!admin) throw new Error('There is no admin.');
    admin.connection.clearCookies();
    await admin.connection.post('/api/auth/login', { username: 'admin', password: 'practice123' });
    const endsAt = performance.now() + WORK_MS;
    const refused = new Set<string>();
    while (performance.now() < endsAt) {
      for (const page of ADMIN_PAGES) {
        const { status } = await admin.connection.get(page);
        if (status !== 200) refused.add(`${page}: ${status}`);
      }
      await sleep(500);
    }
    await busy.stop();
    await sleep(SETTLE_MS);
    const after = await readAll(stack);
    const scanned = [...after].filter(
      ([name, { rows, scans }]) => rows >= LARGE_ROWS && scans > (before.get(name)?.scans ?? 0),
    );
    const large = [...after].filter(([, { rows }]) => rows >= LARGE_ROWS);
    console.log(`large tables: ${large.map(([name, { rows }]) => `${name} (${rows})`).join(', ')}`);
    for (const [name, { scans }] of scanned)
      console.log(`NOT OK: ${name} was read whole ${scans - (before.get(name)?.scans ?? 0)} times`);
    console.log(`${busy.calls} calls of pupils, ${busy.failed.length} failed`);
    for (const { text } of busy.failed.slice(0, 5)) console.log(`  ${text}`);
    for (const text of refused) console.log(`  admin: ${text}`);
    reportDisk(after);
    return scanned.length + busy.failed.length + refused.size;
  } finally {
    await load.leave();
  }
}

await withProduct({}, async (stack) => {
  checkFreeDisk(stack.dataDir, SIZE);
  say(`Filling: ${SIZE.items} questions, ${SIZE.answers} marked answers`);
  await fillDatabases(stack, SIZE);
  if ((await work(stack)) > 0) process.exitCode = 1;
});
