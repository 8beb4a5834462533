import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as MigrateModule from '@sumfox/platform/database/migrate';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { repoRoot } from './paths.ts';
import { serviceNames, type ServiceName } from './process-table.ts';

/**
 * Brings the services' databases up to date and seeds them: the one-shot step before any process starts.
 * The addresses come from DATABASE_URL_IDENTITY, DATABASE_URL_ASSESSMENT and so on.
 */
export async function migrateFromEnvironment(): Promise<void> {
  const missing = serviceNames.filter((service) => !process.env[variableOf(service)]);
  if (missing.length > 0) {
    console.error(`These are not set: ${missing.map(variableOf).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const { migrateDatabase } = await importMigrator();
  await Promise.all(
    serviceNames.map(async (service) => {
      const { applied } = await migrateDatabase(
        await importDatabase(service),
        process.env[variableOf(service)] ?? '',
      );
      for (const name of applied) console.log(`${service}: ${name}`);
    }),
  );
}

/** The variable that holds a service's database address for the migration step. */
export function variableOf(service: string): string {
  return `DATABASE_URL_${service.toUpperCase()}`;
}

/** Built files are named by their place: the launcher is not part of any package. */
export function importMigrator(): Promise<typeof MigrateModule> {
  return importBuilt('libs/platform/dist/database/migrate.js');
}

export async function importDatabase(service: ServiceName): Promise<ServiceDatabase> {
  const { database } = await importBuilt<{ database: ServiceDatabase }>(
    `services/${service}/dist/database.js`,
  );
  return database;
}

/** A built file by its place in the checkout. */
export async function importBuilt<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(repoRoot, file)).href)) as Module;
}
