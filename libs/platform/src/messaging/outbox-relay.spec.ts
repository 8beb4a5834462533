import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BundledEvent } from '@sumfox/contracts/messages/event-bundle';
import { accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import { submissionMarked } from '@sumfox/contracts/messages/marking.events';
import type { Database } from '../database/database.js';
import { DatabaseOutage } from '../logging/database-outage.js';
import { createLogger } from '../logging/logger.js';
import { Outbox, type OutboxRow } from './outbox.js';
import { FIGURES_WAIT_MS, OutboxRelay } from './outbox-relay.js';

const ID = '01890000-0000-7000-8000-000000000000';
const BACKOFF_MS = 100;
const LOOK_MS = 5_000;
const outbox = new Outbox();
const figure = () => outbox.toEventRow(accountSignedIn, { userId: ID, role: 'child' });
const job = () => outbox.toJobRow(markSubmission, { submissionId: ID });
/** Assessment acts on it, and analytics counts it. */
const marked = () => outbox.toEventRow(submissionMarked, { submissionId: ID, marks: [] });

/** Rows of the table that are not published. */
let table: OutboxRow[];
/** Ids in the order in which they were given to queues, by who got them. */
let sent: Record<'jobs' | 'actors' | 'bundles', string[][]>;
let isQueueAway: boolean;
let reads: number;
let commit: (...rows: OutboxRow[]) => Promise<void>;
let relay: OutboxRelay;

const idsOf = (events: readonly BundledEvent[]) => events.map(({ envelope }) => envelope.id);
const note = (ids: readonly string[]) => void (table = table.filter(({ id }) => !ids.includes(id)));

const COLUMNS = {
  tableName: 'outbox_messages',
  properties: {
    id: { name: 'id', fieldNames: ['id'], columnTypes: ['uuid'] },
    publishedAt: { name: 'publishedAt', fieldNames: ['published_at'], columnTypes: ['timestamptz'] },
  },
};
const METADATA = { get: () => COLUMNS };
const isNote = (sql: string) => sql.includes('update "outbox_messages" set "published_at" = $1');

/** A table, behind as much of a database as the relay uses. */
function buildDatabase(onCommit: (listener: (em: EntityManager) => void) => void) {
  const em = {
    tryFlush: async () => undefined,
    isInTransaction: () => true,
    getMetadata: () => METADATA,
    getKysely: () => ({
      executeQuery: async ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
        if (isNote(sql)) {
          note(parameters[1] as string[]);
          return { rows: [] };
        }
        reads += 1;
        const rows = table.map((row) => ({ ...row, occurredAt: new Date().toISOString() }));
        return { rows, numAffectedRows: BigInt(rows.length) };
      },
    }),
  };
  return {
    onCommit,
    fork: () => em,
    transaction: async (work: (one: unknown) => Promise<number>) => {
      const before = table.map(({ id }) => id);
      const result = await work(em);
      note(before);
      return result;
    },
    runPrepared: async () => (table.length > 0 ? [{ waits: 1 }] : []),
  } as unknown as Database;
}

function buildPublisher() {
  const take = (kind: keyof typeof sent, ids: string[]) => {
    if (isQueueAway) throw new Error('no Redis');
    if (ids.length > 0) sent[kind].push(ids);
  };
  return {
    publishJob: async (id: string) => take('jobs', [id]),
    publishToActors: async (events: BundledEvent[]) => take('actors', idsOf(events.filter(isActedOn))),
    publishBundles: async (events: BundledEvent[]) => take('bundles', idsOf(events)),
  };
}
const isActedOn = ({ envelope }: BundledEvent) => envelope.name === submissionMarked.name;

beforeEach(async () => {
  jest.useFakeTimers();
  table = [];
  sent = { jobs: [], actors: [], bundles: [] };
  isQueueAway = false;
  reads = 0;
  const listeners: Array<(em: EntityManager) => void> = [];
  const logger = createLogger({ PROCESS_NAME: 'assessment', LOG_LEVEL: 'silent' });
  relay = new OutboxRelay(
    buildDatabase((listener) => listeners.push(listener)),
    buildPublisher() as never,
    outbox,
    new DatabaseOutage(logger),
    logger,
    { PROCESS_NAME: 'assessment' } as never,
  );
  commit = async (...rows) => {
    table.push(...rows);
    const em = {} as EntityManager;
    for (const row of rows) outbox.noteWritten(em, [row]);
    for (const listener of listeners) listener(em);
    await jest.advanceTimersByTimeAsync(0);
  };
});
afterEach(async () => {
  await relay.beforeApplicationShutdown();
  jest.useRealTimers();
});

const start = async () => {
  relay.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(0);
};

describe('OutboxRelay', () => {
  it('publishes work at once and without reading it, and notes it a little later', async () => {
    await start();
    reads = 0;
    const row = job();
    await commit(row);
    expect([sent.jobs, table.length]).toEqual([[[row.id]], 1]);
    await jest.advanceTimersByTimeAsync(FIGURES_WAIT_MS);
    expect([sent.jobs, table.length, reads]).toEqual([[[row.id]], 0, 0]);
  });

  it('gives an event to those who act on it at once, and to those who count it with others', async () => {
    await start();
    const [one, other, third] = [marked(), figure(), marked()];
    await commit(one, other);
    await commit(third);
    expect([sent.actors, sent.bundles]).toEqual([[[one.id], [third.id]], []]);
    await jest.advanceTimersByTimeAsync(FIGURES_WAIT_MS);
    expect(sent.bundles).toEqual([[one.id, other.id, third.id]]);
    await jest.advanceTimersByTimeAsync(FIGURES_WAIT_MS);
    expect([sent.bundles.length, table.length]).toEqual([1, 0]);
  });

  it('lets events that are only counted wait for others', async () => {
    await start();
    const rows = [figure(), figure(), figure()];
    for (const row of rows) await commit(row);
    await jest.advanceTimersByTimeAsync(FIGURES_WAIT_MS - 1);
    expect(sent.bundles).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent.bundles).toEqual([rows.map(({ id }) => id)]);
  });

  it('treats the messages of a single statement as those of a transaction', async () => {
    await start();
    const row = job();
    table.push(row);
    outbox.announce([row]);
    await jest.advanceTimersByTimeAsync(0);
    expect(sent.jobs).toEqual([[row.id]]);
  });

  it('publishes what an earlier process left when it starts', async () => {
    const [row, event] = [job(), figure()];
    table.push(row, event);
    await start();
    expect([sent.jobs, sent.bundles, table]).toEqual([[[row.id]], [[event.id]], []]);
  });

  it('finds what another process left behind, also while it is busy', async () => {
    await start();
    const left = job();
    table.push(left);
    for (let ms = 0; ms <= LOOK_MS; ms += 1_000) {
      await commit(job());
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(sent.jobs.flat()).toContain(left.id);
    expect(table).toEqual([]);
  });

  it('publishes from the table what the queues did not take, once each', async () => {
    await start();
    isQueueAway = true;
    const rows = [job(), marked()];
    for (const row of rows) await commit(row);
    expect([sent.jobs, sent.actors, table.length]).toEqual([[], [], 2]);
    isQueueAway = false;
    await jest.advanceTimersByTimeAsync(4 * BACKOFF_MS);
    await jest.advanceTimersByTimeAsync(2 * FIGURES_WAIT_MS);
    const [first, second] = rows.map(({ id }) => [id]);
    expect(sent).toEqual({ jobs: [first], actors: [second], bundles: [second] });
    expect(table).toEqual([]);
  });

  it('publishes and notes everything before it ends', async () => {
    await start();
    const row = marked();
    await commit(row);
    await relay.beforeApplicationShutdown();
    expect([sent.actors, sent.bundles, table]).toEqual([[[row.id]], [[row.id]], []]);
  });

  it('publishes nothing for a transaction without messages', async () => {
    await start();
    await commit();
    await jest.advanceTimersByTimeAsync(FIGURES_WAIT_MS);
    expect(sent).toEqual({ jobs: [], actors: [], bundles: [] });
  });
});
