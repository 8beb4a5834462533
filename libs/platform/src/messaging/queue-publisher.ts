import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  BUNDLED_SUBSCRIBERS,
  type BundledEvent,
  EVENT_BUNDLE,
  type EventBundle,
} from '@sumfox/contracts/messages/event-bundle';
import { EVENTS, serviceHeartbeat } from '@sumfox/contracts/messages/events';
import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import type { HeartbeatData } from '@sumfox/contracts/messages/heartbeat';
import { JOBS, type JobDefinition } from '@sumfox/contracts/messages/jobs';
import type { ServiceName } from '@sumfox/contracts/services';
import { inboxQueue } from '@sumfox/contracts/queues';
import { type Job, type JobsOptions, Queue } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import * as z from 'zod/mini';
import type { ProcessConfig } from '../config/process.config.js';
import { type Logger } from '../logging/logger.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { currentCarrier, withCarrier } from '../tracing/trace-id.js';
import { producerConnection } from './redis-connection.js';
import { withinLimit } from './within-limit.js';

/**
 * Finished jobs are kept for ten minutes, so that a message published twice is recognised by its id. After that, the
 * inbox recognises an event, and a job can be repeated.
 */
const KEEP_DONE = { age: 600, count: 5_000 };
const EVENT_OPTIONS = {
  attempts: 20,
  backoff: { type: 'exponential', delay: 250 },
  removeOnComplete: KEEP_DONE,
  removeOnFail: { age: 30 * 86_400 },
} as const;
function listSubscribers(eventName: string): readonly ServiceName[] {
  const event = EVENTS.find((e) => e.name === eventName);
  if (!event) throw new Error(`unknown event ${eventName}`);
  return event.subscribers;
}

/** Its priority and key, where the job has them. Data of another shape have none: the worker rejects them. */
function toOwnOptions(job: JobDefinition, data: unknown): Pick<JobsOptions, 'priority' | 'deduplication'> {
  const { keyOf, priorityOf } = job;
  if (!keyOf && !priorityOf) return {};
  const parsed = z.safeParse(job.data, data);
  if (!parsed.success) return {};
  return {
    ...(priorityOf && { priority: priorityOf(parsed.data) }),
    ...(keyOf && { deduplication: { id: `${job.name}-${keyOf(parsed.data)}` } }),
  };
}

/** Puts jobs and events on their queues. Rejects at once when Redis is away. */
@Injectable()
export class QueuePublisher implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();

  constructor(
    @Inject(PROCESS_CONFIG) private readonly config: ProcessConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async publishJob(id: string, name: string, data: unknown): Promise<void> {
    const job: JobDefinition | undefined = JOBS.find((j) => j.name === name);
    if (!job) throw new Error(`unknown job ${name}`);
    await withinLimit(
      this.queue(job.queue).add(name, data, {
        jobId: `job-${id}`,
        ...toOwnOptions(job, data),
        attempts: job.attempts,
        backoff: { type: 'exponential', delay: job.backoffMs },
        removeOnComplete: KEEP_DONE,
        removeOnFail: { age: 30 * 86_400 },
      }),
    );
  }

  /** Publishes one event within the current trace. Throws on an unknown name. */
  publishEvent(envelope: EventEnvelope): Promise<void> {
    return this.publishEvents([{ envelope, carrier: currentCarrier() }]);
  }

  /** Publishes each event to its subscribers, to some of them in one job. Throws on an unknown name. */
  async publishEvents(events: readonly BundledEvent[]): Promise<void> {
    await this.publishToActors(events);
    await this.publishBundles(events);
  }

  /** Publishes each event to those of its subscribers that act on it. Throws on an unknown name. */
  async publishToActors(events: readonly BundledEvent[]): Promise<void> {
    for (const { envelope, carrier } of events)
      for (const subscriber of listSubscribers(envelope.name))
        if (!BUNDLED_SUBSCRIBERS.includes(subscriber))
          await withCarrier(carrier, () => this.tell(subscriber, envelope));
  }

  /** Publishes events to those of their subscribers that count them, all of a subscriber in one job. */
  async publishBundles(events: readonly BundledEvent[]): Promise<void> {
    for (const subscriber of BUNDLED_SUBSCRIBERS) {
      const bundled = events.filter(({ envelope }) => listSubscribers(envelope.name).includes(subscriber));
      if (bundled.length > 0) await this.tellBundle(subscriber, { events: bundled });
    }
  }

  private async tell(subscriber: ServiceName, envelope: EventEnvelope): Promise<void> {
    await withinLimit(
      this.queue(inboxQueue(subscriber)).add(envelope.name, envelope, {
        ...EVENT_OPTIONS,
        jobId: `event-${envelope.id}`,
      }),
    );
  }

  /**
   * A bundle has no id: after a crash it may be published again with more events, and with the first id it would be
   * dropped. The inbox knows each event in it.
   */
  private async tellBundle(subscriber: ServiceName, bundle: EventBundle): Promise<void> {
    await withinLimit(this.queue(inboxQueue(subscriber)).add(EVENT_BUNDLE, bundle, EVENT_OPTIONS));
  }

  /**
   * One report of a process: telemetry, so at most one waits at a time and none is tried again. The last one of a process
   * has an id of its own: an earlier one that still waits must not keep it out.
   */
  async publishBeat(envelope: EventEnvelope & { data: HeartbeatData }): Promise<void> {
    const { instance, isLeaving } = envelope.data;
    for (const subscriber of serviceHeartbeat.subscribers)
      await withinLimit(
        this.queue(inboxQueue(subscriber)).add(envelope.name, envelope, {
          jobId: `${isLeaving ? 'leave' : 'beat'}-${envelope.source}-${instance}`,
          attempts: 1,
          removeOnComplete: true,
          removeOnFail: true,
        }),
      );
  }

  /** Waiting, delayed and running jobs of a queue, and the age of the oldest that waits; 0 when none waits. */
  async backlog(name: string): Promise<{ depth: number; oldestSeconds: number }> {
    const queue = this.queue(name);
    const depth = await withinLimit(queue.getJobCountByTypes('waiting', 'prioritized', 'delayed', 'active'));
    if (depth === 0) return { depth, oldestSeconds: 0 };
    const first = await withinLimit(queue.getJobs(['waiting', 'prioritized'], 0, 0, true));
    // A job may be taken between being listed and being read.
    const added = first.flatMap((job: Job | undefined) => (job ? [job.timestamp] : []));
    const oldestMs = added.length > 0 ? Date.now() - Math.min(...added) : 0;
    return { depth, oldestSeconds: Math.max(0, Math.floor(oldestMs / 1_000)) };
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
      queue.on('error', (error) =>
        this.logger.debug({ queue: name, reason: error.message }, 'queue connection failed'),
      );
      this.queues.set(name, queue);
    }
    return queue;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((q) => q.close()));
  }
}
