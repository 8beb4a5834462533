import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { PlaceOnPaper } from '@sumfox/contracts/assessment/place.calls';
import type { AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';
import type { QueuedReview, ReviewQueuePage } from '@sumfox/contracts/marking/review.endpoints';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { drawnPixel } from './drawn-pixel.ts';
import {
  type OpenPaper,
  type SubmissionEntry,
  answersOf,
  giveSameFirst,
  openPaper,
  submit,
} from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { type Person, anotherAdmin, join, pupil } from './people-driver.ts';

let stack: TestStack;
/** The admin who works the queue. */
let reviewer: TestClient;

const read = async (query = ''): Promise<ReviewQueuePage> =>
  (await reviewer.get<ReviewQueuePage>(`/api/admin/reviews${query}`)).body;

const settle = (reviewId: string, body: object, client = reviewer) =>
  client.post<{ error: string; code: string; success: true }>(`/api/admin/reviews/${reviewId}`, body);

const place = (reviewId: string) => reviewer.get<PlaceOnPaper>(`/api/admin/reviews/${reviewId}/place`);

async function done(paper: OpenPaper, { client }: Person): Promise<CompletedAssessment> {
  const { body } = await client.get<{ assessment: CompletedAssessment }>(
    `/api/assessments/access/${paper.id}`,
  );
  return body.assessment;
}

/** A paper of wrong answers with a challenge of the first mark that only a person can decide. */
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

let child: Person;
beforeAll(async () => {
  stack = await leaseTestStack();
  reviewer = await stack.api('admin');
  child = await join(stack, pupil({ gradeLevel: 'Primary 5', name: 'Zubaidah Onlyhere' }));
});
afterAll(() => stack?.stop());

describe('review queue', () => {
  it('shows a challenge to an admin with all evidence, without the pupil', async () => {
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

  it('is listed by page, oldest first, and the read is logged once', async () => {
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

  it.each(OTHERS)('rejects %s, and the entry stays', async (_, body) => {
    const { reviewId } = await newest();
    const { status, body: refusal } = await settle(reviewId, body);
    expect([status, typeof refusal.error]).toEqual([400, 'string']);
    expect((await newest()).reviewId).toBe(reviewId);
  });

  it('compares with the standing mark, even where the rules would give less today', async () => {
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

  it('accepts a decision once, applies it for the pupil and logs it', async () => {
    const paper = await challengedPaper(child);
    const { reviewId, standing } = await newest();
    const all = { marksAwarded: standing!.marksPossible, isKeyFaulty: false };
    const answers = await Promise.all([settle(reviewId, all), settle(reviewId, all), settle(reviewId, all)]);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true }]);
    const other = await settle(reviewId, { marksAwarded: null, isKeyFaulty: true });
    expect([other.status, other.body.error]).toEqual([
      409,
      'Another reviewer has already decided this. Please reload the page.',
    ]);
    const marked = await eventually(async () => {
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
    const written = await eventually(async () => {
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

  it('accepts one of two parallel decisions and tells the other admin', async () => {
    const paper = await challengedPaper(child);
    const { reviewId } = await newest();
    const { client: colleague } = await anotherAdmin(stack);
    const keep = { marksAwarded: null, isKeyFaulty: false };
    const statuses = (await Promise.all([settle(reviewId, keep), settle(reviewId, keep, colleague)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    await eventually(async () =>
      (await done(paper, child)).disputes[0]?.challenge?.decision === 'rejected' ? true : null,
    );
  });

  it('withdraws a faulty question and gives its marks to every pupil', async () => {
    const paper = await challengedPaper(child);
    const other = await join(stack, pupil({ gradeLevel: 'Primary 5' }));
    const theirs = await openPaper(stack, other.client, 'adaptive');
    await giveSameFirst(stack, theirs, paper);
    expect((await submit(other.client, theirs, answersOf(theirs, ['wrong']))).status).toBe(200);
    expect((await done(theirs, other)).feedback[0]?.isCorrect).toBe(false);
    const { reviewId, itemId } = await newest();
    expect((await settle(reviewId, { marksAwarded: null, isKeyFaulty: true })).status).toBe(200);
    await eventually(async () => ((await done(theirs, other)).feedback[0]?.isCorrect === true ? true : null));
    expect((await done(paper, child)).feedback[0]?.isCorrect).toBe(true);
    const [item] = await stack.sql<{ status: string }>('content', 'select status from items where id = $1', [
      itemId,
    ]);
    expect(item?.status).toBe('retired');
  });

  it('shows the drawing and the whole question of an opened entry', async () => {
    const picture = drawnPixel(7);
    const paper = await openPaper(stack, child.client, 'adaptive');
    const question = paper.questions[0]!;
    const [first, ...others] = answersOf(paper, ['wrong']);
    await submit(child.client, paper, [{ ...first!, drawing: picture }, ...others]);
    await challenge(paper, child);
    const { reviewId } = await newest();
    expect((await place(reviewId)).body).toEqual({ question, drawing: picture });
    // Another question stands there: what was drawn for that is not shown beside this.
    await stack.sql(
      'assessment',
      'update paper_questions set question = $2 where paper_id = $1 and question_index = 0',
      [paper.id, JSON.stringify({ ...question, id: randomUUID() })],
    );
    expect((await place(reviewId)).body).toEqual({ question: null, drawing: null });
    const missing = await place(randomUUID());
    expect([missing.status, missing.body]).toMatchObject([404, { error: 'There is no such entry.' }]);
  });

  it('shows the key of an unproved solution, and tells the pupil that it holds', async () => {
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
    await eventually(async () =>
      (await done(paper, child)).disputes[0]?.verification?.outcome === 'proved' ? true : null,
    );
  });
});
