import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { PASSWORD, adult, join, linkByCode, pupil } from './people-driver.ts';
import { triesWithin } from './sign-in-delays.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack({ gateway: { RATE_LIMITS: 'on' } });
});

afterAll(() => stack?.stop());

const me = async (client: TestClient) => (await client.get('/api/auth/user')).status;

/** Another tab, or a thief: a client with some of the cookies of one. */
async function copyOf(client: TestClient, ...names: string[]): Promise<TestClient> {
  const copy = await stack.api();
  for (const name of names) copy.cookies.set(name, client.cookies.get(name) ?? '');
  return copy;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('session', () => {
  it('is a short token and a refresh secret, both unreadable for scripts', async () => {
    const { username } = (await join(stack, pupil())).user;
    const client = await stack.api();
    const { headers } = await client.post('/api/auth/login', { username, password: PASSWORD });
    const cookies = headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['device', 'refresh', 'session']);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Path=\//);
    const [, claims = ''] = (client.cookies.get('session') ?? '').split('.');
    const { exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      exp: number;
      iat: number;
    };
    expect(exp - iat).toBe(600);
    const secret = client.cookies.get('refresh')?.split('.')[1] ?? '';
    const kept = await stack.sql<{ row: string }>('identity', 'select s::text as row from sessions s');
    expect(kept.some(({ row }) => row.includes(secret))).toBe(false);
  });

  it('renews within the call, also for ten parallel calls', async () => {
    const { client } = await join(stack, pupil());
    const old = client.cookies.get('refresh');
    client.cookies.delete('session');
    const page = await copyOf(client, 'refresh');
    const answers = await Promise.all(Array.from({ length: 10 }, () => page.get('/api/profile')));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(page.cookies.get('refresh')).not.toBe(old);
    page.cookies.delete('session');
    expect(await me(page)).toBe(200);
  });

  it('accepts the previous token from a second tab', async () => {
    const { client } = await join(stack, pupil());
    const tab = await copyOf(client, 'refresh');
    client.cookies.delete('session');
    expect([await me(client), await me(tab)]).toEqual([200, 200]);
    client.cookies.delete('session');
    expect(await me(client)).toBe(200);
  });

  it('ends for all holders when an exchanged token returns', async () => {
    const { client, user } = await join(stack, adult());
    const thief = await copyOf(client, 'refresh');
    client.cookies.delete('session');
    expect(await me(client)).toBe(200);
    await stack.sql(
      'identity',
      "update sessions set refreshed_at = now() - interval '11 seconds' where account_id = $1",
      [user.userId],
    );
    expect(await me(thief)).toBe(401);
    expect(thief.cookies.has('refresh')).toBe(false);
    expect(await me(client)).toBe(401);
    client.cookies.delete('session');
    expect(await me(client)).toBe(401);
    const rows = await stack.sql('identity', "select 1 from audit_entries where action = 'session.reused'");
    expect(rows).toHaveLength(1);
  });

  it('is not renewed for a changed token', async () => {
    const { client } = await join(stack, pupil());
    const [head = '', claims = '', signature = ''] = (client.cookies.get('session') ?? '').split('.');
    const other = Buffer.from(claims, 'base64url')
      .toString()
      .replace(/"exp":\d+/, '"exp":9999999999');
    for (const token of [
      `${head}.${Buffer.from(other).toString('base64url')}.${signature}`,
      `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${head}.${claims}.${signature.slice(0, -3)}AAA`,
      `${head}.${claims}`,
      'x',
    ]) {
      const forger = await copyOf(client, 'refresh');
      forger.cookies.set('session', token);
      expect(await me(forger)).toBe(401);
    }
    expect(await me(client)).toBe(200);
  });

  it.each(['', 'x', 'x.y', '00000000-0000-7000-8000-000000000000.abc'])(
    'is not renewed by %p',
    async (token) => {
      const client = await stack.api();
      client.cookies.set('refresh', token);
      expect(await me(client)).toBe(401);
    },
  );

  it('cannot be replayed after sign-out', async () => {
    const { client } = await join(stack, pupil());
    const thief = await copyOf(client, 'session', 'refresh');
    expect((await client.post('/api/auth/logout')).status).toBe(200);
    expect([client.cookies.has('session'), client.cookies.has('refresh')]).toEqual([false, false]);
    expect(await me(thief)).toBe(401);
    thief.cookies.delete('session');
    expect(await me(thief)).toBe(401);
    expect((await client.post('/api/auth/logout')).status).toBe(200);
  });

  it('ends after two idle hours for a child, twelve for a parent, and a week for all', async () => {
    const [child, parent] = [await join(stack, pupil()), await join(stack, adult())];
    const ended = await join(stack, adult());
    const age = (userId: string, hours: number) =>
      stack.sql(
        'identity',
        'update sessions set last_seen_at = now() - make_interval(hours => $2) where account_id = $1',
        [userId, hours],
      );
    await Promise.all([age(child.user.userId, 3), age(parent.user.userId, 3)]);
    await stack.sql('identity', 'update sessions set expires_at = now() where account_id = $1', [
      ended.user.userId,
    ]);
    // Longer than a gateway remembers an answer.
    await new Promise((resolve) => setTimeout(resolve, 3_100));
    expect([await me(child.client), await me(parent.client), await me(ended.client)]).toEqual([
      401, 200, 401,
    ]);
    child.client.cookies.delete('session');
    expect(await me(child.client)).toBe(401);
  });

  it('ends at once when a parent or an admin sets the password', async () => {
    const [parent, child] = [await join(stack, adult()), await join(stack, pupil())];
    await linkByCode(parent, child);
    expect(await me(child.client)).toBe(200);
    const path = `/api/parent/children/${child.user.userId}/reset-password`;
    expect((await parent.client.post(path, { newPassword: 'star' })).status).toBe(200);
    expect(await me(child.client)).toBe(401);
    await child.client.signIn(child.user.username, 'star');
  });
});

describe('password guessing', () => {
  const attempt = async (client: TestClient, username: string, password: string) =>
    client.post<{ error: string; details?: { retryAfterSeconds: number } }>('/api/auth/login', {
      username,
      password,
    });

  /** The delay after the sixth wrong try. */
  const FIRST_DELAY_MS = 1_000;
  /** After so long without an answer of Redis a gateway begins to count afresh. */
  const SILENCE_LIMIT_MS = 500;

  /**
   * Six wrong guesses at a new pupil, and the right password at once after them. Null where the machine was too busy for
   * that: the delay may be over, or the counters may have begun afresh.
   */
  async function guessSixTimes() {
    const { client, user } = await join(stack, pupil());
    const guesser = await stack.api();
    const statuses: number[] = [];
    const startedAt: number[] = [];
    const timed = (password: string) => {
      startedAt.push(performance.now());
      return attempt(guesser, user.username, password);
    };
    for (let i = 0; i < 6; i += 1) statuses.push((await timed(`wrong${i}`)).status);
    const refused = await timed(PASSWORD);
    const ends = [...startedAt.slice(1), performance.now()];
    const isSlow = ends.some((end, i) => end - (startedAt[i] ?? 0) >= SILENCE_LIMIT_MS);
    const isLate = performance.now() - (startedAt[5] ?? 0) >= FIRST_DELAY_MS;
    return isSlow || isLate ? null : { client, user, guesser, statuses, refused };
  }

  it('is slowed down after five attempts for one account and place, and reset by a right one', async () => {
    const classmate = await join(stack, pupil());
    const { user, guesser, statuses, refused } = await eventually(guessSixTimes);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(refused.body.error).toBe('Too many tries. Please wait 1 second and try again.');
    expect((await attempt(await stack.api(), classmate.user.username, PASSWORD)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await attempt(guesser, user.username, PASSWORD)).status).toBe(200);
    expect((await attempt(await stack.api(), user.username, 'wrong')).status).toBe(401);
  });

  it('does not lock the child out on its own tablet', async () => {
    const { client, user, refused } = await eventually(guessSixTimes);
    expect(refused.status).toBe(429);
    await client.post('/api/auth/logout');
    expect((await attempt(client, user.username, PASSWORD)).status).toBe(200);
  });

  it('gets no extra attempts by parallel calls, other spellings, or unknown names', async () => {
    const { user } = await join(stack, pupil());
    const spellings = [user.username, user.username.toUpperCase(), user.username.replace('p', 'р')];
    for (const names of [spellings, ['nobody_of_that_name']]) {
      const startedAt = Date.now();
      const answers = await Promise.all(
        Array.from({ length: 24 }, async (_, i) =>
          attempt(await stack.api(), names[i % names.length] ?? '', `wrong${i}`),
        ),
      );
      const heard = answers.filter(({ status }) => status === 401);
      expect(heard.length).toBeLessThanOrEqual(triesWithin(Date.now() - startedAt));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(24 - heard.length);
      for (const { body } of heard) expect(body.error).toBe('Invalid credentials');
    }
  });
});

describe('fault 29: proxy headers', () => {
  it('do not change the signed-in person', async () => {
    const [{ client, user }, other] = [await join(stack, pupil()), await join(stack, pupil())];
    const { userId } = other.user;
    const headers = {
      'x-user-id': userId,
      'x-user-role': 'admin',
      'x-forwarded-user': 'admin',
      'x-session-id': 'x',
      'x-original-url': '/api/admin/users',
      'x-http-method-override': 'DELETE',
      authorization: `Bearer ${other.client.cookies.get('session')}`,
    };
    const { body } = await client.get<{ userId: string }>('/api/profile', { headers });
    expect(body.userId).toBe(user.userId);
    expect((await client.get('/api/admin/users', { headers })).status).toBe(403);
    expect((await client.get(`/api/child-profile/${userId}`, { headers })).status).toBe(404);
  });

  it('change neither the counted address nor the origin check', async () => {
    const { user } = await join(stack, pupil());
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const headers = {
        'x-forwarded-for': `10.0.0.${i}`,
        'x-real-ip': `10.0.0.${i}`,
        forwarded: `for=10.0.0.${i}`,
      };
      const form = { username: user.username, password: `wrong${i}` };
      statuses.push((await (await stack.api()).post('/api/auth/login', form, { headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const headers = {
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    expect((await (await stack.api()).post('/api/auth/logout', {}, { headers })).status).toBe(403);
  });
});

describe('other limits', () => {
  it('allow five link attempts an hour, and twenty username checks a minute', async () => {
    const { client } = await join(stack, adult());
    const ask = async () =>
      (await client.post('/api/parent/link-child', { childUsername: 'nobody_here' })).status;
    const linked: number[] = [];
    for (let i = 0; i < 6; i += 1) linked.push(await ask());
    expect(linked).toEqual([404, 404, 404, 404, 404, 429]);
    const checked: number[] = [];
    for (let i = 0; i < 21; i += 1) checked.push((await client.get(`/api/check-username/name_${i}`)).status);
    expect([checked.filter((status) => status === 200).length, checked.at(-1)]).toEqual([20, 429]);
  });

  it('allow an admin thirty visual questions an hour, and thirty probabilities', async () => {
    const admin = await stack.api('admin');
    // Rejected by the service, which counts as an attempt and is cheap.
    const form = { gradeLevel: 'Primary 1', subStrandId: 'no_such_sub_strand', proficiencyLevel: 1 };
    for (const path of ['/api/demo-sophisticated-visual', '/api/demo-visual-probability']) {
      const statuses = await Promise.all(
        Array.from({ length: 31 }, async () => (await admin.post(path, form)).status),
      );
      expect(statuses.toSorted()).toEqual([...new Array<number>(30).fill(400), 429]);
    }
  });

  it('store no name and no address in Redis', async () => {
    const { user } = await join(stack, pupil());
    await (await stack.api()).post('/api/auth/login', { username: user.username, password: 'wrong' });
    const redis = new Redis(stack.redisUrl);
    const keys = await redis.keys('*:limit:*');
    redis.disconnect();
    expect(keys.length).toBeGreaterThan(3);
    for (const key of keys) expect(key).toMatch(/^[\w-]+:limit:[a-z-]+:[\w-]{27}$/);
  });

  it('let forty pupils sign in from one address with two errors each', async () => {
    const { user } = await join(stack, pupil());
    const names = Array.from({ length: 40 }, (_, i) => `${user.username}_${i}`);
    await stack.sql(
      'identity',
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
         'username', name, 'username_folded', name))).* from accounts a, unnest($2::text[]) as name where a.id = $1`,
      [user.userId, names],
    );
    const waiting = [...names];
    const statuses: number[][] = [];
    const signIns = Array.from({ length: 8 }, async () => {
      for (let username = waiting.pop(); username; username = waiting.pop()) {
        const client = await stack.api();
        const tries: number[] = [];
        for (const password of ['wrong', 'wrong again', PASSWORD])
          tries.push((await client.post('/api/auth/login', { username, password })).status);
        statuses.push(tries);
      }
    });
    await Promise.all(signIns);
    expect(statuses).toEqual(names.map(() => [401, 401, 200]));
  });
});
