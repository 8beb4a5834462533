import fs from 'node:fs';
import { spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { readFirstAnswer } from './first-answer.ts';
import { ManagedProcess, type Program } from './managed-process.ts';
import { OperatorError } from './operator-error.ts';
import { cacheDir } from './paths.ts';
import { findFreePorts } from './ports.ts';
import { findRedisBinary, redisPlaces } from './redis-provider.ts';

/** Where a server is, whether it runs at the moment or not. */
export interface RedisPlace {
  url: string;
  /** Where the program came from. */
  origin: string;
}

export interface RedisServer extends RedisPlace {
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
 * Starts our own Redis server on a free port of the loopback device; it is not restarted when it ends. @throws
 * OperatorError when the machine has no Redis and none can be fetched
 */
export async function startRedis(options: RedisOptions): Promise<RedisServer> {
  const { program, ...place } = await defineRedis(options);
  const server = new ManagedProcess(program, {
    record: { add: () => {}, remove: () => {} },
    onLine: (_, line) => options.onLine?.(line),
    supervise: false,
  });
  await server.start();
  return { ...place, pid: server.pid ?? 0, stop: () => server.stop() };
}

/**
 * Defines how a server is run, always on the same port, with the settings BullMQ needs. @throws OperatorError when the
 * machine has no Redis and none can be fetched
 */
export async function defineRedis(options: RedisOptions): Promise<RedisPlace & { program: Program }> {
  const binary = await findRedisBinary(redisPlaces(cacheDir, options.onProgress));
  const [port = 0] = await findFreePorts(1);
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
  // While it reads what it holds, PING is answered with an error.
  const hello = Buffer.from(`AUTH ${options.password}\r\nPING\r\n`);
  return {
    url: `redis://:${options.password}@127.0.0.1:${port}`,
    origin: binary.origin,
    program: {
      name: 'redis',
      stopSignal: 'SIGTERM',
      spawn: () => {
        // The settings go in through a pipe: arguments, and so the password, are visible to every user of the machine.
        const server = spawn(binary.file, ['-'], {
          cwd: '/',
          detached: process.platform !== 'win32',
          env: { ...process.env, ...binary.env },
          stdio: ['pipe', 'pipe', 'pipe'],
        });
        server.stdin.on('error', () => {}); // it ended before it read them: its end is what is told
        server.stdin.end(settings.join('\n') + '\n');
        return server;
      },
      isReady: async (limitMs) => (await readFirstAnswer(port, hello, limitMs)).includes('+PONG'),
      isAlive: async (limitMs) => (await readFirstAnswer(port, hello, limitMs)).length > 0,
      isShown: (line) => / # .*(error|fail|can't|MISCONF)/i.test(line) && !line.includes('Memory overcommit'),
    },
  };
}

/** @throws OperatorError when no server responds at REDIS_URL */
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
