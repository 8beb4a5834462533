import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '@sumfox/contracts/identity/account';
import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { PASSWORD, adult, freshName, join, linkByCode, pupil, register } from './people-driver.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});

afterAll(() => stack?.stop());

const links = (childId: string) =>
  stack.sql<{ id: string }>('identity', 'select id from parent_children where child_id = $1', [childId]);

describe('registration', () => {
  it.each([
    ['no username', pupil({ username: '' }), 'Please fill in username, password, and name.'],
    ['no password', pupil({ password: undefined }), 'Please fill in username, password, and name.'],
    ['a blank name', pupil({ name: '  ' }), 'Please enter your name.'],
    ['a child without a grade', pupil({ gradeLevel: undefined }), 'Please select your grade level.'],
    ['a grade that is none', pupil({ gradeLevel: 'Primary 7' }), 'Please select your grade level.'],
    ['a parent without e-mail', adult({ email: '' }), 'Please enter your email address.'],
    ['an e-mail that is none', adult({ email: 'rahim@home' }), 'Please enter a valid email address.'],
    ['a short password', pupil({ password: '12345' }), 'Password must be at least 6 characters long.'],
    [
      'a space in the name',
      pupil({ username: 'siti rahim' }),
      'Username can only contain letters, numbers, and underscores',
    ],
    ['a name that nobody sees', pupil({ name: '\u200b\u202e' }), 'Please enter your name.'],
    [
      'a username of one letter that can be seen',
      pupil({ username: 'a\u200b\u200b' }),
      'Username must be 3 to 20 characters long.',
    ],
    ['an admin', { ...adult(), role: 'admin' }, 'Please choose Student or Parent.'],
  ])("rejects %s with the form's sentence", async (_name, body, sentence) => {
    const answer = await register(stack, body);
    expect([answer.status, answer.body.error]).toEqual([400, sentence]);
  });

  it.each([
    { isActive: true },
    { isDemo: true },
    { userId: 'x' },
    { passwordHash: 'x' },
    { mustChangePassword: false },
  ])('rejects a server-only field: %p', async (extra) =>
    expect((await register(stack, pupil(extra))).status).toBe(400),
  );

  it('creates one account for twenty parallel forms, in any alphabet and case', async () => {
    const name = freshName('mia');
    const spellings = [
      name,
      name.toUpperCase(),
      name.replace('a', 'а'),
      name.normalize().replace('m', 'ｍ'),
      ` ${name} `,
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        // Other names, since the same words sent again get the first answer.
        register(stack, pupil({ username: spellings[i % spellings.length], name: `Mia Tan ${i}` })),
      ),
    );
    const counts = [201, 409].map((status) => answers.filter((answer) => answer.status === status).length);
    expect(counts).toEqual([1, 19]);
    const rows = await stack.sql('identity', 'select id from accounts where username_folded = $1', [name]);
    expect(rows).toHaveLength(1);
    for (const spelling of spellings) {
      const client = await stack.api();
      await client.signIn(spelling, PASSWORD);
      expect((await client.get<{ user: User }>('/api/auth/user')).status).toBe(200);
    }
  });

  it('does not sign in, and stores no e-mail for a child', async () => {
    const client = await stack.api();
    const { status } = await client.post('/api/auth/register', pupil({ email: 'child@example.com' }));
    expect([status, client.cookies.size]).toEqual([201, 0]);
    expect(
      await stack.sql('identity', "select id from accounts where email = 'child@example.com'", []),
    ).toEqual([]);
  });

  it('links a child to the parent with the given username, and does not reveal an unknown one', async () => {
    const parent = await join(stack, adult());
    const known = await register(stack, pupil({ parentCode: parent.user.username.toUpperCase() }));
    const unknown = await register(stack, pupil({ parentCode: 'nobody_at_all' }));
    expect([known.status, unknown.status]).toEqual([201, 201]);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    const children = await parent.client.get<Array<{ userId: string }>>('/api/parent/children');
    expect(children.body.map((child) => child.userId)).toEqual([known.body.user.userId]);
  });
});

describe('family registration', () => {
  const family = (more: object = {}) => ({
    parentName: 'Hui Ling Tan',
    parentEmail: `${freshName('tan')}@Example.com`,
    parentPassword: PASSWORD,
    childName: 'Mei Tan',
    childUsername: freshName('mei'),
    childPassword: 'moon',
    ...more,
  });

  it('signs the parent in and links the child with consent', async () => {
    const client = await stack.api();
    const body = family();
    const answer = await client.post<Record<'user' | 'parent' | 'child', User & { displayName: string }>>(
      '/api/auth/register-family',
      body,
    );
    expect(answer.status).toBe(201);
    expect(answer.body.parent).toMatchObject({
      username: body.parentEmail.toLowerCase(),
      displayName: 'Hui Ling Tan',
    });
    expect(answer.body.child).toMatchObject({ displayName: 'Mei Tan', gradeLevel: 'Primary 2' });
    const { body: me } = await client.get<{ user: User }>('/api/auth/user');
    expect(me.user.children.map((child) => child.username)).toEqual([body.childUsername]);
    const consents = await stack.sql(
      'identity',
      'select version, origin, given_at, withdrawn_at from consents where child_id = $1',
      [me.user.children[0]?.userId],
    );
    expect(consents).toMatchObject([{ version: '2026-11', origin: 'family', withdrawn_at: null }]);
    await (await stack.api()).signIn(body.parentEmail, PASSWORD);
    await (await stack.api()).signIn(body.childUsername, 'moon');
  });

  it('creates both accounts or none', async () => {
    const first = family();
    await (await stack.api()).post('/api/auth/register-family', first);
    for (const [same, code] of [
      [{ childUsername: first.childUsername }, 'username-taken'],
      [{ parentEmail: first.parentEmail.toLowerCase() }, 'email-taken'],
    ] as const) {
      const body = family(same);
      const client = await stack.api();
      const { status, body: answer } = await client.post<{ code: string }>('/api/auth/register-family', body);
      expect([status, answer.code, client.cookies.size]).toEqual([409, code, 0]);
      const left = await stack.sql('identity', 'select id from accounts where username_folded = any ($1)', [
        [body.childUsername, body.parentEmail.toLowerCase()],
      ]);
      expect(left).toHaveLength(1);
    }
  });

  it('rejects what the form rejects', async () => {
    const sentences: Array<[object, string]> = [
      [{ childUsername: 'mei-tan' }, 'Username can only contain letters, numbers, and underscores'],
      [{ childPassword: 'abc' }, 'Password must be at least 4 characters long.'],
      [{ parentPassword: 'abcde' }, 'Password must be at least 6 characters long.'],
      [{ parentEmail: 'none' }, 'Please enter a valid email address.'],
      [{ parentName: 'T' }, 'Name must be at least 2 characters long.'],
      [{ childUsername: 'me' }, 'Username must be 3 to 20 characters long.'],
      [{ gradeLevel: 'P9' }, 'Please select your grade level.'],
    ];
    for (const [wrong, sentence] of sentences) {
      const { status, body } = await (
        await stack.api()
      ).post<{ error: string }>('/api/auth/register-family', family(wrong));
      expect([status, body.error]).toEqual([400, sentence]);
    }
  });
});

describe('link', () => {
  it('starts at once with the code of a child without a parent, once for repeats, and ends at once', async () => {
    const [parent, child] = [await join(stack, adult()), await join(stack, pupil())];
    const one = await linkByCode<{ status: string; child: { id: string } }>(parent, child);
    const two = await parent.client.post('/api/parent/link-child', {
      childUsername: ` ${child.user.username.toUpperCase()} `,
    });
    expect([one.status, one.body.status, two.body]).toEqual([200, 'linked', one.body]);
    const path = `/api/child-profile/${child.user.userId}`;
    expect((await parent.client.get(path)).status).toBe(200);
    const { body: seen } = await child.client.get<Profile>('/api/profile');
    expect(seen.parentInfo).toMatchObject({ hasParent: true, parentName: 'Rahim' });
    const unlink = `/api/parent/unlink-child/${one.body.child.id}`;
    const ended = await Promise.all([parent.client.delete(unlink), parent.client.delete(unlink)]);
    expect(ended.map((answer) => answer.status).sort()).toEqual([200, 404]);
    expect((await parent.client.get(path)).status).toBe(404);
    expect((await parent.client.get(`/api/separated-proficiency/stats/${child.user.userId}`)).status).toBe(
      404,
    );
    expect((await child.client.get<Profile>('/api/profile')).body.parentInfo).toMatchObject({
      hasParent: false,
    });
  });

  it('gets the same error for an unknown name, an adult and a closed account', async () => {
    const [parent, other, closed] = [
      await join(stack, adult()),
      await join(stack, adult()),
      await join(stack, pupil()),
    ];
    await stack.sql('identity', 'update accounts set is_active = false where id = $1', [closed.user.userId]);
    for (const childUsername of [
      'nobody_here',
      other.user.username,
      'admin',
      closed.user.username,
      "' or 1=1 --",
    ]) {
      const { status, body } = await parent.client.post<{ error: string }>('/api/parent/link-child', {
        childUsername,
      });
      expect([status, body.error]).toEqual([
        404,
        'Failed to link child account. Please check the username and try again.',
      ]);
    }
    const { body } = await parent.client.post<{ error: string }>('/api/parent/link-child', {
      childUsername: '  ',
    });
    expect(body.error).toBe("Please enter the child's username.");
  });

  it('exists once or not at all after parallel linking and unlinking', async () => {
    const [parent, rival, child] = [
      await join(stack, adult()),
      await join(stack, adult()),
      await join(stack, pupil()),
    ];
    const codeOf = async () =>
      (await child.client.post<{ code: string }>('/api/profile/link-code')).body.code;
    const body = { childUsername: child.user.username, linkCode: await codeOf() };
    await Promise.all(
      [parent, rival, parent, rival].map(({ client }) => client.post('/api/parent/link-child', body)),
    );
    expect(await links(child.user.userId)).toHaveLength(1);
    for (let round = 0; round < 5; round += 1) {
      const [link] = await links(child.user.userId);
      const again = { ...body, linkCode: await codeOf() };
      await Promise.all([
        parent.client.delete(`/api/parent/unlink-child/${link?.id}`),
        parent.client.post('/api/parent/link-child', again),
        rival.client.delete(`/api/parent/unlink-child/${link?.id}`),
      ]);
      expect((await links(child.user.userId)).length).toBeLessThanOrEqual(1);
    }
  });
});

describe('own profile', () => {
  it('accepts name, grade, username and preferences, and no other field', async () => {
    const { client, user } = await join(stack, pupil());
    const username = freshName('New');
    const { status, body } = await client.patch<{ user: User }>('/api/profile', {
      name: 'Nur Siti',
      gradeLevel: 'Primary 4',
      username,
    });
    expect([status, body.user]).toMatchObject([
      200,
      { firstName: 'Nur Siti', lastName: '', gradeLevel: 'Primary 4', username },
    ]);
    for (const wrong of [{ role: 'admin' }, { isActive: false }, { userId: 'x' }, { email: 'a@b.cd' }])
      expect((await client.patch('/api/profile', { name: 'Nur', ...wrong })).status).toBe(400);
    const taken = await client.patch<{ error: string }>('/api/profile', { name: 'Nur', username: 'STUDENT' });
    expect([taken.status, taken.body.error]).toEqual([
      409,
      'Please choose an available username before saving.',
    ]);
    for (const [questionsPerAssessment, expected] of [
      [3, 200],
      [15, 200],
      [2, 400],
      [16, 400],
      [4.5, 400],
      ['5', 400],
    ] as const)
      expect((await client.put('/api/user-preferences', { questionsPerAssessment })).status).toBe(expected);
    expect((await client.get('/api/user-preferences')).body).toEqual({
      success: true,
      data: { questionsPerAssessment: 15 },
    });
    expect((await client.get(`/api/check-username/${username}`)).body).toMatchObject({ available: true });
    expect((await client.get('/api/check-username/Student')).body).toMatchObject({ available: false });
    expect(user.role).toBe('child');
  });

  it("changes the password by the form's rules, and ends every other session at once", async () => {
    const { client, user } = await join(stack, pupil());
    const elsewhere = await stack.api();
    await elsewhere.signIn(user.username, PASSWORD);
    const change = (more: object) =>
      client.patch<{ error: string; details?: { fields: string[] } }>('/api/profile', {
        name: 'Siti',
        ...more,
      });
    for (const [wrong, sentence] of [
      [{ newPassword: 'blue7fox' }, ['Current password is required to change password.', 'currentPassword']],
      [{ currentPassword: PASSWORD }, ['New password is required.', 'newPassword']],
      [
        { currentPassword: PASSWORD, newPassword: 'abc' },
        ['New password must be at least 6 characters long.', 'newPassword'],
      ],
      [
        { currentPassword: 'wrong', newPassword: 'blue7fox' },
        ['Current password is not right.', 'currentPassword'],
      ],
    ] as const) {
      const { status, body } = await change(wrong);
      expect([status, body.error, ...(body.details?.fields ?? [])]).toEqual([400, ...sentence]);
    }
    expect((await elsewhere.get('/api/profile')).status).toBe(200);
    const changed = { currentPassword: PASSWORD, newPassword: 'blue7fox' };
    // Two at once, and once more because an answer got lost.
    for (const { status } of await Promise.all([change(changed), change(changed)])) expect(status).toBe(200);
    expect((await change(changed)).status).toBe(200);
    expect((await change({ ...changed, newPassword: 'red9bird' })).body.error).toBe(
      'Current password is not right.',
    );
    expect((await elsewhere.get('/api/profile')).status).toBe(401);
    elsewhere.cookies.delete('session');
    expect((await elsewhere.get('/api/profile')).status).toBe(401);
    expect((await client.get('/api/profile')).status).toBe(200);
  });
});
