import { randomBytes } from 'node:crypto';
import type { User } from '@sumfox/contracts/identity/account';
import type { TestClient, TestResponse } from '../test/test-client.ts';
import type { TestStack } from '../test/whole-stack.ts';

/** Password of everyone that these tests register. */
export const PASSWORD = 'kite-and-moon';

/** An unused username. */
export const freshName = (start: string): string => `${start}_${randomBytes(4).toString('hex')}`;

/** The body that registers a pupil. */
export const pupil = (more: object = {}) => ({
  role: 'child',
  username: freshName('p'),
  password: PASSWORD,
  name: 'Siti Rahim',
  gradeLevel: 'Primary 3',
  ...more,
});

/** The body that registers a parent. */
export const adult = (more: object = {}) => {
  const username = freshName('a');
  return {
    role: 'parent',
    username,
    password: PASSWORD,
    name: 'Rahim',
    email: `${username}@example.com`,
    ...more,
  };
};

/** A signed-in person. */
export interface Person {
  client: TestClient;
  user: User;
}

export async function register(
  stack: TestStack,
  body: object,
): Promise<TestResponse<{ user: User; error: string }>> {
  return (await stack.api()).post('/api/auth/register', body);
}

/** Registers and signs in. */
export async function join(stack: TestStack, body: { username: string }): Promise<Person> {
  const { status, body: answer } = await register(stack, body);
  if (status !== 201) throw new Error(`not registered: ${status} ${answer.error}`);
  const client = await stack.api();
  await client.signIn(body.username, PASSWORD);
  return { client, user: answer.user };
}

/** Links the two as people do: the child's page shows a code, and the parent types it. */
export async function linkByCode<Body>(parent: Person, child: Person): Promise<TestResponse<Body>> {
  const { body } = await child.client.post<{ code: string }>('/api/profile/link-code');
  return parent.client.post('/api/parent/link-child', {
    childUsername: child.user.username,
    linkCode: body.code,
  });
}

/** An admin beside the one there is, signed in. */
export async function anotherAdmin(stack: TestStack): Promise<Person> {
  const username = freshName('admin');
  await stack.sql(
    'identity',
    `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
       'username', $1::text, 'username_folded', $1::text))).* from accounts a where a.username = 'admin'`,
    [username],
  );
  const client = await stack.api();
  await client.signIn(username, 'practice123');
  return { client, user: (await client.get<{ user: User }>('/api/auth/user')).body.user };
}
