import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from './operator-error.ts';
import {
  canReach,
  findServerAccount,
  locateBinaries,
  makeReachableFolder,
  type Account,
} from './postgres-files.ts';
import { findFreePorts } from './ports.ts';
import { sendSignal } from './run-record.ts';

export interface PostgresServer {
  port: number;
  /** Superuser, database `postgres`. */
  adminUrl: string;
  pid: number;
  /** Where the cluster is; not always where it was asked for. */
  dir: string;
  /** Ends open connections and writes everything to disk. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Holds the cluster; made when missing. */
  dir: string;
  adminPassword: string;
  /** False: nothing is synced to disk, for servers that live as long as one test run. */
  durable: boolean;
  /** Default: a free one. */
  port?: number;
  onLine?(line: string): void;
}

const SUPERUSER = 'postgres';
const READY = 'database system is ready to accept connections';

/**
 * Starts a PostgreSQL server of our own on the loopback device.
 * @throws with the server's last lines when it does not come up
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const account = findServerAccount();
  const bin = locateBinaries(account);
  const dir =
    account && !canReach(options.dir, account)
      ? path.join(makeReachableFolder('data', options.dir), 'cluster')
      : options.dir;
  await endOrphan(dir);
  if (!fs.existsSync(path.join(dir, 'PG_VERSION'))) await createCluster(bin, dir, account, options);
  const [port] = options.port ? [options.port] : await findFreePorts(1);
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '300',
    timezone: 'UTC',
    // An error of one statement is its caller's business, who logs it with the trace; the server reports its own troubles.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = launch(path.join(bin, 'postgres'), ['-D', dir, ...flags], account);
  await untilReady(server, options.onLine);
  let stopping = false;
  server.once('exit', (code, signal) => {
    if (!stopping)
      options.onLine?.(
        `PostgreSQL ended unexpectedly (${signal ?? `exit code ${code}`}): stop and start again`,
      );
  });
  const pid = server.pid ?? 0;
  return {
    port: port ?? 0,
    adminUrl: `postgres://${SUPERUSER}:${options.adminPassword}@127.0.0.1:${port}/postgres`,
    pid,
    dir,
    stop: () => {
      stopping = true;
      return stopServer(server);
    },
  };
}

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

/** The server of a launcher that was killed holds the data folder; a number that now belongs to a stranger does not. */
async function endOrphan(dir: string): Promise<void> {
  const file = path.join(dir, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  if (process.platform === 'linux') {
    for (let waited = 0; isServerOf(pid, dir); waited += 50) {
      if (waited === 0) sendSignal(pid, 'SIGINT');
      if (waited > 10_000)
        throw new Error(`The PostgreSQL server of an earlier run (process ${pid}) does not end.`);
      await sleep(50);
    }
    fs.rmSync(file, { force: true });
  }
}

function isServerOf(pid: number, dir: string): boolean {
  const file = `/proc/${pid}/cmdline`;
  if (!Number.isInteger(pid) || pid <= 0 || !fs.existsSync(file)) return false;
  try {
    return fs.readFileSync(file, 'utf8').split('\0').includes(dir);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

function untilReady(server: ChildProcess, onLine?: (line: string) => void): Promise<void> {
  const last: string[] = [];
  return new Promise((resolve, reject) => {
    const slow = setTimeout(() => {
      server.kill('SIGQUIT');
      reject(new OperatorError(`PostgreSQL was not ready in 60 s:\n${last.join('\n')}`));
    }, 60_000);
    server.stdout?.resume();
    if (!server.stderr) throw new Error('The server was started without a pipe for its messages.');
    createInterface({ input: server.stderr }).on('line', (line) => {
      last.push(line);
      if (last.length > 20) last.shift();
      if (/\b(FATAL|PANIC):/.test(line)) onLine?.(line);
      if (!line.includes(READY)) return;
      clearTimeout(slow);
      resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      clearTimeout(slow);
      reject(new OperatorError(`PostgreSQL ended (exit code ${code}):\n${last.join('\n')}`));
    });
  });
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const insist = setTimeout(() => server.kill('SIGQUIT'), 15_000);
  await exited;
  clearTimeout(insist);
}
