import type { ServiceDatabase } from './service-database.js';
import { grantRows } from './grant-rows.queries.js';
import { MIGRATIONS_TABLE, openOrm, UNHURRIED_MS } from './open-orm.js';

/**
 * Migrates one database to the newest schema, grants the service's role its rights, and seeds it. A separate step that
 * no replica runs at its start. `url` signs in as the owner of the tables. @param role the service's own role; without
 * one only the owner has access
 */
export async function migrateDatabase(
  database: ServiceDatabase,
  url: string,
  role?: string,
): Promise<{ applied: string[] }> {
  const orm = openOrm(database, url, { connectLimitMs: UNHURRIED_MS });
  try {
    const applied = await orm.migrator.up();
    if (role !== undefined) await grantRows(orm, database, role);
    await database.seed?.(orm);
    return { applied: applied.map((m) => m.name) };
  } finally {
    await orm.close(true);
  }
}

/** The SQL that leads from the migrated schema to the entities; empty when they agree. */
export async function schemaDrift(database: ServiceDatabase, url: string): Promise<string> {
  const orm = openOrm(database, url, { connectLimitMs: UNHURRIED_MS });
  try {
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false });
    return sql.replace(new RegExp(`drop table if exists "${MIGRATIONS_TABLE}"( cascade)?;`), '').trim();
  } finally {
    await orm.close(true);
  }
}
