import { Inject, Injectable } from '@nestjs/common';
import { EVENT_BUNDLE, type EventBundle, EventBundleSchema } from '@sumfox/contracts/messages/event-bundle';
import { ALL_QUEUES } from '@sumfox/contracts/queues';
import type { ProcessConfig } from '@sumfox/platform/config/process.config';
import type { Logger } from '@sumfox/platform/logging/logger';
import { producerConnection } from '@sumfox/platform/messaging/redis-connection';
import { LOGGER, PROCESS_CONFIG } from '@sumfox/platform/tokens';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, Queue } from 'bullmq';
import { Redis, ReplyError } from 'ioredis';
import * as z from 'zod/mini';

const PAGE = 500;
/**
 * In the order in which a job passes through them, so that one that moves on meanwhile is met later. Finished and failed
 * jobs are kept for a while; waiting ones of an erased person have no purpose any more.
 */
const STATES = ['waiting', 'prioritized', 'delayed', 'active', 'completed', 'failed'] as const;

/** Rewriting the file takes seconds; a server that takes longer is asked again with the next round. */
const REWRITE_LIMIT_MS = 60_000;

/** Takes what names a person out of the queues. */
@Injectable()
export class QueueEraser {
  constructor(
    @Inject(PROCESS_CONFIG) private readonly config: ProcessConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Removes every job with the id in its data, and from a bundle the events with it; messages hold no names. Throws
   * while Redis is away, and while such a job is being worked on: what it writes must not come after what is erased next.
   */
  async forget(userId: string): Promise<void> {
    for (const name of ALL_QUEUES) {
      const queue = new Queue(name, {
        connection: producerConnection(this.config.REDIS_URL),
        prefix: this.config.QUEUE_PREFIX,
      });
      try {
        await queue.waitUntilReady();
        await this.eraseFrom(queue, userId);
      } finally {
        await queue.close();
      }
    }
  }

  /**
   * Makes Redis rewrite its append-only file, so that what was removed stands in no file either. A server without such
   * a file, or one run by others that does not allow this, is left as it is. Throws while Redis is away.
   */
  async rewriteFile(): Promise<void> {
    const redis = new Redis({ ...producerConnection(this.config.REDIS_URL), lazyConnect: true });
    // The reason arrives with the command that fails.
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      if ((await readPersistence(redis)).get('aof_enabled') !== '1') return;
      // One that is under way may have begun before the removal.
      await untilRewritten(redis);
      await redis.bgrewriteaof();
      if ((await untilRewritten(redis)).get('aof_last_bgrewrite_status') !== 'ok')
        throw new Error('Redis could not rewrite its append-only file.');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.logger.info({ reason: error.message }, 'Redis rewrites its file by its own settings');
    } finally {
      redis.disconnect();
    }
  }

  private async eraseFrom(queue: Queue, userId: string): Promise<void> {
    for (const state of STATES)
      for (let from = 0; ;) {
        const jobs = await queue.getJobs([state], from, from + PAGE - 1);
        const named = jobs.filter(({ data }) => isNamed(data, userId));
        if (state === 'active' && named.length > 0)
          throw new Error('A job about the person is being worked on.');
        let removed = 0;
        for (const job of named) removed += await eraseFromJob(job, userId);
        if (jobs.length < PAGE) break;
        // Removed jobs make the rest move up.
        from += PAGE - removed;
      }
  }
}

function isNamed(data: unknown, userId: string): boolean {
  return JSON.stringify(data).includes(userId);
}

/** Removes a job that names a person, or its events that do: the events of others are still to be counted. How many jobs went. */
async function eraseFromJob(job: Job, userId: string): Promise<0 | 1> {
  const bundle = job.name === EVENT_BUNDLE ? z.safeParse(EventBundleSchema, job.data) : null;
  const others = bundle?.data?.events.filter((event) => !isNamed(event, userId)) ?? [];
  if (others.length > 0) await job.updateData({ events: others } satisfies EventBundle);
  else await job.remove();
  return others.length > 0 ? 0 : 1;
}

async function readPersistence(redis: Redis): Promise<Map<string, string>> {
  const lines = (await redis.info('persistence')).split('\r\n').filter((line) => line.includes(':'));
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

/** Waits until no rewriting is under way or waits for its turn. */
async function untilRewritten(redis: Redis): Promise<Map<string, string>> {
  for (let waitedMs = 0; ; waitedMs += 100) {
    const state = await readPersistence(redis);
    if (state.get('aof_rewrite_in_progress') === '0' && state.get('aof_rewrite_scheduled') === '0')
      return state;
    if (waitedMs >= REWRITE_LIMIT_MS) throw new Error('Redis is still rewriting its append-only file.');
    await sleep(100);
  }
}

/** The server knows no such command, or keeps it from this user. */
function isRefusal(error: unknown): error is Error {
  return error instanceof ReplyError && /^(NOPERM|ERR unknown command)/.test((error as Error).message);
}
