import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { fault } from '@sumfox/testing/fake-model/fake-reply';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';

const TARGET = 5;
const JOB = {
  gradeLevel: 'Primary 5',
  subStrandId: 'money',
  heuristicId: 'h2_before_after',
  level: 'independent',
  questionType: 'open-ended',
  target: TARGET,
};

let model: FakeModel;
let stack: TestStack;
beforeAll(async () => {
  model = await startFakeModel();
  stack = await leaseTestStack({ 'pregeneration-worker': model.env });
});
afterAll(async () => {
  await stack?.stop();
  await model?.close();
});
beforeEach(async () => {
  model.reset();
  await sql('truncate items, ai_spend, ai_reservations, outbox_messages');
});

const sql = <Row extends object>(text: string, params: unknown[] = []) =>
  stack.sql<Row>('content', text, params);
const worker = () => stack.processes['pregeneration-worker'];

/** Has a cell topped up and waits until the model, which hangs, has been asked for its share. */
async function askInVain(): Promise<void> {
  model.script('write-question', fault.hang());
  await sql(
    `insert into outbox_messages (id, kind, name, data, carrier, created_at)
     values ($1, 'job', 'pregenerate-items', $2, '{}', now())`,
    [uuid(), JSON.stringify(JOB)],
  );
  await eventually(async () => (model.requestsOf('write-question').length > 0 ? true : null));
}

const itemCount = async () => (await sql<{ n: number }>('select count(*)::int as n from items'))[0]?.n;

it('stops at once while a question is written, with the cost settled and the cell filled', async () => {
  await askInVain();
  await worker().kill('SIGTERM');
  expect(model.abandoned).toBe(1);
  expect(await itemCount()).toBe(TARGET);
  expect(await sql('select id from ai_reservations')).toEqual([]);
  const [called] = await sql<{ outcome: string; cost: number }>(
    `select data ->> 'outcome' as outcome, (data ->> 'costMicroUsd')::int as cost
     from outbox_messages where name = 'ai.called'`,
  );
  expect(called?.outcome).toBe('stopped');
  const spent = await sql<{ spent: number }>('select distinct spent_micro_usd::int as spent from ai_spend');
  expect(spent).toEqual([{ spent: called?.cost }]);
  await worker().start();
});

it('killed while a question is written is charged for it, and the next worker fills the cell', async () => {
  await askInVain();
  await worker().kill('SIGKILL');
  const [setAside] = await sql<{ amount: number }>(
    `update ai_reservations set lapses_at = now() returning amount_micro_usd::int as amount`,
  );
  expect(setAside?.amount).toBeGreaterThan(0);
  // Free: the provider refuses to work.
  model.script('write-question', fault.status(400));
  await worker().start();
  await eventually(async () => ((await itemCount()) === TARGET ? true : null));
  expect(await sql('select id from ai_reservations')).toEqual([]);
  expect(await sql('select distinct spent_micro_usd::int as spent from ai_spend')).toEqual([
    { spent: setAside?.amount },
  ]);
});
