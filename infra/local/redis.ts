import fs from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { OperatorError } from './operator-error.ts';
import { cacheDir } from './paths.ts';
import { findFreePorts } from './ports.ts';
import { findRedisBinary, redisPlaces } from './redis-provider.ts';

export interface RedisServer {
  url: string;
  /** Where the program came from. */
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

export interface RedisOptions {
  /** Holds the append-only file. Null: everything is in memory and gone at the end. */
  dir: string | null;
  password: string;
  onProgress?(text: string): void;
  onLine?(line: string): void;
}

/**
 * Starts a Redis server of our own on a free port of the loopback device, with the settings BullMQ relies on.
 * @throws OperatorError when the machine has no Redis and none can be fetched
 */
export async function startRedis(options: RedisOptions): Promise<RedisServer> {
  const binary = await findRedisBinary(redisPlaces(cacheDir, options.onProgress));
  const [port] = await findFreePorts(1);
  if (options.dir) fs.mkdirSync(options.dir, { recursive: true, mode: 0o700 });
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${options.password}`,
    'daemonize no',
    // A queue that drops keys when memory is short loses work: refuse writes instead.
    'maxmemory-policy noeviction',
    'save ""',
    ...(options.dir ? ['appendonly yes', `dir ${JSON.stringify(options.dir)}`] : ['appendonly no']),
  ];
  // The settings go in through a pipe: arguments, and so the password, are visible to every user of the machine.
  const server = spawn(binary.file, ['-'], {
    cwd: '/',
    detached: process.platform !== 'win32',
    env: { ...process.env, ...binary.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  server.stdin.end(settings.join('\n') + '\n');
  await untilReady(server, options.onLine);
  let stopping = false;
  server.once('exit', (code, signal) => {
    if (!stopping)
      options.onLine?.(`Redis ended unexpectedly (${signal ?? `exit code ${code}`}): stop and start again`);
  });
  return {
    url: `redis://:${options.password}@127.0.0.1:${port}`,
    origin: binary.origin,
    pid: server.pid ?? 0,
    stop: () => {
      stopping = true;
      return stopServer(server);
    },
  };
}

/** @throws OperatorError when nothing answers at REDIS_URL */
export async function checkRedis(url: string): Promise<void> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 3_000,
    maxRetriesPerRequest: 1,
    retryStrategy: () => null,
  });
  client.on('error', () => {}); // the failure arrives through the promise below
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    const { host } = new URL(url);
    throw new OperatorError(
      `REDIS_URL names ${host}, and no usable Redis answers there (${(error as Error).message}).`,
    );
  } finally {
    client.disconnect();
  }
}

function untilReady(server: ChildProcess, onLine?: (line: string) => void): Promise<void> {
  const last: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        last.push(line);
        if (last.length > 20) last.shift();
        if (/ # .*(error|fail|can't|MISCONF)/i.test(line) && !line.includes('Memory overcommit'))
          onLine?.(line);
        if (line.includes('Ready to accept connections')) resolve();
      });
    }
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new OperatorError(`Redis ended (exit code ${code}):\n${last.join('\n')}`)),
    );
  });
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const insist = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(insist);
}
