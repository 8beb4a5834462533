import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '@sumfox/contracts/identity/account';
import type { LinkRequest } from '@sumfox/contracts/identity/family.endpoints';
import type { Notice } from '@sumfox/contracts/identity/notice.endpoints';
import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import type { TestResponse } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { PASSWORD, type Person, adult, freshName, join, linkByCode, pupil } from './people-driver.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});

afterAll(() => stack?.stop());

type LinkAnswer = { status: string; message: string; error: string; code: string };
type Requests = { toDecide: LinkRequest[]; mine: LinkRequest[] };

const LINK_FAILED = 'Failed to link child account. Please check the username and try again.';
const WRONG_CODE = 'CCCCCCCC';

const ask = ({ client }: Person, childUsername: string, linkCode?: string) =>
  client.post<LinkAnswer>('/api/parent/link-child', { childUsername, linkCode });
const makeCode = async ({ client }: Person) =>
  (await client.post<{ code: string; expiresAt: string }>('/api/profile/link-code')).body;
const requests = async ({ client }: Person) => (await client.get<Requests>('/api/link-requests')).body;
const children = async ({ client }: Person) =>
  (await client.get<{ user: User }>('/api/auth/user')).body.user.children.map((child) => child.userId);
const answer = ({ client }: Person, request: LinkRequest | undefined, word: 'approve' | 'decline') =>
  client.post<{ code: string; error: string }>(`/api/link-requests/${request?.id}/${word}`);
const notices = async ({ client }: Person) =>
  (await client.get<{ notices: Notice[] }>('/api/notices')).body.notices;
const erase = ({ client }: Person, userId: string) =>
  client.post('/api/privacy/erase', { userId, password: PASSWORD });
const keep = ({ client }: Person, userId: string) =>
  client.delete<{ code: string }>(`/api/privacy/erase/${userId}`);
const refusal = ({ status, body }: TestResponse<LinkAnswer>) => [status, body.code, body.error];

/** Everything that an attacker with the account could do. */
const takeOver = async (attacker: Person, { user: { userId } }: Person) => {
  const { client } = attacker;
  const answers = await Promise.all([
    client.post(`/api/parent/children/${userId}/reset-password`, { newPassword: 'stolen-by-me' }),
    client.get(`/api/privacy/export?userId=${userId}`),
    erase(attacker, userId),
    client.get(`/api/child-profile/${userId}`),
    client.get(`/api/separated-proficiency/stats/${userId}`),
    client.get(`/api/children/${userId}/stats`),
    client.put(`/api/parent/children/${userId}/picture-password`, { pictures: ['cat', 'cat', 'cat'] }),
    client.post('/api/auth/family-device', { childIds: [userId] }),
  ]);
  return answers.map(({ status }) => status);
};

async function linkedPair(): Promise<[Person, Person]> {
  const [parent, child] = [await join(stack, adult()), await join(stack, pupil())];
  expect((await linkByCode<LinkAnswer>(parent, child)).body.status).toBe('linked');
  return [parent, child];
}

describe('a stranger who knows a username', () => {
  it('cannot take over a child without a parent', async () => {
    const child = await join(stack, pupil({ name: 'Nur Aisyah' }));
    const stranger = await join(stack, adult());
    const asked = await ask(stranger, child.user.username);
    expect([asked.status, asked.body.status]).toEqual([200, 'pending']);
    expect(JSON.stringify(asked.body)).not.toMatch(/Aisyah/);
    const { mine } = await requests(stranger);
    expect(mine).toMatchObject([{ childName: '', childUserId: '', childUsername: child.user.username }]);
    // Not by agreeing in the stranger's own name or the child's either.
    expect((await answer(stranger, mine[0], 'approve')).status).toBe(404);
    expect((await answer(child, mine[0], 'approve')).status).toBe(403);
    expect(await children(stranger)).toEqual([]);
    expect([...new Set(await takeOver(stranger, child))]).toEqual([404]);
    await (await stack.api()).signIn(child.user.username, PASSWORD);
    expect((await child.client.get<Profile>('/api/profile')).body.parentInfo?.hasParent).toBe(false);
  });

  it('cannot take over a child with a parent, under any name, and cannot request its erasure', async () => {
    const [parent, child] = await linkedPair();
    const impostor = await join(stack, adult({ name: parent.user.firstName }));
    expect((await ask(impostor, child.user.username)).body.status).toBe('pending');
    expect([...new Set(await takeOver(impostor, child))]).toEqual([404]);
    const { toDecide } = await requests(parent);
    expect(toDecide).toMatchObject([
      { parentName: 'Rahim', parentEmail: `${impostor.user.username}@example.com`, isCodeGiven: false },
    ]);
    // Even a parent who agrees by mistake grants no access without the child's code.
    expect((await answer(parent, toDecide[0], 'approve')).status).toBe(200);
    expect(await children(impostor)).toEqual([]);
    expect([...new Set(await takeOver(impostor, child))]).toEqual([404]);
    expect(await stack.sql('identity', 'select 1 from erasures', [])).toEqual([]);
  });
});

describe('link code', () => {
  it('has eight signs for fifteen minutes, is stored as a hash, and links once in any spelling', async () => {
    const [parent, child] = [await join(stack, adult()), await join(stack, pupil())];
    const { code, expiresAt } = await makeCode(child);
    expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{8}$/);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14.5);
    expect(minutes).toBeLessThanOrEqual(15);
    const rows = await stack.sql<{ code_hash: string }>(
      'identity',
      'select * from link_codes where child_id = $1',
      [child.user.userId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const linked = await ask(parent, child.user.username.toUpperCase(), typed);
    expect([linked.status, linked.body.status, linked.body.message]).toEqual([
      200,
      'linked',
      'Siti Rahim is now linked to your account.',
    ]);
    expect(await children(parent)).toEqual([child.user.userId]);
    // A repeat after a lost response works; for other callers the code is used up.
    expect((await ask(parent, child.user.username, typed)).body).toEqual(linked.body);
    const other = await join(stack, adult());
    expect(refusal(await ask(other, child.user.username, code))).toEqual([404, 'link-failed', LINK_FAILED]);
  });

  it('expires with the next code and after its time', async () => {
    const [parent, child] = [await join(stack, adult()), await join(stack, pupil())];
    const first = await makeCode(child);
    const second = await makeCode(child);
    expect((await ask(parent, child.user.username, first.code)).status).toBe(404);
    await stack.sql('identity', 'update link_codes set expires_at = now() where child_id = $1', [
      child.user.userId,
    ]);
    expect((await ask(parent, child.user.username, second.code)).status).toBe(404);
    expect(await children(parent)).toEqual([]);
  });

  it('is one code for two parallel requests', async () => {
    const child = await join(stack, pupil());
    const codes = await Promise.all([makeCode(child), makeCode(child)]);
    const links = [];
    // Either may be the later one. A parent of its own for each, since a repeat by one parent brings the same answer.
    for (const { code } of codes) {
      const parent = await join(stack, adult());
      links.push((await ask(parent, child.user.username, code)).body.status);
    }
    expect(links.filter((status) => status === 'linked')).toHaveLength(1);
  });

  it('links one of two parents who type it at once', async () => {
    const [one, two, child] = [
      await join(stack, adult()),
      await join(stack, adult()),
      await join(stack, pupil()),
    ];
    const { code } = await makeCode(child);
    const answers = await Promise.all([one, two].map((parent) => ask(parent, child.user.username, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await children(one)).length + (await children(two)).length).toBe(1);
  });

  it('cannot be used for another child or created by an adult', async () => {
    const [parent, child, other] = [
      await join(stack, adult()),
      await join(stack, pupil()),
      await join(stack, pupil()),
    ];
    const { code } = await makeCode(other);
    expect((await ask(parent, child.user.username, code)).status).toBe(404);
    expect((await ask(parent, other.user.username, code)).body.status).toBe('linked');
    expect((await parent.client.post('/api/profile/link-code')).status).toBe(403);
    expect((await (await stack.api()).post('/api/profile/link-code')).status).toBe(401);
  });

  it('gets the same error for a wrong code and an unknown name, five times an hour per parent', async () => {
    const child = await join(stack, pupil());
    const [guesser, parent] = [await join(stack, adult()), await join(stack, adult())];
    const { code } = await makeCode(child);
    const wrong = await ask(guesser, child.user.username, WRONG_CODE);
    const unknown = await ask(guesser, freshName('no'), WRONG_CODE);
    const grownUp = await ask(guesser, parent.user.username, WRONG_CODE);
    expect([wrong, unknown, grownUp].map(refusal)).toEqual(
      Array.from({ length: 3 }, () => [404, 'link-failed', LINK_FAILED]),
    );
    expect(Object.keys(wrong.body)).toEqual(Object.keys(unknown.body));
    // Ten more at once: two are left of the five.
    const rest = await Promise.all(
      Array.from({ length: 10 }, () => ask(guesser, child.user.username, WRONG_CODE)),
    );
    expect(rest.filter(({ status }) => status === 404)).toHaveLength(2);
    const late = await ask(guesser, child.user.username, code);
    expect([late.status, late.body.code]).toEqual([429, 'link-tries']);
    expect(late.body.error).toMatch(/^Too many tries\. Please wait \d+ minutes and try again\.$/);
    // The real parent is not held up, and the code still holds.
    expect((await ask(parent, child.user.username, code)).body.status).toBe('linked');
    await stack.sql('identity', "update failed_links set since = now() - interval '61 minutes'", []);
    expect((await ask(guesser, child.user.username, WRONG_CODE)).status).toBe(404);
  });

  it('can be typed later by a parent who asked without it, repeatedly', async () => {
    const [parent, child] = [await join(stack, adult()), await join(stack, pupil())];
    for (let i = 0; i < 6; i += 1)
      expect((await ask(parent, child.user.username, i % 2 ? '' : ' - ')).body.status).toBe('pending');
    expect((await requests(child)).toDecide).toHaveLength(1);
    expect((await linkByCode<LinkAnswer>(parent, child)).body.status).toBe('linked');
    expect((await requests(child)).toDecide).toEqual([]);
  });
});

describe('child with a link request', () => {
  it('sees the requester, need not agree, and can decline', async () => {
    const [parent, child] = [await join(stack, adult({ name: 'Jo Lim' })), await join(stack, pupil())];
    await ask(parent, child.user.username);
    const { toDecide } = await requests(child);
    expect(toDecide).toMatchObject([{ parentName: 'Jo Lim', parentEmail: null, isCodeGiven: false }]);
    const twice = [await answer(child, toDecide[0], 'decline'), await answer(child, toDecide[0], 'decline')];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect([await requests(child), await requests(parent)]).toEqual(
      Array.from({ length: 2 }, () => ({ toDecide: [], mine: [] })),
    );
    const stranger = await join(stack, pupil());
    expect((await answer(stranger, toDecide[0], 'decline')).status).toBe(404);
  });
});

describe('second parent', () => {
  it.each(['code first', 'agreement first'])('needs the code and the first parent: %s', async (order) => {
    const [first, child] = await linkedPair();
    const second = await join(stack, adult({ name: 'Jo Lim' }));
    if (order === 'code first') {
      const asked = await linkByCode<LinkAnswer>(second, child);
      expect([asked.body.status, asked.body.message]).toEqual([
        'pending',
        'The code is right. The child is linked as soon as the other parent agrees.',
      ]);
      const { toDecide } = await requests(first);
      expect(toDecide).toMatchObject([{ isCodeGiven: true, isApproved: false }]);
      expect((await answer(first, toDecide[0], 'approve')).status).toBe(200);
    } else {
      await ask(second, child.user.username);
      const { toDecide } = await requests(first);
      for (let i = 0; i < 2; i += 1) expect((await answer(first, toDecide[0], 'approve')).status).toBe(200);
      expect((await requests(first)).toDecide).toMatchObject([{ isCodeGiven: false, isApproved: true }]);
      expect((await requests(second)).mine).toMatchObject([{ isApproved: false }]);
      expect(await children(second)).toEqual([]);
      expect((await linkByCode<LinkAnswer>(second, child)).body.status).toBe('linked');
    }
    expect(await children(second)).toEqual([child.user.userId]);
    expect((await requests(first)).toDecide).toEqual([]);
  });

  it('is linked or declined when the first parent does both at once, and the other call says so', async () => {
    const [first, child] = await linkedPair();
    const second = await join(stack, adult());
    await linkByCode(second, child);
    const [request] = (await requests(first)).toDecide;
    const both = await Promise.all([answer(first, request, 'approve'), answer(first, request, 'decline')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'already-answered',
      error: 'This request has been answered already. Please reload the page.',
    });
    expect(await children(second)).toHaveLength(both[0]?.status === 200 ? 1 : 0);
  });

  it('needs a new agreement after the agreeing parent left', async () => {
    const [first, child] = await linkedPair();
    const [second, third] = [await join(stack, adult()), await join(stack, adult())];
    await linkByCode(second, child);
    await answer(first, (await requests(first)).toDecide[0], 'approve');
    await ask(third, child.user.username);
    await answer(first, (await requests(first)).toDecide[0], 'approve');
    const [link] = (await first.client.get<{ id: string }[]>('/api/parent/children')).body;
    await first.client.delete(`/api/parent/unlink-child/${link?.id}`);
    expect((await linkByCode<LinkAnswer>(third, child)).body.status).toBe('pending');
    expect((await requests(second)).toDecide).toMatchObject([{ isCodeGiven: true, isApproved: false }]);
  });
});

describe('parent code given at registration', () => {
  it("links without consent to ask a model, until the parent types the child's code", async () => {
    const parent = await join(stack, adult());
    const child = await join(stack, pupil({ parentCode: parent.user.username }));
    const origin = async () =>
      (
        await stack.sql<{ origin: string; consents: string }>(
          'identity',
          `select l.origin, (select count(*) from consents c where c.child_id = l.child_id and withdrawn_at is null) as consents
           from parent_children l where child_id = $1`,
          [child.user.userId],
        )
      )[0];
    expect(await children(parent)).toEqual([child.user.userId]);
    expect(await origin()).toEqual({ origin: 'parent-code', consents: '0' });
    expect((await ask(parent, child.user.username, WRONG_CODE)).status).toBe(404);
    expect((await linkByCode<LinkAnswer>(parent, child)).body.status).toBe('linked');
    expect(await origin()).toEqual({ origin: 'code', consents: '1' });
    const [link] = (await parent.client.get<{ id: string }[]>('/api/parent/children')).body;
    expect((await parent.client.delete(`/api/parent/unlink-child/${link?.id}`)).status).toBe(200);
    expect((await notices(child))[0]).toMatchObject({ kind: 'link-ended', doneBy: 'parent' });
  });
});

describe('family', () => {
  it('is notified of each new and ended link, and dismisses the notice', async () => {
    const [first, child] = await linkedPair();
    const second = await join(stack, adult({ name: 'Jo Lim' }));
    await linkByCode(second, child);
    await answer(first, (await requests(first)).toDecide[0], 'approve');
    const childName = 'Siti Rahim';
    expect(await notices(child)).toMatchObject([
      { kind: 'link-made', doneBy: 'parent', doneByName: 'Jo Lim', isSeen: false },
      { kind: 'link-made', doneBy: 'parent', doneByName: 'Rahim', isSeen: false },
    ]);
    expect((await notices(first))[0]).toMatchObject({ kind: 'link-made', doneByName: 'Jo Lim', childName });
    expect(await notices(second)).toMatchObject([{ kind: 'link-made', doneBy: 'you', childName }]);
    const [link] = (await second.client.get<{ id: string }[]>('/api/parent/children')).body;
    await second.client.delete(`/api/parent/unlink-child/${link?.id}`);
    for (const person of [child, first])
      expect((await notices(person))[0]).toMatchObject({ kind: 'link-ended', doneByName: 'Jo Lim' });
    // The parent who left no longer sees the child's name.
    expect(await notices(second)).toMatchObject([
      { kind: 'link-ended', doneBy: 'you', childName: null, childUserId: null },
      { kind: 'link-made', doneBy: 'you', childName: null, childUserId: null },
    ]);
    const [notice] = await notices(child);
    const dismiss = (person: Person) => person.client.post(`/api/notices/${notice?.id}/dismiss`);
    expect([(await dismiss(first)).status, (await notices(child))[0]?.isSeen]).toEqual([404, false]);
    for (let i = 0; i < 2; i += 1) expect((await dismiss(child)).status).toBe(200);
    expect((await notices(child))[0]?.isSeen).toBe(true);
    const { content } = (await child.client.get<{ content: string }>('/api/privacy/export')).body;
    expect((JSON.parse(content) as { notices: unknown[] }).notices).toHaveLength(3);
  });

  it("is notified of a password that a parent set, at the child's next sign-in", async () => {
    const [parent, child] = await linkedPair();
    const path = `/api/parent/children/${child.user.userId}/reset-password`;
    expect((await parent.client.post(path, { newPassword: 'another-kite' })).status).toBe(200);
    expect((await child.client.get('/api/notices')).status).toBe(401);
    await child.client.signIn(child.user.username, 'another-kite');
    expect((await notices(child))[0]).toMatchObject({
      kind: 'password-reset',
      doneBy: 'parent',
      doneByName: 'Rahim',
      isSeen: false,
    });
  });

  it('is notified of an erasure by any member, and each can cancel it', async () => {
    const [first, child] = await linkedPair();
    const second = await join(stack, adult({ name: 'Jo Lim' }));
    await linkByCode(second, child);
    await answer(first, (await requests(first)).toDecide[0], 'approve');
    const { userId } = child.user;
    const family = [child, first, second];
    for (const saviour of family) {
      const asked = await Promise.all([erase(first, userId), erase(second, userId)]);
      expect(asked.map(({ status }) => status)).toEqual([200, 200]);
      expect(asked[1]?.body).toEqual(asked[0]?.body);
      for (const person of family) {
        expect((await notices(person))[0]).toMatchObject({ kind: 'erasure-asked', isSeen: false });
        expect((await person.client.get<unknown[]>('/api/privacy/erasures')).body).toHaveLength(1);
      }
      const stopped = await Promise.all([keep(saviour, userId), keep(saviour, userId)]);
      expect(stopped.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      expect(stopped.find(({ status }) => status === 404)?.body.code).toBe('nothing-open');
      for (const person of family)
        expect((await notices(person)).slice(0, 2)).toMatchObject([
          { kind: 'erasure-stopped', isSeen: false },
          { kind: 'erasure-asked', isSeen: true },
        ]);
    }
    expect((await child.client.post('/api/privacy/erase', { password: PASSWORD })).status).toBe(403);
    expect(await stack.sql('identity', 'select 1 from erasures where account_id = $1', [userId])).toEqual([]);
  });
});
