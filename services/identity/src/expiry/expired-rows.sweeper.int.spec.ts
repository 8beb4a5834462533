import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { v7 as uuid } from 'uuid';
import { database } from '../database.js';
import { addAccount } from '../account/account.factory.js';
import { RegistrationRequest } from '../registration/registration-request.entity.js';
import { ExpiredRowsSweeper } from './expired-rows.sweeper.js';

let scratch: ScratchDatabase;

beforeAll(async () => {
  scratch = await createScratchDatabase(database, process.env.TEST_ADMIN_DATABASE_URL ?? '');
});
afterAll(() => scratch?.drop());

it('ExpiredRowsSweeper deletes a registration request after a day and keeps its account', async () => {
  const em = scratch.orm.em.fork();
  const account = addAccount(em, {
    username: 'siti',
    email: null,
    name: 'Siti',
    role: 'child',
    gradeLevel: 'Primary 3',
    passwordHash: '-',
  });
  const add = (hours: number) => {
    const createdAt = new Date(Date.now() - hours * 3_600_000);
    return em.create(
      RegistrationRequest,
      { id: uuid(), digest: '-', account, child: null, createdAt },
      { persist: true },
    );
  };
  const [kept] = [add(23), add(25)];
  await em.flush();
  await new ExpiredRowsSweeper(new Database(scratch.orm)).run();
  const left = await scratch.orm.em
    .fork()
    .execute<Array<{ id: string }>>('select id from registration_requests');
  expect(left).toEqual([{ id: kept?.id }]);
  expect(await scratch.orm.em.fork().execute('select id from accounts')).toHaveLength(1);
});

it('ExpiredRowsSweeper deletes codes, counts and notices when they expire, not before', async () => {
  const em = scratch.orm.em.fork();
  const [{ id: account } = { id: '' }] = await em.execute<Array<{ id: string }>>('select id from accounts');
  const left = async () => {
    await new ExpiredRowsSweeper(new Database(scratch.orm)).run();
    const [row] = await em.execute<Array<{ codes: string; counts: string; notices: string }>>(
      `select (select count(*) from link_codes) as codes, (select count(*) from failed_links) as counts,
         (select count(*) from notices) as notices`,
    );
    return [Number(row?.codes), Number(row?.counts), Number(row?.notices)];
  };
  await em.execute(`insert into link_codes values (?, '-', now() + interval '1 minute')`, [account]);
  await em.execute(`insert into failed_links values (?, 1, now() - interval '59 minutes')`, [account]);
  await em.execute(
    `insert into notices values (gen_random_uuid(), ?, 'link-made', ?, null, now() - interval '179 days', null)`,
    [account, account],
  );
  expect(await left()).toEqual([1, 1, 1]);
  await em.execute("update link_codes set expires_at = now() - interval '1 second'");
  await em.execute("update failed_links set since = since - interval '2 minutes'");
  await em.execute("update notices set created_at = created_at - interval '2 days'");
  expect(await left()).toEqual([0, 0, 0]);
});
