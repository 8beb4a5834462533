import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { jobsStats, queueJobs, type QueueStats } from '@sumfox/contracts/content/jobs.endpoints';
import { AI_JUDGING_QUEUE, ALL_QUEUES, MARKING_QUEUE, PREGENERATION_QUEUE } from '@sumfox/contracts/queues';
import type { ProcessConfig } from '@sumfox/platform/config/process.config';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { workerConnection } from '@sumfox/platform/messaging/redis-connection';
import { WORKER_OPTIONS } from '@sumfox/platform/messaging/worker-options';
import { QueueInspector } from '@sumfox/platform/queues/queue-inspector';
import { Queue, Worker } from 'bullmq';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { logger, useContentDatabase } from '../testing/content-stage.js';
import { JobsService } from './jobs.service.js';
import { QueuePauseSweeper } from './queue-pause.sweeper.js';

const REDIS_URL = process.env.TEST_REDIS_URL ?? '';
const PREFIX = `jobs_test_${process.pid}`;
const ADMIN = { userId: uuid() };
/** What no answer may hold. */
const SECRET = 'mei-has-4-of-5';

const stage = useContentDatabase();
const inspectorAt = (url: string) =>
  new QueueInspector({ REDIS_URL: url, QUEUE_PREFIX: PREFIX } as ProcessConfig, logger);

let inspector: QueueInspector;
let jobs: JobsService;
let queue: Queue;
let worker: Worker | null = null;

beforeAll(() => {
  inspector = inspectorAt(REDIS_URL);
  jobs = new JobsService(stage.database, new Outbox(), inspector);
  queue = new Queue(PREGENERATION_QUEUE, { connection: workerConnection(REDIS_URL), prefix: PREFIX });
});
beforeEach(async () => {
  await queue.obliterate({ force: true });
});
afterEach(async () => {
  await worker?.close();
  worker = null;
});
afterAll(async () => {
  await queue.obliterate({ force: true });
  await queue.close();
  await inspector.onApplicationShutdown();
});

const jobId = () => `job-${uuid()}`;
const add = (id: string, isGood = true, priority?: number) =>
  queue.add('produce-batch', { isGood, told: SECRET }, { jobId: id, ...(priority ? { priority } : {}) });

/** Lets a worker bring so many jobs to their end, good or bad, and leaves it connected. */
async function workOff(count: number): Promise<void> {
  let ended = 0;
  worker = new Worker<{ isGood: boolean }>(
    PREGENERATION_QUEUE,
    ({ data }) =>
      data.isGood
        ? Promise.resolve()
        : Promise.reject(new Error(`select * from "items" where "told" = '${SECRET}' - deadlock detected`)),
    { ...WORKER_OPTIONS, connection: workerConnection(REDIS_URL), prefix: PREFIX },
  );
  await new Promise<void>((resolve) => {
    const end = (): void => {
      ended += 1;
      if (ended === count) resolve();
    };
    worker?.on('completed', end).on('failed', end);
  });
}

const statsOf = async (name: string): Promise<QueueStats> =>
  (await jobs.listStats()).find((one) => one.name === name)!;
const listed = async (state: 'waiting' | 'failed' | 'completed', offset = 0, limit = 20) => {
  const page = await jobs.listJobs(PREGENERATION_QUEUE, { state, offset, limit });
  expect(z.parse(queueJobs.response, page)).toEqual(page);
  expect(JSON.stringify(page)).not.toContain(SECRET);
  return page;
};
const notes = () => stage.messages('queue.managed');
const refusal = (code: string) => expect.objectContaining({ code });

describe('queue stats', () => {
  it('cover every queue, with nulls for a queue without jobs', async () => {
    const queues = await jobs.listStats();
    expect(z.parse(jobsStats.response, { queues })).toEqual({ queues });
    expect(queues.map(({ name }) => name)).toEqual(ALL_QUEUES);
    expect(queues.filter(({ isPausable }) => isPausable).map(({ name }) => name)).toEqual([
      PREGENERATION_QUEUE,
    ]);
    expect(queues.find(({ name }) => name === AI_JUDGING_QUEUE)).toMatchObject({
      kind: 'work',
      waiting: 0,
      completed: 0,
      averageTimeMs: null,
      successRate: null,
      workers: 0,
    });
  });

  it('count waiting, completed and failed jobs, and workers', async () => {
    await add(jobId());
    await add(jobId(), true, 3);
    await add(jobId(), false);
    expect(await statsOf(PREGENERATION_QUEUE)).toMatchObject({ waiting: 3, completed: 0, workers: 0 });
    await workOff(3);
    expect(await statsOf(PREGENERATION_QUEUE)).toMatchObject({
      waiting: 0,
      active: 0,
      failed: 1,
      completed: 2,
      givenUp: 1,
      successRate: 66.7,
      averageTimeMs: expect.any(Number),
      workers: 1,
      isPaused: false,
    });
  });

  it('listStats rejects with queues-away when Redis is unreachable', async () => {
    const away = inspectorAt('redis://127.0.0.1:1');
    const blind = new JobsService(stage.database, new Outbox(), away);
    await expect(blind.listStats()).rejects.toEqual(refusal('queues-away'));
    await away.onApplicationShutdown();
  });
});

describe('job list', () => {
  it('lists jobs by state and page, without priority first, and hides their data', async () => {
    const [late, early, plain] = [jobId(), jobId(), jobId()];
    await add(late, true, 9);
    await add(early, true, 2);
    await add(plain);
    const ids = async (offset: number, limit: number) =>
      (await listed('waiting', offset, limit)).jobs.map(({ id }) => id);
    expect(await ids(0, 2)).toEqual([plain, early]);
    expect(await ids(2, 2)).toEqual([late]);
    expect((await listed('waiting')).total).toBe(3);
  });

  it('shows the reason of a failure without SQL and values', async () => {
    const id = jobId();
    await add(id, false);
    await workOff(1);
    const { jobs: failed } = await listed('failed');
    expect(failed).toEqual([
      expect.objectContaining({ id, name: 'produce-batch', tries: 1, failure: 'a statement failed' }),
    ]);
    expect((await listed('completed')).total).toBe(0);
  });
});

describe('job retry', () => {
  it('queues a job once with all its attempts, and audits once', async () => {
    const id = jobId();
    await add(id, false);
    await workOff(1);
    await worker?.close();
    const asked = Array.from({ length: 4 }, () => jobs.retry(PREGENERATION_QUEUE, id, ADMIN));
    expect((await Promise.all(asked)).toSorted()).toEqual([false, false, false, true]);
    expect((await listed('waiting')).jobs).toEqual([
      expect.objectContaining({ id, tries: 0, failure: null }),
    ]);
    expect(await notes()).toEqual([
      { queue: PREGENERATION_QUEUE, action: 'retried', jobId: id, adminId: ADMIN.userId },
    ]);
  });

  it('rejects a job of another queue and ignores a job that has not failed', async () => {
    const id = jobId();
    await add(id);
    await expect(jobs.retry(MARKING_QUEUE, id, ADMIN)).rejects.toEqual(refusal('job-not-found'));
    expect(await jobs.retry(PREGENERATION_QUEUE, id, ADMIN)).toBe(false);
    expect(await notes()).toEqual([]);
  });
});

describe('queue pause', () => {
  const sweep = () => new QueuePauseSweeper(stage.database, inspector, logger).run();

  it('stops a queue until it is resumed, and audits each change once', async () => {
    await jobs.configure(PREGENERATION_QUEUE, false, ADMIN);
    expect(await notes()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => jobs.configure(PREGENERATION_QUEUE, true, ADMIN)));
    expect(await statsOf(PREGENERATION_QUEUE)).toMatchObject({ isPaused: true });
    await jobs.configure(PREGENERATION_QUEUE, false, ADMIN);
    await jobs.configure(PREGENERATION_QUEUE, false, ADMIN);
    expect(await statsOf(PREGENERATION_QUEUE)).toMatchObject({ isPaused: false });
    expect((await notes()).map(({ action }) => action)).toEqual(['paused', 'resumed']);
  });

  it('is restored after Redis lost it', async () => {
    await jobs.configure(PREGENERATION_QUEUE, true, ADMIN);
    expect(await sweep()).toBe(0);
    await queue.resume();
    expect(await sweep()).toBe(1);
    expect(await queue.isPaused()).toBe(true);
  });

  it('rejects a queue that pupils wait for', async () => {
    await expect(jobs.configure(MARKING_QUEUE, true, ADMIN)).rejects.toEqual(refusal('queue-not-pausable'));
    expect(await statsOf(MARKING_QUEUE)).toMatchObject({ isPaused: false });
  });
});
