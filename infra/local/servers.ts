import path from 'node:path';
import { ManagedProcess, type ProcessHooks, type Program } from './managed-process.ts';
import { guardServers, type OrphanGuard } from './orphan-guard.ts';
import { definePostgres } from './postgres.ts';
import { checkRedis, defineRedis } from './redis.ts';
import type { RunRecord } from './run-record.ts';
import type { Secrets } from './secrets.ts';

export type ServerName = 'postgres' | 'redis';

export interface ServerOptions {
  dataDir: string;
  persistent: boolean;
  onProgress?(text: string): void;
}

interface ServerHooks extends ProcessHooks {
  record: RunRecord;
  /** Takes how each thing that was started is ended. */
  onOpened(close: () => Promise<void> | void): void;
}

/** PostgreSQL and Redis: those that are named from outside, or our own, kept running like any process. */
export async function startServers(
  options: ServerOptions,
  outside: Record<string, string>,
  secrets: Pick<Secrets, 'databaseAdminPassword' | 'redisPassword'>,
  hooks: ServerHooks,
) {
  const servers: Partial<Record<ServerName, ManagedProcess>> = {};
  const isAllOutside = Boolean(outside.DATABASE_ADMIN_URL && outside.REDIS_URL);
  const guard = isAllOutside || process.platform === 'win32' ? null : guardServers();
  if (guard) {
    hooks.record.add('guard', guard.pid);
    hooks.onOpened(() => guard.dismiss());
  }
  const start = async (name: ServerName, program: Program) => {
    const server = new ManagedProcess(program, { ...hooks, record: followBy(hooks.record, guard, program) });
    hooks.onOpened(() => server.stop());
    await server.start();
    servers[name] = server;
  };
  const openPostgres = async () => {
    if (outside.DATABASE_ADMIN_URL) return { adminUrl: outside.DATABASE_ADMIN_URL };
    const { program, adminUrl, dir } = await definePostgres({
      dir: path.join(options.dataDir, 'postgres'),
      adminPassword: secrets.databaseAdminPassword,
      durable: options.persistent,
    });
    if (!dir.startsWith(options.dataDir)) {
      options.onProgress?.(
        `The databases are kept in ${dir}: PostgreSQL's own account cannot enter ${options.dataDir}`,
      );
    }
    await start('postgres', program);
    return { adminUrl };
  };
  const openRedis = async () => {
    if (outside.REDIS_URL) {
      await checkRedis(outside.REDIS_URL);
      return { url: outside.REDIS_URL };
    }
    const { program, url } = await defineRedis({
      dir: options.persistent ? path.join(options.dataDir, 'redis') : null,
      password: secrets.redisPassword,
      onProgress: options.onProgress,
    });
    await start('redis', program);
    return { url };
  };
  // Both are waited for even if one fails, so that the other is known and can be ended.
  const [postgres, redis] = await Promise.allSettled([openPostgres(), openRedis()]);
  if (postgres.status === 'rejected') throw postgres.reason;
  if (redis.status === 'rejected') throw redis.reason;
  return { postgres: postgres.value, redis: redis.value, servers };
}

/** A server that is started again has a new process number: the record on disk and the guard are told both. */
function followBy(record: RunRecord, guard: OrphanGuard | null, program: Program): ProcessHooks['record'] {
  return {
    add: (name, pid) => {
      record.add(name, pid);
      guard?.add({ pid, signal: program.stopSignal });
    },
    remove: (pid) => {
      guard?.remove(pid);
      record.remove(pid);
    },
  };
}
