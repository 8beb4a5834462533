import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import type { AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';
import type { User } from '@sumfox/contracts/identity/account';
import type { Erasure } from '@sumfox/contracts/identity/privacy.endpoints';
import { runRound } from '../test/recurring-round.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { holdMarks, workerIsWaiting } from './held-marks.ts';
import { answersOf, openPaper, submit, submitOnce } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { PASSWORD, type Person, adult, freshName, join, linkByCode, pupil } from './people-driver.ts';
import { placesOf } from './row-search.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});

afterAll(() => stack?.stop());

interface File {
  filename: string;
  mediaType: string;
  content: string;
}

async function linkedPair(): Promise<{ parent: Person; child: Person }> {
  const [parent, child] = [await join(stack, adult()), await join(stack, pupil({ gradeLevel: 'Primary 5' }))];
  await linkByCode(parent, child);
  return { parent, child };
}

/** A pupil's whole road: a paper with a drawing, handed in and marked. */
async function takePaper({ client }: Person): Promise<number> {
  const paper = await openPaper(stack, client);
  await client.post(`/api/assessments/${paper.id}/save`, {
    answers: [{ index: 0, working: 'my own working' }],
  });
  expect((await submit(client, paper, answersOf(paper, ['right', 'wrong']))).status).toBe(200);
  return paper.id;
}

/** Every key of Redis that names the text or holds it. */
async function keysWith(text: string): Promise<string[]> {
  const redis = new Redis(stack.redisUrl);
  try {
    const keys = await redis.keys('*');
    const found: string[] = [];
    for (const key of keys) {
      const type = await redis.type(key);
      const value =
        type === 'hash'
          ? await redis.hgetall(key)
          : type === 'string'
            ? await redis.get(key)
            : type === 'list'
              ? await redis.lrange(key, 0, -1)
              : type === 'zset'
                ? await redis.zrange(key, '0', '-1')
                : type === 'stream'
                  ? await redis.xrange(key, '-', '+')
                  : await redis.smembers(key);
      if (JSON.stringify([key, value]).toLowerCase().includes(text.toLowerCase())) found.push(key);
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

describe('export', () => {
  it('gives a child and its parent all data as JSON and CSV, and rejects others', async () => {
    const { parent, child } = await linkedPair();
    await takePaper(child);
    const own = await child.client.get<File>('/api/privacy/export');
    expect([own.status, own.body.mediaType]).toEqual([200, 'application/json']);
    expect(own.body.filename).toMatch(new RegExp(`^${child.user.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
    const tables = JSON.parse(own.body.content) as Record<string, unknown[]>;
    expect(tables.account).toMatchObject([{ username: child.user.username, gradeLevel: 'Primary 5' }]);
    expect(tables.assessments).toMatchObject([{ status: 'completed' }]);
    expect(tables.results?.length).toBe(tables.answers?.length);
    expect(tables.marks?.length).toBe(tables.results?.length);
    expect(own.body.content).not.toMatch(/argon2|refresh|scheme/);
    const path = `/api/privacy/export?userId=${child.user.userId}`;
    const csv = await parent.client.get<File>(`${path}&format=csv`);
    expect(csv.body.content).toContain(`account,1,username,${child.user.username}\r\n`);
    for (const stranger of [await join(stack, adult()), await join(stack, pupil())])
      expect((await stranger.client.get(path)).status).toBe(404);
    expect((await (await stack.api('admin')).get(path)).status).toBe(404);
    expect((await parent.client.get('/api/privacy/export?format=xml')).status).toBe(400);
  });
});

describe('erasure', () => {
  const ask = (person: Person, body: object) =>
    person.client.post<{ erasure: Erasure; code: string }>('/api/privacy/erase', {
      password: PASSWORD,
      ...body,
    });

  it("requires the caller's password, works by a parent for a child, and can be cancelled for a week", async () => {
    const { parent, child } = await linkedPair();
    const stranger = await join(stack, adult());
    const { userId } = child.user;
    expect((await ask(child, {})).body.code).toBe('ask-parent');
    expect((await ask(parent, { userId, password: 'wrong' })).body.code).toBe('wrong-password');
    expect((await ask(stranger, { userId })).status).toBe(404);
    const one = await ask(parent, { userId });
    const two = await ask(parent, { userId });
    expect([one.status, two.body]).toEqual([200, one.body]);
    const days = (Date.parse(one.body.erasure.eraseAfter) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    expect((await parent.client.get<Erasure[]>('/api/privacy/erasures')).body).toEqual([one.body.erasure]);
    expect((await child.client.get('/api/profile')).status).toBe(200);
    expect((await stranger.client.delete(`/api/privacy/erase/${userId}`)).status).toBe(404);
    expect((await parent.client.delete(`/api/privacy/erase/${userId}`)).status).toBe(200);
    expect((await parent.client.delete(`/api/privacy/erase/${userId}`)).status).toBe(404);
    expect((await parent.client.get('/api/privacy/erasures')).body).toEqual([]);
  });

  /** A parent with topics: one kept, one deleted by the parent and one by an admin. */
  async function takeTopics(parent: Person): Promise<{ name: string; foreign: string }> {
    const name = `Fractions of ${freshName('t')}`;
    const add = () =>
      parent.client.post<{ id: string }>('/api/topics', {
        name,
        gradeLevel: 'Primary 5',
        difficultyLevel: 3,
        modelQuestions: [{ question: 'What is 1/2 of 8?', difficulty: 1 }],
        modelAnswers: [{ answer: '4' }],
      });
    const [kept, own, foreign] = [await add(), await add(), await add()].map(({ body }) => body.id);
    await parent.client.post('/api/topics/similarity-decisions', { topicIds: [kept, foreign] });
    expect((await parent.client.delete(`/api/topics/${own}`)).status).toBe(200);
    const admin = await stack.api('admin');
    expect((await admin.patch(`/api/topics/${foreign}`, { isActive: false })).status).toBe(200);
    expect((await admin.delete(`/api/topics/${foreign}`)).status).toBe(200);
    const { body: file } = await parent.client.get<File>('/api/privacy/export');
    expect(file.content).toContain(name);
    return { name, foreign: foreign! };
  }

  /** What the log says of one action of admins on a topic. */
  async function auditedOf(topicId: string, action: AuditEntry['action']): Promise<AuditEntry[]> {
    const admin = await stack.api('admin');
    const { body } = await admin.get<{ entries: AuditEntry[] }>(`/api/admin/audit?action=${action}`);
    return body.entries.filter(({ details }) => details.topicId === topicId);
  }

  it('removes id and username everywhere, for a pupil and for a parent, and keeps the log', async () => {
    const { parent, child } = await linkedPair();
    const { userId, username } = child.user;
    await takePaper(child);
    await parent.client.post('/api/auth/family-device', { childIds: [userId] });
    await child.client.get('/api/privacy/export');
    await (await stack.api()).post('/api/auth/login', { username, password: 'wrong' });
    const author = await join(stack, adult());
    const { name, foreign } = await takeTopics(author);
    const [entry] = await eventually(async () => {
      const entries = await auditedOf(foreign, 'topic.deleted');
      return entries.length > 0 ? entries : null;
    });
    const [change] = await eventually(async () => {
      const entries = await auditedOf(foreign, 'topic.changed');
      return entries.length > 0 ? entries : null;
    });
    expect(change).toMatchObject({ actor: { username: 'admin' }, target: { userId: author.user.userId } });
    expect(entry).toMatchObject({
      actor: { username: 'admin' },
      target: { userId: author.user.userId },
      details: { isShared: false, cause: 'deleted' },
    });
    expect(await placesOf(stack, userId)).toEqual(
      expect.arrayContaining(['identity.accounts', 'assessment.papers', 'analytics.events']),
    );
    expect(await placesOf(stack, author.user.userId)).toEqual(
      expect.arrayContaining(['content.topics', 'analytics.events']),
    );
    const [log] = await stack.sql<{ count: string }>('identity', 'select count(*) from audit_entries');

    await ask(parent, { userId });
    await ask(author, {});
    const erased = [userId, author.user.userId];
    await stack.sql('identity', 'update erasures set erase_after = now() where account_id = any ($1)', [
      erased,
    ]);
    await eventually(async () => {
      await runRound(stack, 'identity', 'run-erasures');
      const left = await stack.sql('identity', 'select 1 from accounts where id = any ($1)', [erased]);
      return left.length === 0 || null;
    });
    expect((await child.client.get('/api/profile')).status).toBe(401);
    for (const text of [...erased, username, author.user.username, name]) {
      expect(await placesOf(stack, text)).toEqual([]);
      expect(await keysWith(text)).toEqual([]);
      expect((await stack.logLines()).filter((line) => line.includes(text))).toEqual([]);
    }
    expect((await parent.client.get<{ user: User }>('/api/auth/user')).body.user.children).toEqual([]);
    expect(await auditedOf(foreign, 'topic.deleted')).toMatchObject([
      { actor: { username: 'admin' }, target: { userId: null } },
    ]);
    const [kept] = await stack.sql<{ count: string }>('identity', 'select count(*) from audit_entries');
    expect(Number(kept?.count)).toBeGreaterThan(Number(log?.count));
    const again = await join(stack, pupil({ username }));
    expect(again.user.userId).not.toBe(userId);
  });

  it('reaches also what was told to the figures in the moment before', async () => {
    const { parent, child } = await linkedPair();
    const { userId, username } = child.user;
    await ask(parent, { userId });
    await stack.sql('identity', 'update erasures set erase_after = now() where account_id = $1', [userId]);
    // Analytics hears of a sign-in half a second later, and of an erasure at once.
    const login = await (await stack.api()).post('/api/auth/login', { username, password: PASSWORD });
    expect(login.status).toBe(200);
    await eventually(async () => {
      await runRound(stack, 'identity', 'run-erasures');
      return (
        (await stack.sql('identity', 'select 1 from accounts where id = $1', [userId])).length === 0 || null
      );
    });
    for (const text of [userId, username])
      expect([text, await placesOf(stack, text), await keysWith(text)]).toEqual([text, [], []]);
  });

  it('fault 43: during marking removes the paper too, and no result returns', async () => {
    const { parent, child } = await linkedPair();
    const { userId, username } = child.user;
    const paper = await openPaper(stack, child.client, 'adaptive');
    const gone = async (service: 'assessment' | 'identity', text: string) => {
      await runRound(stack, 'identity', 'run-erasures');
      return (await stack.sql(service, text, [userId])).length === 0 || null;
    };
    const release = await holdMarks(stack);
    let left: Promise<unknown>;
    let submission: { id: string } | undefined;
    try {
      left = submitOnce(child.client, paper, answersOf(paper, ['right'])).catch((error: unknown) => error);
      await eventually(() => workerIsWaiting(stack));
      [submission] = await stack.sql<{ id: string }>(
        'assessment',
        'select id from submissions where paper_id = $1',
        [paper.id],
      );
      await ask(parent, { userId });
      await stack.sql('identity', 'update erasures set erase_after = now() where account_id = $1', [userId]);
      await eventually(() => gone('assessment', 'select 1 from papers where pupil_id = $1'));
    } finally {
      await release();
    }
    await left;
    await eventually(() => gone('identity', 'select 1 from accounts where id = $1'));
    await eventually(async () => {
      const waiting = await stack.sql('marking', 'select 1 from outbox_messages where published_at is null');
      return waiting.length === 0 || null;
    });
    for (const text of [userId, username]) {
      expect([text, await placesOf(stack, text)]).toEqual([text, []]);
      expect([text, await keysWith(text)]).toEqual([text, []]);
    }
    // The figures keep the fact of a submission but not its result.
    const places = await placesOf(stack, submission?.id ?? 'no submission');
    expect(places.filter((place) => !/^analytics\.|outbox_messages$/.test(place))).toEqual([]);
  });
});
