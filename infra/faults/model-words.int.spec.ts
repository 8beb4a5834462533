import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { reply } from '@sumfox/testing/fake-model/fake-reply';
import type { TestClient } from '../test/test-client.ts';
import { PROCESSES_OF_PAPERS, type TestStack, startTestStack } from '../test/whole-stack.ts';
import { type OpenPaper, answersOf, openPaper, submit } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { PASSWORD, freshName, join, pupil as newPupil } from './people-driver.ts';

let model: FakeModel;
let stack: TestStack;
beforeAll(async () => {
  model = await startFakeModel();
  stack = await startTestStack({ env: model.env, processes: PROCESSES_OF_PAPERS });
});
afterAll(async () => {
  await stack?.stop();
  await model?.close();
});

// Names from the questions' own stories, which a model may read.
const CHILD = { name: 'Zulaikha Rahman', username: freshName('zulaikha') };
const PARENT = { name: 'Hidayah Rahman', email: `${freshName('hidayah')}@example.com` };
const SIBLING = { name: 'Danish Rahman', username: freshName('danish') };

const STEM = 'Some children share $252 in the ratio 3 : 4 : 5. How much money is the largest share?';
const WORDS_STEM = 'A shape has four equal sides and no right angle. What is it called?';
const PERSONAL = `${CHILD.name.toUpperCase()} of Nanyang Primary School, ${CHILD.username}, my brother danish, ${PARENT.email}`;
const NUMBERS = 'call my mother +65 9123 4567 or 81234567, T1234567J, Blk 12 Bedok Road #03-21 S(460012)';
const WORKING = `3 plus 4 plus 5 is 12\n${PERSONAL}\n${NUMBERS}\n252 divided by 12 is 21`;
/** Without figures: no model may compare answers of other numbers than the key's. */
const MEANT = `diamond, said ${CHILD.name} of Nanyang Primary School, my brother danish`;

/** Any of these in a request was sent. */
const SECRETS = [
  ...[CHILD.name, PARENT.name, SIBLING.name].flatMap((name) => name.split(' ')),
  ...[CHILD.username, SIBLING.username, PARENT.email],
  ...['Nanyang', '9123', '4567', '81234567', 'T1234567J', 'Bedok', '03-21', '460012'],
];

const points: MarkScheme['markPoints'] = [
  { id: 'M1', label: 'Units in all', calculation: '3 + 4 + 5', result: '12', isTold: false, marks: 1 },
  { id: 'M2', label: 'One unit', calculation: '252 ÷ 12', result: '$21', isTold: false, marks: 1 },
];

/** Puts a question of ours at a place of a paper. */
async function plant(
  paper: OpenPaper,
  index: number,
  stem: string,
  key: string,
  marks: number,
): Promise<void> {
  const question: PupilQuestion = {
    ...paper.questions[index]!,
    questionText: stem,
    questionType: 'open-ended',
    marks,
    mcqOptions: null,
    blankCount: 0,
    answerCount: 1,
    answerLabels: null,
    answerUnit: null,
    visual: null,
  };
  const scheme: MarkScheme = {
    questionId: question.id,
    questionType: 'open-ended',
    marks,
    modelAnswer: key,
    parts: [
      { label: null, expected: key, acceptedAnswers: [], policy: derivePolicy({ modelAnswer: key, stem }) },
    ],
    solutionSteps: [key],
    misconceptions: [],
    markPoints: marks > 1 ? points : [],
  };
  for (const [table, column, value] of [
    ['paper_questions', 'question', question],
    ['paper_mark_schemes', 'scheme', scheme],
  ] as const)
    await stack.sql(
      'assessment',
      `update ${table} set ${column} = $3 where paper_id = $1 and question_index = $2`,
      [paper.id, index, JSON.stringify(value)],
    );
  paper.questions[index] = question;
  paper.schemes[index] = scheme;
}

/** A child of a registered family, with a sister or brother, signed in. */
async function joinFamily(): Promise<TestClient> {
  const registered = await (
    await stack.api()
  ).post<{ parent: { userId: string } }>('/api/auth/register-family', {
    requestId: crypto.randomUUID(),
    parentName: PARENT.name,
    parentEmail: PARENT.email,
    parentPassword: PASSWORD,
    childName: CHILD.name,
    childUsername: CHILD.username,
    childPassword: PASSWORD,
    gradeLevel: 'Primary 5',
  });
  expect(registered.status).toBe(201);
  const sibling = await join(stack, newPupil({ ...SIBLING, gradeLevel: 'Primary 3' }));
  await stack.sql(
    'identity',
    "insert into parent_children (id, parent_id, child_id, created_at, origin) values (gen_random_uuid(), $1, $2, now(), 'family')",
    [registered.body.parent.userId, sibling.user.userId],
  );
  const client = await stack.api();
  await client.signIn(CHILD.username, PASSWORD);
  return client;
}

it('no request to the model holds words that identify a child or its family', async () => {
  model.script(
    'judge-working',
    reply.value({
      points: [
        { point: 'M1', shown: 'yes', quote: '3 plus 4 plus 5 is 12' },
        { point: 'M2', shown: 'yes', quote: '252 divided by 12 is 21' },
      ],
    }),
  );
  model.script('explain-answer', reply.value({ explanation: 'Add the parts first.' }));
  const pupil = await joinFamily();
  const paper = await openPaper(stack, pupil, 'adaptive');
  await plant(paper, 0, STEM, '$105', 4);
  await plant(paper, 1, WORDS_STEM, 'rhombus', 1);
  const [, , ...others] = answersOf(paper, ['right']);
  const typed = [
    { questionId: paper.questions[0]!.id, answer: `84 ${PERSONAL}`, workingSteps: WORKING },
    { questionId: paper.questions[1]!.id, answer: MEANT, workingSteps: WORKING },
  ];
  expect((await submit(pupil, paper, [...typed, ...others])).status).toBe(200);
  await eventually(async () => (model.requestsOf('judge-working').length > 0 ? true : null));
  // The reading of the working counts as if it had been sent as it was typed.
  const [mark] = await eventually(async () => {
    const rows = await stack.sql<{ marks_awarded: number }>(
      'assessment',
      'select marks_awarded from question_results where paper_id = $1 and question_index = 0',
      [paper.id],
    );
    return rows.length > 0 ? rows : null;
  });
  expect(mark?.marks_awarded).toBe(2);
  for (const [questionIndex, challengeReason] of [
    [0, 'method-valid'],
    [1, 'same-meaning'],
  ] as const)
    expect(
      (await pupil.post(`/api/assessments/${paper.id}/challenge`, { questionIndex, challengeReason })).status,
    ).toBe(200);
  const flagged = await pupil.post(`/api/assessments/${paper.id}/flag-question`, { questionIndex: 1 });
  expect(flagged.status).toBe(200);
  expect(model.requests.map(({ text }) => text).join()).toContain('[name]');
  for (const { text } of model.requests)
    for (const secret of SECRETS)
      expect([secret, text.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
});
