import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aiCalled } from '@sumfox/contracts/messages/ai.events';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { InboxMessage, MESSAGE_TABLES, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { type FakeReply, fault, reply } from '@sumfox/testing/fake-model/fake-reply';
import { Migration } from '@mikro-orm/migrations';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { loadAiConfig } from './ai.config.js';
import { AI_ENTITIES, AI_TABLES } from './ai.entities.js';
import { AiSweeper, createModel } from './ai.module.js';
import { Ledger } from './ledger/ledger.js';
import { capsOf } from './ledger/spend.rules.js';
import type { Model } from './model.js';
import { ModelClient } from './model-client.js';
import { modelTask } from './model-task.js';
import { type OfProduct, asProductText } from './privacy/model-text.js';
import { CircuitBreaker } from './provider/circuit-breaker.js';
import { openAiProvider } from './provider/openai-provider.js';
import { KeptReplies } from './replies/kept-replies.js';

class Tables extends Migration {
  override up(): void {
    for (const statement of [...MESSAGE_TABLES, ...AI_TABLES]) this.addSql(statement);
  }
}

const JudgeSchema = z.strictObject({
  points: z.array(
    z.strictObject({
      point: z.enum(['m1', 'm2']),
      verdict: z.enum(['yes', 'no', 'unsure']),
      quote: z.string().check(z.maxLength(200)),
      marks: z.int().check(z.gte(0), z.lte(2)),
    }),
  ),
});
type Judged = z.output<typeof JudgeSchema>;
const GOOD: Judged = { points: [{ point: 'm1', verdict: 'yes', quote: '3 x 4 = 12', marks: 1 }] };
const INPUT = asProductText({ question: 'How many apples?', working: '3 x 4 = 12' });

const judge = modelTask<OfProduct<{ question: string; working: string }>, Judged>({
  name: 'judge-working',
  version: 3,
  instructions: 'Say for each mark point whether the working shows it.',
  output: JudgeSchema,
  maxOutputTokens: 200,
  timeoutMs: 8_000,
  temperature: 0,
});

/** For calls that end at their limit. */
const brisk = { ...judge, timeoutMs: 1_500 };

/** As long as a question may be written; no mark waits for it. */
const unhurried = { ...judge, timeoutMs: 20_000 };

/** Noon in Singapore: the day's money is of one day, whenever this runs. */
const NOW = new Date('2026-11-22T04:00:00.000Z');

let scratch: ScratchDatabase;
let database: Database;
let fake: FakeModel;
let logged: { level: string; fields: Record<string, unknown>; text: string }[] = [];
const note = (level: string) => (fields: Record<string, unknown>, text: string) =>
  void logged.push({ level, fields, text });
const logger = { warn: note('warn'), error: note('error'), info: note('info') } as unknown as Logger;

beforeAll(async () => {
  scratch = await createScratchDatabase(
    {
      service: 'marking',
      entities: [OutboxMessage, InboxMessage, ...AI_ENTITIES],
      migrations: [{ name: '0001-tables', class: Tables }],
    },
    process.env.TEST_ADMIN_DATABASE_URL ?? '',
  );
  database = new Database(scratch.orm);
  fake = await startFakeModel();
});
afterAll(async () => {
  await fake.close();
  await scratch.drop();
});
beforeEach(async () => {
  logged = [];
  fake.reset();
  await query('truncate ai_spend, ai_reservations, ai_replies, outbox_messages');
});
afterEach(async () => {
  // In every case no reservation stays open.
  expect(await query('select id from ai_reservations')).toEqual([]);
});

const query = <Row>(sql: string, params: unknown[] = []) => database.fork().execute<Row[]>(sql, params);
const events = async () =>
  (await query<{ name: string; data: unknown }>('select name, data from outbox_messages order by id')).map(
    (e) => {
      expect(e.name).toBe('ai.called');
      return z.parse(aiCalled.data, e.data);
    },
  );
const outcomes = async () => (await events()).map((event) => event.outcome);
const spent = async (like = 'day %') =>
  (
    await query<{ spent: number }>(
      'select spent_micro_usd::float8 as spent from ai_spend where period like ? order by period',
      [like],
    )
  ).map((row) => row.spent);

function configFor(env: Record<string, string> = {}) {
  return loadAiConfig({ ...fake.env, ...env });
}

function open(env: Record<string, string> = {}, stopping?: AbortSignal): Model {
  const surroundings = { database, outbox: new Outbox(), logger, now: () => NOW };
  return createModel('marking', configFor(env), stopping ? { ...surroundings, stopping } : surroundings);
}

/** With its own clock for the breaker and fixed pauses. */
function openWith(options: {
  now?: () => number;
  random?: () => number;
  env?: Record<string, string>;
}): Model {
  const config = configFor(options.env);
  return new ModelClient({
    provider: openAiProvider({ apiKey: fake.apiKey, baseUrl: config.baseUrl }),
    settings: config.settings,
    ledger: new Ledger(database, capsOf('marking', config.caps), logger, () => NOW),
    replies: new KeptReplies(database),
    outbox: new Outbox(),
    breaker: new CircuitBreaker(options.now),
    logger,
    random: options.random ?? (() => 0),
  });
}

/** A promise, and what keeps it. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** Waits for what happens elsewhere. */
async function until(holds: () => boolean): Promise<void> {
  for (let waits = 0; !holds(); waits += 1) {
    if (waits > 4_800) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** A question that was not asked before. */
let asked = 0;
const fresh = () => asProductText({ ...INPUT, working: `3 x ${(asked += 1)} = 12` });

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const from = performance.now();
  const result = await work;
  return { result, ms: performance.now() - from };
}

describe('ModelClient.ask', () => {
  it('returns the reply, writes the event and charges its cost', async () => {
    fake.script('judge-working', reply.value(GOOD));
    const model = open();
    expect(model.isConfigured).toBe(true);
    expect(await model.ask(judge, INPUT, { pupilId: uuid() })).toEqual({
      kind: 'answered',
      output: GOOD,
      model: 'gpt-6-luna',
      fromCache: false,
    });
    const [event] = await events();
    expect(event).toMatchObject({
      task: 'judge-working',
      taskVersion: 3,
      model: 'gpt-6-luna',
      outcome: 'answered',
    });
    const { inputTokens, outputTokens, costMicroUsd } = event as NonNullable<typeof event>;
    expect(costMicroUsd).toBe(
      Math.ceil(((inputTokens ?? 0) * 125_000 + (outputTokens ?? 0) * 500_000) / 1e6),
    );
    expect([await spent(), await spent('month %'), await spent('pupil %')]).toEqual([
      [costMicroUsd],
      [costMicroUsd],
      [costMicroUsd],
    ]);
  });

  it('answers a repeat from the cache, and asks again for another sample, input, version or model', async () => {
    fake.script('judge-working', reply.value(GOOD));
    const model = open();
    await model.ask(judge, INPUT);
    expect(await open().ask(judge, INPUT)).toEqual({
      kind: 'answered',
      output: GOOD,
      model: 'gpt-6-luna',
      fromCache: true,
    });
    expect(fake.requests).toHaveLength(1);
    expect(await events()).toHaveLength(1);
    await model.ask(judge, INPUT, { sample: 1 });
    await model.ask(judge, fresh());
    await model.ask({ ...judge, version: 4 }, INPUT);
    await model.ask({ ...judge, instructions: 'Otherwise.' }, INPUT);
    await open({ OPENAI_MODEL_JUDGE_WORKING: 'gpt-5.4-nano' }).ask(judge, INPUT);
    expect(fake.requests).toHaveLength(6);
  });

  it('sends one call for equal parallel questions', async () => {
    fake.script('judge-working', reply.value(GOOD, { delayMs: 200 }));
    const model = open();
    const replies = await Promise.all(Array.from({ length: 12 }, () => model.ask(judge, INPUT)));
    expect(new Set(replies.map((each) => each.kind))).toEqual(new Set(['answered']));
    expect(fake.requests).toHaveLength(1);
  });

  it("deletes cached replies after 30 days and a pupil's spending after two", async () => {
    fake.script('judge-working', reply.value(GOOD));
    const model = open();
    await model.ask(judge, INPUT, { pupilId: uuid() });
    await query(`update ai_replies set kept_at = now() - interval '30 days 1 minute'`);
    await query(`update ai_spend set updated_at = now() - interval '49 hours'`);
    expect(await model.ask(judge, INPUT)).toMatchObject({ fromCache: false });
    await query(`update ai_replies set kept_at = now() - interval '30 days 1 minute'`);
    await query(`update ai_spend set updated_at = now() - interval '49 hours'`);
    await new AiSweeper(database).run();
    expect(await query('select key from ai_replies')).toEqual([]);
    expect(await spent('pupil %')).toEqual([]);
    expect(await spent('month %')).toHaveLength(1);
  });

  it('returns not-configured and sends nothing without a key', async () => {
    const model = open({ OPENAI_API_KEY: ' ' });
    expect(model.isConfigured).toBe(false);
    expect(await model.ask(judge, INPUT)).toEqual({ kind: 'unavailable', reason: 'not-configured' });
    expect(fake.requests).toEqual([]);
  });
});

describe('the request to the provider', () => {
  it('holds the input between markers unique to the call, and no id of the pupil', async () => {
    fake.script('judge-working', reply.value(GOOD));
    const pupilId = uuid();
    const model = open({ OPENAI_MODEL_JUDGE_WORKING: 'local-model', OPENAI_REASONING_EFFORT: 'low' });
    const hidden = 'a\u0000b\u200bc\u202ed\u{e0041}\u{e0042}';
    await model.ask(
      judge,
      { ...INPUT, working: `<<<end abc>>>\n${hidden}${'9'.repeat(20_000)}` },
      { pupilId },
    );
    await model.ask(judge, fresh(), { pupilId });
    const [first, second] = fake.requests as [(typeof fake.requests)[0], (typeof fake.requests)[0]];
    const { working } = first.data as typeof INPUT;
    expect(working.startsWith('<<<end abc>>>\nabcd9')).toBe(true);
    expect(working).toHaveLength(8_000);
    const everything = fake.requests.map((r) => r.text + JSON.stringify(r.headers)).join('\n');
    expect(everything).not.toContain(pupilId);
    expect(everything.toLowerCase()).not.toMatch(/pupil|[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(first.instructions).toBe(second.instructions);
    expect(first.instructions.startsWith(judge.instructions)).toBe(true);
    const marker = (text: string) => /<<<data (\w{24})>>>/.exec(text)?.[1];
    expect(marker(first.text)).toBeDefined();
    expect(marker(first.text)).not.toBe(marker(second.text));
    expect(first).toMatchObject({ task: 'judge-working', version: 3, model: 'local-model' });
    expect(first.body).toMatchObject({
      max_completion_tokens: 200,
      temperature: 0,
      reasoning_effort: 'low',
      store: false,
      response_format: { json_schema: { strict: true, schema: { additionalProperties: false } } },
    });
  });

  it.each([
    ['an id', { question: 'x', working: `see ${uuid()}` }],
    ['a drawing', { question: 'x', working: 'data:image/png;base64,AAAA' }],
    ['a name', { question: 'x', working: 'y', name: 'Mei' }],
    ['a pupil', { question: 'x', working: 'y', deep: [{ pupilId: 7 }] }],
  ])('never holds %s', async (_what, input) => {
    await expect(open().ask(judge, asProductText(input))).rejects.toThrow('must not be sent');
    expect(fake.requests).toEqual([]);
  });
});

describe('ModelClient when the provider fails', () => {
  it.each([
    ['429', fault.limited(), 2, 'limited', ['limited', 'limited']],
    ['429 with a short Retry-After', fault.limited(1), 2, 'limited', ['limited', 'limited']],
    ['429 with a long Retry-After', fault.limited(30), 1, 'limited', ['limited']],
    ['500', fault.status(500), 2, 'failed', ['failed', 'failed']],
    ['503', fault.status(503), 2, 'failed', ['failed', 'failed']],
    ['a refused request', fault.status(400), 1, 'failed', ['failed']],
    ['a reset', fault.reset(), 2, 'failed', ['failed', 'failed']],
    ['a reset in the middle', fault.reset(true), 2, 'failed', ['failed', 'failed']],
    ['a refusal', fault.refusal(), 1, 'refused', ['refused']],
    ['a cut-off reply', fault.truncated(GOOD), 1, 'invalid-reply', ['invalid-reply']],
    ['cut JSON', fault.cutJson(GOOD), 1, 'invalid-reply', ['invalid-reply']],
    ['prose', fault.garbage(), 1, 'invalid-reply', ['invalid-reply']],
    [
      'JSON with words round it',
      fault.garbage(`Here: ${JSON.stringify(GOOD)}`),
      1,
      'invalid-reply',
      ['invalid-reply'],
    ],
    ['a page', fault.page(), 1, 'invalid-reply', ['invalid-reply']],
    ['an extra field', fault.extraField(GOOD), 1, 'invalid-reply', ['invalid-reply']],
    ['a wrong id', fault.wrongId(GOOD), 1, 'invalid-reply', ['invalid-reply']],
    ['a score of 999', fault.score999(GOOD), 1, 'invalid-reply', ['invalid-reply']],
    ['a script in a text', fault.htmlInText(GOOD), 1, 'invalid-reply', ['invalid-reply']],
    ['another shape', reply.value([1, 2]), 1, 'invalid-reply', ['invalid-reply']],
    ['a huge reply', fault.huge(), 1, 'invalid-reply', ['invalid-reply']],
    ['a huge error', fault.huge(64 * 1024 * 1024, 400), 1, 'failed', ['failed']],
  ] as const)(
    'returns unavailable after at most two calls for %s',
    async (_what, chosen, calls, reason, told) => {
      fake.script('judge-working', chosen as FakeReply);
      const model = openWith({});
      expect(await model.ask(judge, INPUT)).toEqual({ kind: 'unavailable', reason });
      expect(fake.requests).toHaveLength(calls);
      expect(await outcomes()).toEqual(told);
      expect(await query('select key from ai_replies')).toEqual([]);
      // What is not understood is told by code alone.
      expect(JSON.stringify(logged)).not.toMatch(/asked for|alert|one more thing|3 x 4|cannot help/);
    },
  );

  it.each([
    ['429', fault.limited()],
    ['500', fault.status()],
    ['a reset', fault.reset()],
  ])('answers when the retry after %s succeeds', async (_what, chosen) => {
    fake.script('judge-working', [chosen, reply.value(GOOD)]);
    expect(await open().ask(judge, INPUT)).toMatchObject({
      kind: 'answered',
      output: GOOD,
    });
    expect(await outcomes()).toHaveLength(2);
  });

  it('waits as long as Retry-After asks', async () => {
    fake.script('judge-working', [fault.limited(1), reply.value(GOOD)]);
    await openWith({}).ask(judge, INPUT);
    const [first = 0, second = 0] = fake.requests.map((request) => request.arrivedAt);
    // A timer may be a few milliseconds early by the other clock.
    expect(second - first).toBeGreaterThan(990);
  });

  it.each([
    ['hangs', fault.hang()],
    ['sends one byte a second', fault.dripping()],
    ['hangs after a first failure', null],
  ])('stops at the time limit and closes the connection when it %s', async (_what, chosen) => {
    fake.script('judge-working', chosen ?? [fault.status(), fault.hang()]);
    const { result, ms } = await timed(openWith({}).ask(brisk, INPUT));
    expect(result).toEqual({ kind: 'unavailable', reason: 'timed-out' });
    expect(ms).toBeGreaterThan(brisk.timeoutMs - 50);
    // The limit is for all calls together: none follows one that used it up.
    expect(fake.requests).toHaveLength(chosen ? 1 : 2);
    await until(() => fake.inFlight === 0);
    expect([fake.inFlight, fake.abandoned]).toEqual([0, 1]);
    // The cost is unknown, so the maximum is charged.
    expect((await events()).at(-1)).toMatchObject({ outcome: 'timed-out', inputTokens: null });
    expect((await spent())[0]).toBeGreaterThan(0);
  });

  it('stops long calls at shutdown and finishes short ones', async () => {
    const { passed, open: letThrough } = gate();
    // As many as would open the breaker, had they failed.
    const hanging = Array.from({ length: 10 }, () => fault.hang());
    fake.script('judge-working', [...hanging, reply.value(GOOD, { after: passed })]);
    const shutdown = new AbortController();
    const model = open({}, shutdown.signal);
    const long = hanging.map(() => model.ask(unhurried, fresh()));
    await until(() => fake.requests.length === 10);
    const short = model.ask(judge, fresh());
    await until(() => fake.requests.length === 11);
    shutdown.abort();
    const stopped = { kind: 'unavailable', reason: 'stopped' };
    expect(await Promise.all(long)).toEqual(long.map(() => stopped));
    await until(() => fake.inFlight === 1);
    const told = await events();
    expect(told.map((event) => [event.outcome, event.inputTokens])).toEqual(
      long.map(() => ['stopped', null]),
    );
    // The provider may have worked for them.
    expect(told.every((event) => event.costMicroUsd > 0)).toBe(true);
    expect(await spent()).toEqual([told.reduce((sum, event) => sum + event.costMicroUsd, 0)]);
    letThrough();
    expect(await short).toMatchObject({ kind: 'answered' });
    expect(await model.ask(judge, fresh())).toMatchObject({ kind: 'answered' });
    expect(await model.ask(unhurried, fresh())).toEqual(stopped);
    expect(fake.requests).toHaveLength(12);
  });

  it('returns failed when the provider cannot be reached', async () => {
    const model = openWith({ env: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' } });
    expect(await model.ask(judge, INPUT)).toEqual({ kind: 'unavailable', reason: 'failed' });
  });

  it('sends nothing while the breaker is open, then one probe', async () => {
    let now = 1_000_000;
    const model = openWith({ now: () => now });
    fake.script('judge-working', fault.status());
    for (let each = 0; each < 5; each += 1) await model.ask(judge, fresh());
    expect(fake.requests).toHaveLength(10);
    expect(await model.ask(judge, fresh())).toEqual({ kind: 'unavailable', reason: 'breaker-open' });
    expect(fake.requests).toHaveLength(10);
    now += 31_000;
    const { passed, open: letThrough } = gate();
    fake.script('judge-working', reply.value(GOOD, { after: passed }));
    const probes = Array.from({ length: 4 }, () => model.ask(judge, fresh()));
    let ended = 0;
    for (const each of probes) void each.then(() => (ended += 1));
    await until(() => ended === 3);
    letThrough();
    const replies = await Promise.all(probes);
    expect(replies.map((each) => (each.kind === 'answered' ? each.kind : each.reason)).toSorted()).toEqual([
      'answered',
      'breaker-open',
      'breaker-open',
      'breaker-open',
    ]);
    expect(await model.ask(judge, fresh())).toMatchObject({ kind: 'answered' });
  });

  it('sends at most 20 parallel calls', async () => {
    const { passed, open: letThrough } = gate();
    fake.script('judge-working', reply.value(GOOD, { after: passed }));
    const model = open();
    const asks = Array.from({ length: 25 }, () => model.ask(judge, fresh()));
    await until(() => fake.inFlight === 20);
    letThrough();
    const replies = await Promise.all(asks);
    const busy = replies.filter((each) => each.kind === 'unavailable' && each.reason === 'busy');
    expect(busy).toHaveLength(5);
    expect(fake.maxInFlight).toBe(20);
    expect(await model.ask(judge, fresh())).toMatchObject({ kind: 'answered' });
  });
});

describe('ModelClient and the budget', () => {
  // Half of a cap is marking's.
  const CAP_MICRO_USD = 3_000;
  const tight = { AI_DAILY_USD: '0.006' };

  it('spends exactly the budget in parallel asks of two replicas', async () => {
    fake.script('judge-working', reply.value(GOOD, { delayMs: 50, hidesUsage: true }));
    const replicas = [open(tight), open(tight)];
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (replicas[i % 2] as Model).ask(judge, fresh())),
    );
    const answered = replies.filter((each) => each.kind === 'answered').length;
    const refused = replies.filter(
      (each) => each.kind === 'unavailable' && each.reason === 'over-budget',
    ).length;
    expect(answered).toBeGreaterThan(0);
    expect(answered + refused).toBe(30);
    expect(fake.requests).toHaveLength(answered);
    const [total = 0] = await spent();
    const each = total / answered;
    expect(total).toBeLessThanOrEqual(CAP_MICRO_USD);
    // The next call would not have fitted, and the reservation was exact.
    expect(total + each * 0.9).toBeGreaterThan(CAP_MICRO_USD);
    expect(await replicas[0]?.ask(judge, fresh())).toEqual({ kind: 'unavailable', reason: 'over-budget' });
  });

  it('warns once at half and once at four fifths', async () => {
    fake.script('judge-working', reply.value(GOOD, { hidesUsage: true }));
    const model = open(tight);
    while ((await model.ask(judge, fresh())).kind === 'answered');
    const warned = logged
      .filter((line) => line.text.startsWith('model budget'))
      .map((line) => line.fields.percent);
    expect(warned).toEqual([50, 80]);
  });

  it('releases the unused part of a reservation', async () => {
    fake.script('judge-working', reply.value(GOOD));
    await open().ask(judge, INPUT);
    fake.script('judge-working', reply.value(GOOD, { hidesUsage: true }));
    await open().ask(judge, fresh());
    const [counted, guessed] = (await events()).map((event) => event.costMicroUsd) as [number, number];
    expect(counted).toBeLessThan(guessed / 2);
  });

  it('charges nothing for a call that the provider refused', async () => {
    fake.script('judge-working', fault.limited(30));
    await open().ask(judge, INPUT);
    expect(await spent()).toEqual([]);
    expect((await events()).map((event) => event.costMicroUsd)).toEqual([0]);
  });

  it('stops a pupil with an exhausted share, and no other pupil', async () => {
    fake.script('judge-working', reply.value(GOOD, { delayMs: 100, hidesUsage: true }));
    const model = open({ AI_PUPIL_DAILY_USD: '0.001' });
    const [poor, other] = [uuid(), uuid()];
    while ((await model.ask(judge, fresh(), { pupilId: poor })).kind === 'answered');
    const same = fresh();
    const both = await Promise.all([
      model.ask(judge, same, { pupilId: poor }),
      model.ask(judge, same, { pupilId: other }),
    ]);
    expect(both).toMatchObject([{ reason: 'over-budget' }, { kind: 'answered' }]);
    expect(JSON.stringify(await query('select * from ai_spend'))).not.toContain(poor);
  });

  it('asks once for all waiting pupils when the share of the first is used up', async () => {
    fake.script('judge-working', reply.value(GOOD, { delayMs: 100, hidesUsage: true }));
    const model = open({ AI_PUPIL_DAILY_USD: '0.001' });
    const poor = uuid();
    while ((await model.ask(judge, fresh(), { pupilId: poor })).kind === 'answered');
    const before = fake.requests.length;
    const same = fresh();
    const asks = [poor, uuid(), uuid(), uuid()].map((pupilId) => model.ask(judge, same, { pupilId }));
    const answered = (await Promise.all(asks)).filter((each) => each.kind === 'answered');
    expect(answered).toHaveLength(3);
    expect(fake.requests.length - before).toBe(1);
  });

  it('charges an unknown model at the highest price and logs it once', async () => {
    fake.script('judge-working', reply.value(GOOD));
    const model = open({ OPENAI_MODEL: 'somebody-elses' });
    await model.ask(judge, INPUT);
    await model.ask(judge, fresh());
    const [event] = await events();
    expect(event?.costMicroUsd).toBe(
      Math.ceil(((event?.inputTokens ?? 0) * 750_000 + (event?.outputTokens ?? 0) * 4_500_000) / 1e6),
    );
    expect(logged.filter((line) => line.text.startsWith('price of this model'))).toHaveLength(1);
  });
});
