import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { InboxMessage } from '../messaging/message.entity.js';
import { type ScratchDatabase, createScratchDatabase } from '../testing/scratch-database.js';
import { Database } from './database.js';
import { openOrm, UNHURRIED_MS } from './open-orm.js';
import { PreparedStatement } from './prepared-statement.js';
import { wrapQuery } from './prepared-text.js';
import { changeRows, readRows } from './statements.js';

const definition = { service: 'sending', entities: [InboxMessage], migrations: [] };
const PidSchema = z.object({ pid: z.int() });
const PID = new PreparedStatement('the-pid', PidSchema, 'select pg_backend_pid() as pid');
const REPEATED = `insert into inbox_messages (id, name, received_at)
  values ('01998f2a-0000-7000-8000-000000000001', 'n', now())`;
const REPEATED_PREPARED = new PreparedStatement('repeated', z.object({}), REPEATED);

/** The caller of each statement, kept while the statement runs. */
const caller = new AsyncLocalStorage<string>();
const began: Array<string | undefined> = [];

let scratch: ScratchDatabase;
/** One connection. */
let orm: MikroORM;
let database: Database;
beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  await scratch.orm.schema.create();
  orm = openOrm(definition, scratch.url, {
    connectLimitMs: UNHURRIED_MS,
    poolMax: 1,
    watch: (pool) =>
      pool.on('connect', (client) =>
        wrapQuery(client, (query) => (...statement) => {
          began.push(caller.getStore());
          return query(...statement);
        }),
      ),
  });
  database = new Database(orm);
  await changeRows(database.fork(), REPEATED);
});
afterAll(async () => {
  await orm?.close(true);
  await scratch?.drop();
}, 30_000);
beforeEach(() => void began.splice(0));

const sendings: Array<[string, () => Promise<unknown>, () => Promise<unknown>]> = [
  [
    'a statement',
    () => readRows(database.fork(), PidSchema, PID.text),
    () => changeRows(database.fork(), REPEATED),
  ],
  [
    'a prepared statement',
    () => database.runPrepared(PID, []),
    () => database.runPrepared(REPEATED_PREPARED, []),
  ],
];

describe.each(sendings)('%s outside a transaction', (_what, readPid, insertAgain) => {
  it('keeps its connection when the server refuses it', async () => {
    const before = await readPid();
    await expect(insertAgain()).rejects.toMatchObject({ code: '23505' });
    expect(await readPid()).toEqual(before);
  });

  it('begins in the context of its own caller, also after a wait for a connection', async () => {
    const callers = ['first', 'second', 'third'];
    await Promise.all(callers.map((name) => caller.run(name, readPid)));
    expect(began).toEqual(callers);
  });
});

describe('changeRows', () => {
  it('counts the rows that are changed, not those that are read, in a transaction and outside', async () => {
    const change = `update inbox_messages set name = 'other'`;
    const count = async (em = database.fork()) => [
      await changeRows(em, change),
      await changeRows(em, 'select name from inbox_messages'),
    ];
    expect([await count(), await database.transaction(count)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});
