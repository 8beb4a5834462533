import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '@sumfox/contracts/identity/account';
import type { TestClient, TestResponse } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { type Person, adult, join, linkByCode, pupil, register } from './people-driver.ts';
import { triesWithin } from './sign-in-delays.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack({
    gateway: { RATE_LIMITS: 'on' },
    identity: { PASSWORD_MIN_LENGTH: '8' },
  });
});

afterAll(() => stack?.stop());

async function linkedPair(childBody = pupil({ gradeLevel: 'Primary 1' })): Promise<[Person, Person]> {
  const [parent, child] = [await join(stack, adult()), await join(stack, childBody)];
  await linkByCode(parent, child);
  return [parent, child];
}

describe('site settings', () => {
  it('can require longer passwords', async () => {
    const { status, body } = await register(stack, pupil({ password: '1234567' }));
    expect([status, body.error]).toEqual([400, 'Password must be at least 8 characters long.']);
    expect((await (await stack.api()).get('/api/auth/password-rules')).body).toEqual({
      minLength: 8,
      minLengthForChild: 4,
    });
  });
});

describe('family tablet', () => {
  const PICTURES = ['cat', 'moon', 'cat'];
  const signIn = (
    tablet: TestClient,
    userId: string,
    pictures?: string[],
  ): Promise<TestResponse<{ user: User; error: string }>> =>
    tablet.post('/api/auth/family-device/sign-in', { userId, pictures });
  const nameOf = async (client: TestClient) =>
    (await client.get<{ user?: User }>('/api/auth/user')).body.user?.userId ?? null;
  const linkSibling = async (parent: Person, gradeLevel: string): Promise<Person> => {
    const sibling = await join(stack, pupil({ gradeLevel, name: 'Aisyah Rahim' }));
    await linkByCode(parent, sibling);
    return sibling;
  };

  it('lets approved children sign in, by pictures or by a tap, and switch between siblings', async () => {
    const [parent, child] = await linkedPair();
    const sibling = await linkSibling(parent, 'Primary 4');
    const set = `/api/parent/children/${child.user.userId}/picture-password`;
    expect((await parent.client.put(set, { pictures: PICTURES })).status).toBe(200);
    expect((await parent.client.put(set, { pictures: ['cat', 'moon'] })).status).toBe(400);
    expect((await parent.client.put(set, { pictures: ['cat', 'moon', 'tank'] })).status).toBe(400);
    const older = `/api/parent/children/${sibling.user.userId}/picture-password`;
    expect((await parent.client.put(older, { pictures: PICTURES })).status).toBe(400);

    const tablet = parent.client;
    const ids = [child.user.userId, sibling.user.userId];
    expect((await tablet.post('/api/auth/family-device', { childIds: ids })).status).toBe(200);
    await tablet.post('/api/auth/logout');
    const { body } = await tablet.get<{ children: Array<{ userId: string; needsPictures: boolean }> }>(
      '/api/auth/family-device',
    );
    expect(body.children.map(({ userId, needsPictures }) => [userId, needsPictures])).toEqual([
      [sibling.user.userId, false],
      [child.user.userId, true],
    ]);
    for (const wrong of [undefined, ['cat', 'cat', 'moon']])
      expect((await signIn(tablet, child.user.userId, wrong)).status).toBe(401);
    expect((await signIn(tablet, child.user.userId, PICTURES)).body.user.userId).toBe(child.user.userId);
    const before = tablet.cookies.get('session') ?? '';
    expect((await signIn(tablet, sibling.user.userId)).status).toBe(200);
    expect(await nameOf(tablet)).toBe(sibling.user.userId);
    const left = await stack.api();
    left.cookies.set('session', before);
    expect(await nameOf(left)).toBeNull();
  });

  it('opens by a card on an approved device alone, until the card is replaced or revoked', async () => {
    const [parent, child] = await linkedPair();
    const [otherParent] = await linkedPair();
    const path = `/api/parent/children/${child.user.userId}/sign-in-card`;
    const make = async () => (await parent.client.post<{ code: string }>(path)).body.code;
    const first = await make();
    expect((await otherParent.client.post(path)).status).toBe(404);
    expect((await otherParent.client.delete(path)).status).toBe(404);
    const show = (client: TestClient, code: string): Promise<TestResponse<{ user: User }>> =>
      client.post('/api/auth/family-device/card-sign-in', { code });
    const tablet = await stack.api();
    expect((await show(tablet, first)).status).toBe(401);

    await parent.client.post('/api/auth/family-device', { childIds: [child.user.userId] });
    tablet.cookies.set('family', parent.client.cookies.get('family') ?? '');
    expect((await show(tablet, first)).body.user.userId).toBe(child.user.userId);
    const rows = await stack.sql('identity', 'select card_hash from accounts where id = $1', [
      child.user.userId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(first.split(':')[1]);

    const second = await make();
    expect((await show(tablet, first)).status).toBe(401);
    expect((await show(tablet, second)).status).toBe(200);
    for (let sent = 0; sent < 2; sent += 1) expect((await parent.client.delete(path)).status).toBe(200);
    expect((await show(tablet, second)).status).toBe(401);
  });

  it('rejects other children, other devices, and a revoked device', async () => {
    const [parent, child] = await linkedPair();
    const [, stranger] = await linkedPair();
    const approve = (childIds: string[]) => parent.client.post('/api/auth/family-device', { childIds });
    expect((await approve([child.user.userId, stranger.user.userId])).status).toBe(404);
    expect(parent.client.cookies.has('family')).toBe(false);
    await approve([child.user.userId]);
    const tablet = await stack.api();
    tablet.cookies.set('family', parent.client.cookies.get('family') ?? '');
    expect((await signIn(tablet, stranger.user.userId)).body.error).toBe('Invalid credentials');
    expect((await signIn(await stack.api(), child.user.userId)).status).toBe(401);
    expect((await signIn(tablet, child.user.userId)).status).toBe(200);
    const { body: devices } =
      await parent.client.get<Array<{ id: string; lastUsedAt: string | null }>>('/api/parent/devices');
    expect(devices).toHaveLength(1);
    expect(devices[0]?.lastUsedAt).not.toBeNull();
    expect((await parent.client.delete(`/api/parent/devices/${devices[0]?.id}`)).status).toBe(200);
    expect((await signIn(tablet, child.user.userId)).status).toBe(401);
    expect((await tablet.get('/api/auth/family-device')).body).toEqual({ approved: false, children: [] });
  });

  it('rejects a child after the end of the link or the account', async () => {
    const [parent, child] = await linkedPair();
    await parent.client.post('/api/auth/family-device', { childIds: [child.user.userId] });
    const [link] = (await parent.client.get<Array<{ id: string }>>('/api/parent/children')).body;
    const tablet = await stack.api();
    tablet.cookies.set('family', parent.client.cookies.get('family') ?? '');
    await stack.sql('identity', 'update accounts set is_active = false where id = $1', [child.user.userId]);
    expect((await signIn(tablet, child.user.userId)).status).toBe(401);
    await stack.sql('identity', 'update accounts set is_active = true where id = $1', [child.user.userId]);
    expect((await signIn(tablet, child.user.userId)).status).toBe(200);
    await parent.client.delete(`/api/parent/unlink-child/${link?.id}`);
    expect((await signIn(tablet, child.user.userId)).status).toBe(401);
  });

  it('slows down guesses at pictures', async () => {
    const [parent, child] = await linkedPair();
    await parent.client.put(`/api/parent/children/${child.user.userId}/picture-password`, {
      pictures: PICTURES,
    });
    await parent.client.post('/api/auth/family-device', { childIds: [child.user.userId] });
    const startedAt = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => signIn(parent.client, child.user.userId, ['ball', 'ball', 'ball'])),
    );
    const heard = answers.filter(({ status }) => status === 401);
    expect(heard.length).toBeLessThanOrEqual(triesWithin(Date.now() - startedAt));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
