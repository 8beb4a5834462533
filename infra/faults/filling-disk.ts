import fs from 'node:fs';
import path from 'node:path';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { guardServers } from '../local/orphan-guard.ts';
import { cacheDir } from '../local/paths.ts';
import { findFreePorts } from '../local/ports.ts';
import { findRedisBinary, redisPlaces } from '../local/redis-provider.ts';
import { makeTestFolder } from '../test/servers.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';

/** A Redis with an append-only file on a disk that the test can fill. */
export interface RedisOnDisk {
  url: string;
  /** Stops listening on its port. */
  kill(): Promise<void>;
  /** Restarts it on the same port and files. */
  restart(): Promise<void>;
  /** Fills the disk; resolves when Redis rejects writes. */
  fillDisk(): Promise<void>;
  /** Frees space. */
  makeRoom(): void;
  stop(): Promise<void>;
}

/**
 * Starts one. Its files cannot grow once the disk is "full": the system rejects the write like a full disk, without a
 * separate file system, which only root may mount. Above the limit a process is killed unless it ignores the signal;
 * the shell makes it ignore it.
 */
export async function startRedisOnDisk(): Promise<RedisOnDisk> {
  const binary = await findRedisBinary(redisPlaces(cacheDir));
  const [port] = await findFreePorts(1);
  const dir = makeTestFolder();
  const settings = `bind 127.0.0.1\nport ${port}\nsave ""\nmaxmemory-policy noeviction\nappendonly yes\ndir ${JSON.stringify(dir)}\n`;
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null });
  // Until it listens; what is asked of it waits.
  client.on('error', () => undefined);
  const start = async () => {
    const server = spawn('sh', ['-c', 'trap \'\' XFSZ; exec "$0" -', binary.file], {
      cwd: '/',
      env: { ...process.env, ...binary.env },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    server.stdin.end(settings);
    const pid = server.pid ?? 0;
    const guard = guardServers([{ pid, signal: 'SIGTERM' }]);
    await client.ping();
    return { server, pid, guard };
  };
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    const { server, guard } = running;
    await guard.dismiss();
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const limitFiles = (bytes: string): void =>
    void execFileSync('prlimit', ['--pid', `${running.pid}`, `--fsize=${bytes}:`]);
  return {
    url,
    kill: () => end('SIGKILL'),
    restart: async () => {
      running = await start();
    },
    fillDisk: async () => {
      const folder = path.join(dir, 'appendonlydir');
      const sizes = fs.readdirSync(folder).map((name) => fs.statSync(path.join(folder, name)).size);
      limitFiles(`${Math.max(...sizes)}`);
      await eventually(async () => {
        const answer = await client.set('room', 'for more').catch((error: Error) => error.message);
        return answer.startsWith('MISCONF') || null;
      });
    },
    makeRoom: () => limitFiles('unlimited'),
    stop: async () => {
      client.disconnect();
      await end('SIGTERM');
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}
