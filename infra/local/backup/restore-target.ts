import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { OperatorError } from '../operator-error.ts';
import { findServerAccount, locateBinaries, locateCluster, type Account } from '../postgres-files.ts';
import { restoreStateOf } from './places.ts';

/** Target of a restore. */
export interface RestoreTarget {
  /** PostgreSQL's data folder. */
  cluster: string;
  /** Owner of the files; null: this process's. */
  account: Account | null;
  /** File for the secrets; null where the environment holds them. */
  secrets: string | null;
  /** Emptied: the queues are filled again from the databases. */
  redis: string;
  /** Notes how far a restore has come. */
  state: string;
  /** Major version of the server that will use the folder. */
  postgresMajor: number;
  /** True: this machine has the server, so that it can be tried before it takes the place of the old one. */
  hasServer: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Target below the data folder of `npm start`, or in container volumes: there RESTORE_CLUSTER_DIR, RESTORE_REDIS_DIR
 * and POSTGRES_MAJOR name place and version, and RESTORE_OWNER (`uid:gid`) the owner of the files. @throws
 * OperatorError when the databases are on a server of another operator
 */
export function findTarget(dataDir: string, env: Environment): RestoreTarget {
  const { RESTORE_CLUSTER_DIR: cluster, RESTORE_REDIS_DIR: redis, POSTGRES_MAJOR: major } = env;
  if (cluster && redis && major)
    return {
      cluster,
      account: readOwner(env.RESTORE_OWNER),
      secrets: null,
      redis,
      state: `${cluster}.restore.json`,
      postgresMajor: Number(major),
      hasServer: false,
    };
  if (env.DATABASE_ADMIN_URL)
    throw new OperatorError(
      'DATABASE_ADMIN_URL names a server of its own: put the files of the backup’s folder "cluster" into its data folder yourself.',
    );
  const account = findServerAccount();
  return {
    cluster: locateCluster(path.join(dataDir, 'postgres')),
    account,
    secrets: path.join(dataDir, 'secrets.json'),
    redis: path.join(dataDir, 'redis'),
    state: restoreStateOf(dataDir),
    postgresMajor: readInstalledMajor(locateBinaries(account)),
    hasServer: true,
  };
}

function readOwner(text: string | undefined): Account | null {
  const [uid, gid] = (text ?? '').split(':').map(Number);
  return uid && gid ? { uid, gid } : null;
}

function readInstalledMajor(bin: string): number {
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = / (\d+)/.exec(stdout)?.[1];
  if (major === undefined) throw new Error(`${bin}/postgres does not say its version.`);
  return Number(major);
}

/** True when a cluster is there: a folder that only was made holds no data. */
export function holdsData({ cluster }: RestoreTarget): boolean {
  return fs.existsSync(path.join(cluster, 'PG_VERSION'));
}

/**
 * @throws OperatorError when something answers where the product's servers listen; for containers, which see no
 * processes
 */
export async function rejectRunningServers(env: Environment): Promise<void> {
  for (const address of [env.DATABASE_ADMIN_URL, env.REDIS_URL]) {
    if (address === undefined || address === '') continue;
    const { hostname, port, protocol } = new URL(address);
    if (await answers(hostname, Number(port || (protocol.startsWith('redis') ? 6379 : 5432))))
      throw new OperatorError(`${hostname} is still running: stop the whole product first, then restore.`);
  }
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: 3_000 });
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true)).once('timeout', end(false)).once('error', end(false));
  });
}
