import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExchangedQuestion, KnownQuestion } from '@sumfox/contracts/assessment/paper.endpoints';
import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestClient } from '../test/test-client.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { answerTo, type AnswerStyle, type OpenPaper, openPaper, answersOf, submit } from './paper-driver.ts';

let stack: TestStack;
let pupil: TestClient;
let paper: OpenPaper;
/** What the page has shown. */
let seen: Set<number>;
let revision = 0;

interface Saved {
  exchanged: ExchangedQuestion[];
  newer: StoredAnswer[];
}

beforeAll(async () => {
  stack = await leaseTestStack();
  pupil = await stack.api('student');
  // The first paper of a new product loads the engine.
  await eventually(async () => {
    const { status } = await pupil.post('/api/assessments/create', { type: 'diagnostic' });
    return status === 200 ? true : null;
  });
});
afterAll(() => stack?.stop());

beforeEach(async () => {
  paper = await openPaper(stack, pupil);
  await pupil.delete(`/api/assessments/${paper.id}`);
  paper = await openPaper(stack, pupil);
  seen = new Set([0]);
});

const levels = (questions: readonly PupilQuestion[]) => questions.map((q) => q.proficiencyLevel);

function toKnown(questions: readonly PupilQuestion[] = paper.questions): KnownQuestion[] {
  return questions.map(({ id }, index) => ({ questionId: id, isSeen: seen.has(index) }));
}

/** Answers a question as the page had it, and turns to the next one. */
function answerAt(index: number, style: AnswerStyle, questions = paper.questions) {
  const { questionId: _id, ...fields } = answerTo(questions[index]!, paper.schemes[index]!, style);
  seen.add(index + 1);
  revision += 1;
  const answers = [{ ...fields, questionIndex: index, revision }];
  return { answers, currentQuestion: index + 1, known: toKnown(questions) };
}

async function save(body: object): Promise<Saved> {
  const { status, body: saved } = await pupil.post<Saved>(`/api/assessments/${paper.id}/save`, body);
  expect(status).toBe(200);
  return saved;
}

async function reopen(): Promise<PupilQuestion[]> {
  return (await openPaper(stack, pupil)).questions;
}

describe('a first paper', () => {
  it('begins with two sure wins, has the easier half before the harder one, and nothing for mastery', () => {
    expect(levels(paper.questions)).toEqual([
      ...new Array<string>(2).fill('not_ready'),
      ...new Array<string>(4).fill('guided'),
      ...new Array<string>(5).fill('independent'),
    ]);
  });

  it('fits unseen questions to the answers, in their places, with their sub-strands and number', async () => {
    const { exchanged } = await save(answerAt(0, 'wrong'));
    // The page shows the second question; the next two become easier.
    expect(exchanged.map(({ questionIndex }) => questionIndex)).toEqual([2, 3]);
    expect(exchanged.map(({ question }) => question.proficiencyLevel)).toEqual(['not_ready', 'not_ready']);
    const now = await reopen();
    expect(now.map((q) => q.subStrandId)).toEqual(paper.questions.map((q) => q.subStrandId));
    expect([2, 3].map((i) => now[i])).toEqual(exchanged.map(({ question }) => question));
    expect(now.filter((q, i) => q.id !== paper.questions[i]?.id)).toHaveLength(2);
  });

  it('exchanges nothing while the answered question is on screen, or for a page that says not what it has', async () => {
    const { known: _known, ...silent } = answerAt(0, 'wrong');
    expect((await save({ ...answerAt(0, 'wrong'), currentQuestion: 0 })).exchanged).toEqual([]);
    expect((await save(silent)).exchanged).toEqual([]);
    expect(await reopen()).toEqual(paper.questions);
  });

  it('exchanges once for repeats and parallel saves, and tells a page that missed the reply', async () => {
    const body = answerAt(0, 'wrong');
    await Promise.all(Array.from({ length: 4 }, () => save(body)));
    const now = await reopen();
    const changed = now.flatMap((q, i) => (q.id === paper.questions[i]?.id ? [] : [i]));
    expect(changed).toEqual([2, 3]);
    const again = await save(body);
    expect(again.exchanged).toEqual([2, 3].map((i) => ({ questionIndex: i, question: now[i] })));
    expect(await reopen()).toEqual(now);
    const rows = await stack.sql('assessment', 'select 1 from exchanged_items where paper_id = $1', [
      paper.id,
    ]);
    expect(rows).toHaveLength(2);
  });

  it('puts a question back that the pupil saw before the reply came, with the answer to it', async () => {
    await save(answerAt(0, 'wrong'));
    // The page has not read the reply: the third question is answered as it was.
    const before = paper.questions;
    seen.add(1).add(2);
    const { exchanged, newer } = await save(answerAt(2, 'right', before));
    expect(newer).toEqual([]);
    expect(exchanged.map(({ questionIndex }) => questionIndex)).not.toContain(2);
    const now = await reopen();
    expect(now[2]).toEqual(before[2]);
    const [row] = await stack.sql<{ revision: number }>(
      'assessment',
      'select revision from paper_responses where paper_id = $1 and question_index = 2',
      [paper.id],
    );
    expect(row?.revision).toBe(revision);
  });

  it('never stores an answer under another question: what another device has seen stays', async () => {
    const before = paper.questions;
    await save(answerAt(0, 'wrong'));
    // Another device has the new question and shows it.
    const now = await reopen();
    seen.add(2);
    await save({ answers: [], currentQuestion: 2, known: toKnown(now) });
    const { exchanged, newer } = await save(answerAt(2, 'right', before));
    expect(exchanged).toContainEqual({ questionIndex: 2, question: now[2] });
    expect(newer.map(({ questionIndex, revision: stored }) => [questionIndex, stored])).toEqual([[2, 0]]);
  });

  it('never exchanges what was seen or has a draft', async () => {
    seen.add(2);
    await pupil.post(`/api/assessments/${paper.id}/save`, {
      answers: [{ questionIndex: 3, revision: 1, working: '3 x 4' }],
    });
    await save(answerAt(0, 'wrong'));
    const now = await reopen();
    const changed = now.flatMap((q, i) => (q.id === paper.questions[i]?.id ? [] : [i]));
    expect(changed).not.toEqual(expect.arrayContaining([2]));
    expect(changed).not.toEqual(expect.arrayContaining([3]));
    expect(changed.length).toBeGreaterThan(0);
  });

  it('stores the answers while no question can be drawn, and exchanges with a later save', async () => {
    await stack.processes.content.stop();
    const body = answerAt(0, 'wrong');
    expect((await save(body)).exchanged).toEqual([]);
    expect(await reopen()).toEqual(paper.questions);
    await stack.processes.content.start();
    await eventually(async () => ((await save(body)).exchanged.length === 2 ? true : null));
  });

  it('marks a paper that was answered offline by the questions that were answered', async () => {
    await save(answerAt(0, 'wrong'));
    const { status, body } = await submit(pupil, paper, answersOf(paper, ['right']));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'completed', score: 100 });
  });
});
