import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Job, Queue, Worker } from 'bullmq';
import { Shutdown } from '../shutdown/shutdown.js';
import type { ProcessConfig } from '../config/process.config.js';
import { FailureReporter } from '../errors/failure-reporter.js';
import { HandlerRegistry } from '../handlers/handler-registry.js';
import { cleanError, describeError } from '../logging/clean-error.rules.js';
import type { Logger } from '../logging/logger.js';
import { producerConnection, workerConnection } from '../messaging/redis-connection.js';
import { withinLimit } from '../messaging/within-limit.js';
import { WORKER_OPTIONS } from '../messaging/worker-options.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';

/** Interval of looking whether Redis still has the schedules: it may have been emptied. */
const LOOK_EVERY_MS = 5_000;
/** Interval of storing them again although they are there. Storing an existing one does not move its next round. */
const STORE_AGAIN_MS = 60_000;

/**
 * Runs the recurring jobs of a process by schedules in Redis, so that each round is done by one of its replicas. They
 * have a queue for each kind of process: a worker and the service beside it do not have the same jobs.
 */
@Injectable()
export class RecurringJobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stop = new AbortController();
  private readonly stopping: AbortSignal;
  private readonly underWay = new Set<string>();
  private queue: Queue | null = null;
  private worker: Worker | null = null;
  private timer: NodeJS.Timeout | undefined;
  private storing: Promise<void> | null = null;
  private isCleared = false;
  private storedAt = -STORE_AGAIN_MS;

  constructor(
    @Inject(HandlerRegistry) private readonly handlers: Pick<HandlerRegistry, 'recurringJobs'>,
    @Inject(FailureReporter) private readonly failures: Pick<FailureReporter, 'report'>,
    @Inject(PROCESS_CONFIG)
    private readonly config: Pick<ProcessConfig, 'PROCESS_NAME' | 'QUEUE_PREFIX' | 'REDIS_URL'>,
    @Inject(LOGGER) private readonly logger: Logger,
    shutdown: Shutdown,
  ) {
    this.stopping = AbortSignal.any([shutdown.signal, this.stop.signal]);
  }

  /** Waits for no answer of Redis: a process starts without it, and its rounds begin when Redis is there. */
  onApplicationBootstrap(): void {
    const { PROCESS_NAME, QUEUE_PREFIX, REDIS_URL } = this.config;
    const name = `${PROCESS_NAME}-recurring`;
    const prefix = QUEUE_PREFIX;
    this.queue = new Queue(name, { connection: producerConnection(REDIS_URL), prefix });
    // Without a listener a lost connection would end the process; storing itself reports the failure.
    this.queue.on('error', ({ message }) =>
      this.logger.debug({ queue: name, reason: message }, 'queue connection failed'),
    );
    const concurrency = this.handlers.recurringJobs.size;
    if (concurrency > 0) {
      const { lockDuration, stalledInterval, maxStalledCount } = WORKER_OPTIONS;
      const connection = workerConnection(REDIS_URL);
      const options = { connection, prefix, concurrency, lockDuration, stalledInterval, maxStalledCount };
      this.worker = new Worker(name, (job) => this.work(job), options);
      this.worker.on('error', ({ message }) =>
        this.logger.warn({ queue: name, reason: message }, 'queue connection failed'),
      );
      this.worker.on('failed', (job, error) => void this.failures.report(error, job?.name ?? name));
    }
    // Each replica stores the schedules itself: no other code would restore them after a loss.
    this.timer = setInterval(() => this.storeSchedules(), LOOK_EVERY_MS);
    this.storeSchedules();
  }

  /** Finishes current rounds while the database and the connections to others are still open. */
  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    clearInterval(this.timer);
    await this.worker?.close();
    await this.storing;
    await this.queue?.close();
  }

  /** One round. A round that is due while this process is still at the one before is left out. */
  private async work({ name }: Job): Promise<void> {
    const run = this.handlers.recurringJobs.get(name)?.run;
    // A newer replica has scheduled it; the next round may come to one that knows it.
    if (!run || this.underWay.has(name)) return;
    this.underWay.add(name);
    try {
      await run(this.stopping);
    } catch (error) {
      throw cleanError(error);
    } finally {
      this.underWay.delete(name);
    }
  }

  private storeSchedules(): void {
    this.storing ??= this.store()
      .catch((error: unknown) =>
        this.logger.warn({ reason: describeError(error).message }, 'schedules not stored, will retry'),
      )
      .finally(() => (this.storing = null));
  }

  private async store(): Promise<void> {
    const { queue } = this;
    if (!queue || (await this.isStored(queue))) return;
    for (const { job } of this.handlers.recurringJobs.values())
      await withinLimit(
        queue.upsertJobScheduler(
          job.name,
          // The first round comes when its time has passed, not with the start of the process.
          { every: job.every, startDate: Date.now() + job.every },
          { name: job.name, opts: { removeOnComplete: true, removeOnFail: true } },
        ),
      );
    if (!this.isCleared) await withinLimit(this.removeOthers(queue));
    this.isCleared = true;
    this.storedAt = performance.now();
  }

  /** Whether Redis still has the schedules. One look instead of an order for each: an idle process does little else. */
  private async isStored(queue: Queue): Promise<boolean> {
    if (performance.now() - this.storedAt > STORE_AGAIN_MS) return false;
    return (await withinLimit(queue.getJobSchedulersCount())) === this.handlers.recurringJobs.size;
  }

  /**
   * Removes what an earlier release scheduled; once, so that replicas of two releases do not undo each other for
   * long.
   */
  private async removeOthers(queue: Queue): Promise<void> {
    for (const { key } of await queue.getJobSchedulers())
      if (!this.handlers.recurringJobs.has(key)) await queue.removeJobScheduler(key);
  }
}
