import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loadAiConfig } from '@sumfox/ai/ai.config';
import { createModel } from '@sumfox/ai/ai.module';
import type { Model } from '@sumfox/ai/model';
import { type Batch, BatchSchema } from '@sumfox/contracts/content/pregeneration';
import { type BatchForm, BatchFormSchema } from '@sumfox/contracts/content/pregeneration.endpoints';
import { produceBatch } from '@sumfox/contracts/messages/jobs';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { reply } from '@sumfox/testing/fake-model/fake-reply';
import { seeded } from '@sumfox/testing/fake-model/script';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { FakeAuthor } from '../model-questions/fake-author.js';
import type { SolveQuestionInput } from '../model-questions/prompts/solve-question.v1.js';
import type { WriteQuestionInput } from '../model-questions/prompts/write-question.v1.js';
import { batchPartsOf, logger, useContentDatabase } from '../testing/content-stage.js';
import { readStats } from './factory-figures.queries.js';

const stage = useContentDatabase();
const { query, countOf, messages } = stage;

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());
beforeEach(async () => {
  fake.reset();
  await query('truncate ai_spend, ai_reservations, ai_replies');
});

const ADMIN = { userId: uuid() };
/** A cell that suits a model. */
const TOLD: Partial<z.input<typeof BatchFormSchema>> = {
  primaryLevel: 'Primary 5',
  subStrandFilter: ['money'],
  heuristicFilter: ['h2_before_after'],
  proficiencyFilter: ['independent'],
  openEndedPercentage: 100,
  mcqPercentage: 0,
  fillBlankPercentage: 0,
};

const form = (given: Partial<z.input<typeof BatchFormSchema>> = {}): BatchForm =>
  z.parse(BatchFormSchema, { batchName: 'Ratio', ...given });

let authors = 0;

/** An author that writes true questions and solves them; `spoils` lets the sum say something else. */
function writeWell({ spoils = false, after }: { spoils?: boolean; after?: Promise<unknown> } = {}): void {
  const random = seeded((authors += 1));
  const author = new FakeAuthor((limit) => Math.floor(random() * limit));
  const write = (data: unknown) => {
    const written = author.write(data as WriteQuestionInput);
    return { ...written, ...(spoils && { expression: `${written.expression} + 2` }) } as never;
  };
  fake.script('write-question', reply.value(write, after ? { after } : {}));
  fake.script(
    'solve-question',
    reply.value((data) => author.solve(data as unknown as SolveQuestionInput) as never),
  );
}

/** Content's share of the budget in millionths of a dollar, and the day it counts for. */
interface Purse {
  microUsd?: number;
  now?: () => Date;
}

function modelOf({ microUsd = 4_000_000, now }: Purse = {}): Model {
  const usd = ((microUsd * 100) / 40 / 1_000_000).toFixed(6);
  const config = loadAiConfig({ ...fake.env, AI_DAILY_USD: usd, AI_MONTHLY_USD: '1000' });
  const { database } = stage;
  return createModel('content', config, { database, outbox: new Outbox(), logger, ...(now && { now }) });
}

const NO_MODEL: Model = {
  isConfigured: false,
  ask: () => Promise.resolve({ kind: 'unavailable', reason: 'not-configured' }),
};

const factoryOf = (model: Model = NO_MODEL, percent = 20) => batchPartsOf(stage, model, percent);
type Factory = ReturnType<typeof factoryOf>;

/** Takes the jobs that wait, as the queue would hand them on. */
async function takeJobs(): Promise<Array<z.output<typeof produceBatch.data>>> {
  const rows = await query<{ data: unknown }>(
    `update outbox_messages set published_at = now() where name = 'produce-batch' and published_at is null returning data`,
  );
  return rows.map(({ data }) => z.parse(produceBatch.data, data));
}

/** Works every job that waits, all at once, `times` each, and what they leave to another job on a busy machine. */
async function work({ production }: Factory, times = 1): Promise<void> {
  for (let jobs = await takeJobs(); jobs.length > 0; jobs = await takeJobs())
    await Promise.all(jobs.flatMap((job) => Array.from({ length: times }, () => production.perform(job))));
}

async function shown(factory: Factory, id: string): Promise<Batch> {
  const batch = (await factory.batches.list()).find((one) => one.id === id);
  return z.parse(BatchSchema, batch);
}

interface Place {
  outcome: string | null;
  maker: string;
  made_id: string | null;
  attempt: number | null;
}
const places = (id: string) =>
  query<Place>(
    'select outcome, maker, made_id, attempt from batch_questions where batch_id = ? order by position',
    [id],
  );

const refusal = (code: string) => expect.objectContaining({ code });

describe('batch', () => {
  it('is planned at its start, made by several workers, and reported', async () => {
    const factory = factoryOf();
    const batch = await factory.batches.create(form({ targetQuestions: 23, priority: 2 }), ADMIN);
    expect(batch).toMatchObject({
      status: 'running',
      generatedQuestions: 0,
      primaryLevel: '',
      finishedAt: null,
    });
    expect(await messages('produce-batch')).toEqual(
      [0, 1, 2, 3, 4].map((part) => ({ batchId: batch.id, part, priority: 2 })),
    );
    await work(factory);
    expect(await shown(factory, batch.id)).toMatchObject({
      status: 'completed',
      generatedQuestions: 23,
      validatedQuestions: 23,
      failedQuestions: 0,
      finishedAt: expect.any(String),
    });
    const misplaced = await query(
      `select q.position from batch_questions q left join items i on i.id = q.made_id and i.grade_level = q.grade_level
         and i.sub_strand_id = q.sub_strand_id and i.heuristic_id = q.heuristic_id and i.level = q.level
         and i.question_type = q.question_type where i.id is null`,
    );
    expect(misplaced).toEqual([]);
    expect([await countOf('items'), (await messages('question.generated')).length]).toEqual([23, 23]);
    const told = await messages('batch.progressed');
    expect(told.map(({ status }) => status)).toEqual([...new Array(5).fill('running'), 'completed']);
    expect(told.at(-1)).toMatchObject({ batchId: batch.id, targetQuestions: 23, validatedQuestions: 23 });
    expect(await messages('batch.managed')).toEqual([
      expect.objectContaining({ action: 'created', adminId: ADMIN.userId, targetQuestions: 23 }),
    ]);
    const stats = await readStats(stage.database.fork());
    expect(stats).toMatchObject({
      totalGenerated: 23,
      totalFailed: 0,
      validationSuccessRate: 100,
      averageValidationTime: expect.any(Number),
      activeBatches: 0,
    });
  });

  it('lets the model write its share, each question as an attempt of its own', async () => {
    writeWell();
    const factory = factoryOf(modelOf(), 40);
    const { id } = await factory.batches.create(form({ ...TOLD, targetQuestions: 10 }), ADMIN);
    await work(factory);
    const batch = await shown(factory, id);
    expect([batch.status, batch.generatedQuestions]).toEqual(['completed', 10]);
    const written = (await places(id)).filter(({ maker }) => maker === 'model');
    expect(written).toHaveLength(4);
    const attempts = await query<{ attempt: number }>('select attempt from written_questions');
    expect(attempts).toHaveLength(4);
    expect(await countOf('items', `source = 'model'`)).toBe(
      await countOf('written_questions', `outcome = 'entered'`),
    );
    expect(await countOf('items')).toBe(batch.validatedQuestions);
  });

  it('counts rejected questions as failed, and fails when no question was stored', async () => {
    writeWell({ spoils: true });
    const factory = factoryOf(modelOf(), 100);
    const { id } = await factory.batches.create(form({ ...TOLD, targetQuestions: 3 }), ADMIN);
    await work(factory);
    expect(await shown(factory, id)).toMatchObject({
      status: 'failed',
      generatedQuestions: 3,
      failedQuestions: 3,
    });
    expect(await messages('question.rejected')).toHaveLength(3);
    expect(await readStats(stage.database.fork())).toMatchObject({
      totalGenerated: 3,
      totalValidated: 0,
      totalFailed: 3,
      validationSuccessRate: 0,
    });
  });

  it('goes to the engine when a cell needs no model or the model is away', async () => {
    const factory = factoryOf(modelOf(), 100);
    const graphs = { primaryLevel: 'Primary 3', subStrandFilter: 'bar_graphs' } as const;
    const drawn = await factory.batches.create(form({ ...graphs, targetQuestions: 4 }), ADMIN);
    const away = await factory.batches.create(form({ ...TOLD, targetQuestions: 4 }), ADMIN);
    await work(factory);
    for (const { id } of [drawn, away])
      expect(await shown(factory, id)).toMatchObject({ status: 'completed', validatedQuestions: 4 });
    expect(await countOf('items', `source = 'engine'`)).toBe(8);
  });

  it('rejects filters that the level does not have or that leave no pairing', async () => {
    const { batches } = factoryOf();
    const refused = async (given: Parameters<typeof form>[0], sentence: string) =>
      expect(batches.create(form(given), ADMIN)).rejects.toMatchObject({
        kind: 'bad-request',
        message: sentence,
      });
    await refused(
      { primaryLevel: 'Primary 4', subStrandFilter: ['speed'] },
      'Invalid sub-strand ID: speed for Primary 4',
    );
    await refused(
      { primaryLevel: 'Primary 1', subStrandFilter: 'mass', heuristicFilter: 'h1_make_whole_model' },
      'Invalid combination: h1_make_whole_model/mass for Primary 1',
    );
    expect(await countOf('batches')).toBe(0);
  });
});

describe('batch limits', () => {
  const startMany = async (given: Parameters<typeof form>[0]) => {
    const { batches } = factoryOf();
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => batches.create(form(given), ADMIN)),
    );
    return all.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []));
  };

  it('allow three batches at a time when twenty start at once', async () => {
    const refused = await startMany({ targetQuestions: 2 });
    expect(refused).toEqual(new Array(17).fill(refusal('active-batches')));
    expect(await countOf('batches')).toBe(3);
  });

  it('allow 500 questions a Singapore day when twenty batches start at once', async () => {
    const factory = factoryOf();
    for (const targetQuestions of [100, 100, 100, 50])
      await factory.batches.cancel(
        (await factory.batches.create(form({ targetQuestions }), ADMIN)).id,
        ADMIN,
      );
    const refused = await startMany({ targetQuestions: 100 });
    expect(refused).toEqual(new Array(19).fill(refusal('day-limit')));
    expect(refused[0]).toMatchObject({ details: { left: 50 } });
    await query(
      `update batches set started_at = date_trunc('day', now() at time zone 'Asia/Singapore') at time zone 'Asia/Singapore'
         - interval '1 second'`,
    );
    await factory.batches.create(form({ targetQuestions: 100 }), ADMIN);
  });

  it('do not apply to a repeated request, which returns the first batch', async () => {
    const { batches } = factoryOf();
    const request = form({ targetQuestions: 100, requestId: uuid() });
    const all = await Promise.all(Array.from({ length: 8 }, () => batches.create(request, ADMIN)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect([await countOf('batches'), await countOf('batch_questions')]).toEqual([1, 100]);
    await batches.delete(all[0]?.id ?? '', ADMIN);
    expect((await batches.create(request, ADMIN)).id).toBe(all[0]?.id);
  });
});

describe('batch worker', () => {
  it('makes one question per place beside other workers and when repeated', async () => {
    writeWell();
    const factory = factoryOf(modelOf(), 40);
    const { id } = await factory.batches.create(form({ ...TOLD, targetQuestions: 12 }), ADMIN);
    const jobs = await takeJobs();
    await Promise.all(jobs.flatMap((job) => [1, 2, 3].map(() => factory.production.perform(job))));
    for (const job of jobs) await factory.production.perform(job);
    const batch = await shown(factory, id);
    expect([batch.status, batch.generatedQuestions]).toEqual(['completed', 12]);
    expect(await countOf('items')).toBe(batch.validatedQuestions);
    const made = (await places(id)).map((place) => place.made_id);
    expect(new Set(made).size).toBe(12);
  });

  it('killed with a question loses that question only, and no worker makes it twice', async () => {
    let wake: () => void = () => {};
    writeWell({ after: new Promise<void>((resolve) => (wake = resolve)) });
    const factory = factoryOf(modelOf(), 20);
    const { id } = await factory.batches.create(form({ ...TOLD, targetQuestions: 5 }), ADMIN);
    const [job] = await takeJobs();
    const hung = factory.production.perform(job!);
    while (fake.requestsOf('write-question').length === 0) await nextTurn();
    expect((await shown(factory, id)).generatedQuestions).toBe(4);
    // Leased for as long as its worker may live.
    await factory.production.perform(job!);
    expect(await factory.sweeper.run()).toEqual({ resumed: 0, asked: 0 });
    expect((await shown(factory, id)).status).toBe('running');
    await query(`update batch_questions set taken_until = now() - interval '1 second' where outcome is null`);
    await query(`update batch_parts set asked_at = now() - interval '31 seconds'`);
    expect(await factory.sweeper.run()).toEqual({ resumed: 0, asked: 1 });
    writeWell();
    const second = factoryOf(modelOf(), 20);
    await work(second);
    const settled = await shown(factory, id);
    expect([settled.status, settled.generatedQuestions]).toEqual(['completed', 5]);
    const before = await places(id);
    wake();
    await hung;
    expect(await places(id)).toEqual(before);
    expect(await shown(factory, id)).toEqual(settled);
    expect(await countOf('written_questions')).toBe(1);
  });

  it('releases a question after an error, and the question fails in the end', async () => {
    const broken: Model = { isConfigured: true, ask: () => Promise.reject(new Error('out of order')) };
    const factory = factoryOf(broken, 20);
    const { id } = await factory.batches.create(form({ ...TOLD, targetQuestions: 5 }), ADMIN);
    const [job] = await takeJobs();
    for (let run = 0; run < 5; run += 1)
      await expect(factory.production.perform(job!)).rejects.toThrow('out of order');
    await factory.production.perform(job!);
    expect(await shown(factory, id)).toMatchObject({
      status: 'completed',
      validatedQuestions: 4,
      failedQuestions: 1,
    });
  });

  it('leaves delayed parts to the sweeper, and only those', async () => {
    const factory = factoryOf();
    const { id } = await factory.batches.create(form({ targetQuestions: 7 }), ADMIN);
    await takeJobs();
    expect((await factory.sweeper.run()).asked).toBe(0);
    await query(`update batch_parts set asked_at = now() - interval '31 seconds'`);
    expect((await factory.sweeper.run()).asked).toBe(2);
    await query(`update batch_parts set asked_at = now() - interval '31 seconds'`);
    expect((await factory.sweeper.run()).asked).toBe(0);
    await query(`update batch_parts set asked_at = now() - interval '61 seconds'`);
    await factory.batches.pause(id, ADMIN);
    expect((await factory.sweeper.run()).asked).toBe(0);
  });
});

describe('admin', () => {
  /** A batch with one question at the model and none settled. */
  async function underWay() {
    let answer: () => void = () => {};
    writeWell({ after: new Promise<void>((resolve) => (answer = resolve)) });
    const factory = factoryOf(modelOf(), 100);
    const { id } = await factory.batches.create(form({ ...TOLD, targetQuestions: 3 }), ADMIN);
    const working = work(factory);
    while (fake.requestsOf('write-question').length === 0) await nextTurn();
    return { factory, id, finish: () => (answer(), working) };
  }

  it('pauses a batch after the current question and resumes it', async () => {
    const { factory, id, finish } = await underWay();
    for (let time = 0; time < 2; time += 1)
      expect(await factory.batches.pause(id, ADMIN)).toMatchObject({
        status: 'paused',
        pausedBecause: 'by-admin',
      });
    await finish();
    expect(await shown(factory, id)).toMatchObject({ status: 'paused', generatedQuestions: 1 });
    await work(factory, 2);
    expect((await shown(factory, id)).generatedQuestions).toBe(1);
    for (let time = 0; time < 2; time += 1)
      expect(await factory.batches.resume(id, false, ADMIN)).toMatchObject({
        status: 'running',
        pausedBecause: null,
      });
    expect(await countOf('outbox_messages', `name = 'produce-batch' and published_at is null`)).toBe(1);
    expect((await messages('batch.managed')).map(({ action }) => action)).toEqual([
      'created',
      'paused',
      'resumed',
    ]);
    await work(factory);
    expect(await shown(factory, id)).toMatchObject({ status: 'completed', generatedQuestions: 3 });
    await expect(factory.batches.pause(id, ADMIN)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(factory.batches.resume(id, true, ADMIN)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(factory.batches.cancel(id, ADMIN)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('cancels a batch for good and keeps its questions', async () => {
    const { factory, id, finish } = await underWay();
    const cancelled = await factory.batches.cancel(id, ADMIN);
    expect(cancelled).toMatchObject({ status: 'cancelled', finishedAt: expect.any(String) });
    await finish();
    expect(await factory.batches.cancel(id, ADMIN)).toMatchObject({
      status: 'cancelled',
      generatedQuestions: 1,
    });
    expect(await countOf('items')).toBe((await shown(factory, id)).validatedQuestions);
    await expect(factory.batches.resume(id, false, ADMIN)).rejects.toMatchObject({ code: 'batch-over' });
    expect((await messages('batch.managed')).map(({ action }) => action)).toEqual(['created', 'cancelled']);
  });

  it('deletes a batch by cancelling it first, and later calls do not find it', async () => {
    const factory = factoryOf();
    const { id } = await factory.batches.create(form({ targetQuestions: 5 }), ADMIN);
    for (let time = 0; time < 2; time += 1) await factory.batches.delete(id, ADMIN);
    await work(factory);
    expect([await factory.batches.list(), await countOf('items')]).toEqual([[], 0]);
    for (const gone of [id, uuid()]) {
      await expect(factory.batches.pause(gone, ADMIN)).rejects.toMatchObject({ code: 'batch-not-found' });
      await expect(factory.batches.resume(gone, true, ADMIN)).rejects.toMatchObject({
        code: 'batch-not-found',
      });
      await expect(factory.batches.cancel(gone, ADMIN)).rejects.toMatchObject({ code: 'batch-not-found' });
    }
    await expect(factory.batches.delete(uuid(), ADMIN)).rejects.toMatchObject({ code: 'batch-not-found' });
    expect((await messages('batch.managed')).map(({ action }) => action)).toEqual(['created', 'deleted']);
    expect((await messages('batch.progressed')).map(({ status }) => status)).toEqual([
      'running',
      'cancelled',
    ]);
  });
});

describe('fault 20: the model budget runs out in mid-batch', () => {
  /** Enough for a few questions. */
  const CAP = 6_000;

  async function spent(): Promise<number> {
    const [row] = await query<{ spent: number }>(
      `select coalesce(sum(spent_micro_usd), 0)::float8 as spent from ai_spend where period like 'day %'`,
    );
    return row?.spent ?? 0;
  }

  async function pausedFactory() {
    writeWell();
    const factory = factoryOf(modelOf({ microUsd: CAP }), 60);
    const { id } = await factory.batches.create(form({ ...TOLD, targetQuestions: 30 }), ADMIN);
    await work(factory, 2);
    return { factory, id };
  }

  it('pauses the batch visibly for admins without spending beyond the cap', async () => {
    const { factory, id } = await pausedFactory();
    const batch = await shown(factory, id);
    expect(batch).toMatchObject({ status: 'paused', pausedBecause: 'over-budget', finishedAt: null });
    expect(batch.generatedQuestions).toBeLessThan(30);
    expect(await countOf('written_questions')).toBeGreaterThan(0);
    expect(await spent()).toBeLessThanOrEqual(CAP);
    expect(await countOf('ai_reservations')).toBe(0);
    expect((await messages('batch.progressed')).at(-1)).toMatchObject({ batchId: id, status: 'paused' });
    const asked = fake.requests.length;
    await work(factory);
    expect((await factory.sweeper.run()).resumed).toBe(0);
    expect([fake.requests.length, (await shown(factory, id)).status]).toEqual([asked, 'paused']);
  });

  it('lets an admin leave the rest to the engine', async () => {
    const { factory, id } = await pausedFactory();
    await factory.batches.resume(id, true, ADMIN);
    const asked = fake.requests.length;
    await work(factory);
    expect(await shown(factory, id)).toMatchObject({ status: 'completed', generatedQuestions: 30 });
    expect(fake.requests.length).toBe(asked);
    expect(await spent()).toBeLessThanOrEqual(CAP);
  });

  it('resumes when a new day renews the budget', async () => {
    const { id } = await pausedFactory();
    const tomorrow = new Date(Date.now() + 86_400_000);
    const factory = factoryOf(modelOf({ now: () => tomorrow }), 60);
    await query(`update batches set paused_at = paused_at - interval '1 day'`);
    expect((await factory.sweeper.run()).resumed).toBe(1);
    await work(factory);
    expect(await shown(factory, id)).toMatchObject({ status: 'completed', generatedQuestions: 30 });
  });

  it('does not pause again for parts that were requested before an admin chose the engine', async () => {
    let answer: () => void = () => {};
    const gate = new Promise<void>((resolve) => (answer = resolve));
    let ask: () => void = () => {};
    const areBothAsked = new Promise<void>((resolve) => (ask = resolve));
    let asked = 0;
    const broke: Model = {
      isConfigured: true,
      async ask() {
        asked += 1;
        // The first answer pauses the batch: by then the second part has been requested.
        if (asked > 1) ask();
        await (asked > 1 ? gate : areBothAsked);
        return { kind: 'unavailable', reason: 'over-budget' };
      },
    };
    const factory = factoryOf(broke, 60);
    const { id } = await factory.batches.create(form({ ...TOLD, targetQuestions: 10 }), ADMIN);
    const working = work(factory);
    while ((await shown(factory, id)).status !== 'paused') await nextTurn();
    await factory.batches.resume(id, true, ADMIN);
    answer();
    await working;
    await work(factory);
    expect(await shown(factory, id)).toMatchObject({ status: 'completed', validatedQuestions: 10 });
  });

  it('does not resume a batch that an admin paused meanwhile', async () => {
    const { factory, id } = await pausedFactory();
    expect(await factory.batches.pause(id, ADMIN)).toMatchObject({ pausedBecause: 'by-admin' });
    await query(`update batches set paused_at = paused_at - interval '1 day'`);
    expect((await factory.sweeper.run()).resumed).toBe(0);
  });
});
