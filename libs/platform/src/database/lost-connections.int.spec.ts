import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '../messaging/message.entity.js';
import { Database } from './database.js';
import { type ScratchDatabase, createScratchDatabase } from '../testing/scratch-database.js';

/** More than one process may hold. */
const MANY = 30;
/** Error that the holder of the connection gets. */
const LOST = /terminat/;

let scratch: ScratchDatabase;
let database: Database;
beforeAll(async () => {
  const empty = { service: 'lost', entities: [OutboxMessage], migrations: [] };
  scratch = await createScratchDatabase(empty, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
});
afterAll(() => scratch?.drop());

describe('connection ended by the server', () => {
  it('returns to the pool after a transaction, however many there are', async () => {
    for (let i = 0; i < MANY; i += 1)
      await expect(
        database.transaction((em) => em.execute('select pg_terminate_backend(pg_backend_pid())')),
      ).rejects.toThrow(LOST);
    expect(await database.transaction((em) => em.execute('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  it('returns to the pool after a single read, or between two', async () => {
    for (let i = 0; i < MANY; i += 1)
      await expect(database.fork().execute('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(
        LOST,
      );
    const reads = Array.from({ length: MANY }, () => database.fork().execute('select pg_sleep(0.01)'));
    await Promise.all(reads);
    await database
      .fork()
      .execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    expect(await database.transaction((em) => em.execute('select 1 as one'))).toEqual([{ one: 1 }]);
  });
});
