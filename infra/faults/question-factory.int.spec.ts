import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';
import type { Batch, Coverage, PregenerationStats } from '@sumfox/contracts/content/pregeneration';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { fault, reply } from '@sumfox/testing/fake-model/fake-reply';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';

/** Budget of content in millionths of a dollar: its part of AI_DAILY_USD. */
const CAP = 12_000;
const QUESTIONS = 30;
const FOR_THE_MODEL = 18;
/** Questions that one worker has written at once. */
const AT_ONCE = 4;

/** Question of the requested shape with an answer that its sum does not give: rejected, and still paid for. */
const WRONG_QUESTION = {
  stem: 'Ali had $12. He spent $3 and then got $5. How much money does Ali have now?',
  expression: '12 - 3 + 5',
  answer: { value: '15', unit: '$' },
  blanks: [],
  steps: [
    { label: 'Money left', calculation: '12 - 3', result: '9', unit: '$' },
    { label: 'Money now', calculation: '9 + 5', result: '15', unit: '$' },
  ],
  hints: ['What changed first?', 'Take away, then add.', 'Now add the $5.'],
  distractors: [],
};

let model: FakeModel;
let stack: TestStack;
let admin: TestClient;
beforeAll(async () => {
  model = await startFakeModel();
  const settings = { ...model.env, AI_DAILY_USD: '0.03', MODEL_QUESTION_PERCENT: '60' };
  stack = await leaseTestStack({ content: settings, 'pregeneration-worker': settings });
  await sql('truncate items');
  admin = await stack.api('admin');
});
afterAll(async () => {
  await stack?.stop();
  await model?.close();
});

const BATCHES = '/api/admin/pre-generation/batches';
const FORM = {
  batchName: 'Money, before and after',
  primaryLevel: 'Primary 5',
  subStrandFilter: ['money'],
  heuristicFilter: ['h2_before_after'],
  proficiencyFilter: ['independent'],
  targetQuestions: QUESTIONS,
  openEndedPercentage: 100,
  mcqPercentage: 0,
  fillBlankPercentage: 0,
};

const sql = <Row extends object>(text: string) => stack.sql<Row>('content', text);
const countOf = async (table: string, where = 'true') =>
  (await sql<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n ?? 0;

/** The batch of the list, once it is as wanted. */
const listed = (isWanted: (batch: Batch) => boolean): Promise<Batch> =>
  eventually(async () => (await admin.get<Batch[]>(BATCHES)).body.find(isWanted) ?? null);

it('fault 20: a batch without budget, after its worker was killed, pauses visibly and is finished without the model', async () => {
  model.script('write-question', fault.hang());
  const { status, body } = await admin.post<{ success: boolean; batch: Batch }>(BATCHES, FORM);
  expect([status, body.success]).toEqual([200, true]);
  const { id } = body.batch;
  // As many as the worker makes at once: their money is gone with it, and what is left is too little for the rest.
  await eventually(async () => (model.requestsOf('write-question').length === AT_ONCE ? true : null));
  await stack.processes['pregeneration-worker'].kill('SIGKILL');
  // What was under way is for others again once its worker would have given up; that is not waited for here.
  await sql(`update batch_questions set taken_until = now() where outcome is null`);
  await sql('update ai_reservations set lapses_at = now()');
  model.script('write-question', reply.value(WRONG_QUESTION));
  await stack.processes['pregeneration-worker'].start();

  const paused = await listed((batch) => batch.status === 'paused');
  expect(paused).toMatchObject({ id, pausedBecause: 'over-budget', finishedAt: null });
  const underWay = () => countOf('batch_questions', 'outcome is null and taken_until > now()');
  await eventually(async () => ((await underWay()) === 0 ? true : null));
  expect(await countOf('ai_reservations')).toBe(0);
  const [{ spent } = { spent: NaN }] = await sql<{ spent: number }>(
    `select spent_micro_usd::int as spent from ai_spend where period like 'day %'`,
  );
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(CAP);
  const refused = await countOf('written_questions');
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(FOR_THE_MODEL);

  const resumed = await admin.post<Batch>(`${BATCHES}/${id}/resume`, { withoutModel: true });
  expect([resumed.status, resumed.body.status]).toEqual([200, 'running']);
  const done = await listed((batch) => batch.status === 'completed');
  expect(done).toMatchObject({ id, generatedQuestions: QUESTIONS, pausedBecause: null });
  expect([await countOf('items'), done.failedQuestions]).toEqual([QUESTIONS - refused, refused]);
  expect(await countOf('written_questions')).toBe(refused);

  const { body: stats } = await admin.get<PregenerationStats>('/api/admin/pre-generation/stats');
  expect(stats).toMatchObject({ totalGenerated: QUESTIONS, totalFailed: refused, activeBatches: 0 });
  const { body: coverage } = await admin.get<Coverage>(
    '/api/admin/pre-generation/curriculum-coverage?primaryLevel=all',
  );
  expect(coverage.summary.totalQuestions).toBe(QUESTIONS - refused);

  expect((await admin.delete(`${BATCHES}/${id}`)).body).toEqual({ success: true });
  expect((await admin.get<Batch[]>(BATCHES)).body).toEqual([]);
  const entries = await eventually(async () => {
    const found = (await admin.get<{ entries: AuditEntry[] }>('/api/admin/audit')).body.entries;
    const ours = found.filter(({ action }) => action.startsWith('batch.'));
    return ours.length === 3 ? ours : null;
  });
  expect(entries).toMatchObject([
    {
      action: 'batch.deleted',
      actor: { username: 'admin' },
      details: { batchId: id, generatedQuestions: QUESTIONS },
    },
    { action: 'batch.resumed', details: { batchId: id } },
    {
      action: 'batch.created',
      actorRole: 'admin',
      details: { gradeLevel: 'Primary 5', targetQuestions: QUESTIONS },
    },
  ]);
});
