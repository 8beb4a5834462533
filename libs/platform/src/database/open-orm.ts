import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { endHungConnections, releaseLostConnections } from './lost-connections.js';
import { prepareMarked, prepareNothing } from './prepared-text.js';
import type { ServiceDatabase } from './service-database.js';
import { hideUnsampledStatements } from './trace-statements.js';

/** Connections of a tool that works beside the product. */
const TOOL_POOL_MAX = 4;
/** A longer wait for a connection would not help and would delay the shutdown of a process without a server. */
const CONNECT_LIMIT_MS = 4_000;
/**
 * A class saves and hands in by waves, and each wave would make the connections again that closed before it. One costs
 * some milliseconds of processor: a process of the server, a proof of the password, and a plan of each statement.
 */
const IDLE_LIMIT_MS = 120_000;
/** For one-off work without a waiting caller: a busy server is no reason to stop it. */
export const UNHURRIED_MS = 60_000;
/** Table of the migrations that have run; the services neither read nor write it. */
export const MIGRATIONS_TABLE = 'schema_migrations';

/**
 * @param watch sees the pool before its first connection; @param connectLimitMs how long a connection is waited for;
 * @param poolMax connections that it may hold; @param isPooled behind a pooler that lends a connection for a transaction;
 * @param answerLimitMs how long a statement waits for its answer
 */
export function openOrm(
  database: ServiceDatabase,
  url: string,
  {
    connectLimitMs = CONNECT_LIMIT_MS,
    poolMax = TOOL_POOL_MAX,
    isPooled = false,
    answerLimitMs,
    watch,
  }: {
    connectLimitMs?: number;
    poolMax?: number;
    isPooled?: boolean;
    answerLimitMs?: number;
    watch?: (pool: Pool) => void;
  } = {},
): MikroORM {
  return new MikroORM({
    clientUrl: url,
    entities: database.entities,
    // A child's answers must survive the loss of any one process: the server's synchronous_commit stays on.
    pool: { min: 1, max: poolMax, idleTimeoutMillis: IDLE_LIMIT_MS },
    driverOptions: {
      connectionTimeoutMillis: connectLimitMs,
      keepAlive: true,
      onPoolCreated: (pool: Pool) => {
        releaseLostConnections(pool);
        hideUnsampledStatements(pool);
        if (answerLimitMs !== undefined) endHungConnections(pool, answerLimitMs);
        if (isPooled) prepareNothing(pool);
        else prepareMarked(pool);
        watch?.(pool);
      },
    },
    forceUtcTimezone: true,
    extensions: [Migrator],
    migrations: {
      migrationsList: [...database.migrations],
      tableName: MIGRATIONS_TABLE,
      snapshot: false,
      silent: true,
    },
  });
}
