import type { ServiceDatabase } from './service-database.js';
import { openOrm } from './open-orm.js';

/** Brings one database to the newest schema and seeds it. A one-shot step, never done by a replica at its start. */
export async function migrateDatabase(
  database: ServiceDatabase,
  url: string,
): Promise<{ applied: string[] }> {
  const orm = openOrm(database, url);
  try {
    const applied = await orm.migrator.up();
    await database.seed?.(orm);
    return { applied: applied.map((m) => m.name) };
  } finally {
    await orm.close(true);
  }
}

/** The SQL by which entities and migrated schema differ; empty when they agree. */
export async function schemaDrift(database: ServiceDatabase, url: string): Promise<string> {
  const orm = openOrm(database, url);
  try {
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false });
    return sql.replace(/drop table if exists "schema_migrations"( cascade)?;/, '').trim();
  } finally {
    await orm.close(true);
  }
}
