import { Client } from 'pg';
import { OperatorError } from './operator-error.ts';
import { serviceNames, type ServiceName } from './process-table.ts';
import type { Secrets } from './secrets.ts';

/** One service's own database, with a role that may read and write its rows and has no other rights. */
export interface ServiceDatabase {
  service: string;
  /** Database and role bear the same name. */
  name: string;
  password: string;
}

/** Name of the role that owns the tables, behind the prefix of the databases. */
export const SCHEMA_OWNER = 'schema_owner';

/** The role that owns every table and makes the migrations; no process of the product signs in as it. */
export interface SchemaOwner {
  name: string;
  password: string;
}

/**
 * Creates missing databases and roles and updates passwords, owners, and connection rights. Repeatable. Databases of an
 * earlier version, owned by the service's role, change owner.
 */
export async function ensureDatabases(
  adminUrl: string,
  databases: ServiceDatabase[],
  owner: SchemaOwner,
): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    const ownerId = client.escapeIdentifier(owner.name);
    await ensureRole(client, owner);
    // An administrator without superuser rights may give a database only to a role it belongs to.
    await client.query(`grant ${ownerId} to current_user`);
    for (const database of databases) {
      const id = client.escapeIdentifier(database.name);
      await ensureRole(client, database);
      const { rows } = await client.query<{ owner: string }>(
        'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
        [database.name],
      );
      const [existing] = rows;
      if (!existing) await client.query(`create database ${id} owner ${ownerId}`);
      else if (existing.owner !== owner.name) await takeOver(adminUrl, database.name, existing.owner, owner);
      await client.query(`revoke all on database ${id} from public`);
      await client.query(`grant connect on database ${id} to ${id}`);
    }
  });
}

async function ensureRole(client: Client, { name, password }: SchemaOwner): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  await client.query(
    `${rowCount ? 'alter' : 'create'} role ${client.escapeIdentifier(name)} login password ${client.escapeLiteral(password)}`,
  );
}

/** In one transaction: a killed start leaves the database unchanged. */
async function takeOver(adminUrl: string, name: string, from: string, owner: SchemaOwner): Promise<void> {
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` });
  await withAdmin(url.href, async (client) => {
    const [oldId, newId] = [from, owner.name].map((role) => client.escapeIdentifier(role));
    await client.query(`grant ${oldId} to current_user`);
    await client.query(`reassign owned by ${oldId} to ${newId}`);
  });
}

/** How many connections the server takes at once. */
export async function readMaxConnections(adminUrl: string): Promise<number> {
  let found = 0;
  await withAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ max_connections: string }>('show max_connections');
    found = Number(rows[0]?.max_connections);
  });
  return found;
}

/** Creates the missing databases of all services, and says how to reach each. `isOwn`: a server of our own. */
export async function openDatabases(
  { adminUrl, isOwn }: { adminUrl: string; isOwn: boolean },
  prefix: string,
  secrets: Pick<Secrets, 'databasePasswords' | 'schemaOwnerPassword'>,
  /** `host:port` of a pooler, by which the services go; the migrations do not. */
  pooler?: string,
) {
  const databases = serviceNames.map((service) => ({
    service,
    name: prefix + service,
    password: secrets.databasePasswords[service] ?? '',
  }));
  const owner = { name: prefix + SCHEMA_OWNER, password: secrets.schemaOwnerPassword };
  await ensureDatabases(adminUrl, databases, owner);
  if (isOwn) {
    await closeBuiltInDatabases(adminUrl);
    await grantLogRights(adminUrl, prefix + 'identity');
  }
  const find = (service: ServiceName) => {
    const database = databases.find((one) => one.service === service);
    if (!database) throw new Error(`There is no database of ${service}.`);
    return database;
  };
  const servedBy = pooler ? Object.assign(new URL(adminUrl), { host: pooler }).href : adminUrl;
  return {
    databaseUrl: (service: ServiceName) => toServiceUrl(servedBy, find(service)),
    ownerUrl: (service: ServiceName) => toOwnerUrl(adminUrl, find(service), owner),
  };
}

/** After an erasure identity switches the server's write-ahead log; it has no other right on the server. */
async function grantLogRights(adminUrl: string, identity: string): Promise<void> {
  await withAdmin(Object.assign(new URL(adminUrl), { pathname: `/${identity}` }).href, async (client) => {
    const id = client.escapeIdentifier(identity);
    await client.query(`grant pg_checkpoint to ${id}`);
    await client.query(`grant execute on function pg_switch_wal() to ${id}`);
  });
}

/** On our own server only the administrator needs the built-in databases. */
async function closeBuiltInDatabases(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    await client.query('revoke connect on database postgres from public');
    await client.query('revoke connect on database template1 from public');
  });
}

/** Drops databases with their connections, their roles and the owner's role, for tests. */
export async function dropDatabases(adminUrl: string, names: string[], ownerName: string): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    for (const name of names) {
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
      await client.query(`drop role if exists ${client.escapeIdentifier(name)}`);
    }
    await client.query(`drop role if exists ${client.escapeIdentifier(ownerName)}`);
  });
}

/** The address under which a service reaches its database. */
export function toServiceUrl(adminUrl: string, database: ServiceDatabase): string {
  return toUrl(adminUrl, database.name, database);
}

/** The address under which the migrations reach a service's database. */
export function toOwnerUrl(adminUrl: string, database: ServiceDatabase, owner: SchemaOwner): string {
  return toUrl(adminUrl, database.name, owner);
}

function toUrl(adminUrl: string, database: string, { name, password }: SchemaOwner): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(name);
  url.password = encodeURIComponent(password);
  url.pathname = `/${database}`;
  return url.href;
}

/** @throws OperatorError when no server responds there, or rejects this role */
export async function connectAsAdmin(adminUrl: string): Promise<Client> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host } = new URL(adminUrl);
    const { message, code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`PostgreSQL at ${host} cannot be used as administrator: ${message || code}.`);
  }
}

async function withAdmin(adminUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await connectAsAdmin(adminUrl);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
