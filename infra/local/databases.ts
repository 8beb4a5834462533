import { Client } from 'pg';
import { OperatorError } from './operator-error.ts';

/** One service's own database, with a role that can do nothing elsewhere. */
export interface ServiceDatabase {
  service: string;
  /** Database and role bear the same name. */
  name: string;
  password: string;
}

/**
 * Makes databases and roles that are missing and sets what may have changed: passwords, and that nobody but its
 * owner may connect to a database. Repeating it changes nothing.
 */
export async function ensureDatabases(adminUrl: string, databases: ServiceDatabase[]): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    const existing = async (table: string, column: string) =>
      new Set(
        (await client.query(`select ${column} as name from ${table}`)).rows.map(
          (row: { name: string }) => row.name,
        ),
      );
    const roles = await existing('pg_roles', 'rolname');
    const names = await existing('pg_database', 'datname');
    for (const { name, password } of databases) {
      const id = client.escapeIdentifier(name);
      const verb = roles.has(name) ? 'alter' : 'create';
      await client.query(`${verb} role ${id} login password ${client.escapeLiteral(password)}`);
      if (!names.has(name)) {
        // An administrator without superuser rights may give a database only to a role it belongs to.
        await client.query(`grant ${id} to current_user`);
        await client.query(`create database ${id} owner ${id}`);
      }
      await client.query(`revoke all on database ${id} from public`);
    }
  });
}

/** On a server of our own nobody but the administrator has business in the databases that come with it. */
export async function closeBuiltInDatabases(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    await client.query('revoke connect on database postgres from public');
    await client.query('revoke connect on database template1 from public');
  });
}

/** Removes databases and their roles, with whoever is connected: for tests. */
export async function dropDatabases(adminUrl: string, names: string[]): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    for (const name of names) {
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
      await client.query(`drop role if exists ${client.escapeIdentifier(name)}`);
    }
  });
}

/** The address under which a service reaches its database. */
export function toServiceUrl(adminUrl: string, { name, password }: ServiceDatabase): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(name);
  url.password = encodeURIComponent(password);
  url.pathname = `/${name}`;
  return url.href;
}

async function withAdmin(adminUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(adminUrl);
    const { message, code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`PostgreSQL at ${host} cannot be used as administrator: ${message || code}.`);
  }
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
