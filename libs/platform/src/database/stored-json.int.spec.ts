import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { storedShape } from '@sumfox/contracts/stored-shape';
import { earlierVersion } from '@sumfox/contracts/version';
import * as z from 'zod/mini';
import { Database } from './database.js';
import { type ScratchDatabase, createScratchDatabase } from '../testing/scratch-database.js';
import { storedJson } from './stored-json.js';

const place = storedShape({
  name: 'place',
  version: 2,
  data: z.strictObject({ paper: z.int(), index: z.int() }),
  earlier: [
    earlierVersion(1, z.strictObject({ paper: z.int(), number: z.int() }), ({ paper, number }) => ({
      paper,
      index: number - 1,
    })),
  ],
});
const Note = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: { id: p.integer().primary(), text: p.text(), place: storedJson(place).nullable() },
});

let scratch: ScratchDatabase;
let database: Database;
beforeAll(async () => {
  scratch = await createScratchDatabase(
    { service: 'stored', entities: [Note], migrations: [] },
    process.env.TEST_ADMIN_DATABASE_URL ?? '',
  );
  await scratch.orm.schema.create();
  database = new Database(scratch.orm);
});
afterAll(() => scratch?.drop(), 30_000);

const findKept = (id: number) => database.fork().execute('select place from notes where id = ?', [id]);
const here = { paper: 4, index: 2 };
const kept = { version: 2, ...here };

describe('storedJson', () => {
  it('stores the version beside the fields, however the row is written, and reads the fields alone', async () => {
    await database.transaction(async (em) => {
      em.create(Note, { id: 1, text: 'flushed', place: here }, { persist: true });
      await em.flush();
      await em.insertMany(Note, [{ id: 2, text: 'inserted', place: here }]);
      await em
        .createQueryBuilder(Note)
        .insert({ id: 3, text: 'built', place: here })
        .onConflict()
        .ignore()
        .execute();
      await em.insert(Note, { id: 4, text: 'updated', place: null });
      await em.nativeUpdate(Note, { id: 4 }, { place: here });
    });
    for (const id of [1, 2, 3, 4]) {
      expect(await findKept(id)).toEqual([{ place: kept }]);
      expect((await database.fork().findOneOrFail(Note, { id })).place).toEqual(here);
      const reading = { fields: ['place'], disableIdentityMap: true } as const;
      expect((await database.fork().findOneOrFail(Note, { id }, reading)).place).toEqual(here);
    }
  });

  it('reads a row of an earlier version in the current shape, and leaves it alone until it is written', async () => {
    const old = { paper: 4, number: 3 };
    await database
      .fork()
      .execute(`insert into notes (id, text, place) values (5, 'old', '${JSON.stringify(old)}')`);
    await database.transaction(async (em) => {
      const note = await em.findOneOrFail(Note, { id: 5 });
      expect(note.place).toEqual(here);
      note.text = 'changed';
    });
    expect(await findKept(5)).toEqual([{ place: old }]);
    await database.transaction(async (em) => {
      (await em.findOneOrFail(Note, { id: 5 })).place = { paper: 4, index: 5 };
    });
    expect(await findKept(5)).toEqual([{ place: { version: 2, paper: 4, index: 5 } }]);
  });

  it('throws on a value that is not of the shape, and stores nothing', async () => {
    const wider = { ...here, answer: '7' };
    await expect(
      database.fork().insertMany(Note, [{ id: 6, text: 'wider', place: wider }]),
    ).rejects.toThrow();
    await expect(
      database.transaction((em) =>
        Promise.resolve(em.create(Note, { id: 6, text: 'w', place: wider }, { persist: true })),
      ),
    ).rejects.toThrow();
    expect(await findKept(6)).toEqual([]);
  });

  it('keeps null as null', async () => {
    await database.fork().insertMany(Note, [{ id: 7, text: 'nothing', place: null }]);
    expect((await database.fork().findOneOrFail(Note, { id: 7 })).place ?? null).toBeNull();
  });
});
