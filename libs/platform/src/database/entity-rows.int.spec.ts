import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UniqueConstraintViolationException, defineEntity, p } from '@mikro-orm/postgresql';
import { storedShape } from '@sumfox/contracts/stored-shape';
import { earlierVersion } from '@sumfox/contracts/version';
import * as z from 'zod/mini';
import { Database } from './database.js';
import { findRows, findTogether, insertRows, reading, updateRows } from './entity-rows.js';
import { type ScratchDatabase, createScratchDatabase } from '../testing/scratch-database.js';
import { storedJson } from './stored-json.js';

const size = storedShape({
  name: 'size',
  version: 2,
  data: z.strictObject({ cm: z.int() }),
  earlier: [earlierVersion(1, z.strictObject({ metres: z.int() }), ({ metres }) => ({ cm: metres * 100 }))],
});
const Shelf = defineEntity({
  name: 'Shelf',
  tableName: 'shelves',
  properties: {
    roomId: p.integer().primary(),
    place: p.integer().primary(),
    label: p.text(),
    size: storedJson(size),
    tags: p.json<string[]>().nullable(),
    isFull: p.boolean().default(false),
    picture: p.blob().nullable(),
    madeAt: p.datetime(),
    emptiedAt: p.datetime().nullable(),
  },
});

const MADE_AT = new Date('2026-11-23T08:00:00.123Z');
const shelf = {
  roomId: 1,
  place: 0,
  label: `"Fox's" \\ shelf?`,
  size: { cm: 120 },
  tags: ['a', '"b"'],
  isFull: true,
  madeAt: MADE_AT,
  emptiedAt: null,
};
const FIELDS = ['place', 'label', 'size', 'tags', 'isFull', 'madeAt', 'emptiedAt'] as const;

let scratch: ScratchDatabase;
let database: Database;
beforeAll(async () => {
  scratch = await createScratchDatabase(
    { service: 'rows', entities: [Shelf], migrations: [] },
    process.env.TEST_ADMIN_DATABASE_URL ?? '',
  );
  await scratch.orm.schema.create();
  database = new Database(scratch.orm);
});
afterAll(() => scratch?.drop(), 30_000);

describe('insertRows', () => {
  it('stores rows that the ORM reads as it reads its own', async () => {
    const rows = [shelf, { ...shelf, place: 1, tags: null, isFull: false }];
    await insertRows(database.fork(), Shelf, rows);
    for (const { place, ...row } of rows)
      expect(await database.fork().findOneOrFail(Shelf, { roomId: 1, place })).toMatchObject(row);
    const [kept] = await database.fork().execute('select size from shelves where place = 0');
    expect(kept).toEqual({ size: { version: 2, cm: 120 } });
  });

  it('replaces half a character, which JSON of the server refuses', async () => {
    await insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 2, label: 'half \ud83d' }]);
    const [row] = await findRows(database.fork(), Shelf, { fields: ['label'], where: { roomId: 2 } });
    expect(row).toEqual({ label: 'half \ufffd' });
  });

  it('throws on a value that is not of the shape, and stores nothing', async () => {
    const wrong = { ...shelf, roomId: 3, size: { cm: 1.5 } };
    await expect(
      insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 3, place: 1 }, wrong]),
    ).rejects.toThrow();
    expect(await findRows(database.fork(), Shelf, { fields: ['place'], where: { roomId: 3 } })).toEqual([]);
  });

  it('throws the error of the ORM for a row that is there', async () => {
    const insert = () => insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 4 }]);
    await insert();
    await expect(insert()).rejects.toThrow(UniqueConstraintViolationException);
  });

  it('leaves out rows that are there, also within one statement, where it is told to', async () => {
    const rows = ['first', 'second'].map((label) => ({ ...shelf, roomId: 50, label }));
    await insertRows(database.fork(), Shelf, rows, { skipsKnown: true });
    await insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 50, place: 1 }, ...rows], {
      skipsKnown: true,
    });
    const wanted = {
      fields: ['place', 'label'] as const,
      where: { roomId: 50 },
      orderBy: ['place'] as const,
    };
    expect(await findRows(database.fork(), Shelf, wanted)).toEqual([
      { place: 0, label: 'first' },
      { place: 1, label: shelf.label },
    ]);
  });

  it('belongs to the transaction of its manager', async () => {
    const failed = database.transaction(async (em) => {
      await insertRows(em, Shelf, [{ ...shelf, roomId: 5 }]);
      throw new Error('no shelf');
    });
    await expect(failed).rejects.toThrow('no shelf');
    expect(await findRows(database.fork(), Shelf, { fields: ['place'], where: { roomId: 5 } })).toEqual([]);
  });
});

describe('updateRows', () => {
  it('sets columns of the rows that a condition names, and of no others', async () => {
    const rows = [0, 1, 2].map((place) => ({ ...shelf, roomId: 70, place }));
    await insertRows(database.fork(), Shelf, rows);
    const emptied = { label: 'empty', emptiedAt: new Date('2026-11-24T09:00:00.500Z') };
    await updateRows(database.fork(), Shelf, { roomId: 70, place: [1, 2], emptiedAt: null }, emptied);
    await updateRows(database.fork(), Shelf, { roomId: 70, place: [2] }, { emptiedAt: null });
    const fields = ['place', 'label', 'emptiedAt'] as const;
    expect(
      await findRows(database.fork(), Shelf, { fields, where: { roomId: 70 }, orderBy: ['place'] }),
    ).toEqual([
      { place: 0, label: shelf.label, emptiedAt: null },
      { place: 1, ...emptied },
      { place: 2, label: 'empty', emptiedAt: null },
    ]);
  });

  it('belongs to the transaction of its manager', async () => {
    await insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 71 }]);
    const undone = database.transaction(async (em) => {
      await updateRows(em, Shelf, { roomId: 71 }, { label: 'undone' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    const [row] = await findRows(database.fork(), Shelf, { fields: ['label'], where: { roomId: 71 } });
    expect(row).toEqual({ label: shelf.label });
  });
});

describe('findRows', () => {
  it('reads the fields asked for, in order, as the ORM would', async () => {
    const places = [2, 0, 1].map((place) => ({ ...shelf, roomId: 6, place, isFull: place !== 1 }));
    await insertRows(database.fork(), Shelf, places);
    const reading = { fields: FIELDS, where: { roomId: 6, isFull: true }, orderBy: ['place'] } as const;
    const rows = await findRows(database.fork(), Shelf, reading);
    const { roomId: _, ...first } = shelf;
    expect(rows).toEqual([first, { ...first, place: 2 }]);
    expect(
      await findRows(database.fork(), Shelf, { ...reading, where: { roomId: 6, isFull: false } }),
    ).toEqual([{ ...first, place: 1, isFull: false }]);
  });

  it('locks rows in a transaction, and throws without one', async () => {
    await insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 16 }]);
    const locking = { fields: ['place'] as const, where: { roomId: 16 }, isLocking: true };
    await database.transaction(async (em) => {
      expect(await findRows(em, Shelf, locking)).toEqual([{ place: 0 }]);
      const besides = database
        .fork()
        .execute('select place from shelves where room_id = 16 for update nowait');
      await expect(besides).rejects.toThrow('could not obtain lock');
    });
    await expect(findRows(database.fork(), Shelf, locking)).rejects.toThrow('there is none here');
  });

  it('reads bytes', async () => {
    await database.fork().insert(Shelf, { ...shelf, roomId: 7, picture: Buffer.from('fox') });
    const [row] = await findRows(database.fork(), Shelf, { fields: ['picture'], where: { roomId: 7 } });
    expect(Buffer.from(row?.picture ?? []).toString()).toBe('fox');
  });

  it('reads a value of an earlier version in the current shape, and throws on an unknown version', async () => {
    const read = () => findRows(database.fork(), Shelf, { fields: ['size'], where: { roomId: 8 } });
    await insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 8 }]);
    const store = (value: object) =>
      database.fork().execute(`update shelves set size = '${JSON.stringify(value)}' where room_id = 8`);
    await store({ metres: 3 });
    expect(await read()).toEqual([{ size: { cm: 300 } }]);
    await store({ version: 3, cm: 300 });
    await expect(read()).rejects.toThrow('version');
  });

  it('sees changes of its transaction that are not flushed yet', async () => {
    await insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 9 }]);
    const labels = await database.transaction(async (em) => {
      em.create(Shelf, { ...shelf, roomId: 9, place: 1, picture: null }, { persist: true });
      return findRows(em, Shelf, { fields: ['place'], where: { roomId: 9 }, orderBy: ['place'] });
    });
    expect(labels).toEqual([{ place: 0 }, { place: 1 }]);
  });
});

describe('findRows by a list', () => {
  it('reads the rows with one of the values, and none for an empty list', async () => {
    await insertRows(
      database.fork(),
      Shelf,
      [0, 1, 2].map((place) => ({ ...shelf, roomId: 10, place })),
    );
    const read = (place: number[]) =>
      findRows(database.fork(), Shelf, {
        fields: ['place'],
        where: { roomId: 10, place },
        orderBy: ['place'],
      });
    expect(await read([2, 0, 7])).toEqual([{ place: 0 }, { place: 2 }]);
    expect(await read([])).toEqual([]);
  });
});

describe('findRows by an empty column', () => {
  it('reads the rows without a value there, beside other conditions', async () => {
    const rows = [0, 1, 2].map((place) => ({
      ...shelf,
      roomId: 40,
      place,
      emptiedAt: place === 1 ? MADE_AT : null,
    }));
    await insertRows(database.fork(), Shelf, rows);
    const read = (where: { emptiedAt: null; place: number[] }) =>
      findRows(database.fork(), Shelf, {
        fields: ['place'],
        where: { roomId: 40, ...where },
        orderBy: ['place'],
      });
    expect(await read({ emptiedAt: null, place: [1, 2] })).toEqual([{ place: 2 }]);
    const { found } = await findTogether(database.fork(), {
      found: reading(Shelf, {
        fields: ['place'],
        where: { emptiedAt: null, roomId: 40 },
        orderBy: ['place'],
      }),
    });
    expect(found).toEqual([{ place: 0 }, { place: 2 }]);
  });
});

describe('findTogether', () => {
  const sizes = (roomId: number, isFull: boolean) =>
    reading(Shelf, { fields: ['place', 'size', 'tags'], where: { roomId, isFull }, orderBy: ['place'] });

  it('reads several sets of rows in their order, as findRows does', async () => {
    const rows = [3, 1, 2].map((place) => ({ ...shelf, roomId: 11, place, isFull: place !== 2 }));
    await insertRows(database.fork(), Shelf, rows);
    const { size, tags } = shelf;
    expect(
      await findTogether(database.fork(), {
        full: sizes(11, true),
        others: sizes(11, false),
        none: sizes(12, true),
      }),
    ).toEqual({
      full: [
        { place: 1, size, tags },
        { place: 3, size, tags },
      ],
      others: [{ place: 2, size, tags }],
      none: [],
    });
  });

  it('reads a value of an earlier version in the current shape', async () => {
    await insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 13 }]);
    await database.fork().execute(`update shelves set size = '{"metres": 3}' where room_id = 13`);
    const { rows } = await findTogether(database.fork(), { rows: sizes(13, true) });
    expect(rows.map((row) => row.size)).toEqual([{ cm: 300 }]);
  });

  it('reads a moment and an empty one as findRows does', async () => {
    await insertRows(database.fork(), Shelf, [{ ...shelf, roomId: 14 }]);
    const wanted = { fields: ['madeAt', 'emptiedAt'] as const, where: { roomId: 14 } };
    const { rows } = await findTogether(database.fork(), { rows: reading(Shelf, wanted) });
    expect(rows).toEqual([{ madeAt: MADE_AT, emptiedAt: null }]);
    expect(rows).toEqual(await findRows(database.fork(), Shelf, wanted));
  });

  it('reads rows only where the condition finds one', async () => {
    const rows = [1, 2].map((place) => ({ ...shelf, roomId: 15, place, isFull: place === 1 }));
    await insertRows(database.fork(), Shelf, rows);
    const read = (place: number) =>
      findTogether(
        database.fork(),
        { full: sizes(15, true), others: sizes(15, false) },
        reading(Shelf, { fields: [], where: { label: [shelf.label, 'other'], roomId: 15, place } }),
      );
    const { size, tags } = shelf;
    expect(await read(2)).toEqual({
      full: [{ place: 1, size, tags }],
      others: [{ place: 2, size, tags }],
    });
    expect(await read(3)).toEqual({ full: [], others: [] });
  });

  it('throws on bytes, for which JSON has no value', async () => {
    const rows = reading(Shelf, { fields: ['picture'], where: { roomId: 11 } });
    await expect(findTogether(database.fork(), { rows })).rejects.toThrow('JSON has no value');
  });
});
