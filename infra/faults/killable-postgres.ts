import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { guardServers } from '../local/orphan-guard.ts';
import { type PostgresServer, startPostgres } from '../local/postgres.ts';
import { isGone, sendSignal } from '../local/run-record.ts';
import { makeTestFolder } from '../test/servers.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';

/** A PostgreSQL that keeps what it has acknowledged, and that a test may kill. */
export interface KillablePostgres {
  adminUrl: string;
  /** Kills the server with all its processes, without a clean shutdown. */
  kill(): Promise<void>;
  /** Restarts it on the same port and data. */
  restart(): Promise<void>;
  /** Copies what is on disk, as a backup does; only while the server is down. */
  backUp(): void;
  /** Puts what is on disk back to the copy; only while the server is down. */
  restore(): void;
  stop(): Promise<void>;
}

/** Starts one with its own folder and port. */
export async function startKillablePostgres(): Promise<KillablePostgres> {
  const folder = makeTestFolder();
  const options = { dir: path.join(folder, 'postgres'), adminPassword: 'for-one-test-run', durable: true };
  let server: PostgresServer = await startPostgres(options);
  const { adminUrl, port, dir } = server;
  const copy = `${dir}-copy`;
  const guardOf = (pid: number) => guardServers([{ pid, signal: 'SIGTERM' }]);
  let guard = guardOf(server.pid);
  return {
    adminUrl,
    kill: async () => {
      const family = familyOf(server.pid);
      await guard.dismiss();
      // A process that served a connection may have ended meanwhile.
      for (const pid of family) sendSignal(pid, 'SIGKILL');
      await eventually(async () => (family.some(isAlive) ? null : true));
    },
    restart: async () => {
      server = await startPostgres({ ...options, port });
      guard = guardOf(server.pid);
    },
    // With its owner, who may be another account than the test's.
    backUp: () => void execFileSync('cp', ['-a', dir, copy]),
    restore: () => {
      fs.rmSync(dir, { recursive: true });
      fs.renameSync(copy, dir);
    },
    stop: async () => {
      await guard.dismiss();
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
      if (!dir.startsWith(folder)) fs.rmSync(path.dirname(dir), { recursive: true, force: true });
    },
  };
}

/** A process and those that it started. */
export function familyOf(parent: number): number[] {
  const numbers = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [parent, ...numbers.map(Number).filter((pid) => statOf(pid)?.[1] === String(parent))];
}

/** A zombie process counts as dead. */
function isAlive(pid: number): boolean {
  const state = statOf(pid)?.[0];
  return state !== undefined && state !== 'Z';
}

/** Reads a process of the system: its state, its parent and more; null when there is none. */
function statOf(pid: number): string[] | null {
  try {
    // `pid (name) state parent …`; a name may hold spaces and brackets.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
