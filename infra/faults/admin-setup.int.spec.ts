import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { User } from '@sumfox/contracts/identity/account';
import { repoRoot } from '../local/paths.ts';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { freshName, join, pupil } from './people-driver.ts';

const PASSWORD = 'lantern-river-42';
let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});
afterAll(() => stack?.stop());

interface Printed {
  code: number;
  out: string;
  error: string;
}

/** The operator's command, as it runs in the container of the identity service. */
function run(...args: string[]): Promise<Printed> {
  const env = { ...process.env, DATABASE_URL: stack.databaseUrl('identity'), PUBLIC_URL: stack.url };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['infra/local/admin.mjs', ...args],
      { cwd: repoRoot, env },
      (failure, out, error) => resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}

async function tokenFor(purpose: 'create' | 'reset', name: string): Promise<string> {
  const { out, error } = await run(purpose, name);
  const [link = ''] = /http\S+/.exec(out) ?? [];
  if (!link) throw new Error(error);
  return new URL(link).hash.slice(1);
}

interface Refusal {
  code: string;
  error: string;
}
const setUp = async (token: string, password = PASSWORD, client?: TestClient) =>
  (client ?? (await stack.api())).post<Refusal & { user: User }>('/api/auth/admin-setup', {
    token,
    password,
  });
const describeLink = async (token: string) =>
  (await stack.api()).post<Refusal>('/api/auth/admin-setup/describe', { token });

async function makeAdmin(): Promise<{ name: string; client: TestClient }> {
  const [name, client] = [freshName('boss'), await stack.api()];
  const { status } = await setUp(await tokenFor('create', name), PASSWORD, client);
  expect(status).toBe(200);
  return { name, client };
}

describe('admin create', () => {
  it('prints a link with a token that only the link holds; its page creates the admin and signs in', async () => {
    const name = freshName('boss');
    const { code, out } = await run('create', name);
    expect(code).toBe(0);
    const [link = ''] = /http\S+/.exec(out) ?? [];
    const { origin, pathname, search, hash } = new URL(link);
    expect([origin, pathname, search]).toEqual([new URL(stack.url).origin, '/set-up', '']);
    const token = hash.slice(1);
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await stack.sql<{ row: string }>('identity', 'select s::text as row from setup_links s');
    expect(kept.some(({ row }) => row.includes(token))).toBe(false);
    expect((await describeLink(token)).body).toEqual({ username: name, purpose: 'create' });

    const client = await stack.api();
    const made = await setUp(token, PASSWORD, client);
    expect([made.status, made.body.user.role, made.body.user.username]).toEqual([200, 'admin', name]);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    await (await stack.api()).signIn(name, PASSWORD);
  });

  it('rejects a link that was used, replaced or is older than an hour', async () => {
    const name = freshName('boss');
    const replaced = await tokenFor('create', name);
    const used = await tokenFor('create', name);
    expect((await setUp(replaced)).body.code).toBe('setup-link-ended');
    expect((await setUp(used)).status).toBe(200);
    for (const token of [used, replaced, 'made-up', '']) {
      expect((await setUp(token)).status).toBe(400);
      expect((await describeLink(token)).status).toBe(400);
    }
    const late = await tokenFor('create', freshName('boss'));
    await stack.sql('identity', `update setup_links set expires_at = now() - interval '1 second'`);
    expect((await setUp(late)).body.code).toBe('setup-link-ended');
  });

  it('accepts one of two parallel uses', async () => {
    const name = freshName('boss');
    const token = await tokenFor('create', name);
    const answers = await Promise.all(['first', 'second'].map((word) => setUp(token, `${PASSWORD}-${word}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [{ count } = { count: '' }] = await stack.sql<{ count: string }>(
      'identity',
      'select count(*) from accounts where username = $1',
      [name],
    );
    expect(count).toBe('1');
  });

  it('rejects an existing name, and keeps the link valid when a pupil takes its name meanwhile', async () => {
    const { user } = await join(stack, pupil());
    for (const [name, sentence] of [
      ['admin', /already\. .*"reset admin"/],
      [user.username.toUpperCase(), /belongs to another account/],
      ['x', /3 to 20 characters/],
      ['tan wei', /letters, numbers, and underscores/],
    ] as const) {
      const { code, out, error } = await run('create', name);
      expect([name, code, out]).toEqual([name, 1, '']);
      expect(error).toMatch(sentence);
    }
    const name = freshName('boss');
    const token = await tokenFor('create', name);
    await join(stack, pupil({ username: name }));
    const { status, body } = await setUp(token);
    expect([status, body.code]).toEqual([409, 'username-taken']);
  });

  it('prints its usage for other arguments', async () => {
    for (const args of [[], ['create'], ['remove', 'ada'], ['create', 'ada', 'lin']]) {
      const { code, error } = await run(...args);
      expect(code).toBe(1);
      expect(error).toContain('npm run admin -- create NAME');
    }
  });

  it('rejects a short password without using the link up', async () => {
    const token = await tokenFor('create', freshName('boss'));
    expect((await setUp(token, 'k7#mQ')).status).toBe(400);
    expect((await setUp(token)).status).toBe(200);
  });
});

describe('admin reset', () => {
  it('sets a new password, ends every session and is audited', async () => {
    const { name, client } = await makeAdmin();
    const token = await tokenFor('reset', name);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await describeLink(token)).body).toEqual({ username: name, purpose: 'reset' });
    expect((await setUp(token, 'copper-kettle-7')).status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    await (await stack.api()).signIn(name, 'copper-kettle-7');
    const entries = await stack.sql<{ action: string; purpose: string }>(
      'identity',
      `select e.action, e.details ->> 'purpose' as purpose from audit_entries e
       join audit_subjects s on s.id = e.target_id join accounts a on a.id = s.account_id
       where a.username = $1 order by e.id`,
      [name],
    );
    expect(entries).toEqual([
      { action: 'admin.set-up', purpose: 'create' },
      { action: 'admin.link-made', purpose: 'reset' },
      { action: 'admin.set-up', purpose: 'reset' },
    ]);
  });

  it('removes the second factor, so that a lost phone locks no admin out', async () => {
    const { name, client } = await makeAdmin();
    const FACTOR = '/api/profile/second-factor';
    const { body } = await client.post<{ secret: string }>(FACTOR, { currentPassword: PASSWORD });
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    expect((await client.post(`${FACTOR}/confirm`, { code })).status).toBe(200);
    const signIn = async (password: string) =>
      (await (await stack.api()).post('/api/auth/login', { username: name, password })).status;
    expect(await signIn(PASSWORD)).toBe(202);
    const fresh = await stack.api();
    expect((await setUp(await tokenFor('reset', name), 'copper-kettle-7', fresh)).status).toBe(200);
    expect((await fresh.get<{ isOn: boolean }>(FACTOR)).body.isOn).toBe(false);
    expect(await signIn('copper-kettle-7')).toBe(200);
  });

  it('rejects other roles, demo accounts and closed accounts', async () => {
    const { user } = await join(stack, pupil());
    const { name } = await makeAdmin();
    await stack.sql('identity', 'update accounts set is_active = false where username = $1', [name]);
    for (const [who, sentence] of [
      [freshName('boss'), /There is no admin called/],
      [user.username, /There is no admin called/],
      ['admin', /is a demo account/],
      [name, /is deactivated/],
    ] as const) {
      const { code, error } = await run('reset', who);
      expect([who, code]).toEqual([who, 1]);
      expect(error).toMatch(sentence);
    }
  });
});
