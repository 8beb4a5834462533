import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/database/scratch-database';
import { v7 as uuid } from 'uuid';
import { database } from '../database.js';
import { addAccount } from '../registration/account.factory.js';
import { RegistrationRequest } from '../registration/registration-request.entity.js';
import { ExpiredRowsSweeper } from './expired-rows.sweeper.js';

let scratch: ScratchDatabase;

beforeAll(async () => {
  scratch = await createScratchDatabase(database, process.env.TEST_ADMIN_DATABASE_URL ?? '');
});
afterAll(() => scratch?.drop());

it('forgets a form after a day, not before, and never its account', async () => {
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
