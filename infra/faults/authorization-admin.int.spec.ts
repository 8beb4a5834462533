import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '@sumfox/contracts/identity/account';
import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import type { AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import {
  PASSWORD,
  adult,
  anotherAdmin,
  freshName,
  join,
  linkByCode,
  pupil,
  register,
} from './people-driver.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});

afterAll(() => stack?.stop());

describe('admin', () => {
  it('closes an account, which ends its sessions at once, and reopens it', async () => {
    const [admin, { client, user }] = [await stack.api('admin'), await join(stack, pupil())];
    const path = `/api/admin/users/${user.userId}/toggle-status`;
    expect((await client.get('/api/profile')).status).toBe(200);
    expect((await admin.patch(path, { isActive: false })).body).toEqual({ success: true, isActive: false });
    expect((await client.get('/api/profile')).status).toBe(401);
    const again = await (
      await stack.api()
    ).post<{ error: string }>('/api/auth/login', { username: user.username, password: PASSWORD });
    expect([again.status, again.body.error]).toEqual([401, 'Invalid credentials']);
    await admin.patch(path, { isActive: true });
    expect((await client.get('/api/profile')).status).toBe(401);
    await client.signIn(user.username, PASSWORD);
  });

  it('cannot reopen an account under erasure', async () => {
    const [admin, { user }] = [await stack.api('admin'), await join(stack, pupil())];
    // As between the word to the services and their answers.
    await stack.sql('identity', 'update accounts set is_active = false where id = $1', [user.userId]);
    await stack.sql(
      'identity',
      `insert into erasures (id, account_id, requested_at, erase_after, started_at)
       values (gen_random_uuid(), $1, now(), now(), now())`,
      [user.userId],
    );
    const path = `/api/admin/users/${user.userId}/toggle-status`;
    const { status, body } = await admin.patch<{ error: string }>(path, { isActive: true });
    expect([status, body.error]).toEqual([409, 'This account is being erased.']);
  });

  it("cannot close the caller's account or the last admin's", async () => {
    const admin = await stack.api('admin');
    const { body } = await admin.get<{ user: User }>('/api/auth/user');
    const path = `/api/admin/users/${body.user.userId}/toggle-status`;
    expect((await admin.patch(path, { isActive: false })).status).toBe(409);
    expect((await admin.patch(path, { isActive: 'no' })).status).toBe(400);
    expect((await admin.patch('/api/admin/users/nobody/toggle-status', { isActive: false })).status).toBe(
      404,
    );
  });

  it('resets a password, which ends the sessions and requires a new one', async () => {
    const [admin, { client, user }] = [await stack.api('admin'), await join(stack, adult())];
    const path = `/api/admin/users/${user.userId}/reset-password`;
    expect((await admin.post<{ error: string }>(path, { newPassword: '   ' })).body.error).toBe(
      'Failed to reset password',
    );
    expect((await admin.post(path, { newPassword: 'abc' })).status).toBe(400);
    expect((await admin.post(path, { newPassword: '  brand-new ' })).status).toBe(200);
    expect((await client.get('/api/profile')).status).toBe(401);
    await client.signIn(user.username, 'brand-new');
    expect((await client.get<{ user: User }>('/api/auth/user')).body.user.mustChangePassword).toBe(true);
    const { body: me } = await admin.get<{ user: User }>('/api/auth/user');
    const own = await admin.post(`/api/admin/users/${me.user.userId}/reset-password`, {
      newPassword: 'practice123',
    });
    expect(own.status).toBe(400);
  });

  it('finds users by text, role and status, without hashes', async () => {
    const admin = await stack.api('admin');
    const parent = await join(stack, adult({ name: '100% Rahim' }));
    await register(stack, pupil({ parentCode: parent.user.username }));
    const list = async (query: string) =>
      (await admin.get<DetailedUser[]>(`/api/admin/users-detailed?${query}`)).body;
    const [found] = await list(`search=${encodeURIComponent('100% r')}&role=parent&status=active`);
    expect(found).toMatchObject({
      username: parent.user.username,
      childrenInfo: [{ displayName: 'Siti Rahim' }],
    });
    expect(await list(`search=${parent.user.username}&status=inactive`)).toEqual([]);
    expect((await list('role=child&limit=1'))[0]?.parentInfo).toMatchObject({
      hasParent: true,
      parentName: '100% Rahim',
    });
    expect(JSON.stringify(await list(''))).not.toMatch(/argon2|hash/i);
    const { body: users } = await admin.get<Array<{ role: string }>>('/api/admin/users');
    expect(users.every((user) => user.role !== 'admin')).toBe(true);
    expect(
      (await admin.get<{ total: number; byRole: { admin: number } }>('/api/admin/users-count')).body.byRole
        .admin,
    ).toBe(1);
  });
});

describe('audit log', () => {
  it('lists actor, action and subject, by page and by filter', async () => {
    const admin = await stack.api('admin');
    const [parent, child] = [await join(stack, adult()), await join(stack, pupil())];
    const { client, user } = parent;
    await linkByCode(parent, child);
    await client.post(`/api/parent/children/${child.user.userId}/reset-password`, { newPassword: 'four' });
    const read = async (query: string) =>
      (await admin.get<{ entries: AuditEntry[]; nextCursor: string | null }>(`/api/admin/audit?${query}`))
        .body;
    const { entries } = await read(`person=${user.username}`);
    expect(entries.map((entry) => entry.action)).toEqual([
      'password.reset',
      'consent.given',
      'child.linked',
      'account.registered',
    ]);
    expect(entries[0]).toMatchObject({
      actor: { username: user.username },
      actorRole: 'parent',
      target: { username: child.user.username },
    });
    expect(entries[0]?.traceId).toMatch(/^[0-9a-f]{32}$/);
    const one = await read(`person=${user.userId}&limit=3`);
    const two = await read(`person=${user.userId}&limit=3&cursor=${one.nextCursor}`);
    expect([one.entries.length, two.entries.map((entry) => entry.action), two.nextCursor]).toEqual([
      3,
      ['account.registered'],
      null,
    ]);
    expect((await read('to=2020-01-01')).entries).toEqual([]);
    expect((await admin.get('/api/admin/audit?from=tomorrow')).status).toBe(400);
    expect(JSON.stringify(entries)).not.toContain('four');
  });

  it('records reads of user lists once for repeated reads, without the search text', async () => {
    // An admin without an earlier read: a read is recorded once in a while per admin.
    const { client: admin, user } = await anotherAdmin(stack);
    const reads = async () =>
      (await admin.get<{ entries: AuditEntry[] }>('/api/admin/audit?action=users.read')).body.entries.filter(
        ({ actor }) => actor?.username === user.username,
      );
    const search = freshName('find');
    const list = (query: string) => admin.get(`/api/admin/users-detailed?${query}`);
    await Promise.all(Array.from({ length: 5 }, () => list(`search=${search}&role=child&limit=5`)));
    await list(`search=${search.toUpperCase()}&role=child&offset=5`);
    await list(`search=${search}&role=parent&status=inactive`);
    for (let i = 0; i < 3; i += 1) await admin.get('/api/admin/users');
    const entries = (await reads()).reverse();
    expect(entries.map((entry) => entry.details)).toEqual([
      { list: 'detailed', role: 'child', searched: true },
      { list: 'detailed', role: 'parent', status: 'inactive', searched: true },
      { list: 'times' },
    ]);
    expect(entries[0]).toMatchObject({ actorRole: 'admin', target: null });
    expect(JSON.stringify(entries)).not.toContain(search);
  });

  it('withholds the list when the read cannot be recorded', async () => {
    const admin = await stack.api('admin');
    const path = `/api/admin/users-detailed?search=${freshName('find')}`;
    await stack.sql('identity', 'alter table audit_entries rename to audit_entries_away');
    try {
      expect((await admin.get(path)).status).toBe(500);
    } finally {
      await stack.sql('identity', 'alter table audit_entries_away rename to audit_entries');
    }
    expect((await admin.get(path)).status).toBe(200);
  });

  it.each(["update audit_entries set action = 'x'", 'delete from audit_entries', 'truncate audit_entries'])(
    'cannot be changed: %s',
    async (statement) => {
      await expect(stack.sql('identity', statement)).rejects.toThrow('the audit log only grows');
    },
  );
});
