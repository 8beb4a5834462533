import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import type { EventEnvelope } from '@sumfox/contracts/messages/events';
import { EVENTS } from '@sumfox/contracts/messages/events';
import { JOBS } from '@sumfox/contracts/messages/jobs';
import type { ProcessConfig } from '../config/process.config.js';
import { Database, type EntityManager } from '../database/database.js';
import { PreparedStatement } from '../database/prepared-statement.js';
import type { Logger } from '../logging/logger.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { type TraceCarrier, withCarrier } from '../tracing/trace-id.js';
import { Outbox } from './outbox.js';
import { QueuePublisher } from './queue-publisher.js';

const BATCH = 100;
/** A row of a name that this release does not know waits for one that does, and holds up no other. */
const KNOWN_NAMES = `{${[...JOBS, ...EVENTS].map((m) => m.name).join(',')}}`;
/** What a look-in asks: at rest each process asks it every second, so it takes one trip and no lock. */
const IS_ANY_WAITING = new PreparedStatement(
  'outbox-is-any-waiting',
  `select 1 from outbox_messages where published_at is null and name = any (?::text[]) limit 1`,
);
/**
 * Messages that come within this time after a batch go together with the next one: at rest nothing waits, and under load
 * a batch costs its five trips to the database once instead of for every message.
 */
const GATHER_MS = 40;
/** Look-in for what another replica or a dead process left behind. */
const IDLE_MS = 1_000;
const MAX_BACKOFF_MS = 5_000;

interface OutboxRow {
  id: string;
  kind: 'job' | 'event';
  name: string;
  data: unknown;
  carrier: TraceCarrier;
  created_at: Date | string;
}

/**
 * Publishes what the outbox holds, at least once. Rows are locked while they are published, so replicas never do
 * the same row at once; a crash between publishing and noting it only repeats the message, which its id and the
 * inbox make harmless.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private wakeUp: (() => void) | null = null;
  private pending = false;
  private loop: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly publisher: QueuePublisher,
    outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(PROCESS_CONFIG) private readonly config: ProcessConfig,
  ) {
    database.onCommit((em) => {
      if (outbox.wroteIn(em)) this.wake();
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

  private async run(): Promise<void> {
    let backoff = 100;
    while (!this.stopped) {
      try {
        const isTold = this.pending;
        this.pending = false;
        const published = isTold || (await this.isAnyWaiting()) ? await this.publishBatch() : 0;
        backoff = 100;
        if (published > 0 && published < BATCH) await this.sleep(GATHER_MS, true);
        if (published < BATCH && !this.pending) await this.sleep(IDLE_MS);
      } catch (error) {
        this.logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'outbox waits');
        await this.sleep(backoff, true);
        backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
      }
    }
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
      // While Redis is away a busy product must not hammer it: only shutdown ends such a wait early.
      this.wakeUp = deaf ? () => this.stopped && done() : done;
    });
  }

  private async isAnyWaiting(): Promise<boolean> {
    return (await this.database.runPrepared(IS_ANY_WAITING, [KNOWN_NAMES])).length > 0;
  }

  /** Publishes one batch and returns how many there were. */
  async publishBatch(): Promise<number> {
    return this.database.transaction(async (em) => {
      const rows = await this.lockBatch(em);
      if (rows.length === 0) return 0;
      for (const { id, name, data, carrier } of rows.filter(({ kind }) => kind === 'job'))
        await withCarrier(carrier, () => this.publisher.publishJob(id, name, data));
      await this.publisher.publishEvents(
        rows
          .filter(({ kind }) => kind === 'event')
          .map((row) => ({ envelope: this.toEnvelope(row), carrier: row.carrier })),
      );
      await em.execute(
        `update outbox_messages set published_at = now() where id in (${rows.map(() => '?').join(',')})`,
        rows.map((r) => r.id),
      );
      return rows.length;
    });
  }

  private lockBatch(em: EntityManager): Promise<OutboxRow[]> {
    return em.execute<OutboxRow[]>(
      `select id, kind, name, data, carrier, created_at from outbox_messages
       where published_at is null and name = any (?::text[]) order by id limit ${BATCH} for update skip locked`,
      [KNOWN_NAMES],
    );
  }

  private toEnvelope(row: OutboxRow): EventEnvelope {
    return {
      id: row.id,
      name: row.name,
      version: EVENTS.find((e) => e.name === row.name)?.version ?? 1,
      source: this.config.PROCESS_NAME,
      occurredAt: new Date(row.created_at).toISOString(),
      data: row.data,
    };
  }
}
