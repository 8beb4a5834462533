import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Endpoint, RESTRICTIONS, ROLES, endpointKey } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import type { User } from '@sumfox/contracts/identity/account';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { sendCall } from './listed-calls.ts';
import { PASSWORD, type Person, adult, anotherAdmin, join, pupil } from './people-driver.ts';

const GIVEN = 'given-by-an-admin';
const OWN = 'lantern-river-42';
const OPEN = ['GET /api/auth/user', 'PATCH /api/profile'];
let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});
afterAll(() => stack?.stop());

interface Refusal {
  code: string;
  error: string;
}

/** A restricted caller is rejected before the input is read. */
const send = (client: TestClient, endpoint: Endpoint) =>
  sendCall<Refusal>(client, endpoint, {
    params: Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'somebody'])),
    query: {},
    body: endpoint.method === 'GET' ? undefined : {},
  });

/** Resets the password as an admin does, and signs the person in with it. */
async function reset({ user }: Person): Promise<TestClient> {
  const admin = await stack.api('admin');
  const answer = await admin.post(`/api/admin/users/${user.userId}/reset-password`, {
    newPassword: GIVEN,
    currentPassword: 'practice123',
  });
  expect(answer.status).toBe(200);
  const client = await stack.api();
  await client.signIn(user.username, GIVEN);
  return client;
}

const changeTo = (client: TestClient, newPassword: string | undefined, currentPassword = GIVEN) =>
  client.patch<Refusal>('/api/profile', {
    name: 'Siti Rahim',
    ...(newPassword === undefined ? {} : { currentPassword, newPassword }),
  });

describe('account with a password that an admin set', () => {
  it.each(ROLES)("answers a %s only for the caller's account, the change and sign-out", async (role) => {
    const person =
      role === 'admin' ? await anotherAdmin(stack) : await join(stack, role === 'child' ? pupil() : adult());
    const client = await reset(person);
    let refused = 0;
    for (const endpoint of ENDPOINTS.filter(({ roles }) => roles !== 'public')) {
      const key = endpointKey(endpoint);
      if (OPEN.includes(key)) continue;
      const { status, body } = await send(client, endpoint);
      expect([key, status, body.code, body.error]).toEqual([
        key,
        403,
        'must-change-password',
        'Please choose your own password first.',
      ]);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(80);
    expect((await client.get<{ user: User }>('/api/auth/user')).body.user.mustChangePassword).toBe(true);
    expect((await client.post('/api/auth/logout')).status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('answers every call right after the change', async () => {
    const person = await join(stack, adult());
    const client = await reset(person);
    expect((await client.get('/api/profile')).status).toBe(403);
    expect((await changeTo(client, OWN)).status).toBe(200);
    expect((await client.get('/api/profile')).status).toBe(200);
    expect((await client.get<{ user: User }>('/api/auth/user')).body.user.mustChangePassword).toBeUndefined();
    // The very form, sent again because its answer got lost.
    expect((await changeTo(client, OWN)).status).toBe(200);
    await (await stack.api()).signIn(person.user.username, OWN);
  });

  it('rejects a change of the name alone, and the given password as the new one', async () => {
    const client = await reset(await join(stack, adult()));
    const name = await changeTo(client, undefined);
    expect([name.status, name.body.code]).toEqual([403, 'must-change-password']);
    const same = await changeTo(client, GIVEN);
    expect([same.status, same.body.code]).toEqual([400, 'password-unchanged']);
    const wrong = await changeTo(client, OWN, 'not-the-one');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password']);
    // With the wrong old password, and with the present one as new, nothing changes and the account stays restricted.
    expect((await changeTo(client, GIVEN, 'not-the-one')).status).toBe(403);
    expect((await client.get('/api/profile')).status).toBe(403);
  });

  it('is restricted in a session that was open before', async () => {
    const person = await join(stack, adult());
    expect((await person.client.get('/api/profile')).status).toBe(200);
    await reset(person);
    expect((await person.client.get('/api/profile')).status).toBe(401);
  });

  it('can still sign in as another person', async () => {
    const client = await reset(await join(stack, adult()));
    const other = await join(stack, pupil());
    await client.signIn(other.user.username, PASSWORD);
    expect((await client.get('/api/profile')).status).toBe(200);
  });
});

it('each restriction allows only calls that end or describe it', () => {
  const open = (restriction: (typeof RESTRICTIONS)[number]) =>
    ENDPOINTS.filter((endpoint) => endpoint.duringRestriction?.includes(restriction)).map(endpointKey);
  expect(open('must-change-password')).toEqual(OPEN);
});
