import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MarkAgreement } from '@sumfox/contracts/analytics/agreement.endpoints';
import type {
  AssessmentForVerification,
  PaperToVerify,
  VerifiedPaper,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { MarkCorrection } from '@sumfox/contracts/assessment/correction.endpoints';
import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { drawnPixel } from './drawn-pixel.ts';
import { type OpenPaper, answersOf, giveSameFirst, openPaper, submit } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { type Person, anotherAdmin, join, pupil } from './people-driver.ts';

const LIST = '/api/admin/assessments-for-verification';

let stack: TestStack;
let admin: TestClient;
let child: Person;

beforeAll(async () => {
  stack = await leaseTestStack();
  admin = await stack.api('admin');
  child = await join(stack, pupil({ gradeLevel: 'Primary 5', name: 'Zubaidah Onlyhere' }));
});
afterAll(() => stack?.stop());

const list = async (query = ''): Promise<AssessmentForVerification[]> =>
  (await admin.get<AssessmentForVerification[]>(`${LIST}${query}`)).body;
const pathOf = ({ id }: { id: number }) => `/api/admin/assessments/${id}/verification`;
const look = async (paper: OpenPaper): Promise<PaperToVerify> =>
  (await admin.get<PaperToVerify>(pathOf(paper))).body;

type Refusal = { error: string; code: string; details?: { questions?: number[] } };
type Said = { questionIndex: number; verdict: string } & Record<string, unknown>;

/** Verdicts on a paper as currently shown. */
async function asShown(paper: OpenPaper, said: readonly Said[]) {
  const { questions } = await look(paper);
  return said.map((each) => {
    const shown = questions[each.questionIndex];
    return {
      marksSeen: shown?.feedback?.marksAwarded ?? 0,
      verdictSeen: shown?.verdict?.verdictId ?? null,
      ...each,
    };
  });
}

const send = (
  paper: { id: number },
  verdicts: readonly object[],
  { client = admin, requestId = randomUUID() }: { client?: TestClient; requestId?: string } = {},
) => client.post<VerifiedPaper & Refusal>(pathOf(paper), { requestId, verdicts });

const verify = async (paper: OpenPaper, ...said: Said[]) => send(paper, await asShown(paper, said));

/** A paper of five with one wrong answer, the first. */
async function handIn({ client }: Person): Promise<OpenPaper> {
  const paper = await openPaper(stack, client, 'adaptive');
  const answers = answersOf(paper, ['wrong', 'right', 'right', 'right', 'right']);
  const { status } = await submit(client, paper, answers);
  expect(status).toBe(200);
  return paper;
}

/** Another pupil's paper with the same first question, wrong in the same way. */
async function handInSame(first: OpenPaper): Promise<{ person: Person; paper: OpenPaper }> {
  const person = await join(stack, pupil({ gradeLevel: 'Primary 5' }));
  const paper = await openPaper(stack, person.client, 'adaptive');
  await giveSameFirst(stack, paper, first);
  expect((await submit(person.client, paper, answersOf(paper, ['wrong', 'right']))).status).toBe(200);
  return { person, paper };
}

async function done(paper: OpenPaper, { client }: Person = child): Promise<CompletedAssessment> {
  const { body } = await client.get<{ assessment: CompletedAssessment }>(
    `/api/assessments/access/${paper.id}`,
  );
  return body.assessment;
}

const messages = async ({ client }: Person): Promise<MarkCorrection[]> =>
  (await client.get<{ corrections: MarkCorrection[] }>('/api/mark-corrections')).body.corrections;

/** What was written down of one action about a paper, oldest first. */
async function audited(action: string, paper: OpenPaper): Promise<AuditEntry[]> {
  const { body } = await admin.get<{ entries: AuditEntry[] }>(`/api/admin/audit?limit=100&action=${action}`);
  return body.entries.filter(({ details }) => details['assessmentId'] === paper.id).reverse();
}

const agreement = async (): Promise<MarkAgreement> =>
  (await admin.get<MarkAgreement>('/api/admin/mark-agreement')).body;

describe('completed papers for an admin', () => {
  it('are listed with the specified fields, doubtful ones first, and filtered', async () => {
    const [doubted, plain] = [await handIn(child), await handIn(child)];
    const open = await openPaper(stack, child.client, 'adaptive');
    await child.client.post(`/api/assessments/${doubted.id}/challenge`, {
      questionIndex: 0,
      challengeReason: 'method-valid',
    });
    const all = await list();
    expect(all.map(({ id }) => id)).toEqual([doubted.id, plain.id]);
    expect(all.map(({ flagged, doubts, verified }) => [flagged, doubts, verified])).toEqual([
      [true, 1, 0],
      [false, 0, 0],
    ]);
    const own = await done(doubted);
    expect(all[0]).toMatchObject({
      studentName: 'Zubaidah Onlyhere',
      date: own.completedAt,
      isCompleted: true,
      score: own.score,
      totalQuestions: 5,
      gradeLevel: 'Primary 5',
      type: 'adaptive',
      timeSpentSeconds: own.outcome.timeSpentSeconds,
    });
    expect(all[0]!.questions[1]).toEqual({
      questionText: doubted.questions[1]!.questionText,
      expectedAnswer: doubted.schemes[1]!.modelAnswer,
      solutionSteps: doubted.schemes[1]!.solutionSteps,
    });
    expect(all[0]!.feedback[1]).toEqual({
      isCorrect: true,
      feedback: expect.any(String),
      suggestions: expect.any(Array),
      modelAnswer: {
        answer: doubted.schemes[1]!.modelAnswer,
        working: doubted.schemes[1]!.solutionSteps.join('\n'),
        explanation: expect.stringContaining(`"${doubted.questions[1]!.heuristicDisplayName}"`),
      },
    });
    expect(all[0]!.feedback.map((each) => each?.isCorrect)).toEqual([false, true, true, true, true]);
    expect(all[0]!.answers.every(({ answer }) => answer !== '')).toBe(true);
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('?student=zubai')).toEqual([doubted.id, plain.id]);
    expect(await ids('?student=nobody%20of%20that%20name')).toEqual([]);
    expect(await ids(`?assessment=%23${plain.id}`)).toEqual([plain.id]);
    expect(await ids('?assessment=adapt&grade=Primary%205')).toEqual([doubted.id, plain.id]);
    expect(await ids('?assessment=diagnostic')).toEqual([]);
    expect(await ids('?grade=Primary%201')).toEqual([]);
    expect(await ids('?grade=all&flagged=true')).toEqual([doubted.id]);
    expect(await ids(`?assessment=${open.id}`)).toEqual([]);
    const [one] = await list('?limit=1');
    expect(await ids(`?limit=1&cursor=${one!.nextCursor}`)).toEqual([plain.id]);
    expect((await list(`?limit=1&cursor=${one!.nextCursor}`))[0]!.nextCursor).toBeNull();
    for (const query of ['?limit=51', '?cursor=x', '?grade=Primary%207', '?flagged=maybe'])
      expect((await admin.get(`${LIST}${query}`)).status).toBe(400);
    expect((await admin.get(pathOf(open))).status).toBe(409);
    // A challenge that waits is decided where it waits, and nowhere else.
    const { status, body } = await verify(doubted, { questionIndex: 0, verdict: 'approve' });
    expect([status, body.code, body.details]).toEqual([409, 'challenge-waits', { questions: [1] }]);
  });

  it("are opened without the pupil's name, with the drawing, and the read is logged", async () => {
    const paper = await openPaper(stack, child.client, 'adaptive');
    const [first, ...others] = answersOf(paper, ['wrong', 'right']);
    const picture = drawnPixel(7);
    await submit(child.client, paper, [
      { ...first!, drawing: picture, workingSteps: '3 + 4 = 7' },
      ...others,
    ]);
    const shown = await look(paper);
    expect(shown.questions[0]).toMatchObject({
      question: paper.questions[0],
      expectedAnswer: paper.schemes[0]!.modelAnswer,
      answer: { working: '3 + 4 = 7', drawing: picture },
      feedback: { isCorrect: false, marksAwarded: 0 },
      isModelRead: false,
      verdict: null,
    });
    for (const word of ['Zubaidah', 'Onlyhere', child.user.username, child.user.userId])
      expect(JSON.stringify(shown)).not.toContain(word);
    expect(await audited('papers.read', paper)).toMatchObject([
      { actor: { username: 'admin' }, target: null, details: { assessmentId: paper.id } },
    ]);
    const { body } = await admin.get<{ entries: AuditEntry[] }>('/api/admin/audit?action=papers.read');
    expect(body.entries.map(({ details }) => details)).toContainEqual({ list: 'completed' });
  });
});

describe('verdict', () => {
  it('approves, corrects and records excess marks; marks only rise, and each pupil is told once', async () => {
    const paper = await handIn(child);
    const before = await done(paper);
    const all = paper.questions[0]!.marks;
    const verdicts = await asShown(paper, [
      { questionIndex: 0, verdict: 'correct', marksGiven: all, note: 'The drawing shows it.' },
      { questionIndex: 1, verdict: 'correct', marksGiven: 0, faults: ['options', 'level', 'level'] },
      { questionIndex: 2, verdict: 'approve', faults: [] },
    ]);
    // Sent again and again, at once and after the process has died, it is one.
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(paper, verdicts, { requestId })));
    await stack.processes.assessment.kill('SIGKILL');
    await stack.processes.assessment.restart();
    const last = await eventually(async () => {
      const answer = await send(paper, verdicts, { requestId });
      return answer.status === 200 ? answer : null;
    });
    for (const { status, body } of [...answers, last])
      expect([status, body]).toEqual([200, { success: true, verified: 3, marksGained: all, score: 100 }]);
    const after = await done(paper);
    expect([before.score === 100, after.score]).toEqual([false, 100]);
    expect(after.feedback[0]).toMatchObject({ isCorrect: true, marksAwarded: all });
    // Excess marks stay, and so does the feedback.
    expect(after.feedback[1]).toEqual(before.feedback[1]);
    expect(after.feedback[2]).toEqual(before.feedback[2]);
    const { questions } = await look(paper);
    expect(questions.slice(0, 4).map(({ verdict }) => verdict)).toMatchObject([
      {
        verdict: 'correct',
        marksBefore: 0,
        marksGiven: all,
        note: 'The drawing shows it.',
        decidedBy: 'admin',
        faults: null,
      },
      { verdict: 'correct', marksGiven: 0, isQuestionFaulty: false, faults: ['level', 'options'] },
      { verdict: 'approve', marksGiven: null, faults: [] },
      null,
    ] as never);
    const template = await stack.sql<{ template: string }>(
      'assessment',
      'select template from paper_questions where paper_id = $1 and question_index = 1',
      [paper.id],
    );
    const { body } = await admin.get<{ structures: object[] }>('/api/admin/structure-forecasts');
    expect(body.structures).toContainEqual(
      expect.objectContaining({ ...template[0], gradeLevel: 'Primary 5', faultsFound: 1 }),
    );
    expect((await messages(child)).filter(({ assessmentId }) => assessmentId === paper.id)).toEqual([
      {
        id: expect.any(String),
        assessmentId: paper.id,
        questionNumber: 1,
        marksGained: all,
        message: expect.stringContaining('A grown-up of our team looked at your work again. You got'),
      },
    ]);
    const written = await eventually(async () => {
      const entries = await audited('paper.verified', paper);
      return entries.length > 0 ? entries : null;
    });
    expect(written).toMatchObject([
      {
        actor: { username: 'admin' },
        target: { username: child.user.username },
        details: { assessmentId: paper.id, approved: '3', corrected: '1 2', marksGained: all },
      },
    ]);
    expect(JSON.stringify(written)).not.toContain('drawing shows');
    await eventually(async () => ((await audited('mark.raised', paper)).length > 0 ? true : null));
    expect(await audited('mark.raised', paper)).toMatchObject([{ details: { cause: 'human-verification' } }]);
  });

  it("counts for today's figures and the agreement", async () => {
    const figures = await eventually(async () => {
      const now = await agreement();
      return now.verified >= 3 ? now : null;
    });
    expect(figures).toMatchObject({ verified: 3, agreed: 1, tooStrict: 1, tooGenerous: 1, voided: 0 });
    expect(figures.byType.reduce((sum, { verified }) => sum + verified, 0)).toBe(3);
    const { body } = await admin.get('/api/admin/verification-summary');
    expect(body).toEqual({ completedThisWeek: 4, verifiedToday: 1, marksVerifiedToday: 3 });
  });

  it('rejects the whole request when one verdict is invalid', async () => {
    const paper = await handIn(child);
    for (const [said, code] of [
      [{ verdict: 'correct', marksGiven: 99 }, 'wrong-marks'],
      [{ verdict: 'correct' }, 'wrong-marks'],
      [{ verdict: 'correct', marksGiven: 0 }, 'wrong-marks'],
      [{ questionIndex: 40, verdict: 'approve' }, 'no-such-question'],
    ] as const) {
      const { status, body } = await verify(
        paper,
        { questionIndex: 1, verdict: 'approve' },
        { questionIndex: 0, ...said },
      );
      expect([said, status, body.code]).toEqual([said, 400, code]);
    }
    expect((await look(paper)).questions.every(({ verdict }) => verdict === null)).toBe(true);
    // A mark that is not there cannot be verified either.
    await stack.sql('assessment', 'delete from question_results where paper_id = $1 and question_index = 1', [
      paper.id,
    ]);
    const { status, body } = await verify(paper, { questionIndex: 1, verdict: 'approve' });
    expect([status, body.code, body.error]).toEqual([409, 'not-marked', 'Question 2 is not marked yet.']);
  });

  it('is rejected when another admin was faster, and the questions are named', async () => {
    const paper = await handIn(child);
    const { client: colleague } = await anotherAdmin(stack);
    const verdicts = await asShown(paper, [
      { questionIndex: 0, verdict: 'approve' },
      { questionIndex: 2, verdict: 'approve' },
    ]);
    const answers = await Promise.all([
      send(paper, verdicts),
      send(paper, verdicts.slice(0, 1), { client: colleague }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'verified-meanwhile',
      details: { questions: [1] },
    });
    // A later verdict may differ: an approved mark can still rise.
    const all = paper.questions[0]!.marks;
    expect(
      (await verify(paper, { questionIndex: 0, verdict: 'correct', marksGiven: all })).body,
    ).toMatchObject({ marksGained: all });
    const [first] = verdicts;
    const requestId = randomUUID();
    expect((await send(paper, [{ ...first, marksSeen: all }], { requestId })).status).toBe(409);
    const shown = await asShown(paper, [{ questionIndex: 0, verdict: 'approve' }]);
    expect((await send(paper, shown, { requestId })).status).toBe(200);
    const other = await send(paper, shown, { requestId, client: colleague });
    expect([other.status, other.body.code]).toEqual([409, 'request-used']);
  });

  it('applies an accepted answer to every pupil who gave it', async () => {
    const paper = await handIn(child);
    const twin = await handInSame(paper);
    const all = paper.questions[0]!.marks;
    expect((await done(twin.paper, twin.person)).feedback[0]?.marksAwarded).toBe(0);
    const other = await handInSame(paper);
    // A possible drawing does not apply to other pupils' answers.
    await verify(other.paper, { questionIndex: 0, verdict: 'correct', marksGiven: all });
    expect(
      await stack.sql('assessment', 'select 1 from accepted_answers where item_id = $1', [
        paper.questions[0]!.id,
      ]),
    ).toEqual([]);
    await verify(paper, { questionIndex: 0, verdict: 'correct', marksGiven: all, isForAnswer: true });
    await eventually(async () =>
      (await done(twin.paper, twin.person)).feedback[0]?.marksAwarded === all ? true : null,
    );
    expect((await done(twin.paper, twin.person)).feedback[0]?.feedback).toBe(
      'We looked at an answer like yours again. It counts.',
    );
  });

  it('voids a question on one paper, or withdraws it from the bank and corrects every paper', async () => {
    const [aside, faulty] = [await handIn(child), await handIn(child)];
    const twin = await handInSame(faulty);
    const marks = (paper: OpenPaper) => paper.questions[0]!.marks;
    expect((await verify(aside, { questionIndex: 0, verdict: 'void' })).body).toMatchObject({
      marksGained: marks(aside),
      score: 100,
    });
    expect((await done(aside)).feedback[0]?.feedback).toContain('out of your score');
    await verify(faulty, { questionIndex: 0, verdict: 'approve', faults: ['key'] });
    expect((await look(faulty)).questions[0]?.verdict).toMatchObject({
      isQuestionFaulty: true,
      faults: ['key'],
    });
    await eventually(async () =>
      (await done(twin.paper, twin.person)).feedback[0]?.isCorrect === true ? true : null,
    );
    const statusOf = async (paper: OpenPaper) =>
      (
        await stack.sql<{ status: string }>('content', 'select status from items where id = $1', [
          paper.questions[0]!.id,
        ])
      )[0]?.status;
    expect(await statusOf(faulty)).toBe('retired');
    if (aside.questions[0]!.id !== faulty.questions[0]!.id) expect(await statusOf(aside)).not.toBe('retired');
    // A faulty question shows no key any more; a voided one does.
    expect((await look(faulty)).questions[0]?.expectedAnswer).toBe('');
    await eventually(async () => ((await agreement()).voided === 1 ? true : null));
  });
});
