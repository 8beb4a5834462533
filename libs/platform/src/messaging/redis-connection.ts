import type { RedisOptions } from 'bullmq';

/** Options of one Redis address; TLS for `rediss:`. */
export function redisOptions(url: string): RedisOptions {
  const u = new URL(url);
  return {
    host: u.hostname,
    port: Number(u.port || 6379),
    ...(u.username ? { username: decodeURIComponent(u.username) } : {}),
    ...(u.password ? { password: decodeURIComponent(u.password) } : {}),
    ...(u.pathname.length > 1 ? { db: Number(u.pathname.slice(1)) } : {}),
    ...(u.protocol === 'rediss:' ? { tls: {} } : {}),
  };
}

/** A producer fails at once when Redis is away: the outbox keeps the message and tries again. */
export function producerConnection(url: string): RedisOptions {
  return { ...redisOptions(url), enableOfflineQueue: false, maxRetriesPerRequest: 1 };
}

/** A worker waits for Redis as long as it takes. */
export function workerConnection(url: string): RedisOptions {
  return { ...redisOptions(url), maxRetriesPerRequest: null };
}
