import { createHash, randomBytes } from 'node:crypto';
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

/**
 * Creates a database for one test on a server where `adminUrl` may create some: a copy of one that was migrated once for
 * the whole test run, since the migrations of a service take twenty times as long.
 */
export async function createScratchDatabase(
  database: ServiceDatabase,
  adminUrl: string,
): Promise<ScratchDatabase> {
  const name = `scratch_${database.service}_${randomBytes(5).toString('hex')}`;
  const url = addressOf(adminUrl, name);
  const template = await openTemplate(database, adminUrl);
  await onServer(adminUrl, `create database "${name}" template "${template}"`);
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

/** @returns the name of the migrated database of this run, which the first test that asks for it makes */
async function openTemplate(database: ServiceDatabase, adminUrl: string): Promise<string> {
  const { TEST_TEMPLATES } = process.env;
  if (!TEST_TEMPLATES)
    throw new Error('Scratch databases are for integration tests: name the file *.int.spec.ts.');
  const { service, migrations, seed } = database;
  const texts = [...migrations.flatMap((each) => [each.name, String(each.class)]), String(seed)];
  const version = createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);
  const name = `${TEST_TEMPLATES}${service}_${version}`;
  await withServer(adminUrl, async (client) => {
    // The other workers wait; the lock goes with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists "${unfinished}"`);
    await client.query(`create database "${unfinished}"`);
    await migrateDatabase(database, addressOf(adminUrl, unfinished));
    await client.query(`alter database "${unfinished}" rename to "${name}"`);
  });
  return name;
}

const addressOf = (adminUrl: string, name: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString();

const onServer = (adminUrl: string, sql: string): Promise<unknown> =>
  withServer(adminUrl, (client) => client.query(sql));

/** Without the ORM: preparing it takes longer than a statement. */
async function withServer(adminUrl: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: UNHURRIED_MS });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
