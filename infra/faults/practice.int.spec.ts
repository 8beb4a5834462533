import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Suggestions } from '@sumfox/contracts/assessment/practice.endpoints';
import type { AssessmentSummary, OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { answersOf, openPaper, submit } from './paper-driver.ts';

let stack: TestStack;
let pupil: TestClient;
let parent: TestClient;
let userId: string;

interface ErrorBody {
  error: string;
  code: string;
}
interface ReviewBody {
  data: { questionsCount: number; assessmentId: number | null };
}

beforeAll(async () => {
  stack = await leaseTestStack();
  pupil = await stack.api('student');
  parent = await stack.api('parent');
  const { body } = await pupil.get<{ user: { userId: string } }>('/api/auth/user');
  userId = body.user.userId;
});

afterAll(() => stack?.stop());

const suggest = async (client: TestClient): Promise<Suggestions> =>
  (await client.get<Suggestions>(`/api/assessments/suggestions/${userId}`)).body;

describe('before the diagnostic', () => {
  it('the diagnostic is suggested to the pupil and to the parent', async () => {
    expect((await suggest(pupil)).suggestion.type).toBe('diagnostic');
    expect((await suggest(parent)).suggestion.type).toBe('diagnostic');
    const stranger = await stack.api('admin');
    const nobody = '00000000-0000-7000-8000-000000000000';
    expect((await stranger.get(`/api/assessments/suggestions/${nobody}`)).status).toBe(404);
  });

  it("the review is locked, with the product's sentence", async () => {
    const { status, body } = await pupil.post<ErrorBody>('/api/assessments/generate-review', {});
    expect([status, body.code, body.error]).toEqual([
      400,
      'review-locked',
      'Complete more assessments to unlock this feature.',
    ]);
    expect((await pupil.get('/api/assessments/review-status')).body).toEqual({
      unlocked: false,
      mistakes: 0,
      due: 0,
    });
  });
});

describe('practice', () => {
  it('has as many questions as the pupil prefers', async () => {
    expect((await pupil.put('/api/user-preferences', { questionsPerAssessment: 7 })).status).toBe(200);
    const paper = await openPaper(stack, pupil, 'adaptive');
    expect(paper.questions).toHaveLength(7);
    expect(new Set(paper.questions.map((q) => q.id)).size).toBe(7);
  });

  it('keeps to the syllabus until a parent wants more', async () => {
    await pupil.put('/api/user-preferences', { questionsPerAssessment: 15 });
    const listTopics = async () => {
      const { questions } = await openPaper(stack, pupil, 'adaptive');
      return new Set(questions.map(({ subStrandId }) => subStrandId));
    };
    const beyond = ['ratio', 'algebra_basics'];
    const within = await listTopics();
    expect(beyond.filter((id) => within.has(id))).toEqual([]);
    const path = `/api/child-profile/${userId}`;
    const { body } = await parent.patch<{ isSyllabusOnly: boolean }>(path, { isSyllabusOnly: false });
    expect(body.isSyllabusOnly).toBe(false);
    const all = await listTopics();
    expect(beyond.filter((id) => all.has(id))).toEqual(beyond);
    await pupil.put('/api/user-preferences', { questionsPerAssessment: 7 });
  });

  it('mixes five questions of the requested levels only', async () => {
    const { status, body } = await pupil.post<{ assessment: { id: number }; data: { assessmentId: number } }>(
      '/api/dual-proficiency/generate-assessment',
      { assessmentType: 'mixed', questionCount: 5, includeReadinessLevels: ['independent', 'mastery'] },
    );
    expect([status, body.assessment.id]).toEqual([200, body.data.assessmentId]);
    const access = await pupil.get<{ assessment: { questions: Array<{ proficiencyLevel: string }> } }>(
      `/api/assessments/access/${body.assessment.id}`,
    );
    const levels = access.body.assessment.questions.map((q) => q.proficiencyLevel);
    expect(levels).toHaveLength(5);
    for (const level of levels) expect(['independent', 'mastery']).toContain(level);
  });

  it('targets the choice and rejects what the grade lacks', async () => {
    const focusArea = { subStrandIds: ['ratio'], proficiencyLevel: 'guided' };
    const { body } = await pupil.post<{ assessment: { assessmentId: number } }>('/api/assessments/create', {
      type: 'targeted',
      focusArea,
    });
    const access = await pupil.get<{ assessment: { questions: Array<Record<string, string>> } }>(
      `/api/assessments/access/${body.assessment.assessmentId}`,
    );
    const { questions } = access.body.assessment;
    expect(questions).toHaveLength(7);
    expect(new Set(questions.map((q) => `${q.subStrandId} ${q.proficiencyLevel}`))).toEqual(
      new Set(['ratio guided']),
    );
    const wrong = { type: 'targeted', focusArea: { subStrandIds: ['speed'] } };
    const refused = await pupil.post<ErrorBody>('/api/assessments/create', wrong);
    expect([refused.status, refused.body.error]).toEqual([400, 'Invalid sub-strand ID: speed for Primary 5']);
  });

  it.each([
    [{ gradeLevel: 'Primary 7' }, 'Invalid grade level: Primary 7'],
    [{ focusArea: { heuristicIds: ['h99_no_such'] } }, 'Invalid heuristic ID: h99_no_such for Primary 5'],
  ])('rejects %j with the sentence that names it', async (wrong, sentence) => {
    const body = { type: 'targeted', focusArea: { subStrandIds: ['ratio'] }, ...wrong };
    const refused = await pupil.post<ErrorBody>('/api/assessments/create', body);
    expect([refused.status, refused.body.error]).toEqual([400, sentence]);
  });

  it('keeps the time limit and the goal that were asked for, and the defaults otherwise', async () => {
    const focusArea = { subStrandIds: ['ratio'], proficiencyLevel: 'guided' };
    const requestOf = async (body: object) => {
      const { body: made } = await pupil.post<{ assessment: { assessmentId: number } }>(
        '/api/assessments/create',
        body,
      );
      const path = `/api/assessments/access/${made.assessment.assessmentId}`;
      const { assessment } = (await pupil.get<{ assessment: OpenAssessment }>(path)).body;
      return [assessment.maxTimeMinutes, assessment.targetedGoal];
    };
    const targetedGoal = 'Know ratios by Friday';
    expect(await requestOf({ type: 'targeted', focusArea, targetedGoal, maxTimeMinutes: 45 })).toEqual([
      45,
      targetedGoal,
    ]);
    expect(await requestOf({ type: 'targeted', focusArea: { ...focusArea, targetedGoal } })).toEqual([
      30,
      targetedGoal,
    ]);
    expect(await requestOf({ type: 'targeted', focusArea })).toEqual([30, 'Practice guided level questions']);
    expect(await requestOf({ type: 'adaptive', targetedGoal })).toEqual([30, null]);
  });

  it('has as many questions whatever coverage, variety and balance are asked for', async () => {
    const countOf = async (body: object) => {
      const made = await pupil.post<{ assessment: { totalQuestions: number } }>(
        '/api/assessments/create',
        body,
      );
      expect(made.status).toBe(200);
      return made.body.assessment.totalQuestions;
    };
    const proficiencyBalance = { proficientRatio: 0.2, weakAreasRatio: 0.8 };
    expect(await countOf({ type: 'adaptive', proficiencyBalance, enforceVariety: false })).toBe(7);
    const diagnostic = { comprehensiveMap: true, minQuestionsPerCombination: 10, enforceVariety: true };
    expect(await countOf({ type: 'diagnostic', gradeLevel: 'Primary 1', ...diagnostic })).toBe(6);
  });
});

describe('removal of an assessment', () => {
  it('deletes an unfinished one once, and rejects other callers', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const path = `/api/assessments/${paper.id}`;
    await pupil.post(`${path}/save`, { answers: [{ questionIndex: 0, answer: '12', revision: 1 }] });
    expect((await pupil.get<AssessmentSummary>(path)).body).toMatchObject({
      id: paper.id,
      score: null,
      isCompleted: false,
      timeSpentSeconds: null,
      answers: expect.arrayContaining([{ working: '', answer: '12' }]),
      answeredCount: 1,
      status: 'in-progress',
    });
    expect((await parent.delete(path)).status).toBe(403);
    expect((await pupil.delete(path)).status).toBe(200);
    expect((await pupil.delete(path)).status).toBe(404);
    expect((await pupil.get(`/api/assessments/access/${paper.id}`)).status).toBe(404);
    const left = await stack.sql('assessment', 'select 1 from paper_responses where paper_id = $1', [
      paper.id,
    ]);
    expect(left).toEqual([]);
  });
});

describe('after a diagnostic with mistakes', () => {
  let completedId: number;

  it('a review of the mistakes opens, with new questions on the same topics', async () => {
    const paper = await openPaper(stack, pupil);
    completedId = paper.id;
    expect((await submit(pupil, paper, answersOf(paper, ['wrong', 'right']))).status).toBe(200);
    const mistakes = Math.ceil(paper.questions.length / 2);
    const status = await pupil.get<{ unlocked: boolean; mistakes: number }>('/api/assessments/review-status');
    expect(status.body).toMatchObject({ unlocked: true, mistakes });
    const { body } = await pupil.post<ReviewBody>('/api/assessments/generate-review', { maxQuestions: 20 });
    expect(body.data.questionsCount).toBe(mistakes);
    const access = await pupil.get<{
      assessment: { type: string; questions: Array<{ id: string; subStrandId: string }> };
    }>(`/api/assessments/access/${body.data.assessmentId}`);
    const { type, questions } = access.body.assessment;
    expect(type).toBe('review');
    const wrong = paper.questions.filter((_, i) => i % 2 === 0);
    expect(questions.map((q) => q.subStrandId).toSorted()).toEqual(
      wrong.map((q) => q.subStrandId).toSorted(),
    );
    for (const question of questions) expect(paper.questions.map((q) => q.id)).not.toContain(question.id);
  });

  it('the first badge is earned, and the others show their progress', async () => {
    const { body } = await parent.get<{
      badges: Array<{ id: string; earnedAt: string | null; have: number; need: number }>;
    }>(`/api/badges/${userId}`);
    expect(body.badges[0]?.earnedAt).not.toBeNull();
    expect(body.badges.find((b) => b.id === 'problem-solver')?.earnedAt).not.toBeNull();
    expect(body.badges.find((b) => b.id === 'consistent-learner')).toMatchObject({ have: 1, earnedAt: null });
  });

  it('the places of the grade grow with the answers, and a repeat gives the same', async () => {
    interface RewardsBody {
      places: Array<{ subStrandId: string; answers: number; stage: string; grownAt: string | null }>;
      badges: unknown[];
      fixed: number;
    }
    const path = `/api/rewards/${userId}`;
    const { body } = await pupil.get<RewardsBody>(path);
    // A diagnostic has one question for each topic.
    expect(body.places).toHaveLength(11);
    for (const { answers, stage, grownAt } of body.places)
      expect([answers, stage, grownAt]).toEqual([1, 'sprout', null]);
    expect((await pupil.get<RewardsBody>(path)).body).toEqual(body);
    expect((await parent.get<RewardsBody>(path)).body).toEqual(body);
  });

  it('a finished assessment stays', async () => {
    const refused = await pupil.delete<ErrorBody>(`/api/assessments/${completedId}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'already-submitted']);
  });

  it('a review of the mistakes is suggested', async () => {
    const { suggestion, recommendations } = await suggest(pupil);
    expect(suggestion.type).toBe('review');
    expect(recommendations.length).toBeGreaterThan(0);
    expect(recommendations.length).toBeLessThanOrEqual(3);
  });

  it('the review is empty once all mistakes are corrected', async () => {
    const { body } = await pupil.post<ReviewBody>('/api/assessments/generate-review', {});
    const id = body.data.assessmentId ?? 0;
    const access = await pupil.get<{ assessment: { questions: never[] } }>(`/api/assessments/access/${id}`);
    const schemes = await stack.sql<{ scheme: never }>(
      'assessment',
      'select scheme from paper_mark_schemes where paper_id = $1 order by question_index',
      [id],
    );
    const review = { id, questions: access.body.assessment.questions, schemes: schemes.map((s) => s.scheme) };
    expect((await submit(pupil, review, answersOf(review, ['right']))).status).toBe(200);
    const empty = await pupil.post<ReviewBody>('/api/assessments/generate-review', {});
    expect(empty.body.data).toEqual({ questionsCount: 0, assessmentId: null });
  });
});

describe('check during practice', () => {
  interface Checked {
    outcome: string;
    feedback: string;
    hint: string | null;
    triesLeft: number;
    solution: { modelAnswer: string; steps: string[] } | null;
  }

  it('returns the result at once, a hint once, then the solution; the first attempt counts', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const path = `/api/assessments/${paper.id}/check`;
    const [wrong, right] = [answersOf(paper, ['wrong']), answersOf(paper, ['right'])];
    const check = async (entries: typeof wrong, questionIndex: number, revision: number) => {
      const { questionId: _id, ...entry } = entries[questionIndex] ?? { questionId: '' };
      return pupil.post<Checked & ErrorBody>(path, { ...entry, questionIndex, revision });
    };

    const first = await check(wrong, 0, 1);
    expect([first.status, first.body.outcome, first.body.triesLeft, first.body.solution]).toEqual([
      200,
      'not-yet',
      1,
      null,
    ]);
    expect(first.body.hint).toBe(paper.questions[0]?.scaffoldingHints[1]);
    expect((await check(wrong, 0, 1)).body).toEqual(first.body);
    const second = await check(right, 0, 2);
    expect([second.body.outcome, second.body.solution?.modelAnswer]).toEqual([
      'right',
      paper.schemes[0]?.modelAnswer,
    ]);
    expect((await check(wrong, 0, 3)).body).toEqual(second.body);
    expect((await check(right, 1, 1)).body).toMatchObject({ outcome: 'right', triesLeft: 0 });
    expect((await pupil.post<ErrorBody>(path, { questionIndex: 2 })).body.code).toBe('no-answer');
    expect((await pupil.post<ErrorBody>(path, { questionIndex: 60, answer: '1' })).status).toBe(400);
    const at = paper.questions.findIndex((q, i) => i > 1 && q.questionType === 'open-ended');
    const scribble = { questionIndex: at, answer: 'it is 12 or so, I gess', revision: 1 };
    if (at > 0) expect((await pupil.post<ErrorBody>(path, scribble)).body.code).toBe('unreadable-answer');

    const { body } = await submit(pupil, paper, right);
    expect(body.feedback.map((f) => f?.isCorrect)).toEqual(paper.questions.map((_, i) => i !== 0));
    expect((await check(right, 0, 9)).status).toBe(409);
    const reviewed = await pupil.get<{ assessment: { answers: Array<Record<string, unknown>> } }>(
      `/api/assessments/access/${paper.id}`,
    );
    const { questionId: _id, ...tried } = wrong[0] ?? { questionId: '' };
    expect(reviewed.body.assessment.answers[0]).toMatchObject(
      'selectedOption' in tried ? { selectedOption: tried.selectedOption } : tried,
    );
  });

  it("is rejected on a diagnostic and on another pupil's paper", async () => {
    const diagnostic = await openPaper(stack, pupil);
    const path = `/api/assessments/${diagnostic.id}/check`;
    const refused = await pupil.post<ErrorBody>(path, { questionIndex: 0, answer: '1' });
    expect([refused.status, refused.body.code]).toEqual([400, 'no-checks']);
    expect(
      (await pupil.post('/api/assessments/999999/check', { questionIndex: 0, answer: '1' })).status,
    ).toBe(404);
  });
});
