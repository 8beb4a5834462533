import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import { accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import type { Database } from '../database/database.js';
import { DatabaseOutage } from '../logging/database-outage.js';
import { createLogger } from '../logging/logger.js';
import { Outbox, type OutboxRow } from './outbox.js';
import { FIGURES_WAIT_MS, OutboxRelay } from './outbox-relay.js';

const ID = '01890000-0000-7000-8000-000000000000';
const outbox = new Outbox();
const EVENT = outbox.toEventRow(accountSignedIn, { userId: ID, role: 'child' });
const JOB = outbox.toJobRow(markSubmission, { submissionId: ID });
let batches = 0;
let commit: (rows: OutboxRow[]) => Promise<void>;
let announce: (rows: OutboxRow[]) => Promise<void>;
let relay: OutboxRelay;

beforeEach(async () => {
  jest.useFakeTimers();
  batches = 0;
  const listeners: Array<(em: EntityManager) => void> = [];
  const database = {
    onCommit: (listener: (em: EntityManager) => void) => listeners.push(listener),
    transaction: async () => {
      batches += 1;
      return 0;
    },
    runPrepared: async () => [],
  };
  const logger = createLogger({ PROCESS_NAME: 'assessment', LOG_LEVEL: 'silent' });
  relay = new OutboxRelay(
    database as unknown as Database,
    {} as never,
    outbox,
    new DatabaseOutage(logger),
    logger,
    {} as never,
  );
  relay.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(0);
  commit = async (rows) => {
    const em = {} as EntityManager;
    for (const row of rows) outbox.noteWritten(em, [row]);
    for (const listener of listeners) listener(em);
    await jest.advanceTimersByTimeAsync(0);
  };
  announce = async (rows) => {
    outbox.announce(rows);
    await jest.advanceTimersByTimeAsync(0);
  };
});
afterEach(async () => {
  await relay.beforeApplicationShutdown();
  jest.useRealTimers();
});

it('OutboxRelay publishes work at once, also when the transaction wrote an event to be counted as well', async () => {
  await commit([JOB]);
  expect(batches).toBe(1);
  await commit([JOB, EVENT]);
  expect(batches).toBe(2);
});

it('OutboxRelay lets events that are only counted wait for others', async () => {
  for (let n = 0; n < 3; n += 1) await commit([EVENT]);
  await jest.advanceTimersByTimeAsync(FIGURES_WAIT_MS - 1);
  expect(batches).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(batches).toBe(1);
});

it('OutboxRelay publishes them with work that comes meanwhile, and then no empty batch', async () => {
  await commit([EVENT]);
  await commit([JOB]);
  expect(batches).toBe(1);
  await jest.advanceTimersByTimeAsync(FIGURES_WAIT_MS);
  expect(batches).toBe(1);
});

it('OutboxRelay treats the messages of a single statement as those of a transaction', async () => {
  await announce([EVENT]);
  await announce([]);
  expect(batches).toBe(0);
  await announce([JOB]);
  expect(batches).toBe(1);
  await announce([EVENT]);
  await jest.advanceTimersByTimeAsync(FIGURES_WAIT_MS);
  expect(batches).toBe(2);
});

it('OutboxRelay publishes nothing for a transaction without messages', async () => {
  await commit([]);
  await jest.advanceTimersByTimeAsync(FIGURES_WAIT_MS);
  expect(batches).toBe(0);
});
