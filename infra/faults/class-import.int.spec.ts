import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClassResult } from '@sumfox/contracts/identity/class-import.endpoints';
import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestClient } from '../test/test-client.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { adult, freshName, join } from './people-driver.ts';

let stack: TestStack;
let admin: TestClient;

beforeAll(async () => {
  stack = await leaseTestStack();
  admin = await stack.api();
  await admin.signIn('admin', 'practice123');
});

afterAll(() => stack?.stop());

const rowOf = (username: string, changes: object = {}) => ({
  ...{ name: 'Ong Rui En', username, grade: 'P5' },
  ...changes,
});
const send = (rows: object[], more: object = {}) =>
  admin.post<{ rows: ClassResult[]; code: string }>('/api/admin/users/import', {
    ...{ rows, isDryRun: false, requestId: randomUUID() },
    ...more,
  });

describe('the import of a class', () => {
  it('makes nothing in a dry run, and tells the fault of each row', async () => {
    const username = freshName('c');
    const { body } = await send([rowOf(username), rowOf('admin'), rowOf('x y z', { grade: 'P9' })], {
      isDryRun: true,
    });
    expect(body.rows.map(({ status }) => status)).toEqual(['new', 'taken', 'invalid']);
    const { body: users } = await admin.get<DetailedUser[]>(`/api/admin/users-detailed?search=${username}`);
    expect(users).toEqual([]);
  });

  it('makes pupils without a parent, once for a request sent twice, with one first password', async () => {
    const username = freshName('c');
    const requestId = randomUUID();
    const [first, again] = [
      await send([rowOf(username)], { requestId }),
      await send([rowOf(username)], { requestId }),
    ];
    expect(first.body.rows[0]).toMatchObject({ status: 'made', gradeLevel: 'Primary 5' });
    expect(again.body.rows).toEqual(first.body.rows);
    expect((await send([rowOf(username)])).body.rows[0]).toMatchObject({ status: 'taken', password: null });
    const { body: users } = await admin.get<DetailedUser[]>(`/api/admin/users-detailed?search=${username}`);
    expect(users).toMatchObject([{ role: 'child', isActive: true, parentInfo: { hasParent: false } }]);
    const pupil = await stack.api();
    await pupil.signIn(username, first.body.rows[0]?.password ?? '');
    const { body } = await pupil.get<{ user: object }>('/api/auth/user');
    expect(body.user).toMatchObject({ mustChangePassword: true });
    const { body: log } = await admin.get<{ entries: object[] }>(
      `/api/admin/audit?action=account.imported&person=${username}`,
    );
    expect(log.entries).toHaveLength(1);
  });

  it('takes a few rows at a time, and admins alone', async () => {
    const rows = Array.from({ length: 6 }, () => rowOf(freshName('c')));
    expect(await send(rows)).toMatchObject({ status: 400, body: { code: 'too-many-rows' } });
    const parent = await join(stack, adult());
    const body = { rows: [rowOf('some_child')], isDryRun: true, requestId: randomUUID() };
    expect((await parent.client.post('/api/admin/users/import', body)).status).toBe(403);
  });
});

describe('the order of the list', () => {
  it('is by the column and direction asked for', async () => {
    for (const name of ['Zoe', 'Abel']) await send([rowOf(freshName('sorted'), { name })]);
    const names = async (order: string) =>
      (
        await admin.get<DetailedUser[]>(`/api/admin/users-detailed?search=sorted&sort=name&order=${order}`)
      ).body.map(({ firstName }) => firstName);
    expect(await names('asc')).toEqual(['Abel', 'Zoe']);
    expect(await names('desc')).toEqual(['Zoe', 'Abel']);
  });
});
