import pg from 'pg';

/** Removes the migrated databases of a test run, which may have been on a server that stays. */
export async function dropTemplates(adminUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select quote_ident(datname) as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  } finally {
    await client.end();
  }
}
