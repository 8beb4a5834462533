import 'reflect-metadata';
import { argon2Sync } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestMicroservice } from '@nestjs/common';
import { type MicroserviceOptions, Transport } from '@nestjs/microservices';
import { Test, type TestingModule } from '@nestjs/testing';
import { nameAdmins, noteReviewsRead } from '@sumfox/contracts/identity/admin.calls';
import { getModelConsent } from '@sumfox/contracts/identity/consent.calls';
import { DEMO_PASSWORD } from '@sumfox/contracts/identity/demo-mode.rules';
import type { CallInput, CallOutput, InternalCall } from '@sumfox/contracts/endpoint';
import {
  type OpenedSession,
  checkSession,
  closeSession,
  describePupil,
  listLinkedPupils,
  openSession,
} from '@sumfox/contracts/identity/session.calls';
import { currentUser, demoAccounts } from '@sumfox/contracts/identity/session.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { migrateDatabase } from '@sumfox/platform/database/migrate';
import type { Caller } from '@sumfox/platform/rpc/caller';
import type { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { TestCallers } from '@sumfox/platform/testing/test-callers';
import { Client } from 'pg';
import { v7 as uuid } from 'uuid';
import { Account } from './account/account.entity.js';
import { DEMO_ACCOUNTS } from './account/demo-accounts.js';
import { IDENTITY_CONFIG, loadIdentityConfig } from './config.js';
import { database } from './database.js';
import { ParentChild } from './parent-child/parent-child.entity.js';
import { formatPassword } from './password/password.rules.js';
import { PasswordService } from './password/password.service.js';
import { SessionService } from './sign-in/session.service.js';

const DATABASE_NAME = `identity_test_${process.pid}`;
const GATEWAY: Caller = { process: 'gateway', userId: null, role: null, sessionId: null };
const REFUSAL = { kind: 'unauthenticated', code: 'invalid-credentials', message: 'Invalid credentials' };

let admin: Client;
let url: string;
let module: TestingModule;
let app: INestMicroservice;
let db: Database;
const callers = new TestCallers();
let client: ServiceClient;

function call<C extends InternalCall>(name: C, input: CallInput<C>): Promise<CallOutput<C>> {
  const [process = 'gateway'] = name.callers;
  return callers.client(process).call(name, input);
}

const asCaller = (userId: string, role: 'child' | 'parent' | 'admin'): Caller => ({
  process: 'gateway',
  userId,
  role,
  sessionId: uuid(),
});
async function signIn(username: string, password = DEMO_PASSWORD): Promise<OpenedSession> {
  const opened = await call(openSession, { username, password });
  if ('challenge' in opened) throw new Error('asks for a code');
  return opened;
}
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  );
const execute = <Row>(sql: string, params: unknown[] = []) => db.fork().execute<Row[]>(sql, params);
const seed = () => migrateDatabase(database, url);
/** The tables with seeded rows, those that others refer to first. */
const SEEDED = ['accounts', 'parent_children', 'consents'];

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A stored account; unique unless said otherwise. */
async function addAccount(
  changes: Partial<{ [K in keyof typeof FIELDS]: (typeof FIELDS)[K] | null }> = {},
): Promise<string> {
  const id = uuid();
  const username = changes.username ?? `user-${id.slice(-12)}`;
  const row = {
    ...FIELDS,
    id,
    usernameFolded: username,
    passwordHash: await module.get(PasswordService).hash(DEMO_PASSWORD),
    createdAt: new Date(),
    ...changes,
    username,
  };
  await db.fork().insert(Account, row as never);
  return id;
}
const FIELDS = {
  username: '',
  usernameFolded: '',
  email: null as string | null,
  firstName: 'Siti',
  lastName: 'Rahim',
  callName: null as string | null,
  role: 'child' as 'child' | 'parent' | 'admin',
  gradeLevel: null as 'Primary 3' | null,
  isActive: true,
  isDemo: false,
  passwordHash: '',
};

beforeAll(async () => {
  const adminUrl = process.env.TEST_ADMIN_DATABASE_URL ?? '';
  admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${DATABASE_NAME} with (force)`);
  await admin.query(`create database ${DATABASE_NAME}`);
  const target = new URL(adminUrl);
  target.pathname = `/${DATABASE_NAME}`;
  url = target.href;
  const port = await findFreePort();
  const address = `127.0.0.1:${port}`;
  Object.assign(process.env, {
    NODE_ENV: 'test',
    ...callers.environmentOf('identity'),
    LOG_LEVEL: 'silent',
    HEALTH_PORT: '0',
    DATABASE_URL: url,
    REDIS_URL: process.env.TEST_REDIS_URL,
    QUEUE_PREFIX: DATABASE_NAME,
    ACCOUNT_SECRET: 'identity-integration-test-secret-1',
    DEMO_MODE: '1',
    IDENTITY_RPC: address,
    ASSESSMENT_RPC: address,
    MARKING_RPC: address,
    CONTENT_RPC: address,
    ANALYTICS_RPC: address,
  });
  await seed();
  // The platform reads the environment when the module is declared.
  const { AppModule } = await import('./app.module.js');
  module = await Test.createTestingModule({ imports: [AppModule] }).compile();
  app = module.createNestMicroservice<MicroserviceOptions>({
    transport: Transport.TCP,
    options: { host: '127.0.0.1', port },
  });
  await app.listen();
  db = module.get(Database);
  await execute('create schema seeded');
  for (const table of SEEDED) await execute(`create table seeded.${table} as table ${table}`);
  client = callers.client('gateway');
});

afterAll(async () => {
  await callers.close();
  await app?.close();
  await admin?.query(`drop database if exists ${DATABASE_NAME} with (force)`);
  await admin?.end();
});

beforeEach(async () => {
  await execute('truncate accounts, outbox_messages cascade');
  // The rows that seeding has made: making them again for each test would hash three passwords.
  for (const table of SEEDED) await execute(`insert into ${table} select * from seeded.${table}`);
});

describe('identity schema', () => {
  it("rejects a look-alike username and another account's e-mail as a username", async () => {
    await expect(addAccount({ username: 'mеi.tan' })).rejects.toThrow('accounts_username_charset');
    await expect(addAccount({ username: 'a' })).rejects.toThrow('accounts_username_charset');
    await addAccount({ email: 'tan@example.com', role: 'parent' });
    await expect(addAccount({ username: 'tan@example.com' })).rejects.toThrow('accounts_username_charset');
    await expect(addAccount({ email: 'Tan@example.com' })).rejects.toThrow('accounts_email_folded');
    await expect(addAccount({ email: 'tan@example.com' })).rejects.toThrow('accounts_email_unique');
  });

  it("allows a parent's own e-mail as username", async () => {
    await addAccount({ username: 'lim@example.com', email: 'lim@example.com', role: 'parent' });
    expect((await signIn('Lim@Example.com')).user).toMatchObject({
      username: 'lim@example.com',
      role: 'parent',
    });
  });
});

describe('sign-in', () => {
  it('accepts the three demo accounts, the parent with the child', async () => {
    for (const { username, role } of DEMO_ACCOUNTS) {
      const opened = await signIn(username);
      expect(openSession.output.safeParse(opened).success).toBe(true);
      expect(opened.user).toMatchObject({ username, role, gradeLevel: 'Primary 5' });
      expect(opened.user.children.map((c) => c.displayName)).toEqual(role === 'parent' ? ['Mei Tan'] : []);
    }
  });

  it('stores session, visit and event together', async () => {
    const { sessionId, expiresAt, user } = await signIn('student');
    const sessions = await execute<{ id: string; account_id: string; ended_at: null }>(
      'select * from sessions',
    );
    expect(sessions).toMatchObject([{ id: sessionId, account_id: user.userId, ended_at: null }]);
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(167.9);
    expect(hours).toBeLessThanOrEqual(168);
    const events = await execute('select kind, name, data from outbox_messages');
    expect(events).toEqual([
      { kind: 'event', name: 'account.signed-in', data: { userId: user.userId, role: 'child' } },
    ]);
    const [account] = await execute<{ visited: boolean }>(
      'select last_active_at is not null as visited from accounts where id = ?',
      [user.userId],
    );
    expect(account?.visited).toBe(true);
  });

  it('accepts capitals, full-width letters, surrounding spaces and the e-mail', async () => {
    await addAccount({ username: 'siti3', email: 'siti@example.com', role: 'parent' });
    for (const typed of ['Siti3', ' siti3 ', 'ｓｉｔｉ３', 'SITI@example.com'])
      expect((await signIn(typed)).user.username).toBe('siti3');
  });

  it('rejects an unknown name, a wrong password and a closed account alike, and stores nothing', async () => {
    await addAccount({ username: 'closed', isActive: false });
    const verify = jest.spyOn(module.get(PasswordService), 'verify');
    const attempts = [
      signIn('nobody'),
      signIn('student', 'practice124'),
      signIn('closed'),
      signIn("' or 1=1 --"),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt)).toMatchObject(REFUSAL);
    // Each case costs one hash, so response times reveal nothing.
    expect(verify).toHaveBeenCalledTimes(attempts.length);
    verify.mockRestore();
    expect(await execute('select id from sessions')).toEqual([]);
    expect(await execute('select id from outbox_messages')).toEqual([]);
  });

  it('rehashes a cheaper password once while four clients sign in with it', async () => {
    const salt = Buffer.alloc(16, 3);
    const cost = { memoryKib: 4_096, passes: 1, parallelism: 1 };
    const tag = argon2Sync('argon2id', {
      message: DEMO_PASSWORD,
      nonce: salt,
      parallelism: cost.parallelism,
      tagLength: 32,
      memory: cost.memoryKib,
      passes: cost.passes,
    });
    const id = await addAccount({ username: 'old-hash', passwordHash: formatPassword({ cost, salt, tag }) });
    const opened = await Promise.all(Array.from({ length: 4 }, () => signIn('old-hash')));
    expect(new Set(opened.map((o) => o.sessionId)).size).toBe(4);
    const [row] = await execute<{ password_hash: string }>(
      'select password_hash from accounts where id = ?',
      [id],
    );
    expect(row?.password_hash).toContain('$m=19456,t=2,p=1$');
    expect((await signIn('old-hash')).user.userId).toBe(id);
  });

  it('opens no session when the password changes during the check', async () => {
    const id = await addAccount({ username: 'changing' });
    const passwords = module.get(PasswordService);
    const newHash = await passwords.hash('another-password');
    const verify = jest.spyOn(passwords, 'verify').mockImplementationOnce(async () => {
      await execute('update accounts set password_hash = ? where id = ?', [newHash, id]);
      return true;
    });
    expect(await refusalOf(signIn('changing'))).toMatchObject(REFUSAL);
    verify.mockRestore();
    expect(await execute('select id from sessions where account_id = ?', [id])).toEqual([]);
  });
});

describe('session', () => {
  const check = async (sessionId: string) => (await call(checkSession, { sessionId })).session;

  it('carries the role that the account has at the moment', async () => {
    const id = await addAccount({ username: 'growing' });
    const { sessionId } = await signIn('growing');
    expect(await check(sessionId)).toEqual({ userId: id, role: 'child', restriction: null });
    await execute("update accounts set role = 'parent' where id = ?", [id]);
    expect(await check(sessionId)).toEqual({ userId: id, role: 'parent', restriction: null });
  });

  it('ends once and is rejected afterwards', async () => {
    const { sessionId } = await signIn('student');
    expect(await call(closeSession, { sessionId })).toEqual({ closed: true });
    expect(await check(sessionId)).toBeNull();
    expect(await call(closeSession, { sessionId })).toEqual({ closed: false });
  });

  it("leaves the account's other sessions open when it ends", async () => {
    const [one, two] = [await signIn('student'), await signIn('student')];
    await call(closeSession, { sessionId: one.sessionId });
    expect(await check(two.sessionId)).not.toBeNull();
  });

  it('is rejected after its expiry and when the account is closed', async () => {
    const late = await signIn('student');
    await execute("update sessions set expires_at = now() - interval '1 second' where id = ?", [
      late.sessionId,
    ]);
    expect(await check(late.sessionId)).toBeNull();
    const closed = await signIn('parent');
    await execute('update accounts set is_active = false where id = ?', [closed.user.userId]);
    expect(await check(closed.sessionId)).toBeNull();
  });

  it.each(['', 'no-uuid', "'; drop table sessions; --", uuid()])(
    'rejects %p as a token',
    async (sessionId) => {
      expect(await check(sessionId)).toBeNull();
      expect(await call(closeSession, { sessionId })).toEqual({ closed: false });
    },
  );

  it('records a visit at most once a minute', async () => {
    const { sessionId } = await signIn('student');
    const seenAt = async () =>
      (await execute<{ last_seen_at: Date }>('select last_seen_at from sessions'))[0]?.last_seen_at;
    const before = await seenAt();
    await check(sessionId);
    expect(await seenAt()).toEqual(before);
    await execute("update sessions set last_seen_at = now() - interval '61 seconds'");
    await execute('update accounts set last_active_at = null');
    await check(sessionId);
    const [account] = await execute<{ fresh: boolean }>(
      `select s.last_seen_at > now() - interval '5 seconds' and a.last_active_at > now() - interval '5 seconds' as fresh
       from sessions s join accounts a on a.id = s.account_id`,
    );
    expect(account?.fresh).toBe(true);
  });
});

describe('getUser', () => {
  const input = { params: undefined, query: undefined, body: undefined };

  it("returns the caller's account without secrets", async () => {
    const { user } = await signIn('parent');
    const answer = await client.forward(currentUser, 'identity', input, asCaller(user.userId, 'parent'));
    expect(answer).toEqual({ user });
    expect(currentUser.response.safeParse(answer).success).toBe(true);
    expect(JSON.stringify(answer)).not.toMatch(/argon2|hash|@/);
  });

  it('rejects a caller with a deleted account, and a missing caller', async () => {
    const gone = client.forward(currentUser, 'identity', input, asCaller(uuid(), 'child'));
    expect(await refusalOf(gone)).toMatchObject({ kind: 'unauthenticated', code: 'signed-out' });
    const nobody = client.forward(currentUser, 'identity', input, GATEWAY);
    expect(await refusalOf(nobody)).toMatchObject({ kind: 'unauthenticated' });
  });

  it('lists linked children by age of link, closed accounts included', async () => {
    const parentId = await addAccount({ username: 'two-children', role: 'parent' });
    const [first, second] = [
      await addAccount({ gradeLevel: 'Primary 3' }),
      await addAccount({ isActive: false }),
    ];
    const links = [
      {
        id: uuid(),
        parent: parentId,
        child: second,
        origin: 'code',
        createdAt: new Date('2026-03-02T00:00:00Z'),
      },
      {
        id: uuid(),
        parent: parentId,
        child: first,
        origin: 'code',
        createdAt: new Date('2026-03-01T00:00:00Z'),
      },
    ] as const;
    for (const link of links) await db.fork().insert(ParentChild, link);
    const { user } = await signIn('two-children');
    expect(user.children.map((c) => [c.userId, c.gradeLevel, c.createdAt])).toEqual([
      [first, 'Primary 3', '2026-03-01T00:00:00.000Z'],
      [second, 'Primary 5', '2026-03-02T00:00:00.000Z'],
    ]);
  });
});

describe('pupil access', () => {
  const [demoAdmin, demoParent, demoChild] = DEMO_ACCOUNTS.map((a) => a.id) as [string, string, string];
  const describe_ = async (pupilId: string, viewerId: string) =>
    (await call(describePupil, { pupilId, viewerId })).pupil;

  it('allows the pupil, a linked parent and an admin, and rejects others', async () => {
    const stranger = await addAccount({ role: 'parent' });
    const classmate = await addAccount();
    const closedAdmin = await addAccount({ role: 'admin', isActive: false });
    const viewable = async (viewer: string) => (await describe_(demoChild, viewer))?.viewable;
    expect(await viewable(demoChild)).toBe(true);
    expect(await viewable(demoParent)).toBe(true);
    expect(await viewable(demoAdmin)).toBe(true);
    for (const viewer of [stranger, classmate, closedAdmin, uuid(), 'no-uuid'])
      expect((await viewable(viewer)) ?? false).toBe(false);
  });

  it('rejects a parent as soon as the link ends', async () => {
    await execute('delete from parent_children');
    expect(await describe_(demoChild, demoParent)).toEqual({
      userId: demoChild,
      firstName: 'Mei',
      gradeLevel: 'Primary 5',
      viewable: false,
    });
  });

  it('lists exactly the parents that are linked at that moment', async () => {
    const listed = async (parentId: string) => (await call(listLinkedPupils, { parentId })).pupils;
    expect(await listed(demoParent)).toEqual([{ userId: demoChild, gradeLevel: 'Primary 5' }]);
    for (const id of [demoChild, demoAdmin, uuid(), 'no-uuid']) expect(await listed(id)).toEqual([]);
    await execute('delete from parent_children');
    expect(await listed(demoParent)).toEqual([]);
  });

  it('describes a pupil to the processes of the contract and rejects others', async () => {
    const asked = client.call(describePupil, { pupilId: demoChild, viewerId: demoAdmin });
    expect(await refusalOf(asked)).toMatchObject({ kind: 'forbidden' });
  });

  it("rejects an adult's id and an unknown id", async () => {
    for (const id of [demoParent, demoAdmin, uuid(), 'no-uuid'])
      expect(await describe_(id, demoAdmin)).toBeNull();
  });
});

describe('review pages', () => {
  const [demoAdmin, demoParent, demoChild] = DEMO_ACCOUNTS.map((a) => a.id) as [string, string, string];

  it('names admins and rejects other ids', async () => {
    const { usernames } = await call(nameAdmins, { userIds: [demoAdmin, demoParent, demoChild, uuid()] });
    expect(usernames).toEqual({ [demoAdmin]: 'admin' });
  });

  it('records reads by admins only', async () => {
    for (const role of ['child', 'parent', null] as const) {
      const heard = role && callers.tokensOf('gateway').sign('marking', asCaller(demoParent, role));
      const caller = heard && callers.tokensOf('marking').verify(heard, 'marking');
      const asked = callers.client('marking').call(noteReviewsRead, { status: 'open' }, caller);
      expect(await refusalOf(asked)).toMatchObject({ kind: 'forbidden' });
    }
    const rows = await execute("select 1 from audit_entries where action = 'reviews.read'");
    expect(rows).toHaveLength(0);
  });
});

describe('model consent', () => {
  const [, demoParent, demoChild] = DEMO_ACCOUNTS.map((a) => a.id) as [string, string, string];
  const allowed = async (pupilId: string) => (await call(getModelConsent, { pupilId })).allowed;

  it('is given for the child of a linked parent, and for no other pupil', async () => {
    const alone = await addAccount();
    expect(await allowed(demoChild)).toBe(true);
    for (const id of [alone, demoParent, uuid()]) expect(await allowed(id)).toBe(false);
  });

  it.each([
    ['family', true],
    ['code', true],
    ['parent-code', false],
    ['unproven', false],
  ])('comes with a link by %s: %s', async (origin, isGiven) => {
    await execute('update parent_children set origin = ?', [origin]);
    expect(await allowed(demoChild)).toBe(isGiven);
  });

  it('ends with the link and with the account', async () => {
    await execute('update accounts set is_active = false where id = ?', [demoChild]);
    expect(await allowed(demoChild)).toBe(false);
    await execute('update accounts set is_active = true where id = ?', [demoChild]);
    await execute('delete from parent_children');
    expect(await allowed(demoChild)).toBe(false);
  });

  it('is shown to the judging worker only', async () => {
    for (const process of ['gateway', 'marking', 'extraction-worker'] as const) {
      const asked = callers.client(process).call(getModelConsent, { pupilId: demoChild });
      expect(await refusalOf(asked)).toMatchObject({ kind: 'forbidden', code: 'caller' });
    }
  });
});

describe('demo accounts', () => {
  const list = () =>
    client.forward(
      demoAccounts,
      'identity',
      { params: undefined, query: undefined, body: undefined },
      GATEWAY,
    );

  it('are listed, and each listed account signs in', async () => {
    const { accounts } = await list();
    expect(accounts.map((a) => a.username)).toEqual(['admin', 'parent', 'student']);
    for (const { username, password, role } of accounts)
      expect((await signIn(username, password)).user.role).toBe(role);
  });

  it('keep changes when the seed runs again, and are restored when deleted', async () => {
    const [demoAdmin, , demoChild] = DEMO_ACCOUNTS;
    await execute(
      "update accounts set username = 'meimei', username_folded = 'meimei', first_name = 'Mei Mei' where id = ?",
      [demoChild?.id],
    );
    await execute(
      "update accounts set password_hash = 'changed', is_demo = false where username_folded = 'parent'",
    );
    await execute('delete from parent_children');
    await execute('delete from accounts where id = ?', [demoAdmin?.id]);
    await seed();
    const rows = await execute<{ username: string; password_hash: string }>(
      'select username, password_hash from accounts order by username',
    );
    expect(rows.map((r) => r.username)).toEqual(['admin', 'meimei', 'parent']);
    expect(rows[2]?.password_hash).toBe('changed');
    expect(await execute('select id from parent_children')).toEqual([]);
    expect((await list()).accounts.map((a) => a.username)).toEqual(['admin', 'meimei']);
  });

  it('do not take a username that a person has', async () => {
    await execute('truncate accounts cascade');
    const person = await addAccount({ username: 'student', firstName: 'Own' });
    await seed();
    const rows = await execute<{ id: string; is_demo: boolean }>(
      "select id, is_demo from accounts where username_folded = 'student'",
    );
    expect(rows).toEqual([{ id: person, is_demo: false }]);
    expect((await signIn('parent')).user.children).toEqual([]);
  });

  it('are not created without DEMO_MODE', async () => {
    await execute('truncate accounts cascade');
    process.env.DEMO_MODE = '0';
    await seed();
    process.env.DEMO_MODE = '1';
    expect(await execute('select id from accounts')).toEqual([]);
  });

  it('accept their private passwords and reject the public one', async () => {
    const own = ['DEMO_ADMIN_PASSWORD', 'DEMO_PARENT_PASSWORD', 'DEMO_STUDENT_PASSWORD'];
    await execute('truncate accounts cascade');
    await seed();
    for (const name of own) process.env[name] = `of ${name}`;
    await seed();
    for (const name of own) delete process.env[name];
    expect(await refusalOf(signIn('admin'))).toMatchObject(REFUSAL);
    expect((await signIn('admin', 'of DEMO_ADMIN_PASSWORD')).user.username).toBe('admin');
  });

  it('cannot sign in and are not listed without DEMO_MODE', async () => {
    const { sessionId } = await signIn('student');
    await addAccount({ username: 'real' });
    const { AppModule } = await import('./app.module.js');
    const production = await Test.createTestingModule({ imports: [AppModule] })
      .overrideProvider(IDENTITY_CONFIG)
      .useValue({ ...loadIdentityConfig(), demoMode: false })
      .compile();
    await production.init();
    try {
      const sessions = production.get(SessionService);
      const refused = sessions.open({ username: 'student', password: DEMO_PASSWORD });
      expect(await refusalOf(refused)).toMatchObject(REFUSAL);
      expect(await sessions.check({ sessionId })).toEqual({ session: null });
      const { AccountService } = await import('./account-details/account.service.js');
      expect(await production.get(AccountService).listDemoAccounts()).toEqual({ accounts: [] });
      expect(await sessions.open({ username: 'real', password: DEMO_PASSWORD })).toMatchObject({
        user: { username: 'real' },
      });
    } finally {
      await production.close();
    }
  });
});
