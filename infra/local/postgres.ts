import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFirstAnswer } from './first-answer.ts';
import { ManagedProcess, type Program } from './managed-process.ts';
import { OperatorError } from './operator-error.ts';
import {
  findServerAccount,
  locateBinaries,
  locateCluster,
  SUPERUSER,
  toAdminUrl,
  type Account,
} from './postgres-files.ts';
import { findFreePorts } from './ports.ts';
import { sendSignal } from './run-record.ts';

/** Where a server is, whether it runs at the moment or not. */
export interface PostgresPlace {
  port: number;
  /** Superuser, database `postgres`. */
  adminUrl: string;
  /** Where the cluster is; not always where it was asked for. */
  dir: string;
}

export interface PostgresServer extends PostgresPlace {
  pid: number;
  /** Ends open connections and writes everything to disk. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Holds the cluster; made when missing. */
  dir: string;
  adminPassword: string;
  /** False: nothing is synced to disk, for servers of one test run. */
  durable: boolean;
  /** Default: a free one. */
  port?: number;
  onLine?(line: string): void;
}

/**
 * Starts our own PostgreSQL server on the loopback device; it is not restarted when it ends. @throws with the server's
 * last lines when it does not start
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { program, ...place } = await definePostgres(options);
  const server = new ManagedProcess(program, {
    record: { add: () => {}, remove: () => {} },
    onLine: (_, line) => options.onLine?.(line),
    supervise: false,
  });
  await server.start();
  return { ...place, pid: server.pid ?? 0, stop: () => server.stop() };
}

/** Makes the cluster where there is none yet and says how its server is run, always on the same port. */
export async function definePostgres(
  options: PostgresOptions,
): Promise<PostgresPlace & { program: Program }> {
  const account = findServerAccount();
  const bin = locateBinaries(account);
  const dir = locateCluster(options.dir);
  if (!fs.existsSync(path.join(dir, 'PG_VERSION'))) await createCluster(bin, dir, account, options);
  const [port = 0] = options.port ? [options.port] : await findFreePorts(1);
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '300',
    timezone: 'UTC',
    // An error of one statement is its caller's business, who logs it with the trace; the server reports its own troubles.
    log_min_messages: 'log',
    // A used file of the log is removed, not kept to be written over: it may hold what an erasure deleted.
    wal_recycle: 'off',
    log_min_error_statement: 'panic',
    ...(options.durable ? {} : NOT_DURABLE),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    port,
    adminUrl: toAdminUrl(port, options.adminPassword),
    dir,
    program: {
      name: 'postgres',
      stopSignal: 'SIGINT',
      prepare: () => endOrphans(dir),
      spawn: () => launch(path.join(bin, 'postgres'), ['-D', dir, ...flags], account),
      // It asks for the password once it takes connections in; while it starts, it answers with an error.
      isReady: async (limitMs) =>
        (await readFirstAnswer(port, STARTUP_MESSAGE, limitMs)).toString()[0] === 'R',
      isAlive: async (limitMs) => (await readFirstAnswer(port, STARTUP_MESSAGE, limitMs)).length > 0,
      isShown: (line) => /\b(FATAL|PANIC):/.test(line),
    },
  };
}

/** Nothing is to outlive the server: nothing waits for a disk, and the log is what a rollback needs. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_init_zero: 'off',
};

/** What a client says first (PostgreSQL manual, "Message Formats"): length, version 3.0, who wants in where. */
const STARTUP_MESSAGE = (() => {
  const body = Buffer.from(`\0\x03\0\0user\0${SUPERUSER}\0database\0postgres\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
})();

function launch(command: string, args: string[], account: Account | null): ChildProcess {
  return spawn(command, args, {
    ...account,
    cwd: '/', // the account may not be allowed to enter the checkout
    detached: process.platform !== 'win32',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A cluster appears under its name only when it is whole: an initdb that is killed leaves a draft behind. */
async function createCluster(
  bin: string,
  dir: string,
  account: Account | null,
  options: PostgresOptions,
): Promise<void> {
  const draft = `${dir}.new`;
  const passwordFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'cluster-')), 'password');
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 });
  fs.writeFileSync(passwordFile, options.adminPassword + '\n', { mode: 0o600 });
  if (account)
    for (const at of [draft, path.dirname(passwordFile), passwordFile])
      fs.chownSync(at, account.uid, account.gid);
  try {
    const flags = [
      '--pgdata',
      draft,
      '--username',
      SUPERUSER,
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
    ];
    flags.push('--encoding=UTF8', '--locale=C', ...(options.durable ? [] : ['--no-sync']));
    const child = launch(path.join(bin, 'initdb'), flags, account);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0)
      throw new OperatorError(`PostgreSQL could not make its data folder ${dir}:\n${output.trim()}`);
    fs.rmSync(dir, { recursive: true, force: true });
    fs.renameSync(draft, dir);
  } finally {
    fs.rmSync(path.dirname(passwordFile), { recursive: true, force: true });
  }
}

/** Maximum time for the shutdown of a server that another launcher started. */
const ORPHAN_ENDS_WITHIN_MS = 10_000;

/**
 * Stops processes that hold the data folder: the server of a killed launcher, and leftovers of a killed server, which
 * keep a new one out. Their acknowledged work is on disk.
 */
async function endOrphans(dir: string): Promise<void> {
  // On other systems they end when idle, and the start is retried until then.
  if (process.platform !== 'linux') return;
  const file = path.join(dir, 'postmaster.pid');
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (pid > 0 && isAtWorkIn(pid, dir)) {
    sendSignal(pid, 'SIGINT');
    for (let waited = 0; isAtWorkIn(pid, dir) && waited < ORPHAN_ENDS_WITHIN_MS; waited += 50)
      await sleep(50);
  }
  for (let waited = 0; ; waited += 50) {
    const left = listProcessesIn(dir);
    if (left.length === 0) break;
    if (waited > ORPHAN_ENDS_WITHIN_MS)
      throw new Error(`The PostgreSQL server of an earlier run (process ${left.join(', ')}) does not end.`);
    for (const one of left) sendSignal(one, 'SIGKILL');
    await sleep(50);
  }
  fs.rmSync(file, { force: true });
}

function listProcessesIn(dir: string): number[] {
  const numbers = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.map(Number).filter((pid) => isAtWorkIn(pid, dir));
}

/** Every process of a server works in its data folder; a number that now belongs to a stranger does not. */
function isAtWorkIn(pid: number, dir: string): boolean {
  try {
    return (
      fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dir) &&
      path.basename(fs.readlinkSync(`/proc/${pid}/exe`)) === 'postgres'
    );
  } catch (error) {
    // Gone, or of another account.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false;
    throw error;
  }
}
