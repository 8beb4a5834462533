import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import type { ChildStats } from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { Worksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { answersOf, createPaper, openPaper, submit } from './paper-driver.ts';
import { PASSWORD, type Person, adult, freshName, join, linkByCode, pupil } from './people-driver.ts';

let stack: TestStack;
let parent: Person;
let child: Person;

beforeAll(async () => {
  stack = await leaseTestStack();
  parent = await join(stack, adult());
  child = await join(stack, pupil({ gradeLevel: 'Primary 5' }));
  await linkByCode(parent, child);
});

afterAll(() => stack?.stop());

const overview = async (who = parent) =>
  who.client.get<ChildOverview & { code: string }>(`/api/child-overview/${child.user.userId}`);
const assign = (more: object = {}) =>
  parent.client.post<{ assessment: { assessmentId: number; totalQuestions: number }; code: string }>(
    '/api/assessments/create',
    {
      ...{ type: 'targeted', studentId: child.user.userId, questionCount: 4, dueOn: '2026-12-01' },
      ...{ targetedGoal: '4 questions on Ratio', focusArea: { subStrandIds: ['ratio'] } },
      ...{ requestId: randomUUID(), ...more },
    },
  );

describe("a parent's overview of a child", () => {
  it('proposes the diagnostic before the first answer, and is closed to strangers', async () => {
    const { status, body } = await overview();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      performance: { percent: null, marksAwarded: 0, marksPossible: 0, percentBefore: null },
      ...{ win: null, watch: null, slips: [], assigned: [], heuristics: [] },
      next: { type: 'diagnostic', questions: 11 },
    });
    expect(body.week.days).toHaveLength(7);
    expect(body.weeks.map(({ questions }) => questions)).toEqual([0, 0, 0, 0]);
    expect((await overview(await join(stack, adult()))).status).toBe(404);
    expect((await overview(child)).status).toBe(403);
  });

  it('tells the same percent as the figures at a glance, and names a slip that recurs', async () => {
    const paper = await openPaper(stack, child.client);
    expect((await submit(child.client, paper, answersOf(paper, ['right', 'wrong']))).status).toBe(200);
    await stack.sql(
      'assessment',
      `update question_results set misconception_code = 'added-denominators', sub_strand_id = 'fractions'
       where pupil_id = $1 and not is_correct`,
      [child.user.userId],
    );
    const { body } = await overview();
    const { body: stats } = await parent.client.get<ChildStats>(`/api/child-stats/${child.user.userId}`);
    expect(body.performance.percent).toBe(stats.overallPerformance);
    expect(body.win).toMatchObject({ kind: 'practised', questions: 11, right: 6 });
    expect(body.weeks[0]).toMatchObject({ startsOn: body.week.days[0]?.date, days: 1, questions: 11 });
    expect(body.slips).toMatchObject([
      { code: 'added-denominators', topicId: 'fractions', count: 5, isGone: false },
    ]);
    expect(body.slips[0]?.example).toMatchObject({
      assessmentId: paper.id,
      rightAnswer: expect.any(String),
      explanation: null,
    });
    expect(body.watch).toMatchObject({
      kind: 'slip',
      code: 'added-denominators',
      topicId: 'fractions',
      count: 5,
    });
    expect(body.next).toMatchObject({ type: 'slip', topicId: 'fractions', questions: 6 });
    expect(body.habits.answers).toBe(11);
    expect(body.heuristics.length).toBeGreaterThan(0);
  });
});

describe('an assigned paper', () => {
  it('has the length and the due day that the parent asked for, once for two requests', async () => {
    const requestId = randomUUID();
    const [first, second] = [await assign({ requestId }), await assign({ requestId })];
    expect(first.body.assessment.totalQuestions).toBe(4);
    expect(second.body.assessment.assessmentId).toBe(first.body.assessment.assessmentId);
    expect((await overview()).body.assigned).toMatchObject([
      { title: '4 questions on Ratio', dueOn: '2026-12-01', status: 'in-progress', answered: 0 },
    ]);
  });

  it('is taken back by its parent alone, until the child has begun', async () => {
    const { assessmentId } = (await assign()).body.assessment;
    const path = `/api/assessments/${assessmentId}`;
    const stranger = await join(stack, adult());
    expect((await stranger.client.delete(path)).status).toBe(404);
    const answers = [{ questionIndex: 0, answer: '1' }];
    expect((await child.client.post(`${path}/save`, { answers })).status).toBe(200);
    expect(await parent.client.delete(path)).toMatchObject({ status: 409, body: { code: 'already-begun' } });
    const other = (await assign()).body.assessment.assessmentId;
    expect((await parent.client.delete(`/api/assessments/${other}`)).status).toBe(200);
    expect((await overview()).body.assigned.map((each) => each.assessmentId)).not.toContain(other);
  });

  it('is printed for its parent alone, with the answers and a code, and as a PDF', async () => {
    const { assessmentId } = (await assign()).body.assessment;
    const path = `/api/assessments/${assessmentId}/worksheet`;
    const { status, body } = await parent.client.get<Worksheet>(`${path}?origin=https://maths.example`);
    expect(status).toBe(200);
    expect(body.questions).toHaveLength(4);
    expect(body.answers.every(({ modelAnswer }) => modelAnswer !== '')).toBe(true);
    expect(body.qrSvg).toContain('<svg');
    const { body: file } = await parent.client.get<{ pdf: string }>(`${path}-pdf?columns=2&answers=no`);
    expect(Buffer.from(file.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await child.client.get(path)).status).toBe(403);
    expect((await (await join(stack, adult())).client.get(path)).status).toBe(404);
    expect((await parent.client.get(`${path}?origin=javascript:x`)).status).toBe(400);
  });

  it('is not printed where no parent assigned it: its key would be told', async () => {
    const { id } = await openPaper(stack, child.client, 'adaptive');
    const { status, body } = await parent.client.get(`/api/assessments/${id}/worksheet`);
    expect([status, body]).toMatchObject([409, { code: 'not-assigned' }]);
    const diagnostic = await assign({ type: 'diagnostic', questionCount: undefined });
    const path = `/api/assessments/${diagnostic.body.assessment.assessmentId}/worksheet`;
    expect((await parent.client.get(path)).status).toBe(409);
  });

  it('leaves papers alone that no parent assigned', async () => {
    const { id } = await openPaper(stack, child.client, 'adaptive');
    expect((await parent.client.delete(`/api/assessments/${id}`)).status).toBe(403);
  });

  it("uses the parent's number of questions where no other is set, and the child's own for the child's papers", async () => {
    await parent.client.put('/api/user-preferences', { questionsPerAssessment: 8 });
    const length = async (who: Person) => {
      const { body } = await createPaper(who.client, { type: 'adaptive', studentId: child.user.userId });
      return body.assessment.totalQuestions;
    };
    expect([await length(parent), await length(child)]).toEqual([8, 5]);
  });

  it('ignores length and due day from a child', async () => {
    const asked = { type: 'adaptive', questionCount: 12, dueOn: '2026-12-01' };
    const { body } = await createPaper(child.client, asked);
    expect(body.assessment.totalQuestions).toBe(5);
    const { body: seen } = await overview();
    expect(seen.assigned.map((each) => each.assessmentId)).not.toContain(body.assessment.assessmentId);
  });
});

describe('a goal', () => {
  const path = () => `/api/goals/${child.user.userId}`;
  const goal = { days: 4, minutes: 15, topicId: 'ratio' };

  it('is agreed on by the other one, once, and then counts on both homes', async () => {
    const { body: first } = await parent.client.put<GoalState>(path(), goal);
    expect(first).toMatchObject({ isAgreed: false, proposal: { from: 'parent', goal, topicName: 'Ratio' } });
    const { body: again } = await parent.client.put<GoalState>(path(), goal);
    expect(again.proposal?.id).toBe(first.proposal?.id);
    const yes = { proposalId: first.proposal?.id, agrees: true };
    expect(await parent.client.post(`${path()}/answer`, yes)).toMatchObject({
      ...{ status: 409, body: { code: 'own-proposal' } },
    });
    for (const _ of ['first', 'repeated'])
      expect(await child.client.post(`${path()}/answer`, yes)).toMatchObject({
        ...{ status: 200, body: { goal, isAgreed: true, proposal: null } },
      });
    expect((await overview()).body.goal).toMatchObject({ goal, isAgreed: true });
    const { body: home } = await child.client.get<{ goal: GoalState }>('/api/dashboard');
    expect(home.goal).toMatchObject({ goal, topicName: 'Ratio' });
  });

  it('waits for a parent when the child proposes, and rejects a yes to an older proposal', async () => {
    const ask = async (days: number) =>
      (await child.client.put<GoalState>(path(), { ...goal, days })).body.proposal?.id;
    const [older, newer] = [await ask(2), await ask(1)];
    const answer = (proposalId: unknown, agrees: boolean) =>
      parent.client.post<GoalState & { code: string }>(`${path()}/answer`, { proposalId, agrees });
    expect(await answer(older, true)).toMatchObject({ status: 409, body: { code: 'goal-changed' } });
    expect((await answer(newer, false)).body).toMatchObject({ goal, proposal: null });
  });

  it('rejects a topic of another grade, a stranger and an eighth day', async () => {
    expect((await parent.client.put(path(), { ...goal, topicId: 'nets' })).status).toBe(400);
    expect((await (await join(stack, adult())).client.put(path(), goal)).status).toBe(404);
    expect((await parent.client.put(path(), { ...goal, days: 8 })).status).toBe(400);
  });
});

describe('a child added by a parent', () => {
  const form = (more: object = {}) => ({
    requestId: randomUUID(),
    childName: 'Tan Jun Hao',
    childCallName: 'Jun',
    childUsername: freshName('jun'),
    childPassword: PASSWORD,
    gradeLevel: 'Primary 2',
    ...more,
  });
  const add = (body: object, who = parent) =>
    who.client.post<{ child: LinkedChild; code: string }>('/api/parent/children', body);

  it('is linked at once, can sign in, and is made once for a form sent twice', async () => {
    const body = form();
    const [first, second] = [await add(body), await add(body)];
    expect(first.status).toBe(201);
    expect(second.body.child).toEqual(first.body.child);
    expect(first.body.child).toMatchObject({ callName: 'Jun', gradeLevel: 'Primary 2' });
    const client = await stack.api();
    await client.signIn(body.childUsername, PASSWORD);
    const { body: children } = await parent.client.get<LinkedChild[]>('/api/parent/children');
    expect(children.filter(({ username }) => username === body.childUsername)).toHaveLength(1);
  });

  it('needs a free username and a parent', async () => {
    expect(await add(form({ childUsername: child.user.username }))).toMatchObject({
      ...{ status: 409, body: { code: 'username-taken' } },
    });
    expect((await add(form(), child)).status).toBe(403);
  });
});
