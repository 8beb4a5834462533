import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import type { User } from '@sumfox/contracts/identity/account';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { reply } from '@sumfox/testing/fake-model/fake-reply';
import { writePdf } from '@sumfox/testing/pdf/write-pdf';
import { serviceNames } from '../local/process-table.ts';
import type { TestClient } from '../test/test-client.ts';
import { runRound } from '../test/recurring-round.ts';
import { type TestStack, startTestStack } from '../test/whole-stack.ts';
import { CALLERS, ROLE_OF, type World, buildWorld } from './authorization-world.ts';
import { drawnPixel } from './drawn-pixel.ts';
import { type ListedCall, buildCall, isWithinReach, sendCall } from './listed-calls.ts';
import { type OpenPaper, answersOf, openPaper, submitOnce } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import {
  type KeptPlace,
  PlantedWords,
  findIds,
  listPersonalIds,
  readMessages,
  readRedis,
  readSpans,
} from './personal-words.ts';
import { listTextFields, withValueAt } from './text-fields.ts';

const words = new PlantedWords();
const logLines: string[] = [];
let folder: string;
let model: FakeModel;
let stack: TestStack;
let world: World;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(process.env.TMPDIR ?? '/tmp', 'words-'));
  model = await startFakeModel();
  stack = await startTestStack({
    env: { ...model.env, TRACE_DIR: folder, LOG_LEVEL: 'debug' },
    log: (line) => logLines.push(line),
  });
  world = await buildWorld(stack);
});

afterAll(async () => {
  await stack?.stop();
  await model?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** An authorised client that plants a word in each of its own headers. */
function clientOf(endpoint: Endpoint): TestClient {
  const { roles, objectRule } = endpoint;
  const kind = CALLERS.find((caller) => {
    const role = ROLE_OF[caller];
    if (roles === 'public') return caller === 'anonymous';
    if (!role || !roles.includes(role)) return false;
    return typeof objectRule === 'string' || isWithinReach(endpoint, objectRule, caller);
  });
  if (!kind) throw new Error(`nobody may call ${endpointKey(endpoint)}`);
  return world.as(kind);
}

/** What a field is filled with: the word alone, and where a field wants a form, the word in that form. */
function formsOf(field: string, word: string): string[] {
  if (/email/i.test(field)) return [word, `${word}@example.com`];
  if (/drawing/i.test(field)) return [word, `data:image/png;base64,${Buffer.from(word).toString('base64')}`];
  return [word];
}

/** The call as often as it has fields, each time with a word in another one. */
function listPlanted(endpoint: Endpoint): ListedCall[] {
  const call = buildCall(world, endpoint);
  const key = endpointKey(endpoint);
  const inBody = listTextFields(endpoint.body).flatMap((at) => {
    const place = `${key} body ${at.join('.')}`;
    return formsOf(String(at.at(-1)), words.plant(place)).map((value) => ({
      ...call,
      body: withValueAt(call.body, at, value),
    }));
  });
  const inUrl = (['params', 'query'] as const).flatMap((part) =>
    listTextFields(endpoint[part]).map(([field = '']) => ({
      ...call,
      [part]: { ...call[part], [field]: words.plant(`${key} ${part} ${field}`) },
    })),
  );
  return [...inBody, ...inUrl];
}

/** A question with working that is sent to a model. */
async function plantQuestion(paper: OpenPaper): Promise<void> {
  const questionText = 'Ali, Ben and Cai share $252 in the ratio 3 : 4 : 5. How much money does Cai get?';
  const question: PupilQuestion = {
    ...paper.questions[0]!,
    questionText,
    questionType: 'open-ended',
    marks: 4,
    mcqOptions: null,
    blankCount: 0,
    answerCount: 1,
    answerLabels: null,
    answerUnit: null,
    visual: null,
  };
  const policy = derivePolicy({ modelAnswer: '$105', stem: questionText });
  const scheme = {
    ...paper.schemes[0]!,
    questionType: 'open-ended' as const,
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
  for (const [table, column, value] of [
    ['paper_questions', 'question', question],
    ['paper_mark_schemes', 'scheme', scheme],
  ] as const)
    await stack.sql(
      'assessment',
      `update ${table} set ${column} = $2 where paper_id = $1 and question_index = 0`,
      [paper.id, JSON.stringify(value)],
    );
  paper.questions[0] = question;
  paper.schemes[0] = scheme;
}

/** Has the database refuse every row of a table while `work` goes on: the error brings the whole row along. */
async function whileRefused(
  service: (typeof serviceNames)[number],
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await stack.sql(service, `alter table ${table} add constraint refused check (false) not valid`);
  try {
    await work();
  } finally {
    await stack.sql(service, `alter table ${table} drop constraint refused`);
  }
}

interface Family {
  child: TestClient;
  parent: TestClient;
  user: User;
  password: string;
}

async function registerFamily(): Promise<Family> {
  const password = `${words.plant('parent password')}-kite`;
  const childPassword = `${words.plant('child password')}-kite`;
  const childUsername = words.plant('child username');
  const registered = await (
    await stack.api()
  ).post('/api/auth/register-family', {
    parentName: words.plant('parent name'),
    parentEmail: `${words.plant('parent e-mail')}@example.com`,
    parentPassword: password,
    childName: words.plant('child name'),
    childUsername,
    childPassword,
    gradeLevel: 'Primary 5',
  });
  expect([registered.status, registered.body]).toEqual([201, expect.anything()]);
  const [account] = await stack.sql<{ username: string }>(
    'identity',
    `select username from accounts where role = 'parent' and id in (select parent_id from parent_children
       where child_id = (select id from accounts where username = $1))`,
    [childUsername],
  );
  const [child, parent] = [await stack.api(), await stack.api()];
  await child.signIn(childUsername, childPassword);
  await parent.signIn(account!.username, password);
  const { body } = await child.get<{ user: User }>('/api/auth/user');
  return { child, parent, user: body.user, password };
}

/** Saves, hands in, challenges and reports, with a word in everything a child writes. */
async function takePaper({ child }: Family): Promise<void> {
  const paper = await openPaper(stack, child, 'adaptive');
  await plantQuestion(paper);
  const drawing = drawnPixel(83);
  words.watch('drawing as sent', drawing.slice(-60));
  const save = () =>
    child.post(`/api/assessments/${paper.id}/save`, {
      answers: [
        { questionIndex: 0, revision: 1, answer: words.plant('answer'), working: words.plant('working') },
        { questionIndex: 1, revision: 1, answer: '', drawing },
      ],
    });
  await whileRefused('assessment', 'paper_responses', async () => expect((await save()).status).toBe(500));
  expect((await save()).status).toBe(200);
  const [kept] = await stack.sql<{ hex: string; base64: string }>(
    'assessment',
    `select encode(png, 'hex') as hex, encode(png, 'base64') as base64 from response_drawings
     where paper_id = $1 and question_index = 1`,
    [paper.id],
  );
  words.watch('drawing as bytes', kept!.hex);
  words.watch('drawing as base64', kept!.base64.replaceAll('\n', ''));
  model.script(
    'judge-working',
    reply.value({ points: [{ point: 'M1', shown: 'yes', quote: words.plant('reply of the model') }] }),
  );
  const [, ...others] = answersOf(paper, ['right', 'wrong']);
  const first = {
    questionId: paper.questions[0]!.id,
    answer: '84',
    workingSteps: `3 plus 4 plus 5 is 12, ${words.plant('working that a model reads')}`,
  };
  await whileRefused('marking', 'marks', async () => {
    expect((await submitOnce(child, paper, [first, ...others])).status).toBeLessThan(300);
  });
  await eventually(async () => {
    const { body } = await child.get<{ assessment: { isCompleted: boolean } }>(
      `/api/assessments/access/${paper.id}`,
    );
    return body.assessment.isCompleted || null;
  });
  await eventually(async () => model.requestsOf('judge-working').length > 0 || null);
  for (const questionIndex of [2, 4])
    expect(
      (
        await child.post(`/api/assessments/${paper.id}/challenge`, {
          questionIndex,
          challengeReason: 'correct-result',
        })
      ).status,
    ).toBeLessThan(500);
  const reported = await child.post(`/api/assessments/${paper.id}/flag-question`, {
    questionIndex: 1,
    originalQuestion: { questionText: words.plant('report') },
  });
  expect(reported.status).toBeLessThan(500);
}

/** A sheet with a word in its title, its text and the name of its file; read by rules, then by the model. */
async function uploadPdf({ parent }: Family): Promise<void> {
  model.script('read-pdf', reply.value({ nonsense: words.plant('reply of the model on a PDF') }));
  const form = new FormData();
  const pdf = writePdf([
    [{ text: words.plant('PDF title'), size: 20 }, `1. ${words.plant('PDF text')} 3 + 4?`],
  ]);
  form.append('pdf', new Blob([pdf], { type: 'application/pdf' }), `${words.plant('PDF name')}.pdf`);
  expect((await parent.post('/api/topics/process-pdf', undefined, { form })).status).toBeLessThan(500);
}

async function callBadly({ child, parent }: Family): Promise<void> {
  const headers = {
    'user-agent': words.plant('user agent'),
    'x-forwarded-for': words.plant('forwarded address'),
    traceparent: '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01',
    tracestate: `vendor=${words.plant('trace state')}`,
    baggage: `child=${words.plant('baggage')}`,
    'accept-language': words.plant('language'),
  };
  const paths = ['/api/', '/api/assessments/access/'].map((at) => `${at}${words.plant(`path ${at}`)}`);
  for (const at of [...paths, `/api/profile?x=${words.plant('query')}`, '/api/profile'])
    expect((await child.get(at, { headers })).status).toBeLessThan(500);
  await child.post('/api/profile', undefined, { rawBody: `{"name": ${words.plant('broken JSON')}` });
  await child.patch('/api/profile', { [words.plant('name of a field')]: 1 });
  await whileRefused('identity', 'accounts', async () => {
    const { status } = await child.patch('/api/profile', { name: words.plant('refused name') });
    expect(status).toBe(500);
  });
  await whileRefused('content', 'topics', async () => {
    const { status } = await parent.post('/api/topics', {
      name: words.plant('refused topic'),
      gradeLevel: 'Primary 5',
      difficultyLevel: 3,
      modelQuestions: [{ question: words.plant('refused question'), difficulty: 1 }],
      modelAnswers: [{ answer: '4' }],
    });
    expect(status).toBe(500);
  });
  expect((await child.patch('/api/profile', { name: words.plant('new name') })).status).toBe(200);
}

/** Until no message waits, and the spans of the last second are written. */
async function untilQuiet(): Promise<void> {
  await eventually(async () => {
    const waiting = await Promise.all(
      serviceNames.map((service) =>
        stack.sql(service, 'select 1 from outbox_messages where published_at is null limit 1'),
      ),
    );
    return waiting.flat().length === 0 || null;
  });
  await new Promise((resolve) => setTimeout(resolve, 4_000));
}

const readAll = async (): Promise<KeptPlace[]> => [
  readSpans(folder),
  { name: 'log', texts: [...logLines, ...(await stack.logLines())] },
  await readRedis(stack),
  await readMessages(stack),
];

describe('personal words', () => {
  let family: Family;

  it.each(ENDPOINTS.map((endpoint) => [endpointKey(endpoint), endpoint] as const))(
    'are planted in every text field of %s',
    async (_key, endpoint) => {
      for (const call of listPlanted(endpoint)) await sendCall(clientOf(endpoint), endpoint, call);
      if (endpoint.method !== 'GET') await world.restore();
    },
    60_000,
  );

  it('are planted from registration to marking, in failures and in model calls', async () => {
    family = await registerFamily();
    await takePaper(family);
    await uploadPdf(family);
    await callBadly(family);
  });

  it('do not occur in traces, log lines, jobs and events afterwards', async () => {
    await untilQuiet();
    const places = await readAll();
    const counts = places.map(({ name, texts }) => `${texts.length} of ${name}`).join(', ');
    process.stdout.write(`Personal words: ${words.count} planted; searched ${counts}\n`);
    for (const { texts } of places) expect(texts.length).toBeGreaterThan(20);
    expect(words.count).toBeGreaterThan(150);
    const found = places.map(({ name, texts }) => [
      name,
      [
        ...new Set(
          texts.flatMap((text) => words.findIn(text).map((what) => `${what} <- ${text.slice(0, 200)}`)),
        ),
      ],
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(places.map(({ name }) => [name, []])));
  });

  it('nor do personal ids occur in traces or the log, before and after an erasure', async () => {
    const ids = await listPersonalIds(stack);
    expect(ids.get(family.user.userId)).toBe('identity.accounts');
    expect(new Set(ids.values()).size).toBeGreaterThan(10);
    const { status } = await family.parent.post('/api/privacy/erase', {
      userId: family.user.userId,
      password: family.password,
    });
    expect(status).toBe(200);
    await stack.sql('identity', 'update erasures set erase_after = now() where account_id = $1', [
      family.user.userId,
    ]);
    await eventually(async () => {
      await runRound(stack, 'identity', 'run-erasures');
      const rows = await stack.sql('identity', 'select 1 from accounts where id = $1', [family.user.userId]);
      return rows.length === 0 || null;
    });
    await untilQuiet();
    const [spans, log] = await readAll();
    process.stdout.write(`Personal ids: ${ids.size} searched for\n`);
    expect([findIds(spans!, ids), findIds(log!, ids)]).toEqual([[], []]);
  });
});
