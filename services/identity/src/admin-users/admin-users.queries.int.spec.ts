import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { v7 as uuid } from 'uuid';
import { type AccountRow, addAccount } from '../account/index.js';
import { database } from '../database.js';
import { ParentChild } from '../parent-child/index.js';
import { AdminUsersQueries } from './admin-users.queries.js';

let scratch: ScratchDatabase;
let queries: AdminUsersQueries;
let mei: AccountRow;
let tan: AccountRow;

beforeAll(async () => {
  scratch = await createScratchDatabase(database, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  queries = new AdminUsersQueries(new Database(scratch.orm));
  const em = scratch.orm.em.fork();
  const add = (username: string, name: string, role: 'child' | 'parent') =>
    addAccount(em, {
      username,
      email: role === 'parent' ? `${username}@example.com` : null,
      name,
      role,
      gradeLevel: null,
      passwordHash: '-',
    });
  [mei, tan] = [add('mei_1', 'Mei Tan', 'child'), add('tan100', '100% Tan', 'parent')];
  add('meix1', 'Mei\\Lim', 'child');
  em.create(
    ParentChild,
    { id: uuid(), parent: tan, child: mei, createdAt: new Date(), origin: 'family' },
    { persist: true },
  );
  await em.flush();
});
afterAll(() => scratch?.drop());

const list = (search: string) => queries.listDetailed({ search, limit: 10, offset: 0 });
const names = async (search: string) => (await list(search)).map(({ username }) => username).sort();

describe('AdminUsersQueries', () => {
  it('finds a search text anywhere in names and e-mail, in any case', async () => {
    expect(await names(' I TAN ')).toEqual(['mei_1']);
    expect(await names('@EXAMPLE')).toEqual(['tan100']);
    expect(await names('nobody')).toEqual([]);
  });

  it.each([
    ['mei_1', ['mei_1']],
    ['0% t', ['tan100']],
    ['m%t', []],
    ['i\\l', ['meix1']],
  ])('treats %s in a search as plain text', async (search, expected) => {
    expect(await names(search)).toEqual(expected);
  });

  it('finds pupils by username and no other users', async () => {
    const found = await queries.findPupils('mei');
    expect(found).toHaveLength(2);
    expect(found[0]).toBe(mei.id);
  });

  it('lists a user with linked people and without hashes', async () => {
    expect(await list('mei_1')).toEqual([
      {
        id: mei.id,
        userId: mei.id,
        username: 'mei_1',
        firstName: 'Mei Tan',
        lastName: '',
        email: null,
        role: 'child',
        gradeLevel: null,
        isActive: true,
        createdAt: mei.createdAt.toISOString(),
        lastActive: null,
        parentInfo: { hasParent: true, parentName: '100% Tan' },
        childrenInfo: [],
      },
    ]);
    expect((await list('tan100'))[0]?.childrenInfo).toEqual([{ userId: mei.id, displayName: 'Mei Tan' }]);
  });

  it('counts users by role and those that match a filter', async () => {
    expect(await queries.count({ search: 'tan', limit: 1, offset: 0 })).toEqual({
      total: 3,
      matching: 2,
      byRole: { child: 2, parent: 1, admin: 0 },
    });
  });

  it('lists the times of a page of users', async () => {
    const all = await queries.list({ limit: 10, offset: 0 });
    expect(all).toHaveLength(3);
    expect(all).toContainEqual({
      userId: tan.id,
      role: 'parent',
      createdAt: tan.createdAt.toISOString(),
      lastActive: null,
    });
    expect(await queries.list({ limit: 10, offset: 2 })).toEqual(all.slice(2));
  });
});
