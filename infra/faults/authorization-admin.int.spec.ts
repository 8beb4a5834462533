import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompletedAssessment } from '../../libs/contracts/src/assessment/paper.endpoints.ts';
import type { User } from '../../libs/contracts/src/identity/account.ts';
import type { DetailedUser } from '../../libs/contracts/src/identity/admin.endpoints.ts';
import type { AuditEntry } from '../../libs/contracts/src/identity/audit.endpoints.ts';
import type { QueuedReview, ReviewQueuePage } from '../../libs/contracts/src/marking/review.endpoints.ts';
import type { TestClient } from '../test/test-client.ts';
import { type TestStack, startTestStack } from '../test/whole-stack.ts';
import {
  type OpenPaper,
  type SubmissionEntry,
  answersOf,
  eventually,
  openPaper,
  submit,
} from './paper-driver.ts';
import { PASSWORD, type Person, adult, freshName, join, pupil, register } from './people-driver.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
}, 120_000);

afterAll(() => stack?.stop(), 60_000);

describe('an admin', () => {
  it('closes an account, which is out at once, and opens it again', async () => {
    const [admin, { client, user }] = [await stack.api('admin'), await join(stack, pupil())];
    const path = `/api/admin/users/${user.userId}/toggle-status`;
    expect((await client.get('/api/profile')).status).toBe(200);
    expect((await admin.patch(path, { isActive: false })).body).toEqual({ success: true, isActive: false });
    expect((await client.get('/api/profile')).status).toBe(401);
    const again = await (
      await stack.api()
    ).post<{ error: string }>('/api/auth/login', { username: user.username, password: PASSWORD });
    expect([again.status, again.body.error]).toEqual([401, 'Invalid credentials']);
    await admin.patch(path, { isActive: true });
    expect((await client.get('/api/profile')).status).toBe(401);
    await client.signIn(user.username, PASSWORD);
  });

  it('closes neither the own account nor that of the last admin', async () => {
    const admin = await stack.api('admin');
    const { body } = await admin.get<{ user: User }>('/api/auth/user');
    const path = `/api/admin/users/${body.user.userId}/toggle-status`;
    expect((await admin.patch(path, { isActive: false })).status).toBe(409);
    expect((await admin.patch(path, { isActive: 'no' })).status).toBe(400);
    expect((await admin.patch('/api/admin/users/nobody/toggle-status', { isActive: false })).status).toBe(
      404,
    );
  });

  it('resets a password, which ends the sessions and asks for an own one', async () => {
    const [admin, { client, user }] = [await stack.api('admin'), await join(stack, adult())];
    const path = `/api/admin/users/${user.userId}/reset-password`;
    expect((await admin.post<{ error: string }>(path, { newPassword: '   ' })).body.error).toBe(
      'Failed to reset password',
    );
    expect((await admin.post(path, { newPassword: 'abc' })).status).toBe(400);
    expect((await admin.post(path, { newPassword: '  brand-new ' })).status).toBe(200);
    expect((await client.get('/api/profile')).status).toBe(401);
    await client.signIn(user.username, 'brand-new');
    expect((await client.get<{ user: User }>('/api/auth/user')).body.user.mustChangePassword).toBe(true);
    const { body: me } = await admin.get<{ user: User }>('/api/auth/user');
    const own = await admin.post(`/api/admin/users/${me.user.userId}/reset-password`, {
      newPassword: 'practice123',
    });
    expect(own.status).toBe(400);
  });

  it('finds users by text, role and status, never a hash', async () => {
    const admin = await stack.api('admin');
    const parent = await join(stack, adult({ name: '100% Rahim' }));
    await register(stack, pupil({ parentCode: parent.user.username }));
    const list = async (query: string) =>
      (await admin.get<DetailedUser[]>(`/api/admin/users-detailed?${query}`)).body;
    const [found] = await list(`search=${encodeURIComponent('100% r')}&role=parent&status=active`);
    expect(found).toMatchObject({
      username: parent.user.username,
      childrenInfo: [{ displayName: 'Siti Rahim' }],
    });
    expect(await list(`search=${parent.user.username}&status=inactive`)).toEqual([]);
    expect((await list('role=child&limit=1'))[0]?.parentInfo).toMatchObject({
      hasParent: true,
      parentName: '100% Rahim',
    });
    expect(JSON.stringify(await list(''))).not.toMatch(/argon2|hash/i);
    const { body: users } = await admin.get<Array<{ role: string }>>('/api/admin/users');
    expect(users.every((user) => user.role !== 'admin')).toBe(true);
    expect(
      (await admin.get<{ total: number; byRole: { admin: number } }>('/api/admin/users-count')).body.byRole
        .admin,
    ).toBe(1);
  });
});

describe('the audit log', () => {
  it('shows who did what to whom, by page and by filter', async () => {
    const admin = await stack.api('admin');
    const { client, user } = await join(stack, adult());
    const child = await join(stack, pupil());
    await client.post('/api/parent/link-child', { childUsername: child.user.username });
    await client.post(`/api/parent/children/${child.user.userId}/reset-password`, { newPassword: 'four' });
    const read = async (query: string) =>
      (await admin.get<{ entries: AuditEntry[]; nextCursor: string | null }>(`/api/admin/audit?${query}`))
        .body;
    const { entries } = await read(`person=${user.username}`);
    expect(entries.map((entry) => entry.action)).toEqual([
      'password.reset',
      'consent.given',
      'child.linked',
      'account.registered',
    ]);
    expect(entries[0]).toMatchObject({
      actor: { username: user.username },
      actorRole: 'parent',
      target: { username: child.user.username },
    });
    expect(entries[0]?.traceId).toMatch(/^[0-9a-f]{32}$/);
    const one = await read(`person=${user.userId}&limit=3`);
    const two = await read(`person=${user.userId}&limit=3&cursor=${one.nextCursor}`);
    expect([one.entries.length, two.entries.map((entry) => entry.action), two.nextCursor]).toEqual([
      3,
      ['account.registered'],
      null,
    ]);
    expect((await read('to=2020-01-01')).entries).toEqual([]);
    expect((await admin.get('/api/admin/audit?from=tomorrow')).status).toBe(400);
    expect(JSON.stringify(entries)).not.toContain('four');
  });

  it('notes who read which list of people, once for many readings of the same, and never what was searched', async () => {
    // An admin who has read no list yet: a reading is noted once in a while for each admin.
    const reader = freshName('reader');
    await stack.sql(
      'identity',
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
         'username', $1::text, 'username_folded', $1::text))).* from accounts a where a.username = 'admin'`,
      [reader],
    );
    const admin = await stack.api();
    await admin.signIn(reader, 'practice123');
    const reads = async () =>
      (await admin.get<{ entries: AuditEntry[] }>('/api/admin/audit?action=users.read')).body.entries.filter(
        ({ actor }) => actor?.username === reader,
      );
    const search = freshName('find');
    const list = (query: string) => admin.get(`/api/admin/users-detailed?${query}`);
    await Promise.all(Array.from({ length: 5 }, () => list(`search=${search}&role=child&limit=5`)));
    await list(`search=${search.toUpperCase()}&role=child&offset=5`);
    await list(`search=${search}&role=parent&status=inactive`);
    for (let i = 0; i < 3; i += 1) await admin.get('/api/admin/users');
    const entries = (await reads()).reverse();
    expect(entries.map((entry) => entry.details)).toEqual([
      { list: 'detailed', role: 'child', searched: true },
      { list: 'detailed', role: 'parent', status: 'inactive', searched: true },
      { list: 'times' },
    ]);
    expect(entries[0]).toMatchObject({ actorRole: 'admin', target: null });
    expect(JSON.stringify(entries)).not.toContain(search);
  });

  it('refuses the list while the reading of it cannot be noted', async () => {
    const admin = await stack.api('admin');
    const path = `/api/admin/users-detailed?search=${freshName('find')}`;
    await stack.sql('identity', 'alter table audit_entries rename to audit_entries_away');
    try {
      expect((await admin.get(path)).status).toBe(500);
    } finally {
      await stack.sql('identity', 'alter table audit_entries_away rename to audit_entries');
    }
    expect((await admin.get(path)).status).toBe(200);
  });

  it.each(["update audit_entries set action = 'x'", 'delete from audit_entries', 'truncate audit_entries'])(
    'cannot be changed: %s',
    async (statement) => {
      await expect(stack.sql('identity', statement)).rejects.toThrow('the audit log only grows');
    },
  );
});

/** The admin who works the queue. */
let reviewer: TestClient;

const read = async (query = ''): Promise<ReviewQueuePage> =>
  (await reviewer.get<ReviewQueuePage>(`/api/admin/reviews${query}`)).body;

const settle = (reviewId: string, body: object, client = reviewer) =>
  client.post<{ error: string; code: string; success: true }>(`/api/admin/reviews/${reviewId}`, body);

async function done(paper: OpenPaper, { client }: Person): Promise<CompletedAssessment> {
  const { body } = await client.get<{ assessment: CompletedAssessment }>(
    `/api/assessments/access/${paper.id}`,
  );
  return body.assessment;
}

/** A paper that is all wrong, whose first mark is challenged for a reason that only a person can weigh. */
async function challengedPaper(person: Person): Promise<OpenPaper> {
  const paper = await openPaper(stack, person.client, 'adaptive');
  expect((await submit(person.client, paper, answersOf(paper, ['wrong']))).status).toBe(200);
  await challenge(paper, person);
  return paper;
}

async function challenge(paper: OpenPaper, { client }: Person): Promise<void> {
  const { body } = await client.post<{ decision: string }>(`/api/assessments/${paper.id}/challenge`, {
    questionIndex: 0,
    challengeReason: 'method-valid',
  });
  expect(body.decision).toBe('waiting');
}

/** The newest entry that waits. */
async function newest(): Promise<QueuedReview> {
  const { reviews } = await read('?limit=50');
  return reviews.at(-1)!;
}

/** What was written down of one action, oldest first. */
async function audited(action: string): Promise<AuditEntry[]> {
  const { body } = await reviewer.get<{ entries: AuditEntry[] }>(`/api/admin/audit?action=${action}`);
  return body.entries.reverse();
}

const OTHERS: readonly [string, object][] = [
  ['more marks than there are', { marksAwarded: 99, isKeyFaulty: false }],
  ['marks that are none', { marksAwarded: -1, isKeyFaulty: false }],
  ['half a mark', { marksAwarded: 0.5, isKeyFaulty: false }],
  ['no word on the key', { marksAwarded: null }],
  ['somebody else to have decided', { marksAwarded: null, isKeyFaulty: false, decidedBy: 'me' }],
];

describe("the person's queue", () => {
  let child: Person;
  beforeAll(async () => {
    reviewer = await stack.api('admin');
    child = await join(stack, pupil({ gradeLevel: 'Primary 5', name: 'Zubaidah Onlyhere' }));
  });

  it('lays a challenge before an admin with all that was said, and without the pupil', async () => {
    const before = await read('?limit=0');
    const paper = await challengedPaper(child);
    const entry = await newest();
    const question = paper.questions[0]!;
    expect(entry).toMatchObject({
      kind: 'challenge',
      itemId: question.id,
      questionText: question.questionText,
      question: { id: question.id, visual: question.visual },
      key: { modelAnswer: paper.schemes[0]!.modelAnswer },
      challengeReason: 'method-valid',
      ruleMark: { marksAwarded: 0 },
      standing: { marksAwarded: 0, marksPossible: question.marks },
      modelSaid: [],
      decision: null,
    });
    const [{ questionId: _, ...put }] = answersOf(paper, ['wrong']) as [SubmissionEntry];
    const given = JSON.stringify(entry.given);
    for (const text of Object.values(put).flat()) expect(given).toContain(JSON.stringify(text));
    const shown = JSON.stringify(entry);
    for (const word of ['Zubaidah', 'Onlyhere', child.user.username, child.user.userId])
      expect(shown).not.toContain(word);
    expect(await read('?limit=0')).toEqual({
      reviews: [],
      openCount: before.openCount + 1,
      nextAfter: null,
    });
  });

  it('is read page by page, oldest first, and who reads it is written down once', async () => {
    await challengedPaper(child);
    const all = (await read('?limit=50')).reviews;
    const one = await read('?limit=1');
    const two = await read(`?limit=50&after=${one.nextAfter}`);
    expect([...one.reviews, ...two.reviews].map((each) => each.reviewId)).toEqual(
      all.map((each) => each.reviewId),
    );
    expect(two.nextAfter).toBeNull();
    expect(all.map((each) => each.createdAt)).toEqual(all.map((each) => each.createdAt).sort());
    expect(await audited('reviews.read')).toMatchObject([
      { actor: { username: 'admin' }, target: null, details: { status: 'open' } },
    ]);
    for (const query of ['?status=all', '?limit=51', '?limit=-1', '?after=yesterday'])
      expect((await reviewer.get(`/api/admin/reviews${query}`)).status).toBe(400);
  });

  it.each(OTHERS)('refuses %s, and the entry waits on', async (_, body) => {
    const { reviewId } = await newest();
    const { status, body: refusal } = await settle(reviewId, body);
    expect([status, typeof refusal.error]).toEqual([400, 'string']);
    expect((await newest()).reviewId).toBe(reviewId);
  });

  it('starts from the mark that stands, also where the rules would give less today', async () => {
    const paper = await openPaper(stack, child.client, 'adaptive');
    await submit(child.client, paper, answersOf(paper, ['wrong']));
    await stack.sql(
      'assessment',
      'update question_results set marks_awarded = 1, marks_possible = 2 where paper_id = $1 and question_index = 0',
      [paper.id],
    );
    await challenge(paper, child);
    const { reviewId, ruleMark, standing } = await newest();
    expect([ruleMark?.marksAwarded, standing]).toEqual([0, { marksAwarded: 1, marksPossible: 2 }]);
    const { status, body } = await settle(reviewId, { marksAwarded: 0, isKeyFaulty: false });
    expect([status, body.error]).toEqual([400, 'A mark can only go up: from 1 to at most 2.']);
  });

  it('takes a decision once, brings it home to the pupil and writes it down', async () => {
    const paper = await challengedPaper(child);
    const { reviewId, standing } = await newest();
    const all = { marksAwarded: standing!.marksPossible, isKeyFaulty: false };
    const answers = await Promise.all([settle(reviewId, all), settle(reviewId, all), settle(reviewId, all)]);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true }]);
    const other = await settle(reviewId, { marksAwarded: null, isKeyFaulty: true });
    expect([other.status, other.body.error]).toEqual([409, 'Somebody has decided this already.']);
    const marked = await eventually(10_000, async () => {
      const now = await done(paper, child);
      return now.disputes[0]?.challenge?.decision === 'approved' && now.feedback[0]?.isCorrect ? now : null;
    });
    expect(marked.feedback[0]?.marksAwarded).toBe(standing!.marksPossible);
    expect(marked.disputes[0]?.challenge?.scoreUpdated).toBe(true);
    expect((await read('?status=decided')).reviews[0]).toMatchObject({
      reviewId,
      standing: { marksAwarded: 0 },
      decision: { marksAwarded: standing!.marksPossible, isKeyFaulty: false, decidedBy: 'admin' },
    });
    const written = await eventually(10_000, async () => {
      const entries = await audited('review.decided');
      return entries.length > 0 ? entries : null;
    });
    expect(written).toMatchObject([
      {
        actor: { username: 'admin' },
        actorRole: 'admin',
        target: { username: child.user.username },
        details: { assessmentId: paper.id, question: 1, kind: 'challenge', marksBefore: 0 },
      },
    ]);
  });

  it('answers two admins who decide at once: one is taken, the other told', async () => {
    const paper = await challengedPaper(child);
    const { reviewId } = await newest();
    const second = freshName('second');
    await stack.sql(
      'identity',
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
         'username', $1::text, 'username_folded', $1::text))).* from accounts a where a.username = 'admin'`,
      [second],
    );
    const colleague = await stack.api();
    await colleague.signIn(second, 'practice123');
    const keep = { marksAwarded: null, isKeyFaulty: false };
    const statuses = (await Promise.all([settle(reviewId, keep), settle(reviewId, keep, colleague)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    await eventually(10_000, async () =>
      (await done(paper, child)).disputes[0]?.challenge?.decision === 'rejected' ? true : null,
    );
  });

  it('takes a question that is found at fault out of the bank, and gives everybody its marks', async () => {
    const paper = await challengedPaper(child);
    const other = await join(stack, pupil({ gradeLevel: 'Primary 5' }));
    const theirs = await openPaper(stack, other.client, 'adaptive');
    for (const table of ['paper_questions', 'paper_mark_schemes'])
      await stack.sql(
        'assessment',
        `update ${table} t set ${table === 'paper_questions' ? 'question = s.question, item_id = s.item_id' : 'scheme = s.scheme'}
         from ${table} s where t.paper_id = $1 and t.question_index = 0 and s.paper_id = $2 and s.question_index = 0`,
        [theirs.id, paper.id],
      );
    theirs.questions[0] = paper.questions[0]!;
    theirs.schemes[0] = paper.schemes[0]!;
    await submit(other.client, theirs, answersOf(theirs, ['wrong']));
    expect((await done(theirs, other)).feedback[0]?.isCorrect).toBe(false);
    const { reviewId, itemId } = await newest();
    expect((await settle(reviewId, { marksAwarded: null, isKeyFaulty: true })).status).toBe(200);
    await eventually(20_000, async () =>
      (await done(theirs, other)).feedback[0]?.isCorrect === true ? true : null,
    );
    expect((await done(paper, child)).feedback[0]?.isCorrect).toBe(true);
    const [item] = await stack.sql<{ status: string }>('content', 'select status from items where id = $1', [
      itemId,
    ]);
    expect(item?.status).toBe('retired');
  }, 60_000);

  it('shows the key of a solution that nobody could prove, and says to the pupil that it holds', async () => {
    const paper = await openPaper(stack, child.client, 'adaptive');
    await submit(child.client, paper, answersOf(paper, ['right']));
    const question = paper.questions[0]!;
    // What the bank does not know, no engine can solve again.
    await stack.sql('content', 'delete from items where id = $1', [question.id]);
    const asked = await child.client.post<{ outcome: string }>(`/api/questions/${question.id}/verify`, {});
    expect(asked.body.outcome).toBe('waiting');
    const entry = await newest();
    expect(entry).toMatchObject({
      kind: 'verification',
      question: { id: question.id },
      given: null,
      key: { modelAnswer: paper.schemes[0]!.modelAnswer },
      ruleMark: null,
      standing: null,
    });
    const marks = await settle(entry.reviewId, { marksAwarded: 1, isKeyFaulty: false });
    expect([marks.status, marks.body.error]).toEqual([400, 'Nothing is marked here.']);
    await settle(entry.reviewId, { marksAwarded: null, isKeyFaulty: false });
    await eventually(10_000, async () =>
      (await done(paper, child)).disputes[0]?.verification?.outcome === 'proved' ? true : null,
    );
  });
});
