import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { migrateDatabase } from '../database/migrate.js';
import { openOrm, UNHURRIED_MS } from '../database/open-orm.js';
import type { ServiceDatabase } from '../database/service-database.js';

/** A migrated database for one test file. */
export interface ScratchDatabase {
  url: string;
  orm: MikroORM;
  /** Closes the connections and removes it. */
  drop(): Promise<void>;
}

/** Creates a database for one test on a server where `adminUrl` may create some. */
export async function createScratchDatabase(
  database: ServiceDatabase,
  adminUrl: string,
): Promise<ScratchDatabase> {
  const name = `scratch_${database.service}_${randomBytes(5).toString('hex')}`;
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString();
  await onServer(adminUrl, `create database "${name}"`);
  await migrateDatabase(database, url);
  const orm = openOrm(database, url, { connectLimitMs: UNHURRIED_MS });
  return {
    url,
    orm,
    async drop() {
      await orm.close(true);
      await onServer(adminUrl, `drop database "${name}" with (force)`);
    },
  };
}

/** Without the ORM: preparing it takes longer than a statement. */
async function onServer(adminUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: UNHURRIED_MS });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
