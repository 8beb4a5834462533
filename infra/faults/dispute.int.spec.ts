import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChallengeReply } from '@sumfox/contracts/assessment/dispute';
import type { FlaggedQuestion, VerifiedSolution } from '@sumfox/contracts/assessment/dispute.endpoints';
import type { AccessedAssessment, CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { buildMark } from '@sumfox/testing/marks';
import type { TestClient, TestResponse } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { type AnswerStyle, type OpenPaper, answersOf, openPaper, submit } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { join, pupil as newPupil } from './people-driver.ts';

let stack: TestStack;
let pupil: TestClient;
let stranger: TestClient;

interface Refusal {
  error: string;
  code: string;
}

beforeAll(async () => {
  stack = await leaseTestStack();
  pupil = (await join(stack, newPupil({ gradeLevel: 'Primary 5' }))).client;
  stranger = (await join(stack, newPupil({ gradeLevel: 'Primary 5' }))).client;
});

afterAll(() => stack?.stop());

const inAssessment = <Row extends object>(text: string, params: unknown[]) =>
  stack.sql<Row & Record<string, unknown>>('assessment', text, params);

async function access(paper: { id: number }, client = pupil): Promise<AccessedAssessment> {
  const { body } = await client.get<{ assessment: AccessedAssessment }>(
    `/api/assessments/access/${paper.id}`,
  );
  return body.assessment;
}

async function done(paper: { id: number }): Promise<CompletedAssessment> {
  const assessment = await access(paper);
  if (!assessment.isCompleted) throw new Error(`paper ${paper.id} is not completed`);
  return assessment;
}

/**
 * A submitted paper with the given answer styles in turn. Its first question asks for a choice or a plain amount: for a
 * key in words or a time of day the rules cannot interpret a wrong number, and the drawn question is random.
 */
async function completedPaper(styles: readonly AnswerStyle[]): Promise<OpenPaper> {
  const paper = await openPaper(stack, pupil, 'adaptive');
  const { status } = await submit(pupil, paper, answersOf(paper, styles));
  expect(status).toBe(200);
  const isPlain = paper.schemes[0]!.parts.every(
    ({ policy, expected }) => policy.type === 'choice' || /^\$?\d[\d,.]*(?: ?[a-z%]+[²³]?)?$/i.test(expected),
  );
  return isPlain ? paper : completedPaper(styles);
}

/** Replaces the key by a number that no pupil answers, on the paper and in the bank. */
async function plantWrongKey(paper: OpenPaper, index: number): Promise<void> {
  const scheme: MarkScheme = structuredClone(paper.schemes[index]!);
  const [part] = scheme.parts;
  if (scheme.questionType === 'mcq') part!.expected = part!.expected === 'A' ? 'B' : 'A';
  else
    for (const each of scheme.parts) {
      each.expected = '424242';
      each.acceptedAnswers = [];
    }
  scheme.modelAnswer = part!.expected;
  await inAssessment(
    'update paper_mark_schemes set scheme = $3 where paper_id = $1 and question_index = $2',
    [paper.id, index, JSON.stringify(scheme)],
  );
  await stack.sql('content', 'update items set scheme = $2 where id = $1', [
    paper.questions[index]!.id,
    JSON.stringify(scheme),
  ]);
}

const statusOf = async (itemId: string): Promise<unknown> =>
  (await stack.sql('content', 'select status from items where id = $1', [itemId]))[0]?.status;

const challenge = (
  paper: { id: number },
  questionIndex: number,
  challengeReason = 'correct-result',
  client = pupil,
): Promise<TestResponse<ChallengeReply & Refusal>> =>
  client.post(`/api/assessments/${paper.id}/challenge`, { questionIndex, challengeReason });

const flag = (
  paper: { id: number },
  questionIndex: number,
  client = pupil,
): Promise<TestResponse<FlaggedQuestion & Refusal>> =>
  client.post(`/api/assessments/${paper.id}/flag-question`, {
    questionIndex,
    // Ignored (ACCESS-4).
    originalQuestion: { id: 'another', questionText: 'another' },
  });

const verify = (questionId: string, client = pupil): Promise<TestResponse<VerifiedSolution & Refusal>> =>
  client.post(`/api/questions/${questionId}/verify`, {});

/** What stands in marking once a person has given a working all its marks, with the event that says so. */
async function decideWorking(paper: OpenPaper, index: number): Promise<void> {
  const reviewId = randomUUID();
  const [mark] = await stack.sql<{ pupil_id: string; marks_possible: number }>(
    'assessment',
    'select pupil_id, marks_possible from question_results where paper_id = $1 and question_index = $2',
    [paper.id, index],
  );
  const itemId = paper.questions[index]!.id;
  const better = buildMark({
    questionId: itemId,
    questionIndex: index,
    outcome: 'correct',
    isCorrect: true,
    marksAwarded: mark!.marks_possible,
    marksPossible: mark!.marks_possible,
    reasonCode: 'person',
    feedback: 'A grown-up looked at your answer again. You get all its marks.',
    suggestions: [],
    readAs: null,
    workingMarks: [],
    misconceptionCode: null,
  });
  const asked = { questionText: 'What was asked.', response: null, challengeReason: null };
  await stack.sql(
    'marking',
    `insert into reviews (id, kind, why, paper_id, question_index, item_id, pupil_id, asked, rule_mark, model_said, status,
       mark, is_key_faulty, decided_by, created_at, decided_at)
     values ($1, 'working', 'not sure', $2, $3, $4, $5, $6, null, '[]', 'decided', $7, false, $5, now(), now())`,
    [reviewId, paper.id, index, itemId, mark!.pupil_id, JSON.stringify(asked), JSON.stringify(better)],
  );
  await stack.sql(
    'marking',
    `insert into outbox_messages (id, kind, name, data, carrier, created_at) values ($1, 'event', 'review.decided', $2, '{}', now())`,
    [
      randomUUID(),
      JSON.stringify({
        reviewId,
        kind: 'working',
        assessmentId: paper.id,
        questionIndex: index,
        itemId,
        pupilId: mark!.pupil_id,
        decidedBy: mark!.pupil_id,
        marksBefore: 0,
        marksAfter: mark!.marks_possible,
        isKeyFaulty: false,
      }),
    ],
  );
}

describe('challenge of a mark', () => {
  let paper: OpenPaper;
  beforeAll(async () => {
    paper = await completedPaper(['wrong', 'right']);
  });

  it("is rejected without one of the six reasons, with the specification's sentence", async () => {
    for (const challengeReason of [undefined, '', 'because']) {
      const { status, body } = await pupil.post<Refusal>(`/api/assessments/${paper.id}/challenge`, {
        questionIndex: 0,
        challengeReason,
      });
      expect([status, body.error]).toEqual([
        400,
        'Please select a reason why you believe your answer is correct.',
      ]);
    }
  });

  it('is rejected for a right answer, a missing question, an open paper and a foreign one', async () => {
    expect([(await challenge(paper, 1)).status, (await challenge(paper, 1)).body.code]).toEqual([
      409,
      'marked-right',
    ]);
    expect((await challenge(paper, 60)).body.code).toBe('no-such-question');
    const open = await openPaper(stack, pupil, 'adaptive');
    const early = await challenge(open, 0);
    expect([early.status, early.body.code]).toEqual([409, 'not-completed']);
    const foreign = await challenge(paper, 0, 'ai-error', stranger);
    const missing = await challenge({ id: 99_999_999 }, 0, 'ai-error', stranger);
    expect([foreign.status, foreign.body.error]).toEqual([404, missing.body.error]);
  });

  it('keeps the mark when the key is proved and the answer differs, and explains why', async () => {
    const before = await done(paper);
    const { status, body } = await challenge(paper, 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({ decision: 'rejected', scoreUpdated: false, newQuestion: null });
    expect(body.message).toContain('The question comes to');
    expect(body.adminFeedback).toContain('both came out the same');
    const after = await done(paper);
    expect(after.score).toBe(before.score);
    expect(after.disputes).toEqual([{ questionIndex: 0, report: null, challenge: body, verification: null }]);
    const [row] = await stack.sql<{ decision: string; reason: string; asked: { mark: object } }>(
      'marking',
      'select decision, reason, asked from challenges where paper_id = $1',
      [paper.id],
    );
    expect(row).toMatchObject({
      decision: 'rejected',
      reason: 'correct-result',
      asked: { mark: { marksAwarded: 0 } },
    });
  });

  it('goes to a person where no rule can decide, and the decision is applied', async () => {
    const other = await completedPaper(['wrong', 'right']);
    const { body } = await challenge(other, 0, 'method-valid');
    expect(body).toMatchObject({ decision: 'waiting', scoreUpdated: false });
    expect(body.message).toContain('A grown-up of our team will look at it');
    const before = await done(other);
    const [entry] = await stack.sql<{ id: string; status: string }>(
      'marking',
      `select id, status from reviews where paper_id = $1 and question_index = 0 and kind = 'challenge'`,
      [other.id],
    );
    expect(entry).toMatchObject({ status: 'open' });
    await decideWorking(other, 2);
    const after = await eventually(async () => {
      const now = await done(other);
      return now.feedback[2]?.marksAwarded === before.feedback[2]!.marksPossible ? now : null;
    });
    expect(after.score).toBeGreaterThan(before.score ?? 100);
    expect(after.feedback[0]?.marksAwarded).toBe(before.feedback[0]?.marksAwarded);
  });

  it('returns the first result when repeated, at once or later, also with another reason', async () => {
    const [first, ...others] = await Promise.all([
      challenge(paper, 2),
      challenge(paper, 2, 'ai-error'),
      challenge(paper, 2),
      challenge(paper, 2, 'same-meaning'),
    ]);
    for (const other of [...others, await challenge(paper, 2, 'method-valid')])
      expect(other.body).toEqual(first!.body);
    const rows = await stack.sql(
      'marking',
      'select id from challenges where paper_id = $1 and question_index = 2',
      [paper.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('challenge that rules can settle', () => {
  it('gives the marks that the answer earns today, once, with score and proficiency', async () => {
    const paper = await completedPaper(['right']);
    const full = (await done(paper)).score;
    // As an older marker may have left it.
    await inAssessment(
      `update question_results set marks_awarded = 0, is_correct = false, outcome = 'incorrect' where paper_id = $1 and question_index = 1`,
      [paper.id],
    );
    await inAssessment('update papers set score = 50 where id = $1', [paper.id]);
    const answers = await Promise.all([challenge(paper, 1), challenge(paper, 1), challenge(paper, 1)]);
    for (const { body } of answers) expect(body).toMatchObject({ decision: 'approved', scoreUpdated: true });
    const after = await done(paper);
    expect(after.score).toBe(full);
    expect(after.feedback[1]).toMatchObject({ isCorrect: true, marksAwarded: paper.questions[1]!.marks });
    const [{ n } = { n: 0 }] = await inAssessment<{ n: number }>(
      'select count(*)::int as n from question_results where paper_id = $1',
      [paper.id],
    );
    expect(n).toBe(paper.questions.length);
    await eventually(async () => {
      const rows = await stack.sql(
        'analytics',
        `select data from events where name = 'challenge.decided' and data ->> 'assessmentId' = $1`,
        [String(paper.id)],
      );
      return rows.length === 1 || null;
    });
  });

  it('is applied by its event when no caller waits', async () => {
    const paper = await completedPaper(['right']);
    const full = (await done(paper)).score;
    await inAssessment(
      `update question_results set marks_awarded = 0, is_correct = false, outcome = 'incorrect' where paper_id = $1 and question_index = 0`,
      [paper.id],
    );
    expect((await challenge(paper, 0)).body.decision).toBe('approved');
    const messages = () =>
      stack.sql<{ id: string; published_at: Date | null }>(
        'marking',
        `select id, published_at from outbox_messages where name = 'challenge.decided' and data ->> 'assessmentId' = $1`,
        [String(paper.id)],
      );
    const [message] = await eventually(async () => {
      const rows = await messages();
      return rows[0]?.published_at ? rows : null;
    });
    await eventually(
      async () =>
        (await inAssessment('select 1 from inbox_messages where id = $1', [message!.id])).length > 0 || null,
    );
    // As if assessment had been killed after marking judged: no result is here, and the event is still to come.
    await inAssessment('delete from inbox_messages where id = $1', [message!.id]);
    await inAssessment('delete from question_disputes where paper_id = $1', [paper.id]);
    await inAssessment(
      `update question_results set marks_awarded = 0, is_correct = false, outcome = 'incorrect' where paper_id = $1 and question_index = 0`,
      [paper.id],
    );
    await inAssessment('update papers set score = 0 where id = $1', [paper.id]);
    await stack.flushRedis();
    await stack.sql('marking', 'update outbox_messages set published_at = null where id = $1', [message!.id]);
    // The score may rise before: the answer was accepted, and counts for everybody who gave it, here too.
    await eventually(async () => (await done(paper)).disputes[0]?.challenge?.decision === 'approved' || null);
    expect((await done(paper)).score).toBe(full);
  });

  it('gives all marks when the key was wrong, corrects the key and retires the item', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const answers = answersOf(paper, ['right']);
    await plantWrongKey(paper, 0);
    expect((await submit(pupil, paper, answers)).body.feedback[0]?.isCorrect).toBe(false);
    const { body } = await challenge(paper, 0);
    expect(body).toMatchObject({ decision: 'approved', scoreUpdated: true });
    expect(body.message).toContain('You found a mistake in this question');
    const after = await done(paper);
    expect(after.score).toBe(100);
    expect(after.questions[0]?.modelAnswer).toBe(paper.schemes[0]?.modelAnswer);
    expect(await statusOf(paper.questions[0]!.id)).toBe('retired');
  });

  it('never lowers marks', async () => {
    const paper = await completedPaper(['wrong']);
    await inAssessment(
      'update question_results set marks_awarded = 1, marks_possible = 2 where paper_id = $1 and question_index = 0',
      [paper.id],
    );
    expect((await challenge(paper, 0)).body.decision).toBe('rejected');
    expect((await done(paper)).feedback[0]?.marksAwarded).toBe(1);
  });
});

describe('report of a question', () => {
  it('keeps a sound question, once, and shows after a reload', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const [first, second] = await Promise.all([flag(paper, 1), flag(paper, 1)]);
    expect(first.body).toMatchObject({
      success: true,
      questionValid: true,
      newQuestion: null,
      outcome: 'valid',
    });
    expect(second.body).toEqual(first.body);
    expect((await access(paper)).questions[1]?.id).toBe(paper.questions[1]?.id);
    expect((await access(paper)).disputes).toEqual([
      { questionIndex: 1, report: 'valid', challenge: null, verification: null },
    ]);
    expect(await statusOf(paper.questions[1]!.id)).toBe('active');
  });

  it('replaces a faulty one on an open paper and stores the answer separately', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const old = paper.questions[0]!;
    await pupil.post(`/api/assessments/${paper.id}/save`, {
      answers: [{ questionIndex: 0, revision: 3, working: 'my long working' }],
    });
    await plantWrongKey(paper, 0);
    const [one, two] = await Promise.all([flag(paper, 0), flag(paper, 0)]);
    expect(one.body).toMatchObject({ questionValid: false, outcome: 'replaced', revision: 4 });
    expect(two.body).toEqual(one.body);
    expect((await flag(paper, 0)).body).toEqual(one.body);
    const now = await access(paper);
    expect(now.questions[0]).toEqual(one.body.newQuestion);
    expect(now.questions[0]?.id).not.toBe(old.id);
    expect(now.questions[0]).toMatchObject({
      subStrandId: old.subStrandId,
      heuristicId: old.heuristicId,
      proficiencyLevel: old.proficiencyLevel,
      questionType: old.questionType,
    });
    expect(now.answers[0]).toMatchObject({ working: '', answer: '', revision: 4 });
    expect(JSON.stringify(one.body)).not.toMatch(
      /isCorrect|acceptedAnswers|modelAnswer|solutionSteps|expected/,
    );
    const [row] = await inAssessment<{ response: { working: string }; question: { id: string } }>(
      'select response, question from question_reports where paper_id = $1',
      [paper.id],
    );
    expect([row?.response.working, row?.question.id]).toEqual(['my long working', old.id]);
    expect(await statusOf(old.id)).toBe('retired');

    // The new question is marked by its own key.
    const again: OpenPaper = {
      id: paper.id,
      questions: now.questions,
      schemes: (
        await inAssessment<{ scheme: MarkScheme }>(
          'select scheme from paper_mark_schemes where paper_id = $1 order by question_index',
          [paper.id],
        )
      ).map((each) => each.scheme),
    };
    expect((await submit(pupil, again, answersOf(again, ['right']))).body.score).toBe(100);
  });

  it('describes a fault found after completion, and corrects the key', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const answers = answersOf(paper, ['right']);
    await plantWrongKey(paper, 2);
    await submit(pupil, paper, answers);
    const { body } = await flag(paper, 2);
    expect(body).toMatchObject({ questionValid: false, newQuestion: null, outcome: 'faulty' });
    expect((await done(paper)).score).toBe(100);
  });

  it('goes to a person, once and for one check, where no proof is possible', async () => {
    const paper = await completedPaper(['right']);
    const { id } = paper.questions[0]!;
    // What the bank does not know, no engine can solve again.
    await stack.sql('content', 'delete from items where id = $1', [id]);
    const reports = await Promise.all([flag(paper, 0), flag(paper, 0)]);
    for (const { body } of reports)
      expect(body).toMatchObject({ questionValid: false, newQuestion: null, outcome: 'waiting' });
    const checks = await Promise.all([verify(id), verify(id), verify(id), verify(id)]);
    for (const { status, body } of checks)
      expect([status, body]).toEqual([200, expect.objectContaining({ outcome: 'waiting', leftToday: 2 })]);
    expect(await stack.sql('marking', 'select status from reviews where item_id = $1', [id])).toEqual([
      { status: 'open' },
    ]);
    expect(await stack.sql('marking', 'select outcome from verifications where item_id = $1', [id])).toEqual([
      { outcome: 'waiting' },
    ]);
    expect((await done(paper)).feedback[0]?.isCorrect).toBe(true);
  });

  it('is rejected where no proof is possible and the daily reviews are used up', async () => {
    const paper = await completedPaper(['right']);
    const { id } = paper.questions[0]!;
    for (let times = 0; times < 3; times += 1) expect((await verify(id)).body.outcome).toBe('proved');
    await stack.sql('content', 'delete from items where id = $1', [id]);
    const { status, body } = await flag(paper, 0);
    expect([status, body.error]).toEqual([
      429,
      'You can only verify a solution 3 times per day. This helps us manage costs.',
    ]);
    expect(await inAssessment('select 1 from question_reports where paper_id = $1', [paper.id])).toEqual([]);
    expect(await stack.sql('marking', 'select 1 from reviews where item_id = $1', [id])).toEqual([]);
  });

  it('is limited to its pupil', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const foreign = await flag(paper, 0, stranger);
    const missing = await flag({ id: 99_999_999 }, 0, stranger);
    expect([foreign.status, foreign.body.error]).toEqual([404, missing.body.error]);
    expect((await flag(paper, 77)).status).toBe(400);
  });
});

describe('recheck of a solution', () => {
  it("proves it, three times a day per question by the server's count, and returns the rest", async () => {
    const paper = await completedPaper(['right', 'wrong']);
    const { id } = paper.questions[0]!;
    const answers = await Promise.all([verify(id), verify(id), verify(id), verify(id), verify(id)]);
    const good = answers.filter(({ status }) => status === 200);
    expect(good.map(({ body }) => body.leftToday).sort()).toEqual([0, 1, 2]);
    for (const { body } of good)
      expect(body).toMatchObject({ success: true, corrected: false, outcome: 'proved', error: null });
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ body }) => body.error)).toEqual(
      Array.from(
        { length: 2 },
        () => 'You can only verify a solution 3 times per day. This helps us manage costs.',
      ),
    );
    expect((await done(paper)).disputes[0]?.verification?.outcome).toBe('proved');
    // The day is Singapore's: what was asked before its midnight counts no more.
    await stack.sql(
      'marking',
      `update verifications set created_at = (date_trunc('day', now() at time zone 'Asia/Singapore') at time zone 'Asia/Singapore') - interval '1 second' where item_id = $1`,
      [id],
    );
    expect((await verify(id)).body.leftToday).toBe(2);
  });

  it('corrects a wrong solution with its mark', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const answers = answersOf(paper, ['right']);
    await plantWrongKey(paper, 0);
    expect((await submit(pupil, paper, answers)).body.score).toBeLessThan(100);
    const { body } = await verify(paper.questions[0]!.id);
    expect(body).toMatchObject({ success: true, corrected: true, outcome: 'corrected' });
    const after = await done(paper);
    expect(after.score).toBe(100);
    expect(after.questions[0]?.modelAnswer).toBe(paper.schemes[0]?.modelAnswer);
  });

  it('goes to a person where no proof is possible', async () => {
    const paper = await completedPaper(['wrong']);
    const { id } = paper.questions[0]!;
    await stack.sql('content', 'delete from items where id = $1', [id]);
    const { status, body } = await verify(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, corrected: false, outcome: 'waiting' });
    expect(body.error).toContain('A grown-up of our team will look at it');
    expect(await stack.sql('marking', 'select outcome from verifications where item_id = $1', [id])).toEqual([
      { outcome: 'waiting' },
    ]);
  });

  it('is rejected before completion and for other callers', async () => {
    const open = await openPaper(stack, pupil, 'adaptive');
    expect((await verify(open.questions[0]!.id)).body.code).toBe('not-completed');
    const foreign = await verify(open.questions[0]!.id, stranger);
    const missing = await verify('00000000-0000-7000-8000-000000000000', stranger);
    expect([foreign.status, foreign.body.error]).toEqual([404, missing.body.error]);
  });
});

describe('daily limits', () => {
  it('apply to parallel challenges and reports', async () => {
    const asker = (await join(stack, newPupil({ gradeLevel: 'Primary 5' }))).client;
    const { body: me } = await asker.get<{ user: { userId: string } }>('/api/auth/user');
    const paper = await openPaper(stack, asker, 'diagnostic');
    await submit(asker, paper, answersOf(paper, ['wrong']));
    expect(paper.questions.length).toBeGreaterThan(10);
    const asked = await Promise.all(paper.questions.map((_, i) => challenge(paper, i, 'ai-error', asker)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(asked.find(({ status }) => status === 429)?.body.error).toBe(
      'You have asked 10 times today. Please ask again tomorrow.',
    );
    const reported = await Promise.all(paper.questions.map((_, i) => flag(paper, i, asker)));
    expect(reported.filter(({ status }) => status === 200)).toHaveLength(10);
    const rows = await inAssessment('select 1 from question_reports where pupil_id = $1', [me.user.userId]);
    expect(rows).toHaveLength(10);
  });
});

describe('pending mark', () => {
  it('is requested again by its pupil, once while its job is queued, and counts when it arrives', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const whole = paper.schemes[0]!;
    const keep = (scheme: unknown) =>
      inAssessment('update paper_mark_schemes set scheme = $2 where paper_id = $1 and question_index = 0', [
        paper.id,
        JSON.stringify(scheme),
      ]);
    // Without a key the answer cannot be marked.
    await keep({ ...whole, parts: [] });
    const first = await submit(pupil, paper, answersOf(paper, ['right']));
    expect(first.body.feedback[0]).toBeNull();
    await keep(whole);
    await inAssessment(
      `update submissions set last_queued_at = now() - interval '20 seconds' where paper_id = $1`,
      [paper.id],
    );
    const asked = await Promise.all(
      [1, 2, 3].map(() => pupil.post(`/api/assessments/${paper.id}/mark-again`, {})),
    );
    for (const { body } of asked) expect(body).toEqual({ success: true, undecided: [0] });
    await eventually(async () => ((await done(paper)).feedback[0] ? true : null));
    const after = await done(paper);
    expect(after.score).toBe(100);
    expect((await pupil.post(`/api/assessments/${paper.id}/mark-again`, {})).body).toEqual({
      success: true,
      undecided: [],
    });
  });
});
