import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrateDatabase } from '@sumfox/platform/database/migrate';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { v7 as uuid } from 'uuid';
import { DEMO_FAMILY } from '../account/demo-accounts.js';
import { database } from '../database.js';

const THIS = database.migrations.findIndex(({ name }) => name === '0006-links-with-proof');
let scratch: ScratchDatabase;

beforeAll(async () => {
  const before = { ...database, migrations: database.migrations.slice(0, THIS), seed: undefined };
  scratch = await createScratchDatabase(before, process.env.TEST_ADMIN_DATABASE_URL ?? '');
});
afterAll(() => scratch?.drop());

it('takes only families that registered together, and the demo family, for linked with proof', async () => {
  const em = scratch.orm.em.fork();
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5, 8, 0, 0) + seconds * 1_000);
  const account = async (role: 'child' | 'parent', username: string, seconds: number): Promise<string> => {
    const id = uuid();
    const email = role === 'parent' ? (username.includes('@') ? username : `${username}@example.sg`) : null;
    await em.execute(
      `insert into accounts (id, username, username_folded, email, first_name, last_name, role, is_active, is_demo,
         password_hash, created_at) values (?, ?, ?, ?, 'A', 'B', ?, true, false, '-', ?)`,
      [id, username, username, email, role, at(seconds)],
    );
    return id;
  };
  const link = async (parentId: string, childId: string, seconds: number, id = uuid()): Promise<string> => {
    await em.execute(
      'insert into parent_children (id, parent_id, child_id, created_at) values (?, ?, ?, ?)',
      [id, parentId, childId, at(seconds)],
    );
    await em.execute(
      `insert into consents (id, child_id, parent_id, version, given_at) values (?, ?, ?, '2026-11', ?)`,
      [uuid(), childId, parentId, at(seconds)],
    );
    return id;
  };
  const family = await account('parent', 'pat@example.sg', 0);
  const together = await link(family, await account('child', 'mei', 0.1), 0.2);
  const later = await link(family, await account('child', 'jun', 0), 600);
  const stranger = await link(
    await account('parent', 'stranger', 0),
    await account('child', 'kai', 0.1),
    0.2,
  );
  const [demoParent, demoChild] = [await account('parent', 'demo', 0), await account('child', 'demo_c', 0)];
  await link(demoParent, demoChild, 600, DEMO_FAMILY.linkId);
  await em.execute(
    `insert into link_requests (id, parent_id, child_id, decider, created_at)
     values (?, ?, ?, 'parent', now()), (?, ?, ?, 'first-parent', now())`,
    [uuid(), demoParent, demoChild, uuid(), family, demoChild],
  );

  await migrateDatabase(
    { ...database, migrations: database.migrations.slice(0, THIS + 1), seed: undefined },
    scratch.url,
  );
  const origins = await em.execute<Array<{ id: string; origin: string; consent: string }>>(
    `select l.id, l.origin, c.origin as consent from parent_children l
     join consents c on c.parent_id = l.parent_id and c.child_id = l.child_id`,
  );
  expect(Object.fromEntries(origins.map((row) => [row.id, [row.origin, row.consent]]))).toEqual({
    [together]: ['family', 'family'],
    [later]: ['unproven', 'unproven'],
    [stranger]: ['unproven', 'unproven'],
    [DEMO_FAMILY.linkId]: ['family', 'family'],
  });
  const open = await em.execute('select parent_id from link_requests where decided_at is null');
  expect(open).toEqual([{ parent_id: family }]);
});
