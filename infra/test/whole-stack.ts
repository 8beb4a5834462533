import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { dropDatabases, SCHEMA_OWNER } from '../local/databases.ts';
import type { WatchLimits } from '../local/hang.rules.ts';
import type { ManagedProcess } from '../local/managed-process.ts';
import { processNames, serviceNames, type ProcessName, type ServiceName } from '../local/process-table.ts';
import type { Secrets } from '../local/secrets.ts';
import { startStack, type Stack } from '../local/stack.ts';
import { makeTestFolder } from './servers.ts';
import { TestClient } from './test-client.ts';

/** The demo accounts of every test stack. */
export type DemoRole = 'admin' | 'parent' | 'student';
const DEMO_PASSWORD = 'practice123';

/** A process of the product as a test handles it. */
export type TestProcess = Pick<ManagedProcess, 'name' | 'pid' | 'kill' | 'start' | 'stop'> & {
  restart(): Promise<void>;
};

export interface TestStack extends Omit<Stack, 'processes' | 'replicas' | 'servers' | 'forceStop'> {
  /** Only those that were asked for are there. */
  processes: Record<ProcessName, TestProcess>;
  /** Runs one statement in a service's own database, as the owner of its tables. */
  sql<Row extends pg.QueryResultRow>(service: ServiceName, text: string, params?: unknown[]): Promise<Row[]>;
  /** Signed in as a demo account; without a role, signed out. */
  api(role?: DemoRole): Promise<TestClient>;
  /** Empties this stack's own Redis, as a lost server would. */
  flushRedis(): Promise<void>;
  /** The private key of a process for its calls. */
  keyOf(process: ProcessName): string;
  /** Every line that the processes wrote. */
  logLines(): Promise<string[]>;
}

/** A product that this process has started for itself. */
export type OwnTestStack = TestStack & Stack;

/** All processes but those that make batches and read PDFs, for a test that waits for neither: two starts less. */
export const PROCESSES_OF_PAPERS: readonly ProcessName[] = processNames.filter(
  (name) => !/^(pregeneration|extraction)-worker$/.test(name),
);

export interface TestStackOptions {
  env?: Record<string, string>;
  /** Default: all. */
  processes?: readonly ProcessName[];
  /**
   * Runs like `npm start`, with its own servers that keep everything in this folder; the caller deletes it. Default:
   * the servers of the test run, without persistence.
   */
  keptIn?: string;
  /** Receives the readable log; without it the lines are still kept. */
  log?(line: string): void;
  /** True, together with `keptIn`: what ends or hangs is started again, as by `npm start`. */
  supervise?: boolean;
  watch?: WatchLimits;
}

const TEST_SETTINGS = {
  NODE_ENV: 'test',
  // Every test comes from one address; those of the limits turn them on.
  RATE_LIMITS: 'off',
  // Hashes at full cost were a tenth of the processor time of all integration tests.
  PASSWORD_HASHES: 'light',
  // Tests order the filling of the bank themselves; every paper would order some otherwise.
  BANK_LOW_STOCK: '0',
};

/**
 * The whole product for a test: on the test run's PostgreSQL with its own databases, with its own Redis that may be
 * flushed, on free ports. It takes as long as a warm start: a file that needs no settings of its own, and stops
 * nothing, takes `leaseTestStack()` instead.
 */
export async function startTestStack(options: TestStackOptions = {}): Promise<OwnTestStack> {
  const { TEST_ADMIN_DATABASE_URL, TEST_BUILD_ERROR } = process.env;
  if (TEST_BUILD_ERROR) throw new Error(TEST_BUILD_ERROR);
  if (options.keptIn !== undefined) return startOwnServers(options, options.keptIn);
  if (!TEST_ADMIN_DATABASE_URL)
    throw new Error('The whole product is tested by the integration tests: name the file *.int.spec.ts.');
  const databasePrefix = `test_${randomBytes(4).toString('hex')}_`;
  const dataDir = makeTestFolder();
  const clean = async () => {
    await dropDatabases(
      TEST_ADMIN_DATABASE_URL,
      serviceNames.map((service) => databasePrefix + service),
      databasePrefix + SCHEMA_OWNER,
    );
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const stack = await startStack({
      dataDir,
      port: 0,
      persistent: false,
      databasePrefix,
      processes: options.processes,
      env: {
        ...TEST_SETTINGS,
        DATABASE_ADMIN_URL: TEST_ADMIN_DATABASE_URL,
        REDIS_URL: '',
        ERASURE_JOURNAL_DIR: path.join(dataDir, 'erasures'),
        ...options.env,
      },
      log: options.log ?? (() => {}),
    });
    return extend(stack, clean);
  } catch (error) {
    await clean();
    throw error;
  }
}

async function startOwnServers(options: TestStackOptions, dataDir: string): Promise<OwnTestStack> {
  const stack = await startStack({
    dataDir,
    port: 0,
    persistent: true,
    supervise: options.supervise,
    watch: options.watch,
    processes: options.processes,
    env: { ...TEST_SETTINGS, DATABASE_ADMIN_URL: '', REDIS_URL: '', ...options.env },
    log: options.log ?? (() => {}),
  });
  return extend(stack, async () => {});
}

function extend(stack: Stack, clean: () => Promise<void>): OwnTestStack {
  const end = async () => {
    await stack.stop();
    await clean();
  };
  const logLines = async () => Object.values(stack.processes).flatMap((one) => one.logs);
  return { ...stack, ...openTools(stack, logLines, end) };
}

/** Operations of a test on a product, its own or a shared one. */
export function openTools(
  stack: Pick<Stack, 'url' | 'redisUrl' | 'dataDir' | 'ownerUrl'>,
  logLines: () => Promise<string[]>,
  end: () => Promise<void>,
) {
  const pools = new Map<ServiceName, pg.Pool>();
  const poolOf = (service: ServiceName) => {
    const open = pools.get(service);
    if (open) return open;
    const pool = new pg.Pool({ connectionString: stack.ownerUrl(service), max: 2 });
    // A server that a test stops; its next client gets the error.
    pool.on('error', () => undefined);
    pools.set(service, pool);
    return pool;
  };
  let stopped: Promise<void> | null = null;
  const stop = async () => {
    await Promise.all([...pools.values()].map((pool) => pool.end()));
    await end();
  };
  return {
    sql: async <Row extends pg.QueryResultRow>(service: ServiceName, text: string, params?: unknown[]) =>
      (await poolOf(service).query<Row>(text, params)).rows,
    api: async (role?: DemoRole) => {
      const client = new TestClient(stack.url);
      if (role) await client.signIn(role, DEMO_PASSWORD);
      return client;
    },
    flushRedis: async () => {
      const redis = new Redis(stack.redisUrl);
      try {
        await redis.flushall();
      } finally {
        redis.disconnect();
      }
    },
    keyOf: (process: ProcessName) => {
      const text = fs.readFileSync(path.join(stack.dataDir, 'secrets.json'), 'utf8');
      return (JSON.parse(text) as Secrets).internalKeys[process].privateKey;
    },
    logLines,
    stop: () => (stopped ??= stop()),
  };
}
