import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import type { ProcessConfig } from '../config/process.config.js';
import { Database } from '../database/database.js';
import { isDatabaseAway } from '../database/database-away.rules.js';
import type { Logger } from '../logging/logger.js';
import { DatabaseOutage } from '../logging/database-outage.js';
import { OutageLog } from '../logging/outage-log.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { withCarrier } from '../tracing/trace-id.js';
import { EVENT_VERSIONS } from './message-names.js';
import { Outbox, type Written } from './outbox.js';
import { type WaitingMessage, isAnyWaiting, takeBatch } from './outbox.queries.js';
import { QueuePublisher } from './queue-publisher.js';

const BATCH = 100;
/**
 * Messages within this time after a batch join the next one: an idle process does not delay, and under load a batch
 * pays its four round trips once instead of per message.
 */
const GATHER_MS = 40;
/**
 * Events that are only counted wait this long for others, or until a batch goes out for another reason: sending and
 * counting one alone costs as much as ten together.
 */
export const FIGURES_WAIT_MS = 500;
/** Look-in for what another replica or a dead process left behind. */
const IDLE_MS = 5_000;
const MAX_BACKOFF_MS = 5_000;

/** The queues did not take a batch; a failure of the database has its own class. */
class PublishFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Publishes the outbox, at least once. Rows are locked during publishing, so replicas never publish one row at once. A
 * crash between publishing and recording it repeats the message, which its id and the inbox make harmless. It is a loop
 * and no recurring job: each commit wakes it, and it is what brings jobs to Redis.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private wakeUp: (() => void) | null = null;
  private pending = false;
  /** Runs while only events that are counted wait. */
  private gathering: NodeJS.Timeout | null = null;
  private loop: Promise<void> = Promise.resolve();
  private readonly queueOutage: OutageLog;

  constructor(
    private readonly database: Database,
    private readonly publisher: QueuePublisher,
    outbox: Outbox,
    private readonly databaseOutage: DatabaseOutage,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(PROCESS_CONFIG) private readonly config: ProcessConfig,
  ) {
    this.queueOutage = new OutageLog(logger, {
      began: 'outbox publish failed, will retry',
      ended: 'outbox published again',
    });
    outbox.onAnnounce((written) => this.hear(written));
    database.onCommit((em) => {
      const written = outbox.findWritten(em);
      if (written) this.hear(written);
    });
  }

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.loop;
  }

  /** Publishes now instead of at the next look-in. */
  wake(): void {
    this.pending = true;
    this.wakeUp?.();
  }

  private hear(written: Written): void {
    if (written === 'work') this.wake();
    else this.gathering ??= setTimeout(() => this.wake(), FIGURES_WAIT_MS).unref();
  }

  private async run(): Promise<void> {
    let backoff = 100;
    while (!this.stopped) {
      try {
        const isTold = this.pending;
        this.pending = false;
        const published = isTold || (await isAnyWaiting(this.database)) ? await this.publishBatch() : 0;
        backoff = 100;
        this.databaseOutage.end();
        if (published > 0) this.queueOutage.end();
        if (published > 0 && published < BATCH) await this.sleep(GATHER_MS, true);
        if (published < BATCH && !this.pending) await this.sleep(IDLE_MS);
      } catch (error) {
        this.noteFailure(error);
        await this.sleep(backoff, true);
        backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
      }
    }
  }

  private noteFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof PublishFailure) this.queueOutage.note(reason);
    else if (isDatabaseAway(error)) this.databaseOutage.note(reason);
    else this.logger.warn({ reason }, 'outbox not read, will retry');
  }

  private sleep(ms: number, deaf = false): Promise<void> {
    if (this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const self = this;
      function done(): void {
        clearTimeout(timer);
        self.wakeUp = null;
        resolve();
      }
      // While Redis is away a busy product must not retry without pause: only shutdown ends such a wait early.
      this.wakeUp = deaf ? () => this.stopped && done() : done;
    });
  }

  /** Publishes one batch and returns its size. */
  async publishBatch(): Promise<number> {
    if (this.gathering) clearTimeout(this.gathering);
    this.gathering = null;
    return this.database.transaction(async (em) => {
      const rows = await takeBatch(em, BATCH);
      if (rows.length === 0) return 0;
      await this.publish(rows);
      return rows.length;
    });
  }

  /** Throws {@link PublishFailure}. */
  private async publish(rows: readonly WaitingMessage[]): Promise<void> {
    try {
      for (const { id, name, data, carrier } of rows.filter(({ kind }) => kind === 'job'))
        await withCarrier(carrier, () => this.publisher.publishJob(id, name, data));
      await this.publisher.publishEvents(
        rows
          .filter(({ kind }) => kind === 'event')
          .map((row) => ({ envelope: this.toEnvelope(row), carrier: row.carrier })),
      );
    } catch (error) {
      throw new PublishFailure(error);
    }
  }

  private toEnvelope(row: WaitingMessage): EventEnvelope {
    const told = EVENT_VERSIONS.get(row.name);
    if (!told) throw new Error(`unknown event ${row.name}`);
    return {
      id: row.id,
      ...told,
      source: this.config.PROCESS_NAME,
      occurredAt: new Date(row.occurredAt).toISOString(),
      data: row.data,
    };
  }
}
