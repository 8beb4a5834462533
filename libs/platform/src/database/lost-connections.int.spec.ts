import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { OutboxMessage } from '../messaging/message.entity.js';
import { Database } from './database.js';
import { openOrm, UNHURRIED_MS } from './open-orm.js';
import { PreparedStatement } from './prepared-statement.js';
import { type ScratchDatabase, createScratchDatabase } from '../testing/scratch-database.js';
import { readRows } from './statements.js';

/** More than one process may hold. */
const MANY = 30;
/** Error that the holder of the connection gets. */
const LOST = /terminat/;

const END_OWN = 'select pg_terminate_backend(pg_backend_pid())';
const EndedSchema = z.object({ pg_terminate_backend: z.boolean() });
const END_OWN_PREPARED = new PreparedStatement('end-own', EndedSchema, END_OWN);
const ONE = [{ one: 1 }];

const empty = { service: 'lost', entities: [OutboxMessage], migrations: [] };
let scratch: ScratchDatabase;
let database: Database;
beforeAll(async () => {
  scratch = await createScratchDatabase(empty, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
});
afterAll(() => scratch?.drop());

describe('connection ended by the server', () => {
  it('returns to the pool after a transaction, however many there are', async () => {
    for (let i = 0; i < MANY; i += 1)
      await expect(database.transaction((em) => em.execute(END_OWN))).rejects.toThrow(LOST);
    expect(await database.transaction((em) => em.execute('select 1 as one'))).toEqual(ONE);
  });

  it('returns to the pool after a single read, or between two', async () => {
    for (let i = 0; i < MANY; i += 1) await expect(database.fork().execute(END_OWN)).rejects.toThrow(LOST);
    const reads = Array.from({ length: MANY }, () => database.fork().execute('select pg_sleep(0.01)'));
    await Promise.all(reads);
    await database
      .fork()
      .execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    expect(await database.transaction((em) => em.execute('select 1 as one'))).toEqual(ONE);
  });

  it.each([
    ['a statement', () => readRows(database.fork(), EndedSchema, END_OWN)],
    ['a prepared statement', () => database.runPrepared(END_OWN_PREPARED, [])],
  ])('returns to the pool after %s without a transaction', async (_what, endOwn) => {
    for (let i = 0; i < MANY; i += 1) await expect(endOwn()).rejects.toThrow(LOST);
    expect(await readRows(database.fork(), z.object({ one: z.int() }), 'select 1 as one')).toEqual(ONE);
  });
});

describe('connection to a server that does not answer', () => {
  let hasty: MikroORM;
  let hastyDatabase: Database;
  beforeAll(() => {
    const limits = { connectLimitMs: UNHURRIED_MS, poolMax: 1, answerLimitMs: 3_000 };
    hasty = openOrm(empty, scratch.url, limits);
    hastyDatabase = new Database(hasty);
  });
  afterAll(() => hasty?.close(true));

  it('is ended, and its place returns to the pool', async () => {
    const asked = 'select pg_backend_pid() as pid';
    const before = await hastyDatabase.fork().execute(asked);
    await expect(hastyDatabase.transaction((em) => em.execute('select pg_sleep(600)'))).rejects.toThrow(LOST);
    await expect(hastyDatabase.fork().execute('select pg_sleep(600)')).rejects.toThrow(LOST);
    const after = await hastyDatabase.transaction((em) => em.execute(asked));
    expect(after).toEqual([{ pid: expect.any(Number) }]);
    expect(after).not.toEqual(before);
  });

  it('stays while each of its statements is answered, however long they take together', async () => {
    const asked = 'select pg_backend_pid() as pid, pg_sleep(0.8)::text';
    const told: unknown[] = [];
    for (let i = 0; i < 5; i += 1) told.push(await hastyDatabase.fork().execute(asked));
    expect(told).toEqual(new Array(5).fill(told[0]));
  });
});
