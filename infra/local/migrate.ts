import type * as MigrateModule from '@sumfox/platform/database/migrate';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { showSourcesInStacks } from '@sumfox/platform/stacks/source-stack.ts';
import { importBuilt } from './built-modules.ts';
import { readStartingBank } from './starting-bank.ts';
import { serviceNames, type ServiceName } from './process-table.ts';

/**
 * Brings the services' databases up to date and seeds them: the one-shot step before any process starts.
 * The addresses come from DATABASE_URL_IDENTITY, DATABASE_URL_ASSESSMENT and so on, and sign in as the tables' owner.
 */
export async function migrateFromEnvironment(): Promise<void> {
  showSourcesInStacks();
  const missing = serviceNames.filter((service) => !process.env[variableOf(service)]);
  if (missing.length > 0) {
    console.error(`These are not set: ${missing.map(variableOf).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const { migrateDatabase } = await importBuilt<typeof MigrateModule>('migrate-database');
  await Promise.all(
    serviceNames.map(async (service) => {
      const url = process.env[variableOf(service)] ?? '';
      // Database and service role bear the same name.
      const role = decodeURIComponent(new URL(url).pathname.slice(1));
      const { applied } = await migrateDatabase(await importDatabase(service), url, role);
      for (const name of applied) console.log(`${service}: ${name}`);
    }),
  );
  await stockBank();
  if (process.env.ERASURE_JOURNAL_DIR) await repeatErasures(process.env.ERASURE_JOURNAL_DIR);
}

/** A new bank begins with the questions that were made with this build, so that the first papers are served at once. */
async function stockBank(): Promise<void> {
  const lines = readStartingBank();
  if (lines.length === 0) return;
  const { loadStartingBank } = await importBuilt<{
    loadStartingBank(url: string, lines: readonly string[]): Promise<number>;
  }>('load-starting-bank');
  const added = await loadStartingBank(process.env[variableOf('content')] ?? '', lines);
  if (added > 0) console.log(`content: ${added} starting questions`);
}

/** After a restore, people who were erased since the backup must not come back: not even until the first process runs. */
async function repeatErasures(journalDir: string): Promise<void> {
  const repeater = await importBuilt<{
    repeatErasures(
      url: string,
      dir: string,
    ): Promise<Record<'erasures' | 'requests' | 'cancellations', number>>;
  }>('repeat-erasures');
  const repeated = await repeater.repeatErasures(process.env[variableOf('identity')] ?? '', journalDir);
  for (const [what, count] of Object.entries(repeated))
    if (count > 0) console.log(`identity: repeated ${what} noted since the backup: ${count}`);
}

/** The variable that holds a service's database address for the migration step. */
export function variableOf(service: string): string {
  return `DATABASE_URL_${service.toUpperCase()}`;
}

export async function importDatabase(service: ServiceName): Promise<ServiceDatabase> {
  const { database } = await importBuilt<{ database: ServiceDatabase }>(`${service}-database`);
  return database;
}
