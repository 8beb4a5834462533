import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { releaseLostConnections } from './lost-connections.js';
import type { ServiceDatabase } from './service-database.js';

/** Connections one process may hold; five services and their workers stay far below the server's limit. */
const POOL_MAX = 12;
/** Waiting longer for a connection helps nobody, and would hold up the end of a process whose server is gone. */
const CONNECT_LIMIT_MS = 4_000;

export function openOrm(database: ServiceDatabase, url: string): MikroORM {
  return new MikroORM({
    clientUrl: url,
    entities: database.entities,
    // A child's answers must survive the loss of any one process: the server's synchronous_commit stays on.
    pool: { min: 1, max: POOL_MAX },
    driverOptions: {
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
      onPoolCreated: releaseLostConnections,
    },
    forceUtcTimezone: true,
    extensions: [Migrator],
    migrations: {
      migrationsList: [...database.migrations],
      tableName: 'schema_migrations',
      snapshot: false,
      silent: true,
    },
  });
}
