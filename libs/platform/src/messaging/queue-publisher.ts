import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { EVENTS, type EventEnvelope } from '@product/contracts/messages/events';
import { JOBS } from '@product/contracts/messages/jobs';
import { inboxQueue } from '@product/contracts/messages/queues';
import { Queue } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import type { ProcessConfig } from '../config/process.config.js';
import { type Logger } from '../logging/logger.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { producerConnection } from './redis-connection.js';

/** Finished jobs are kept for an hour, so that a message published twice is recognised by its id. */
const KEEP_DONE = { age: 3_600, count: 5_000 };
const EVENT_ATTEMPTS = 20;

/** Puts jobs and events on their queues. Fails at once when Redis is away. */
@Injectable()
export class QueuePublisher implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();

  constructor(
    @Inject(PROCESS_CONFIG) private readonly config: ProcessConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async publishJob(id: string, name: string, data: unknown): Promise<void> {
    const job = JOBS.find((j) => j.name === name);
    if (!job) throw new Error(`no job is called ${name}`);
    await this.queue(job.queue).add(name, data, {
      jobId: `job-${id}`,
      attempts: job.attempts,
      backoff: { type: 'exponential', delay: job.backoffMs },
      removeOnComplete: KEEP_DONE,
      removeOnFail: { age: 30 * 86_400 },
    });
  }

  async publishEvent(envelope: EventEnvelope): Promise<void> {
    const event = EVENTS.find((e) => e.name === envelope.name);
    if (!event) throw new Error(`no event is called ${envelope.name}`);
    for (const subscriber of event.subscribers)
      await this.queue(inboxQueue(subscriber)).add(envelope.name, envelope, {
        jobId: `event-${envelope.id}`,
        attempts: EVENT_ATTEMPTS,
        backoff: { type: 'exponential', delay: 250 },
        removeOnComplete: KEEP_DONE,
        removeOnFail: { age: 30 * 86_400 },
      });
  }

  /** Waiting, delayed and running jobs of a queue. */
  async depth(queue: string): Promise<number> {
    return this.queue(queue).getJobCountByTypes('waiting', 'prioritized', 'delayed', 'active');
  }

  private queue(name: string): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, {
        connection: producerConnection(this.config.REDIS_URL),
        prefix: this.config.QUEUE_PREFIX,
        telemetry: new BullMQOtel({ tracerName: 'bullmq' }),
      });
      // Without a listener a lost connection would end the process; publishing itself reports the failure.
      queue.on('error', (error) => this.logger.debug({ queue: name, reason: error.message }, 'queue connection'));
      this.queues.set(name, queue);
    }
    return queue;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((q) => q.close()));
  }
}
