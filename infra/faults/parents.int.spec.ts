import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ChildAssessment,
  ChildStats,
  TopicRecord,
} from '@sumfox/contracts/assessment/child-figures.endpoints';
import type {
  AssessmentSummary,
  CompletedAssessment,
  OpenAssessment,
} from '@sumfox/contracts/assessment/paper.endpoints';
import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import type { TestResponse } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { type AnswerStyle, answersOf, openPaper, submit } from './paper-driver.ts';
import { avoidMidnight } from '../test/day-end.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { type Person, adult, join, linkByCode, pupil } from './people-driver.ts';

let stack: TestStack;
let mei: Person;
let jun: Person;
let parent: Person;
let stranger: Person;

interface Created {
  resumed: boolean;
  assessment: { assessmentId: number; type: string };
  code: string;
}

/** Mei takes a paper and hands it in. */
async function practise(styles: readonly AnswerStyle[], focus?: string): Promise<void> {
  if (focus) {
    const made = await mei.client.post<Created>('/api/assessments/create', {
      type: 'targeted',
      focusArea: { subStrandIds: [focus] },
    });
    expect(made.status).toBe(200);
    const { assessmentId: id } = made.body.assessment;
    const rows = await stack.sql<{ question: never; scheme: never }>(
      'assessment',
      `select q.question, s.scheme from paper_questions q join paper_mark_schemes s using (paper_id, question_index)
       where paper_id = $1 order by question_index`,
      [id],
    );
    const paper = { id, questions: rows.map((r) => r.question), schemes: rows.map((r) => r.scheme) };
    expect((await submit(mei.client, paper, answersOf(paper, styles))).status).toBe(200);
    return;
  }
  const paper = await openPaper(stack, mei.client);
  expect((await submit(mei.client, paper, answersOf(paper, styles))).status).toBe(200);
}

const LIMITS = { RATE_LIMITS: 'on' };
/** More than this file takes: papers are counted by the day, and two looks at the same figures must agree. */
const WHOLE_FILE_MS = 180_000;

beforeAll(async () => {
  await avoidMidnight(WHOLE_FILE_MS);
  stack = await leaseTestStack({ gateway: LIMITS, assessment: LIMITS });
  mei = await join(stack, pupil({ gradeLevel: 'Primary 5' }));
  jun = await join(stack, pupil({ gradeLevel: 'Primary 2' }));
  parent = await join(stack, adult());
  stranger = await join(stack, adult());
  for (const child of [mei, jun]) expect((await linkByCode(parent, child)).status).toBe(200);
  await practise(['right', 'wrong']);
  await practise(['wrong'], 'ratio');
  await practise(['right'], 'ratio');
  await openPaper(stack, mei.client, 'adaptive');
}, 2 * WHOLE_FILE_MS);

afterAll(() => stack?.stop());

const read = <Body>(who: Person, path: string): Promise<TestResponse<Body>> => who.client.get<Body>(path);
const ofMei = <Body>(what: string, who = parent) => read<Body>(who, `/api/child-${what}/${mei.user.userId}`);

/** A forecast moves while the difficulties learn from the child's answers, so two calls agree only afterwards. */
const untilLearned = () =>
  eventually(async () => {
    const [{ waiting } = { waiting: 0 }] = await stack.sql<{ waiting: number }>(
      'assessment',
      'select count(*)::int as waiting from question_results where pupil_id = $1 and learned_version is null',
      [mei.user.userId],
    );
    return waiting === 0 || null;
  });

/** What stands on an unfinished paper is the pupil's own. */
const asForAdult = (papers: readonly AssessmentSummary[]) =>
  papers.map((paper) => ({ ...paper, answers: null }));

describe("a parent's view of a child", () => {
  it("equals the child's figures", async () => {
    const { status, body: stats } = await ofMei<ChildStats>('stats');
    expect(status).toBe(200);
    const own = await read<{
      overallPerformance: number;
      assessmentsThisWeek: number;
      currentStreak: number;
    }>(mei, '/api/stats');
    const { currentStreak: streak, ...shared } = own.body;
    expect(stats).toMatchObject({ ...shared, streak });
    const { body: axes } = await read<{
      data: { individualSubStrands: AxisRecord[]; masteredConcepts: number };
    }>(mei, `/api/separated-proficiency/stats/${mei.user.userId}`);
    const met = axes.data.individualSubStrands.filter((axis) => axis.percent !== null);
    const { body: topics } = await ofMei<TopicRecord[]>('proficiency');
    expect(
      topics.map((t) => [t.topicId, t.topicName, t.score, t.questionsAttempted, t.lastAssessed]),
    ).toEqual(
      met.map((axis) => [axis.id, axis.name, axis.percent, axis.questionsAttempted, axis.lastPracticed]),
    );
    expect(topics.filter(({ isMastered }) => isMastered)).toHaveLength(axes.data.masteredConcepts);
    expect(stats).toMatchObject({
      assessmentsCompleted: 3,
      totalAssessments: 4,
      topicsLoaded: axes.data.individualSubStrands.length,
      totalQuestions: met.reduce((sum, axis) => sum + axis.questionsAttempted, 0),
      correctAnswers: met.reduce((sum, axis) => sum + axis.questionsCorrect, 0),
      topicsMastered: axes.data.masteredConcepts,
      lastActive: expect.any(String),
    });
  });

  it('shows how often a topic occurred, and its trend', async () => {
    const { body } = await ofMei<TopicRecord[]>('proficiency');
    expect(body.find((t) => t.topicId === 'ratio')).toMatchObject({ assessmentCount: 3, trend: 'improving' });
    expect(body.find((t) => t.topicId === 'money')).toMatchObject({ assessmentCount: 1, trend: 'unknown' });
  });

  it('explains each topic by the answers that moved it most', async () => {
    const { body } = await ofMei<TopicRecord[]>('proficiency');
    for (const { forecast, certainty, moves, questionsAttempted } of body) {
      expect(forecast).toBeGreaterThan(0);
      expect(forecast).toBeLessThan(1);
      expect(certainty).toBeGreaterThan(0);
      expect(moves).toHaveLength(Math.min(3, questionsAttempted));
    }
  });

  it('keeps every chance from the child', async () => {
    const own = await read<TopicRecord[]>(mei, '/api/proficiency');
    expect(own.body.length).toBeGreaterThan(0);
    const path = `/api/dual-proficiency/readiness-matrix/${mei.user.userId}`;
    const matrixFor = async (caller: typeof mei) =>
      (await read<{ data: { readinessMatrix: TopicRecord[] } }>(caller, path)).body.data.readinessMatrix;
    for (const { forecast, certainty } of [...own.body, ...(await matrixFor(mei))])
      expect([forecast, certainty]).toEqual([null, null]);
    for (const { forecast, certainty } of await matrixFor(parent)) {
      expect(forecast).toBeGreaterThan(0);
      expect(certainty).toBeGreaterThan(0);
    }
  });

  it('lists the assessments with their results, without questions', async () => {
    const { body } = await ofMei<ChildAssessment[]>('assessments');
    const { body: own } = await read<AssessmentSummary[]>(mei, '/api/assessments');
    expect(body.map(({ correctCount: _, ...summary }) => summary)).toEqual(asForAdult(own));
    expect(body.map((each) => each.correctCount)).toEqual([null, 5, 0, expect.any(Number)]);
    expect(body.map((each) => each.timeSpentSeconds === null)).toEqual([true, false, false, false]);
  });

  it('is zero before any work', async () => {
    const { body } = await read<ChildStats>(parent, `/api/child-stats/${jun.user.userId}`);
    expect(body).toMatchObject({
      correctAnswers: 0,
      totalQuestions: 0,
      assessmentsCompleted: 0,
      topicsLoaded: 10,
      overallPerformance: 0,
      topicsMastered: 0,
      streak: 0,
      lastActive: null,
    });
    expect((await read(parent, `/api/child-proficiency/${jun.user.userId}`)).body).toEqual([]);
  });
});

describe("list without a child's id", () => {
  it("is a child's own, a parent's for all children, and empty for an admin", async () => {
    await untilLearned();
    const { body: topics } = await ofMei<TopicRecord[]>('proficiency');
    const { body: papers } = await read<AssessmentSummary[]>(mei, '/api/assessments');
    const admin = await stack.api('admin');
    const asChild = topics.map((topic) => ({ ...topic, forecast: null, certainty: null }));
    expect((await read(mei, '/api/proficiency')).body).toEqual(asChild);
    expect((await read(parent, '/api/proficiency')).body).toEqual(topics);
    expect((await read(stranger, '/api/proficiency')).body).toEqual([]);
    expect((await admin.get('/api/proficiency')).body).toEqual([]);
    expect((await read(parent, '/api/assessments')).body).toEqual(asForAdult(papers));
    expect((await read(parent, `/api/assessments?childId=${jun.user.userId}`)).body).toEqual([]);
    expect((await admin.get('/api/assessments')).body).toEqual([]);
  });
});

describe("a parent's dashboard", () => {
  it('combines all linked children, and is empty without one', async () => {
    const own = (await read<{ stats: object }>(mei, '/api/dashboard')).body;
    const { body } = await read(parent, '/api/dashboard');
    expect(own).toMatchObject({ hasCompletedDiagnostic: true, stats: { currentStreak: 1, keptStreak: 1 } });
    expect(body).toEqual({ ...own, openDiagnosticId: null, goal: null });
    expect((await read(stranger, '/api/dashboard')).body).toMatchObject({
      hasCompletedDiagnostic: false,
      stats: { currentStreak: 0, keptStreak: 0 },
    });
  });
});

describe('submission', () => {
  it('is limited to ten a minute, more than a child needs', async () => {
    let refused: TestResponse | null = null;
    // Two windows at most: a minute may begin in between.
    for (let turn = 0; turn <= 20 && refused === null; turn += 1) {
      const answer = await jun.client.post('/api/assessments/submit', {
        assessmentId: 2_000_000_000,
        answers: [],
      });
      if (answer.status === 429) refused = answer;
      else expect(answer.status).toBe(404);
    }
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ofMei('stats')).status).toBe(200);
  });
});

describe("a child's paper", () => {
  /** Number of the child's latest paper in this state, and the same paper as this person is shown it. */
  const latest = async (status: AssessmentSummary['status']) =>
    (await read<AssessmentSummary[]>(mei, '/api/assessments')).body.find((p) => p.status === status)?.id ?? 0;
  const open = <Paper>(who: Person, id: number) =>
    read<{ assessment: Paper; error: string; code: string }>(who, `/api/assessments/access/${id}`);

  it('is shown to the parent as to the child once it is completed', async () => {
    const id = await latest('completed');
    const { status, body } = await open<CompletedAssessment>(parent, id);
    expect(status).toBe(200);
    expect(body).toEqual((await open(mei, id)).body);
    const { questions, answers, feedback } = body.assessment;
    expect(questions[0]?.modelAnswer).not.toBe('');
    expect(answers).toHaveLength(questions.length);
    expect(feedback.every((each) => each?.isCorrect)).toBe(true);
    expect((await read(parent, `/api/assessments/${id}`)).body).toEqual(
      (await read(mei, `/api/assessments/${id}`)).body,
    );
  });

  it("shows only its questions during the child's work", async () => {
    const id = await latest('in-progress');
    const answers = [{ questionIndex: 0, revision: 1, answer: '987654', working: '1 + 1', drawing: null }];
    await mei.client.post(`/api/assessments/${id}/save`, { answers });
    const own = (await open<OpenAssessment>(mei, id)).body.assessment;
    expect(own.answers[0]?.answer).toBe('987654');
    const summaryFor = async (who: Person) =>
      (await read<AssessmentSummary>(who, `/api/assessments/${id}`)).body.answers;
    expect((await summaryFor(mei))?.[0]).toEqual({ working: '1 + 1', answer: '987654' });
    expect(await summaryFor(parent)).toBeNull();
    const { body } = await open<OpenAssessment>(parent, id);
    expect(body.assessment).toEqual({
      ...own,
      lastSaved: expect.any(String),
      answers: [],
      checks: [],
      disputes: [],
    });
    expect(JSON.stringify(body)).not.toContain('987654');
  });

  it('does not exist for others', async () => {
    const id = await latest('completed');
    for (const path of [`/api/assessments/${id}`, `/api/assessments/access/${id}`])
      for (const who of [stranger, jun]) {
        const foreign = await read<{ error: string; code: string }>(who, path);
        const missing = await read<{ error: string; code: string }>(who, path.replace(`${id}`, '2000000000'));
        expect([path, foreign.status, foreign.body.error, foreign.body.code]).toEqual([
          path,
          404,
          missing.body.error,
          missing.body.code,
        ]);
      }
  });

  it('is logged when an admin opens it', async () => {
    const id = await latest('completed');
    const admin = await stack.api('admin');
    const { body } = await admin.get(`/api/assessments/access/${id}`);
    expect(body).toEqual((await open(mei, id)).body);
    const { body: log } = await admin.get<{ entries: Array<{ details: object }> }>(
      '/api/admin/audit?action=papers.read',
    );
    expect(log.entries.map(({ details }) => details)).toContainEqual({ assessmentId: id });
  });
});

describe("a parent's paper for a child", () => {
  const create = (who: Person, body: object) => who.client.post<Created>('/api/assessments/create', body);
  const countPapers = async (of: Person) =>
    (await stack.sql('assessment', 'select 1 from papers where pupil_id = $1', [of.user.userId])).length;

  it('is created once for repeated requests, and the child can continue it', async () => {
    const before = await countPapers(jun);
    const request = { type: 'adaptive', studentId: jun.user.userId, requestId: randomUUID() };
    const answers = await Promise.all([create(parent, request), create(parent, request)]);
    answers.push(await create(parent, request));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.assessment.assessmentId)).size).toBe(1);
    expect(await countPapers(jun)).toBe(before + 1);
    const { body } = await read<AssessmentSummary[]>(jun, '/api/assessments');
    expect(body[0]).toMatchObject({
      status: 'in-progress',
      gradeLevel: 'Primary 2',
      childId: jun.user.userId,
    });
    expect(body[0]?.id).toBe(answers[0]?.body.assessment.assessmentId);
    expect(await countPapers(parent)).toBe(0);
  });

  it("can be on a topic of the child's grade and no other", async () => {
    const on = (id: string) =>
      create(parent, {
        type: 'targeted',
        studentId: jun.user.userId,
        focusArea: { subStrandIds: [id] },
      });
    expect((await on('money_basic')).body.assessment.type).toBe('targeted');
    expect((await on('ratio')).body.code).toBe('invalid-sub-strand');
  });

  it('can be a mixed one', async () => {
    const path = '/api/dual-proficiency/generate-assessment';
    const { status, body } = await parent.client.post<{ data: { assessmentId: number } }>(path, {
      questionCount: 3,
      childId: jun.user.userId,
    });
    expect(status).toBe(200);
    const { body: papers } = await read<AssessmentSummary[]>(jun, '/api/assessments');
    expect(papers[0]).toMatchObject({ id: body.data.assessmentId, totalQuestions: 3 });
    expect((await parent.client.post(path, { questionCount: 3 })).status).toBe(400);
  });

  it('is the open diagnostic, where there is one', async () => {
    const request = { type: 'diagnostic', studentId: jun.user.userId };
    const [first, second] = [await create(parent, request), await create(jun, { type: 'diagnostic' })];
    expect([first.body.resumed, second.body.resumed]).toEqual([false, true]);
    expect(second.body.assessment).toEqual(first.body.assessment);
  });

  it('requires a named linked child', async () => {
    const before = [await countPapers(mei), await countPapers(jun)];
    const request = { type: 'adaptive', studentId: mei.user.userId };
    const refusals = [await create(stranger, request), await create(jun, request)];
    const missing = await create(stranger, { ...request, studentId: randomUUID() });
    for (const { status, body } of refusals) expect([status, body.code]).toEqual([404, missing.body.code]);
    expect((await create(parent, { type: 'adaptive' })).body.code).toBe('no-child-named');
    expect([await countPapers(mei), await countPapers(jun)]).toEqual(before);
  });
});

describe('daily papers', () => {
  const PER_DAY = 20;
  const create = (who: Person, body: object) =>
    who.client.post<Created & { error: string }>('/api/assessments/create', body);
  /** As the page does: while the product is too busy to answer, the same request is sent again. */
  const createAtLast = (who: Person, body: object) => {
    const requestId = randomUUID();
    return eventually(async () => {
      const answer = await create(who, { ...body, requestId });
      return answer.status < 500 ? answer : null;
    });
  };
  const countPapers = async (of: Person) =>
    (await stack.sql('assessment', 'select 1 from papers where pupil_id = $1', [of.user.userId])).length;
  const setMade = (of: Person, set: string) =>
    stack.sql('assessment', `update papers_made set ${set} where pupil_id = $1`, [of.user.userId]);

  it('are twenty for a child, for any requester, parallel requests and removed papers', async () => {
    const [busy, idle] = [await join(stack, pupil()), await join(stack, pupil())];
    for (const child of [busy, idle]) await linkByCode(parent, child);
    const diagnostic = await create(busy, { type: 'diagnostic' });
    const request = { type: 'adaptive', requestId: randomUUID() };
    const made = await create(busy, request);
    const rest = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        i % 2 === 0
          ? createAtLast(busy, { type: 'adaptive' })
          : createAtLast(parent, { type: 'adaptive', studentId: busy.user.userId }),
      ),
    );
    const refused = rest.filter(({ status }) => status === 429);
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(PER_DAY - 2);
    expect(refused).toHaveLength(24 - (PER_DAY - 2));
    expect(await countPapers(busy)).toBe(PER_DAY);
    expect(refused[0]?.body).toMatchObject({
      error: '20 new assessments are the most for one day. You can make more tomorrow.',
      code: 'day-limit',
    });
    const [left] = await stack.sql<{ seconds: number }>(
      'assessment',
      `select extract(epoch from (date_trunc('day', now() at time zone 'Asia/Singapore') + interval '1 day')
         at time zone 'Asia/Singapore' - now())::float as seconds`,
    );
    const seconds = Number(refused[0]?.headers.get('retry-after'));
    expect(Math.abs(seconds - (left?.seconds ?? 0))).toBeLessThan(60);
    // What is there already is still given back.
    expect((await create(busy, request)).body.assessment).toEqual(made.body.assessment);
    expect((await create(busy, { type: 'diagnostic' })).body).toMatchObject({
      resumed: true,
      assessment: diagnostic.body.assessment,
    });
    const { assessmentId } = made.body.assessment;
    expect((await busy.client.delete(`/api/assessments/${assessmentId}`)).status).toBe(200);
    await stack.processes.assessment.kill('SIGKILL');
    await stack.processes.assessment.start();
    for (const [path, body] of [
      ['/api/assessments/create', { type: 'adaptive' }],
      ['/api/dual-proficiency/generate-assessment', { questionCount: 3 }],
    ] as const) {
      const { status } = await busy.client.post(path, body);
      expect([path, status]).toEqual([path, 429]);
    }
    expect((await create(idle, { type: 'adaptive' })).status).toBe(200);
    // The next day begins with none.
    await setMade(busy, 'day = day - 1');
    expect((await create(busy, { type: 'adaptive' })).status).toBe(200);
    expect((await create(busy, { type: 'adaptive' })).status).toBe(200);
  });

  it('include the last paper once when its request is repeated at once', async () => {
    const child = await join(stack, pupil());
    await create(child, { type: 'adaptive' });
    await setMade(child, `papers = ${PER_DAY - 1}`);
    const request = { type: 'adaptive', requestId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(child, request)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.assessment.assessmentId)).size).toBe(1);
    expect((await create(child, { type: 'adaptive' })).status).toBe(429);
  });
});

describe('unlinking', () => {
  it('ends all access at once, for this parent and child only', async () => {
    const { body: papers } = await ofMei<ChildAssessment[]>('assessments');
    expect(papers.length).toBeGreaterThan(0);
    const { body: children } = await read<LinkedChild[]>(parent, '/api/parent/children');
    const link = children.find((child) => child.userId === mei.user.userId);
    expect(
      (await parent.client.send('DELETE', `/api/parent/unlink-child/${link?.id}`, undefined)).status,
    ).toBe(200);
    for (const path of [
      `/api/child-stats/${mei.user.userId}`,
      `/api/child-proficiency/${mei.user.userId}`,
      `/api/child-assessments/${mei.user.userId}`,
      `/api/proficiency?childId=${mei.user.userId}`,
      `/api/assessments?childId=${mei.user.userId}`,
    ]) {
      const gone = await read<{ error: string; code: string }>(parent, path);
      const missing = await read<{ error: string; code: string }>(
        parent,
        path.replace(mei.user.userId, randomUUID()),
      );
      expect([path, gone.status, gone.body.error, gone.body.code]).toEqual([
        path,
        404,
        missing.body.error,
        missing.body.code,
      ]);
    }
    for (const { id } of papers)
      for (const path of [`/api/assessments/${id}`, `/api/assessments/access/${id}`]) {
        const { status, body } = await read<{ code: string }>(parent, path);
        expect([path, status, body.code]).toEqual([path, 404, 'assessment-not-found']);
      }
    expect((await read(parent, '/api/proficiency')).body).toEqual([]);
    const body = { type: 'adaptive', studentId: mei.user.userId };
    expect((await parent.client.post('/api/assessments/create', body)).status).toBe(404);
    expect((await read(parent, `/api/child-stats/${jun.user.userId}`)).status).toBe(200);
    expect((await ofMei('stats', mei)).status).toBe(200);
  });
});
