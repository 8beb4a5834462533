import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { InboxMessage } from '../messaging/message.entity.js';
import { Database } from './database.js';
import { PreparedStatement } from './prepared-statement.js';
import { lockName, readServerTime } from './server.queries.js';
import { type ScratchDatabase, createScratchDatabase } from '../testing/scratch-database.js';
import { changeRows, readRows } from './statements.js';

const ID = '01998f2a-0000-7000-8000-000000000001';
const AT = '2026-11-23T08:00:00.123Z';
const INSERT = 'insert into inbox_messages (id, name, received_at) values (?::uuid, ?, ?)';

let scratch: ScratchDatabase;
let database: Database;
beforeAll(async () => {
  scratch = await createScratchDatabase(
    { service: 'statements', entities: [InboxMessage], migrations: [] },
    process.env.TEST_ADMIN_DATABASE_URL ?? '',
  );
  await scratch.orm.schema.create();
  database = new Database(scratch.orm);
});
afterAll(() => scratch?.drop(), 30_000);

describe('readRows', () => {
  it('binds texts, numbers, moments, JSON and lists', async () => {
    const Row = z.object({ text: z.string(), n: z.int(), at: z.string(), list: z.array(z.string()) });
    const rows = await readRows(
      database.fork(),
      Row,
      `select ?::text as text, ?::int + (?::jsonb ->> 'n')::int as n, to_json(?::timestamptz at time zone 'UTC') #>> '{}' as at,
         ?::text[] as list`,
      [`it's $1 \\ "odd"`, 2, JSON.stringify({ n: 3 }), new Date(AT), ['a,b', '{"c"}']],
    );
    expect(rows).toEqual([{ text: `it's $1 \\ "odd"`, n: 5, at: AT.slice(0, -1), list: ['a,b', '{"c"}'] }]);
  });

  it('throws for a row of another shape', async () => {
    const Row = z.object({ n: z.int() });
    await expect(readRows(database.fork(), Row, `select 'one' as n`)).rejects.toThrow('invalid_type');
  });

  it('throws when values and placeholders differ in number', async () => {
    const read = readRows(database.fork(), z.object({}), 'select ?::int', []);
    await expect(read).rejects.toThrow('1 placeholders and was given 0 values');
  });
});

describe('changeRows', () => {
  it('counts the rows it changes, in the transaction of the entity manager', async () => {
    const undone = database.transaction(async (em) => {
      expect(await changeRows(em, INSERT, [ID, 'a', new Date(AT)])).toBe(1);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await database.fork().count(InboxMessage)).toBe(0);
  });

  it("throws the ORM's error for a key that is taken", async () => {
    const em = database.fork();
    await changeRows(em, INSERT, [ID, 'a', AT]);
    await expect(changeRows(em, INSERT, [ID, 'b', AT])).rejects.toThrow(UniqueConstraintViolationException);
    expect(await em.findOne(InboxMessage, { id: ID })).toMatchObject({ name: 'a', receivedAt: new Date(AT) });
  });
});

describe('runPrepared', () => {
  it('holds rows to the schema of the statement', async () => {
    const statement = new PreparedStatement('one', z.object({ n: z.int() }), 'select ?::int as n');
    expect(await database.runPrepared(statement, [1])).toEqual([{ n: 1 }]);
    await expect(database.runPrepared(statement, [null])).rejects.toThrow('invalid_type');
  });

  it('prepares a statement on a stage as outside of it, so that a rehearsal leaves it on its connection', async () => {
    const statement = new PreparedStatement('two', z.object({ n: z.int() }), 'select ?::int + 1 as n');
    await database.rehearse(async (stage) => {
      expect(await stage.runPrepared(statement, [1])).toEqual([{ n: 2 }]);
      const known = 'select name, statement as text from pg_prepared_statements where name = ?';
      const row = z.object({ name: z.string(), text: z.string() });
      expect(await readRows(stage.fork(), row, known, ['two'])).toEqual([
        { name: 'two', text: statement.marked },
      ]);
    });
    expect(await database.runPrepared(statement, [2])).toEqual([{ n: 3 }]);
  });
});

describe('reachable', () => {
  it('returns true while the server responds', async () => {
    expect(await database.reachable()).toBe(true);
  });
});

describe('readServerTime', () => {
  it('returns the same time within a transaction', async () => {
    // The clock of another machine may differ from ours.
    const before = Date.now() - 5_000;
    await database.transaction(async (em) => {
      const began = await readServerTime(em);
      const after = Date.now() + 5_000;
      expect(began.getTime()).toBeGreaterThanOrEqual(before);
      expect(began.getTime()).toBeLessThanOrEqual(after);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await readServerTime(em)).toEqual(began);
    });
  });
});

describe('lockName', () => {
  it('throws without a transaction, where the lock would end at once', async () => {
    await expect(lockName(database.fork(), 'a')).rejects.toThrow('there is none here');
  });

  it('blocks a second transaction with the same name, not with another', async () => {
    const order: string[] = [];
    let release = () => undefined as void;
    const isHeld = new Promise<void>((holds) => {
      void database.transaction(async (em) => {
        await lockName(em, 'a');
        holds();
        await new Promise<void>((resolve) => (release = resolve));
        order.push('first');
      });
    });
    await isHeld;
    await database.transaction((em) => lockName(em, 'b'));
    const second = database.transaction(async (em) => {
      await lockName(em, 'a');
      order.push('second');
    });
    release();
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});
