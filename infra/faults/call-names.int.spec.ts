import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '@sumfox/contracts/identity/account';
import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { PASSWORD, adult, freshName, join, linkByCode, pupil } from './people-driver.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});

afterAll(() => stack?.stop());

describe('the name to be called by', () => {
  it('is the one asked for, and a name with the family name first stays whole', async () => {
    const mei = await join(stack, pupil({ name: 'Tan  Mei Xin', callName: ' Mei ' }));
    expect(mei.user).toMatchObject({ callName: 'Mei', firstName: 'Tan Mei Xin', lastName: '' });
    const { body } = await mei.client.get<{ user: User }>('/api/auth/user');
    expect(body.user.callName).toBe('Mei');
  });

  it('is the whole name until the profile has a name to be called by', async () => {
    const { client, user } = await join(stack, pupil({ name: 'Tan Mei Xin', callName: ' ' }));
    expect(user.callName).toBe('Tan Mei Xin');
    const name = 'Tan Mei Xin';
    const change = async (body: object) =>
      (await client.patch<{ user: User }>('/api/profile', { name, ...body })).body.user.callName;
    expect(await change({ callName: 'Xin Xin' })).toBe('Xin Xin');
    expect(await change({})).toBe('Xin Xin');
    expect(await change({ callName: '' })).toBe('Tan Mei Xin');
  });

  it('stands in the list of children once a linked parent has set it', async () => {
    const [parent, child] = [await join(stack, adult()), await join(stack, pupil({ name: 'Lim Jun Hao' }))];
    await linkByCode(parent, child);
    const path = `/api/child-profile/${child.user.userId}`;
    const { body } = await parent.client.patch<Profile>(path, { callName: 'Jun' });
    expect(body).toMatchObject({ callName: 'Jun', displayName: 'Lim Jun Hao' });
    const { body: session } = await parent.client.get<{ user: User }>('/api/auth/user');
    expect(session.user.children.map(({ callName }) => callName)).toEqual(['Jun']);
  });

  it('is kept for parent and child by the form of a family', async () => {
    const client = await stack.api();
    const parentEmail = `${freshName('tan')}@example.com`;
    const { body } = await client.post<{ user: User }>('/api/auth/register-family', {
      parentName: 'Tan Siew Ling',
      parentCallName: 'Siew Ling',
      parentEmail,
      parentPassword: PASSWORD,
      childName: 'Tan Mei Xin',
      childCallName: 'Mei',
      childUsername: freshName('mei'),
      childPassword: 'moon',
    });
    expect(body.user.callName).toBe('Siew Ling');
    expect(body.user.children.map(({ callName }) => callName)).toEqual(['Mei']);
  });
});
