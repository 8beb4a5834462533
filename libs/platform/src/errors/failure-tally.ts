import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import { serviceFailed } from '@sumfox/contracts/messages/events';
import { v7 as uuid } from 'uuid';
import type { ProcessConfig } from '../config/process.config.js';
import type { Logger } from '../logging/logger.js';
import { QueuePublisher } from '../messaging/queue-publisher.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { findTraceId } from '../tracing/trace-id.js';
import { describeError } from '../logging/clean-error.rules.js';

/** Common properties of equal failures; holds no personal text. */
export interface FailureKind {
  /** Class or code of the error. */
  type: string;
  message: string;
}

/** Interval in which later failures of a kind are reported together, with their number. */
const COUNTED_MS = 60_000;
/** Interval of the check for unsent reports. */
const FLUSH_INTERVAL_MS = 5_000;
/** Kinds counted at a time; further kinds of an outage are counted together. */
const MAX_KINDS = 100;
const OTHERS: FailureKind = {
  type: 'Others',
  message: 'more kinds of failure than can be counted at a time',
};

interface Count {
  kind: FailureKind;
  /** Not reported yet. */
  count: number;
  at: Date;
  traceId: string | null;
  toldAt: number;
}

/**
 * Reports failures to operators: the first of a kind at once, later ones once a minute, so that an outage does not
 * write a row per request. While Redis is away reports are kept and sent later. The timer belongs to the process,
 * because the counts are in its memory.
 */
@Injectable()
export class FailureTally implements OnModuleInit, BeforeApplicationShutdown {
  private readonly counts = new Map<string, Count>();
  /** At most one per kind: while one is unsent, counts wait too. */
  private readonly unsent: EventEnvelope[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | null = null;

  constructor(
    @Inject(QueuePublisher) private readonly publisher: Pick<QueuePublisher, 'publishEvent'>,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(PROCESS_CONFIG) private readonly config: Pick<ProcessConfig, 'PROCESS_NAME'>,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.tell(), FLUSH_INTERVAL_MS).unref();
  }

  /** Counts a failure, and reports it when it is the first of its kind. Does not throw. */
  async note(kind: FailureKind): Promise<void> {
    const count = this.find(kind);
    count.count += 1;
    count.at = new Date();
    count.traceId = findTraceId() ?? count.traceId;
    if (count.toldAt === 0) await this.tell();
  }

  /** Sends all due reports. Does not throw; a later call repeats unsent ones. */
  tell(now = Date.now()): Promise<void> {
    if (this.unsent.length === 0)
      for (const [key, count] of this.counts) {
        if (now - count.toldAt < COUNTED_MS) continue;
        if (count.count === 0) this.counts.delete(key);
        else this.queue(count, now);
      }
    this.sending ??= this.send().finally(() => (this.sending = null));
    return this.sending;
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sending;
    await this.tell(Number.MAX_SAFE_INTEGER);
  }

  private find(kind: FailureKind): Count {
    const key = JSON.stringify([kind.type, kind.message]);
    const known = this.counts.get(key);
    if (known) return known;
    if (this.counts.size >= MAX_KINDS && kind !== OTHERS) return this.find(OTHERS);
    const count: Count = { kind, count: 0, at: new Date(), traceId: null, toldAt: 0 };
    this.counts.set(key, count);
    return count;
  }

  private queue(count: Count, now: number): void {
    this.unsent.push({
      id: uuid(),
      name: serviceFailed.name,
      version: serviceFailed.version,
      source: this.config.PROCESS_NAME,
      occurredAt: count.at.toISOString(),
      data: {
        process: this.config.PROCESS_NAME,
        ...count.kind,
        traceId: count.traceId,
        ...(count.count > 1 ? { count: count.count } : {}),
      },
    });
    count.count = 0;
    count.toldAt = now;
  }

  private async send(): Promise<void> {
    for (let event = this.unsent[0]; event; event = this.unsent[0]) {
      try {
        await this.publisher.publishEvent(event);
      } catch (error) {
        this.logger.warn(
          { reason: describeError(error).message, waiting: this.unsent.length },
          'failure report not sent, will retry',
        );
        return;
      }
      this.unsent.shift();
    }
  }
}
