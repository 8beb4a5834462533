import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { guardServers } from '../local/orphan-guard.ts';
import { cacheDir } from '../local/paths.ts';
import { findFreePorts } from '../local/ports.ts';
import { checkRedis } from '../local/redis.ts';
import { findRedisBinary, redisPlaces } from '../local/redis-provider.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';

/** A Redis without persistence that a test can kill or hang. */
export interface KillableRedis {
  url: string;
  /** Stops listening on its port. */
  kill(): Promise<void>;
  /** Restarts it, empty, on the same port. */
  restart(): Promise<void>;
  /** Accepts connections without responding. */
  hang(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts one on its own port. */
export async function startKillableRedis(): Promise<KillableRedis> {
  const binary = await findRedisBinary(redisPlaces(cacheDir));
  const [port = 0] = await findFreePorts(1);
  const url = `redis://127.0.0.1:${port}`;
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  const start = async (): Promise<{ server: ChildProcess; guard: { dismiss(): Promise<void> } }> => {
    const server = spawn(binary.file, settings, {
      cwd: '/',
      env: { ...process.env, ...binary.env },
      stdio: 'ignore',
    });
    const guard = guardServers([{ pid: server.pid ?? 0, signal: 'SIGTERM' }]);
    await eventually(() =>
      checkRedis(url).then(
        () => true,
        () => null,
      ),
    );
    return { server, guard };
  };
  let running = await start();
  const end = async () => {
    await running.guard.dismiss();
    const { server } = running;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  return {
    url,
    kill: end,
    restart: async () => {
      running = await start();
    },
    hang: () => void running.server.kill('SIGSTOP'),
    resume: () => void running.server.kill('SIGCONT'),
    stop: end,
  };
}
