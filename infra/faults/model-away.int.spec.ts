import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { fault, reply } from '@sumfox/testing/fake-model/fake-reply';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { type OpenPaper, answersOf, openPaper, submit } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { join, pupil as newPupil } from './people-driver.ts';

let model: FakeModel;
let stack: TestStack;
beforeAll(async () => {
  model = await startFakeModel();
  stack = await leaseTestStack({ marking: model.env, 'marking-worker': model.env });
});
afterAll(async () => {
  await stack?.stop();
  await model?.close();
});

const STEM = 'Ali, Ben and Cai share $252 in the ratio 3 : 4 : 5. How much money does Cai get?';
const WORKING = '3 plus 4 plus 5 is 12\n252 divided by 12 is 21';

/** Puts a question of four marks, with steps, at the first place of a paper. */
async function plantShares(paper: OpenPaper): Promise<void> {
  const question: PupilQuestion = {
    ...paper.questions[0]!,
    questionText: STEM,
    questionType: 'open-ended',
    marks: 4,
    mcqOptions: null,
    blankCount: 0,
    answerCount: 1,
    answerLabels: null,
    answerUnit: null,
    visual: null,
  };
  const policy = derivePolicy({ modelAnswer: '$105', stem: STEM });
  const scheme: MarkScheme = {
    questionId: question.id,
    questionType: 'open-ended',
    marks: 4,
    modelAnswer: '$105',
    parts: [{ label: null, expected: '$105', acceptedAnswers: [], policy }],
    solutionSteps: ['3 + 4 + 5 = 12', '252 ÷ 12 = 21', '5 × 21 = 105'],
    misconceptions: [],
    markPoints: [
      { id: 'M1', label: 'Units in all', calculation: '3 + 4 + 5', result: '12', isTold: false, marks: 1 },
      { id: 'M2', label: 'One unit', calculation: '252 ÷ 12', result: '$21', isTold: false, marks: 1 },
    ],
  };
  await stack.sql(
    'assessment',
    'update paper_questions set question = $2 where paper_id = $1 and question_index = 0',
    [paper.id, JSON.stringify(question)],
  );
  await stack.sql(
    'assessment',
    'update paper_mark_schemes set scheme = $2 where paper_id = $1 and question_index = 0',
    [paper.id, JSON.stringify(scheme)],
  );
  paper.questions[0] = question;
  paper.schemes[0] = scheme;
}

/** Submits a paper with a wrong first answer with working in words, and right answers otherwise. */
async function handIn(pupil: TestClient): Promise<OpenPaper> {
  const paper = await openPaper(stack, pupil, 'adaptive');
  await plantShares(paper);
  const [, ...others] = answersOf(paper, ['right']);
  const first = { questionId: paper.questions[0]!.id, answer: '84', workingSteps: WORKING };
  expect((await submit(pupil, paper, [first, ...others])).status).toBe(200);
  return paper;
}

async function access(pupil: TestClient, paper: OpenPaper): Promise<AccessedAssessment> {
  const { body } = await pupil.get<{ assessment: AccessedAssessment }>(`/api/assessments/access/${paper.id}`);
  return body.assessment;
}

const scoresTold = async (paper: OpenPaper): Promise<number[]> =>
  (
    await stack.sql<{ score: number }>(
      'assessment',
      `select (data ->> 'score')::int as score from outbox_messages
       where name = 'paper.completed' and (data ->> 'assessmentId')::int = $1 order by id`,
      [paper.id],
    )
  ).map(({ score }) => score);

describe('while the model is away', () => {
  it('a paper is marked without it, and its one pending question is settled once afterwards', async () => {
    model.script('judge-working', fault.status(500));
    const pupil = await stack.api('student');
    const paper = await handIn(pupil);
    const before = await access(pupil, paper);
    expect(before.feedback?.map((each) => each?.isCorrect ?? null)).toEqual([
      null,
      ...paper.questions.slice(1).map(() => true),
    ]);
    expect(before.score).toBe(100);
    await eventually(async () => {
      const [row] = await stack.sql<{ last_reason: string | null }>(
        'marking',
        'select last_reason from judgings where paper_id = $1',
        [paper.id],
      );
      return row?.last_reason === 'failed' ? row : null;
    });
    model.script(
      'judge-working',
      reply.value({
        points: [
          { point: 'M1', shown: 'yes', quote: '3 plus 4 plus 5 is 12' },
          { point: 'M2', shown: 'yes', quote: '252 divided by 12 is 21' },
        ],
      }),
    );
    await stack.sql(
      'marking',
      'update judgings set next_ask_at = now(), queued_at = null where paper_id = $1',
      [paper.id],
    );
    const after = await eventually(async () => {
      const now = await access(pupil, paper);
      return now.feedback?.[0] ? now : null;
    });
    expect(after.feedback?.[0]).toMatchObject({ isCorrect: false, marksAwarded: 2 });
    expect(after.feedback?.slice(1)).toEqual(before.feedback?.slice(1));
    expect(after.score).toBeLessThan(100);
    expect(await scoresTold(paper)).toEqual([100, after.score]);
    const results = await stack.sql('assessment', 'select 1 from question_results where paper_id = $1', [
      paper.id,
    ]);
    expect(results).toHaveLength(paper.questions.length);
  });

  it('a child without a parent is marked by rules at once, and nothing is sent', async () => {
    // Content may request its own questions meanwhile.
    const asked = () => model.requestsOf('judge-working').length;
    const before = asked();
    const { client } = await join(stack, newPupil({ gradeLevel: 'Primary 5' }));
    const paper = await handIn(client);
    expect((await access(client, paper)).feedback?.[0]).toMatchObject({ marksAwarded: 0, isCorrect: false });
    expect(asked()).toBe(before);
  });
});
