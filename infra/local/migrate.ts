import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceDatabase } from '@product/platform/database/service-database';
import { repoRoot } from './paths.ts';
import { serviceNames } from './process-table.ts';

interface Migrator {
  migrateDatabase(database: ServiceDatabase, url: string): Promise<void>;
}

/**
 * Brings the services' databases up to date and seeds them: the one-shot step before any process starts.
 * The addresses come from DATABASE_URL_IDENTITY, DATABASE_URL_ASSESSMENT and so on.
 */
export async function migrateFromEnvironment(): Promise<void> {
  const { migrateDatabase } = await importBuilt<Migrator>('libs/platform/dist/database/migrate.js');
  const missing = serviceNames.filter((service) => !process.env[variableOf(service)]);
  if (missing.length > 0) throw new Error(`These are not set: ${missing.map(variableOf).join(', ')}.`);
  await Promise.all(
    serviceNames.map(async (service) => {
      const { database } = await importBuilt<{ database: ServiceDatabase }>(`services/${service}/dist/database.js`);
      await migrateDatabase(database, process.env[variableOf(service)] ?? '');
    }),
  );
}

/** The variable that holds a service's database address for the migration step. */
export function variableOf(service: string): string {
  return `DATABASE_URL_${service.toUpperCase()}`;
}

/** Built files are named by their place: the launcher is not part of any package. */
async function importBuilt<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(repoRoot, file)).href)) as Module;
}
