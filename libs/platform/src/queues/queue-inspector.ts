import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { type Job, type JobState, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { ProcessConfig } from '../config/process.config.js';
import type { Logger } from '../logging/logger.js';
import { producerConnection } from '../messaging/redis-connection.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import type { EndsByMinute } from './throughput.rules.js';

/** Maximum wait for the queues. */
const LIMIT_MS = 3_000;
/** Recently finished jobs that give the usual duration. */
const TIMED_JOBS = 50;

/** Present state of a queue. */
export interface QueueState {
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** Connections of workers that wait for its jobs. */
  workers: number;
  isPaused: boolean;
  completedEnds: EndsByMinute;
  failedEnds: EndsByMinute;
  /** Milliseconds from taking to completing each of the latest jobs that Redis keeps. */
  timesMs: number[];
}

/** Jobs of one state. */
export interface JobPage {
  jobs: Job[];
  total: number;
}

/** States that a job can be listed by; `waiting` is with and without a priority. */
export type ListedState = Extract<JobState, 'waiting' | 'active' | 'delayed' | 'failed' | 'completed'>;

/**
 * Reads the queues and applies an operator's changes. The caller decides what may be shown, since a job contains its
 * data. Throws ProductError `unavailable` when the queues cannot be reached in time.
 */
@Injectable()
export class QueueInspector implements OnApplicationShutdown {
  private redis: Redis | null = null;
  private readonly queues = new Map<string, Queue>();

  constructor(
    @Inject(PROCESS_CONFIG) private readonly config: ProcessConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  look(name: string): Promise<QueueState> {
    return this.within(name, async (queue) => {
      const [counts, workers, isPaused, completedEnds, failedEnds, done] = await Promise.all([
        queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
        queue.getWorkersCount(),
        queue.isPaused(),
        endsOf(queue, 'completed'),
        endsOf(queue, 'failed'),
        queue.getJobs(['completed'], 0, TIMED_JOBS - 1, false),
      ]);
      const of = (state: string) => counts[state] ?? 0;
      return {
        waiting: of('waiting') + of('prioritized'),
        active: of('active'),
        delayed: of('delayed'),
        failed: of('failed'),
        workers,
        isPaused,
        completedEnds,
        failedEnds,
        timesMs: present(done).flatMap(({ processedOn, finishedOn }) =>
          processedOn && finishedOn ? [finishedOn - processedOn] : [],
        ),
      };
    });
  }

  /** Ended jobs newest first; waiting jobs in their order, those without a priority first. */
  list(name: string, state: ListedState, offset: number, limit: number): Promise<JobPage> {
    return this.within(name, async (queue) => {
      const isToCome = state === 'waiting' || state === 'delayed' || state === 'active';
      const page = (kind: JobState, from: number, most: number) =>
        most > 0 ? queue.getJobs([kind], from, from + most - 1, isToCome) : Promise.resolve([]);
      const plain = await queue.getJobCountByTypes(state);
      const first = offset < plain ? await page(state, offset, limit) : [];
      if (state !== 'waiting') return { jobs: present(first), total: plain };
      const others = await page('prioritized', Math.max(0, offset - plain), limit - first.length);
      const prioritized = await queue.getJobCountByTypes('prioritized');
      return { jobs: present([...first, ...others]), total: plain + prioritized };
    });
  }

  /** The state a job is in; null when there is none of that id. */
  findState(name: string, id: string): Promise<string | null> {
    return this.within(name, async (queue) => {
      const state = await queue.getJobState(id);
      return state === 'unknown' ? null : state;
    });
  }

  /** Retries a failed job with all its attempts; false when it has not failed. */
  retry(name: string, id: string): Promise<boolean> {
    return this.within(name, async (queue) => {
      const job: Job | undefined = await queue.getJob(id);
      if (!job || !(await job.isFailed())) return false;
      await job.retry('failed', { resetAttemptsMade: true });
      return true;
    });
  }

  /** Stops or resumes taking jobs; current ones are finished. True when the state changed. */
  setPaused(name: string, isPaused: boolean): Promise<boolean> {
    return this.within(name, async (queue) => {
      if ((await queue.isPaused()) === isPaused) return false;
      await (isPaused ? queue.pause() : queue.resume());
      return true;
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis?.disconnect();
  }

  private async within<T>(name: string, work: (queue: Queue) => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), LIMIT_MS);
    });
    const working = work(this.queue(name));
    // When the limit wins, the work may still fail later, and that has been told already.
    working.catch(() => undefined);
    try {
      return await Promise.race([working, limit]);
    } catch (error) {
      this.logger.warn({ queue: name, reason: String(error) }, 'the queue could not be reached');
      throw new ProductError('unavailable', 'queues-away', 'The queues cannot be reached right now.');
    } finally {
      clearTimeout(timer);
    }
  }

  /** One connection for all of them: an operator looks now and then. */
  private queue(name: string): Queue {
    this.redis ??= this.connect();
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: this.redis, prefix: this.config.QUEUE_PREFIX });
      queue.on('error', (error) =>
        this.logger.debug({ queue: name, reason: error.message }, 'queue connection failed'),
      );
      this.queues.set(name, queue);
    }
    return queue;
  }

  private connect(): Redis {
    const redis = new Redis(producerConnection(this.config.REDIS_URL));
    // Without a listener a lost connection would end the process; each look reports the failure.
    redis.on('error', (error) => this.logger.debug({ reason: error.message }, 'queue connection failed'));
    return redis;
  }
}

/** A job may be gone between being listed and being read. */
function present(jobs: ReadonlyArray<Job | undefined>): Job[] {
  return jobs.filter((job) => job !== undefined);
}

async function endsOf(queue: Queue, kind: 'completed' | 'failed'): Promise<EndsByMinute> {
  const { meta, data } = await queue.getMetrics(kind);
  return { count: meta.count, countBefore: meta.prevCount, latestAt: meta.prevTS, minutes: data };
}
