import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { guardServers } from '../local/orphan-guard.ts';
import { folderPrefix } from '../local/paths.ts';
import { startPostgres } from '../local/postgres.ts';
import { startRedis } from '../local/redis.ts';
import { dockerAnswers, within } from './docker.ts';

/** PostgreSQL and Redis for the length of one test run. */
export interface TestServers {
  adminDatabaseUrl: string;
  redisUrl: string;
  /** Where they came from, for the log. */
  origin: string;
  stop(): Promise<void>;
}

const PASSWORD = 'for-one-test-run';
const POSTGRES_IMAGE = 'postgres:18-bookworm';
const REDIS_IMAGE = 'redis:8-bookworm';

/**
 * TEST_DATABASE_URL and TEST_REDIS_URL name existing servers. Otherwise containers are started if a Docker engine
 * responds, and local servers if none does or the containers fail. TEST_INFRA=docker or TEST_INFRA=local allows one
 * kind only.
 */
export async function startTestServers(warn: (text: string) => void): Promise<TestServers> {
  const { TEST_DATABASE_URL, TEST_REDIS_URL, TEST_INFRA } = process.env;
  if (TEST_DATABASE_URL && TEST_REDIS_URL) {
    return {
      adminDatabaseUrl: TEST_DATABASE_URL,
      redisUrl: TEST_REDIS_URL,
      origin: 'given',
      stop: async () => {},
    };
  }
  if (TEST_INFRA === 'docker') return startContainers();
  if (TEST_INFRA !== 'local' && (await dockerAnswers())) {
    try {
      return await within(60_000, 'starting the containers', startContainers());
    } catch (error) {
      const reason = String(error instanceof Error ? error.message : error).split('\n')[0];
      warn(
        `Docker answers, but the containers did not start (${reason}): servers of this machine are used instead.`,
      );
    }
  }
  return startLocalServers();
}

async function startContainers(): Promise<TestServers> {
  const [{ PostgreSqlContainer }, { RedisContainer }] = await Promise.all([
    import('@testcontainers/postgresql'),
    import('@testcontainers/redis'),
  ]);
  const flags = [
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'max_connections=300',
  ];
  const [postgres, redis] = await Promise.allSettled([
    new PostgreSqlContainer(POSTGRES_IMAGE)
      .withUsername('postgres')
      .withDatabase('postgres')
      .withCommand(['postgres', ...flags])
      .start(),
    new RedisContainer(REDIS_IMAGE).start(),
  ]);
  const started = [postgres, redis].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(started.map((container) => container.stop()));
  };
  if (postgres.status === 'rejected' || redis.status === 'rejected') {
    await stop();
    throw postgres.status === 'rejected' ? postgres.reason : (redis as PromiseRejectedResult).reason;
  }
  return {
    adminDatabaseUrl: postgres.value.getConnectionUri(),
    redisUrl: redis.value.getConnectionUrl(),
    origin: 'containers',
    stop,
  };
}

async function startLocalServers(): Promise<TestServers> {
  const dir = makeTestFolder();
  const remove = (...folders: string[]) =>
    folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true }));
  const [postgres, redis] = await Promise.allSettled([
    startPostgres({ dir: path.join(dir, 'postgres'), adminPassword: PASSWORD, durable: false }),
    startRedis({ dir: null, password: PASSWORD }),
  ]);
  if (postgres.status === 'rejected' || redis.status === 'rejected') {
    if (postgres.status === 'fulfilled') await postgres.value.stop();
    if (redis.status === 'fulfilled') await redis.value.stop();
    remove(dir);
    throw postgres.status === 'rejected' ? postgres.reason : (redis as PromiseRejectedResult).reason;
  }
  const guard = guardServers([
    { pid: postgres.value.pid, signal: 'SIGINT' },
    { pid: redis.value.pid, signal: 'SIGTERM' },
  ]);
  return {
    adminDatabaseUrl: postgres.value.adminUrl,
    redisUrl: redis.value.url,
    origin: `this machine, Redis ${redis.value.origin}`,
    stop: async () => {
      await guard.dismiss();
      await Promise.all([postgres.value.stop(), redis.value.stop()]);
      remove(dir, postgres.value.dir);
    },
  };
}

/** A file system in memory: there, making a file takes a thirtieth of the processor time of one on a disk. */
const MEMORY_FOLDER = '/dev/shm';
/** Room for the clusters of a whole run, and copies of them; the products of the run need twelve more. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/** A folder that goes at the end of the test; the account of a root launcher's PostgreSQL may pass through it. */
export function makeTestFolder(): string {
  return makeFolder(hasRoom(MEMORY_FOLDER) ? MEMORY_FOLDER : os.tmpdir());
}

/** Such a folder on a disk, for what measures. */
export function makeDiskFolder(): string {
  return makeFolder(os.tmpdir());
}

function makeFolder(base: string): string {
  const dir = fs.mkdtempSync(path.join(base, `${folderPrefix}-test-`));
  fs.chmodSync(dir, 0o711);
  return dir;
}

/** Whether the folder is there, may be written, and has room in a machine with memory for it. */
function hasRoom(folder: string): boolean {
  if (os.totalmem() < 2.5 * NEEDED_BYTES || !fs.existsSync(folder)) return false;
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize >= NEEDED_BYTES;
}
