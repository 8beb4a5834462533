import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CheckedAnswer, MadeCheck } from '@sumfox/contracts/assessment/checked-answer';
import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { ActivityDay, MistakesPage } from '@sumfox/contracts/assessment/progress.endpoints';
import type { TestStack } from '../test/whole-stack.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import { type OpenPaper, answersOf, openPaper, submit } from './paper-driver.ts';
import { type Person, join, pupil } from './people-driver.ts';

let stack: TestStack;
let mei: Person;
let other: Person;
let diagnostic: OpenPaper;

interface Made {
  data: { questionsCount: number; assessmentId: number | null };
  code: string;
}

beforeAll(async () => {
  stack = await leaseTestStack();
  mei = await join(stack, pupil({ gradeLevel: 'Primary 5' }));
  other = await join(stack, pupil({ gradeLevel: 'Primary 5' }));
  diagnostic = await openPaper(stack, mei.client);
  await mei.client.post(`/api/assessments/${diagnostic.id}/save`, {
    answers: [
      { questionIndex: 0, answer: '1', revision: 1, hintsUsed: 2 },
      { questionIndex: 1, answer: '1', revision: 1, hintsUsed: 1 },
    ],
  });
  const answers = answersOf(diagnostic, ['wrong', 'right']).map((answer, i) => ({
    ...answer,
    revision: 2,
    hintsUsed: i === 1 ? 3 : 0,
  }));
  expect((await submit(mei.client, diagnostic, answers)).status).toBe(200);
});

afterAll(() => stack?.stop());

const listQuestions = async (id: number) =>
  (await mei.client.get<{ assessment: OpenAssessment }>(`/api/assessments/access/${id}`)).body.assessment;
const countPapers = async (person: Person) =>
  (await stack.sql('assessment', 'select 1 from papers where pupil_id = $1', [person.user.userId])).length;
const cellOf = (q: { subStrandId: string; heuristicId: string; proficiencyLevel: string }) =>
  `${q.subStrandId} ${q.heuristicId} ${q.proficiencyLevel}`;

describe('hints', () => {
  it('are sent with saves and submission, never decrease, and show in the result', async () => {
    const rows = await stack.sql<{ question_index: number; hints_used: number }>(
      'assessment',
      'select question_index, hints_used from question_results where paper_id = $1 order by 1 limit 3',
      [diagnostic.id],
    );
    expect(rows.map((r) => r.hints_used)).toEqual([2, 3, 0]);
  });
});

describe('activity of the last seven days', () => {
  const activityOf = (viewer: Person, of: Person) =>
    viewer.client.get<{ data: { days: ActivityDay[] } }>(`/api/progress/activity/${of.user.userId}`);

  it('covers seven days including today', async () => {
    const { status, body } = await activityOf(mei, mei);
    expect([status, body.data.days.length]).toEqual([200, 7]);
    const count = diagnostic.questions.length;
    expect(body.data.days.at(-1)).toMatchObject({
      assessments: 1,
      questions: count,
      right: Math.floor(count / 2),
    });
    expect(body.data.days.slice(0, 6).every((day) => day.questions === 0)).toBe(true);
  });

  it('is hidden from others', async () => {
    expect((await activityOf(other, mei)).status).toBe(404);
    expect((await activityOf(other, other)).body.data.days.at(-1)?.questions).toBe(0);
  });
});

describe('trend', () => {
  it('ends at the value of the bar, for a concept, a heuristic and all', async () => {
    const { userId } = mei.user;
    const { body: bars } = await mei.client.get<{
      data: {
        individualSubStrands: Array<{ id: string; percent: number | null }>;
        overallPerformance: { percent: number };
      };
    }>(`/api/separated-proficiency/stats/${userId}`);
    const trendOf = async (query: string) =>
      (
        await mei.client.get<{ data: { points: Array<{ percent: number }> } }>(
          `/api/progress/trend/${userId}?${query}`,
        )
      ).body.data.points.map((point) => point.percent);
    expect(await trendOf('')).toEqual([bars.data.overallPerformance.percent]);
    const [first] = diagnostic.questions;
    for (const { id, percent } of bars.data.individualSubStrands)
      expect(await trendOf(`subStrandId=${id}`)).toEqual(percent === null ? [] : [percent]);
    expect(await trendOf(`heuristicId=${first?.heuristicId}`)).toHaveLength(1);
    expect(await trendOf('gradeLevel=Primary%206')).toEqual([]);
    expect((await other.client.get(`/api/progress/trend/${userId}`)).status).toBe(404);
  });

  it('grows from day to day', async () => {
    await stack.sql(
      'assessment',
      `update question_results set marked_at = marked_at - interval '3 days' where paper_id = $1 and not is_correct`,
      [diagnostic.id],
    );
    const { body } = await mei.client.get<{ data: { points: Array<{ percent: number; right: number }> } }>(
      `/api/progress/trend/${mei.user.userId}`,
    );
    expect(body.data.points.map((p) => p.percent === 0)).toEqual([true, false]);
    await stack.sql(
      'assessment',
      `update question_results set marked_at = marked_at + interval '3 days' where paper_id = $1 and not is_correct`,
      [diagnostic.id],
    );
  });
});

describe('notebook of mistakes', () => {
  const read = async (person: Person, query = '') =>
    (await person.client.get<MistakesPage>(`/api/assessments/mistakes${query}`)).body;

  it('lists every question that lost marks, by page, with the answer and the fault', async () => {
    const wrong = diagnostic.questions.flatMap((q, i) => (i % 2 === 0 ? [q.id] : []));
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: MistakesPage = await read(mei, `?limit=4${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.total).toBe(wrong.length);
      for (const mistake of page.data) {
        expect([mistake.assessmentId, mistake.isRightOnce]).toEqual([diagnostic.id, false]);
        expect(mistake.feedback).toMatch(/^Not yet/);
        const { answer, selectedOption, blankAnswers, answerParts } = mistake.answer;
        expect(answer || selectedOption || blankAnswers || answerParts).toBeTruthy();
        found.push(mistake.question.id);
      }
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual(wrong);
  });

  it('is limited to a named concept and to the caller', async () => {
    const subStrandId = diagnostic.questions[0]?.subStrandId ?? '';
    const { data } = await read(mei, `?subStrandId=${subStrandId}`);
    expect(data.map((m) => m.question.subStrandId)).toEqual([subStrandId]);
    expect(await read(other)).toMatchObject({ data: [], total: 0, nextCursor: null });
  });
});

describe('similar questions', () => {
  const similar = (person: Person, body: object) =>
    person.client.post<Made>('/api/assessments/generate-similar', body);

  it('are one of the same cell and level, from another template where possible', async () => {
    const questions = [{ assessmentId: diagnostic.id, questionIndex: 2 }];
    const { status, body } = await similar(mei, { questions, requestId: randomUUID() });
    expect([status, body.data.questionsCount]).toEqual([200, 1]);
    const paper = await listQuestions(body.data.assessmentId ?? 0);
    expect(paper.type).toBe('targeted');
    const [asked, like] = [paper.questions[0], diagnostic.questions[2]];
    expect(asked && cellOf(asked)).toBe(like && cellOf(like));
    expect(asked?.id).not.toBe(like?.id);
  });

  it('are three of what a whole paper missed', async () => {
    const { body } = await similar(mei, { assessmentId: diagnostic.id, requestId: randomUUID() });
    expect(body.data.questionsCount).toBe(3);
    const missed = new Set(diagnostic.questions.filter((_, i) => i % 2 === 0).map(cellOf));
    const { questions } = await listQuestions(body.data.assessmentId ?? 0);
    for (const question of questions) expect(missed).toContain(cellOf(question));
    expect(new Set(questions.map(cellOf)).size).toBe(3);
  });

  it('are created once per request, however often and fast it is sent', async () => {
    const before = await countPapers(mei);
    const request = { assessmentId: diagnostic.id, requestId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => similar(mei, request)));
    const again = await similar(mei, request);
    expect(new Set([...answers, again].map(({ body }) => body.data.assessmentId)).size).toBe(1);
    expect(await countPapers(mei)).toBe(before + 1);
    // The same id of another pupil is another request.
    const theirs = await openPaper(stack, other.client);
    expect((await submit(other.client, theirs, answersOf(theirs, ['wrong']))).status).toBe(200);
    const { body } = await similar(other, { ...request, assessmentId: theirs.id });
    expect(body.data.assessmentId).not.toBe(again.body.data.assessmentId);
  });

  it("are rejected for another pupil's, a pending, or an unnamed question", async () => {
    const requestId = randomUUID();
    const named = [{ assessmentId: diagnostic.id, questionIndex: 0 }];
    const refusals = [
      await similar(other, { questions: named, requestId }),
      await similar(other, { assessmentId: diagnostic.id, requestId }),
      await similar(mei, { questions: [{ assessmentId: diagnostic.id, questionIndex: 60 }], requestId }),
      await similar(mei, { questions: [{ assessmentId: 999_999, questionIndex: 0 }], requestId }),
      await similar(mei, { assessmentId: Number.MAX_SAFE_INTEGER, requestId }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      refusals.map(() => [404, 'assessment-not-found']),
    );
    const open = await openPaper(stack, mei.client, 'adaptive');
    expect((await similar(mei, { assessmentId: open.id, requestId })).body.code).toBe('not-completed');
    expect((await similar(mei, { requestId })).status).toBe(400);
    expect((await similar(mei, { assessmentId: diagnostic.id })).status).toBe(400);
  });

  it('are empty where no question lost marks', async () => {
    const paper = await openPaper(stack, mei.client, 'adaptive');
    expect((await submit(mei.client, paper, answersOf(paper, ['right']))).status).toBe(200);
    const { body } = await similar(mei, { assessmentId: paper.id, requestId: randomUUID() });
    expect(body.data).toEqual({ questionsCount: 0, assessmentId: null });
  });
});

describe('repeated request for a paper', () => {
  it.each([
    ['/api/assessments/create', { type: 'adaptive' }],
    ['/api/assessments/create', { type: 'targeted', focusArea: { subStrandIds: ['ratio'] } }],
    ['/api/dual-proficiency/generate-assessment', { questionCount: 3 }],
    ['/api/assessments/generate-review', { maxQuestions: 5 }],
  ])('to %s creates one paper', async (path, request) => {
    const before = await countPapers(mei);
    const body = { ...request, requestId: randomUUID() };
    const answers = await Promise.all([mei.client.post(path, body), mei.client.post(path, body)]);
    answers.push(await mei.client.post(path, body));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((each) => JSON.stringify(each.body))).size).toBe(1);
    expect(await countPapers(mei)).toBe(before + 1);
    await mei.client.post(path, { ...request, requestId: randomUUID() });
    expect(await countPapers(mei)).toBe(before + 2);
  });
});

describe('practice paper on another tablet', () => {
  it('shows earlier checks, without the key before the attempts are used up', async () => {
    const paper = await openPaper(stack, mei.client, 'adaptive');
    const [wrong, right] = [answersOf(paper, ['wrong']), answersOf(paper, ['right'])];
    const check = async (entry: object, questionIndex: number, revision: number) =>
      (
        await mei.client.post<CheckedAnswer>(`/api/assessments/${paper.id}/check`, {
          ...entry,
          questionIndex,
          revision,
          hintsUsed: 1,
        })
      ).body;
    const checksNow = async (): Promise<MadeCheck[]> => (await listQuestions(paper.id)).checks;
    expect(await checksNow()).toEqual([]);
    const second = await check(wrong[1] ?? {}, 1, 1);
    const first = await check(wrong[0] ?? {}, 0, 1);
    expect([first.solution, second.solution]).toEqual([null, null]);
    expect(await checksNow()).toEqual([
      { questionIndex: 1, isCurrent: true, said: second },
      { questionIndex: 0, isCurrent: true, said: first },
    ]);
    const text = JSON.stringify(await listQuestions(paper.id));
    expect(text).not.toContain('modelAnswer":"');

    const { questionId: _id, ...changed } = right[0] ?? { questionId: '' };
    await mei.client.post(`/api/assessments/${paper.id}/save`, {
      answers: [{ ...changed, questionIndex: 0, revision: 2, hintsUsed: 3 }],
    });
    expect((await checksNow()).map((each) => each.isCurrent)).toEqual([true, false]);
    const settled = await check(wrong[1] ?? {}, 1, 1);
    expect(settled.solution).toBeNull();
    const last = await check(right[1] ?? {}, 1, 2);
    expect((await checksNow())[0]).toEqual({ questionIndex: 1, isCurrent: true, said: last });
    expect(last.solution).not.toBeNull();

    // Hints opened after the first try do not count: the first try is what is marked.
    expect((await submit(mei.client, paper, answersOf(paper, ['right']))).status).toBe(200);
    const [row] = await stack.sql<{ hints_used: number }>(
      'assessment',
      'select hints_used from question_results where paper_id = $1 and question_index = 0',
      [paper.id],
    );
    expect(row?.hints_used).toBe(1);
  });
});
