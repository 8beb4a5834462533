import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import type { BundledEvent } from '@sumfox/contracts/messages/event-bundle';
import type { ProcessConfig } from '../config/process.config.js';
import { Database } from '../database/database.js';
import { isDatabaseAway } from '../database/database-away.rules.js';
import type { Logger } from '../logging/logger.js';
import { DatabaseOutage } from '../logging/database-outage.js';
import { OutageLog } from '../logging/outage-log.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { withCarrier } from '../tracing/trace-id.js';
import { COUNTED_NAMES, EVENT_VERSIONS } from './message-names.js';
import { Outbox, type OutboxRow } from './outbox.js';
import { type WaitingMessage, isAnyLeft, notePublished, takeBatch } from './outbox.queries.js';
import { QueuePublisher } from './queue-publisher.js';

const BATCH = 100;
/** Committed messages that a process remembers; with more it reads them from the table. */
const MAX_HEARD = 2_000;
/**
 * Events wait this long for others where they are counted, and so does the note that messages are published. Sending
 * and counting one event alone costs as much as ten together.
 */
export const FIGURES_WAIT_MS = 500;
/** Look-in for what another replica or a dead process left behind. */
const IDLE_MS = 5_000;
/** A message that has waited for so long was left behind. */
const LEFT_SECONDS = 5;
const MAX_BACKOFF_MS = 5_000;

/** The queues did not take a batch; a failure of the database has its own class. */
class PublishFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Publishes the outbox, at least once. What this process has committed it remembers, publishes, and notes as published
 * together a little later. From the table it reads what it does not remember: after a start, after a failure, and what a
 * dead process left behind. A crash before the note repeats messages, which their ids and the inbox make harmless. It is
 * a loop and no recurring job: each commit wakes it, and it is what brings jobs to Redis.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private wakeUp: (() => void) | null = null;
  private pending = false;
  /** Committed, and not published yet. */
  private heard: WaitingMessage[] = [];
  /** Published to those who act on them, and not yet to those who count them, nor noted. */
  private told: WaitingMessage[] = [];
  /** Runs while messages wait to be counted and noted. */
  private gathering: NodeJS.Timeout | null = null;
  private isGathered = false;
  /** Messages stand in the table that this process does not remember. */
  private isBehind = true;
  private lookedAt = -Infinity;
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
    outbox.onAnnounce((rows) => this.hear(rows));
    database.onCommit((em) => this.hear(outbox.listWritten(em)));
  }

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  /** Publishes what it remembers before the process ends. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.loop;
  }

  private wake(): void {
    this.pending = true;
    this.wakeUp?.();
  }

  private hear(rows: readonly OutboxRow[]): void {
    if (rows.length === 0) return;
    const occurredAt = new Date().toISOString();
    this.heard.push(...rows.map((row) => ({ ...row, occurredAt })));
    if (this.heard.length > MAX_HEARD) this.forget();
    this.gathering ??= setTimeout(() => {
      this.isGathered = true;
      this.wake();
    }, FIGURES_WAIT_MS).unref();
    if (rows.some(({ kind, name }) => kind === 'job' || !COUNTED_NAMES.has(name))) this.wake();
  }

  private async run(): Promise<void> {
    let backoff = 100;
    while (!this.stopped) {
      try {
        this.pending = false;
        await this.look();
        const published = (await this.catchUp()) + (await this.publishHeard(this.isGathered));
        backoff = 100;
        this.databaseOutage.end();
        if (published > 0) this.queueOutage.end();
        if (!this.pending) await this.sleep(IDLE_MS);
      } catch (error) {
        this.noteFailure(error);
        await this.sleep(backoff, true);
        backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
      }
    }
    // What cannot be published now is in the table, for the next start or another replica.
    await this.publishHeard(true).catch((error: unknown) => this.noteFailure(error));
  }

  private noteFailure(error: unknown): void {
    this.forget();
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof PublishFailure) this.queueOutage.note(reason);
    else if (isDatabaseAway(error)) this.databaseOutage.note(reason);
    else this.logger.warn({ reason }, 'outbox not read, will retry');
  }

  /** Leaves all messages to the table. */
  private forget(): void {
    this.heard = [];
    this.told = [];
    this.isBehind = true;
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

  /** Also a busy process looks for what was left behind. */
  private async look(): Promise<void> {
    if (this.isBehind || performance.now() - this.lookedAt < IDLE_MS) return;
    this.isBehind = await isAnyLeft(this.database, LEFT_SECONDS);
    this.lookedAt = performance.now();
  }

  /** Publishes what stands in the table, if there is anything that this process does not remember; how many. */
  private async catchUp(): Promise<number> {
    let published = 0;
    while (this.isBehind && !this.stopped) {
      const batch = await this.publishBatch();
      published += batch;
      if (batch === BATCH) continue;
      this.isBehind = false;
      this.lookedAt = performance.now();
    }
    return published;
  }

  /** Publishes one batch of the table. Its rows are locked meanwhile, so that replicas do not publish one at once. */
  private async publishBatch(): Promise<number> {
    return this.database.transaction(async (em) => {
      const rows = await takeBatch(em, BATCH);
      await this.publish(rows);
      await this.count(rows);
      const ids = new Set(rows.map(({ id }) => id));
      this.heard = this.heard.filter(({ id }) => !ids.has(id));
      this.told = this.told.filter(({ id }) => !ids.has(id));
      return rows.length;
    });
  }

  /** Publishes what this process has committed; `isEnding` also counts and notes it. How many messages were published. */
  private async publishHeard(isEnding: boolean): Promise<number> {
    // What is heard from here on waits for another end.
    if (isEnding) this.stopGathering();
    const rows = this.heard;
    this.heard = [];
    await this.publish(rows);
    this.told.push(...rows);
    if (!isEnding) return rows.length;
    const { told } = this;
    this.told = [];
    for (let from = 0; from < told.length; from += BATCH) {
      const batch = told.slice(from, from + BATCH);
      await this.count(batch);
      await notePublished(
        this.database.fork(),
        batch.map(({ id }) => id),
      );
    }
    return rows.length;
  }

  private stopGathering(): void {
    if (this.gathering) clearTimeout(this.gathering);
    this.gathering = null;
    this.isGathered = false;
  }

  /** Gives jobs to their queues and events to those who act on them. Throws {@link PublishFailure}. */
  private async publish(rows: readonly WaitingMessage[]): Promise<void> {
    try {
      for (const { id, name, data, carrier } of rows.filter(({ kind }) => kind === 'job'))
        await withCarrier(carrier, () => this.publisher.publishJob(id, name, data));
      await this.publisher.publishToActors(this.toEvents(rows));
    } catch (error) {
      throw new PublishFailure(error);
    }
  }

  /** Gives events to those who count them. Throws {@link PublishFailure}. */
  private async count(rows: readonly WaitingMessage[]): Promise<void> {
    try {
      await this.publisher.publishBundles(this.toEvents(rows));
    } catch (error) {
      throw new PublishFailure(error);
    }
  }

  private toEvents(rows: readonly WaitingMessage[]): BundledEvent[] {
    return rows
      .filter(({ kind }) => kind === 'event')
      .map((row) => {
        const told = EVENT_VERSIONS.get(row.name);
        if (!told) throw new Error(`unknown event ${row.name}`);
        const { id, data, carrier } = row;
        const occurredAt = new Date(row.occurredAt).toISOString();
        return { envelope: { id, ...told, source: this.config.PROCESS_NAME, occurredAt, data }, carrier };
      });
  }
}
