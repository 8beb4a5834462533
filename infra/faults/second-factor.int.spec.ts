import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { endpointKey } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import type { User } from '@sumfox/contracts/identity/account';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { sendCall } from './listed-calls.ts';
import { PASSWORD, type Person, adult, freshName, join } from './people-driver.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack({ identity: { DEMO_MODE: '0' }, gateway: { DEMO_MODE: '0' } });
});
afterAll(() => stack?.stop());

interface Refusal {
  code: string;
  error: string;
}
const FACTOR = '/api/profile/second-factor';

/** The code of an app, by default of this moment; `step` 1 is the next one, which is good already. */
const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

async function turnOn(client: TestClient): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await client.post<{ secret: string; uri: string }>(FACTOR, { currentPassword: PASSWORD });
  const confirmed = await client.post<{ recoveryCodes: string[] }>(`${FACTOR}/confirm`, {
    code: codeOf(body.secret),
  });
  expect([confirmed.status, confirmed.body.recoveryCodes?.length]).toEqual([200, 10]);
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

/** Gives the right password; the client then has a challenge. */
async function challenge({ username }: User): Promise<TestClient> {
  const client = await stack.api();
  const { status, body } = await client.post('/api/auth/login', { username, password: PASSWORD });
  expect([status, body]).toEqual([202, { secondFactor: 'required' }]);
  expect(client.cookies.has('session')).toBe(false);
  return client;
}

const answer = (client: TestClient, code: string) =>
  client.post<Refusal & { user: User }>('/api/auth/login/second-factor', { code });

/** An admin of no demo, signed in with the password alone. */
async function joinAdmin(): Promise<Person> {
  const { user } = await join(stack, adult({ username: freshName('boss') }));
  await stack.sql('identity', `update accounts set role = 'admin' where id = $1`, [user.userId]);
  const client = await stack.api();
  await client.signIn(user.username, PASSWORD);
  return { client, user };
}

describe('parent with a second factor', () => {
  it('signs in with a code once, and with a recovery code once', async () => {
    const { client, user } = await join(stack, adult());
    const { secret, recoveryCodes } = await turnOn(client);
    const phone = await challenge(user);
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    const code = codeOf(secret, 1);
    expect((await answer(phone, code)).body.user).toMatchObject({ username: user.username });
    expect((await phone.get('/api/profile')).status).toBe(200);
    const replayed = await answer(await challenge(user), code);
    expect([replayed.status, replayed.body.code]).toEqual([400, 'wrong-code']);
    const [first = ''] = recoveryCodes;
    expect((await answer(await challenge(user), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await answer(await challenge(user), first)).body.code).toBe('wrong-code');
    const state = await client.get<{ recoveryCodesLeft: number }>(FACTOR);
    expect(state.body).toMatchObject({ isOn: true, isRequired: false, recoveryCodesLeft: 9 });
  });

  it('signs in once for two parallel uses of one code', async () => {
    const { client, user } = await join(stack, adult());
    const { secret } = await turnOn(client);
    const code = codeOf(secret, 1);
    const phones = [await challenge(user), await challenge(user)];
    const answers = await Promise.all(phones.map((phone) => answer(phone, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('has five codes per right password and twenty an hour; recovery codes still work', async () => {
    const { client, user } = await join(stack, adult());
    const { secret, recoveryCodes } = await turnOn(client);
    for (let round = 0; round < 4; round += 1) {
      const phone = await challenge(user);
      for (let n = 0; n < 5; n += 1) expect((await answer(phone, '000000')).body.code).toBe('wrong-code');
      expect((await answer(phone, codeOf(secret, 1))).body.code).toBe('challenge-ended');
    }
    const blocked = await answer(await challenge(user), codeOf(secret, 1));
    expect([blocked.status, blocked.body.code]).toEqual([429, 'too-many-codes']);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await answer(await challenge(user), recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('loses the challenge after its time and after a password change', async () => {
    const { client, user } = await join(stack, adult());
    const { secret } = await turnOn(client);
    const late = await challenge(user);
    await stack.sql('identity', `update sign_in_challenges set expires_at = now()`);
    expect((await answer(late, codeOf(secret, 1))).body.code).toBe('challenge-ended');
    const early = await challenge(user);
    const changed = { name: 'Rahim', currentPassword: PASSWORD, newPassword: 'lantern-river-42' };
    expect((await client.patch('/api/profile', changed)).status).toBe(200);
    expect((await answer(early, codeOf(secret, 1))).body.code).toBe('challenge-ended');
    expect((await answer(await stack.api(), codeOf(secret, 1))).body.code).toBe('challenge-ended');
  });

  it('changes it with password and code only, and then signs in by password again', async () => {
    const { client, user } = await join(stack, adult());
    const { secret, recoveryCodes } = await turnOn(client);
    const again = await client.post<Refusal>(FACTOR, { currentPassword: PASSWORD });
    expect([again.status, again.body.code]).toEqual([409, 'second-factor-on']);
    for (const path of ['recovery-codes', 'turn-off']) {
      const post = (body: object) => client.post<Refusal>(`${FACTOR}/${path}`, body);
      const wrong = { currentPassword: 'not-the-one', code: codeOf(secret, 1) };
      expect((await post(wrong)).body.code).toBe('wrong-password');
      expect((await post({ currentPassword: PASSWORD, code: '000000' })).body.code).toBe('wrong-code');
    }
    const [one = '', two = ''] = recoveryCodes;
    const renewed = await client.post<{ recoveryCodes: string[] }>(`${FACTOR}/recovery-codes`, {
      currentPassword: PASSWORD,
      code: one,
    });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const off = (code: string) => client.post(`${FACTOR}/turn-off`, { currentPassword: PASSWORD, code });
    expect((await off(two)).status).toBe(400);
    expect((await off(renewed.body.recoveryCodes[0] ?? '')).status).toBe(200);
    await (await stack.api()).signIn(user.username, PASSWORD);
  });

  it('does not reveal it without the right password, and stores no plain secret', async () => {
    const { client, user } = await join(stack, adult());
    const other = await join(stack, adult());
    const { secret, recoveryCodes } = await turnOn(client);
    const wrong = async ({ username }: User) => {
      const { status, body } = await (
        await stack.api()
      ).post<Refusal>('/api/auth/login', { username, password: 'not-the-one' });
      return [status, body.code];
    };
    expect(await wrong(user)).toEqual(await wrong(other.user));
    const kept = await stack.sql<{ row: string }>(
      'identity',
      `select f::text as row from second_factors f union all select c::text from recovery_codes c
       union all select e::text from audit_entries e union all select o::text from outbox_messages o`,
    );
    const hex = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex');
    for (const text of [secret, hex, ...recoveryCodes])
      expect(kept.filter(({ row }) => row.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
  });

  it('loses every other session when it is turned on', async () => {
    const { client, user } = await join(stack, adult());
    const tablet = await stack.api();
    await tablet.signIn(user.username, PASSWORD);
    await turnOn(client);
    expect((await tablet.get('/api/profile')).status).toBe(401);
    expect((await client.get('/api/profile')).status).toBe(200);
  });
});

it("an admin who resets a parent's password removes the second factor too", async () => {
  const admin = await joinAdmin();
  await turnOn(admin.client);
  const { client, user } = await join(stack, adult());
  await turnOn(client);
  await challenge(user);
  const answered = await admin.client.post(`/api/admin/users/${user.userId}/reset-password`, {
    newPassword: 'lantern-river-42',
    currentPassword: PASSWORD,
  });
  expect(answered.status).toBe(200);
  const phone = await stack.api();
  await phone.signIn(user.username, 'lantern-river-42');
  const { body } = await phone.get<{ user: User }>('/api/auth/user');
  expect(body.user).toMatchObject({ username: user.username, mustChangePassword: true });
  const kept = await stack.sql('identity', 'select 1 from second_factors where account_id = $1', [
    user.userId,
  ]);
  expect(kept).toEqual([]);
});

describe('admin outside demo mode', () => {
  it('can only set the second factor up at first, and cannot turn it off', async () => {
    const { client } = await joinAdmin();
    const { body } = await client.get<{ user: User }>('/api/auth/user');
    expect(body.user.mustSetUpSecondFactor).toBe(true);
    let refused = 0;
    for (const endpoint of ENDPOINTS.filter(({ roles }) => roles !== 'public')) {
      if (endpoint.duringRestriction?.includes('second-factor-required')) continue;
      const params = Object.fromEntries(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'somebody']),
      );
      const sent = { params, query: {}, body: endpoint.method === 'GET' ? undefined : {} };
      const { status, body: refusal } = await sendCall<Refusal>(client, endpoint, sent);
      expect([endpointKey(endpoint), status, refusal.code]).toEqual([
        endpointKey(endpoint),
        403,
        'second-factor-required',
      ]);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(80);
    const { recoveryCodes } = await turnOn(client);
    expect((await client.get('/api/admin/users-count')).status).toBe(200);
    const off = await client.post<Refusal>(`${FACTOR}/turn-off`, {
      currentPassword: PASSWORD,
      code: recoveryCodes[0],
    });
    expect([off.status, off.body.code]).toEqual([403, 'second-factor-required']);
  });
});
