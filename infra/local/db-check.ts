import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { dropDatabases, ensureDatabases, toServiceUrl } from './databases.ts';
import { importDatabase, importMigrator } from './migrate.ts';
import { runMigrations } from './migration-run.ts';
import { folderPrefix } from './paths.ts';
import { startPostgres } from './postgres.ts';
import { serviceNames } from './process-table.ts';

/**
 * `npm run db:check`: do the committed migrations bring an empty database to what the entities say? Prints the SQL by
 * which they differ. Uses the server of DATABASE_ADMIN_URL or one of its own, and leaves nothing behind.
 */
export async function checkFromCommandLine(): Promise<void> {
  const given = process.env.DATABASE_ADMIN_URL;
  if (given) return check(given);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `${folderPrefix}-check-`));
  fs.chmodSync(dir, 0o711);
  const server = await startPostgres({
    dir: path.join(dir, 'postgres'),
    adminPassword: 'for-one-check',
    durable: false,
  });
  try {
    await check(server.adminUrl);
  } finally {
    await server.stop();
    for (const folder of [server.dir, dir]) fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function check(adminUrl: string): Promise<void> {
  const prefix = `check_${randomBytes(4).toString('hex')}_`;
  const databases = serviceNames.map((service) => ({
    service,
    name: prefix + service,
    password: randomBytes(12).toString('hex'),
  }));
  const { schemaDrift } = await importMigrator();
  try {
    await ensureDatabases(adminUrl, databases);
    const urls = new Map<string, string>(databases.map((one) => [one.service, toServiceUrl(adminUrl, one)]));
    const env = Object.fromEntries(
      Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    await runMigrations(
      (service) => urls.get(service) ?? '',
      env,
      () => {},
    );
    for (const service of serviceNames) {
      const drift = await schemaDrift(await importDatabase(service), urls.get(service) ?? '');
      if (drift) {
        console.error(`The migrations of ${service} lack:\n${drift}`);
        process.exitCode = 1;
      } else {
        console.log(`${service}: migrations and entities agree`);
      }
    }
  } finally {
    await dropDatabases(
      adminUrl,
      databases.map((one) => one.name),
    );
  }
}
