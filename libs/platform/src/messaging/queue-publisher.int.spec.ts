import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import { serviceHeartbeat } from '@sumfox/contracts/messages/events';
import type { HeartbeatData } from '@sumfox/contracts/messages/heartbeat';
import { accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import { submissionMarked } from '@sumfox/contracts/messages/marking.events';
import { MAIL_QUEUE, MARKING_QUEUE, PREGENERATION_QUEUE, inboxQueue } from '@sumfox/contracts/queues';
import { Queue, Worker } from 'bullmq';
import { v7 as uuid } from 'uuid';
import type { ProcessConfig } from '../config/process.config.js';
import { createLogger } from '../logging/logger.js';
import { QueuePublisher } from './queue-publisher.js';
import { workerConnection } from './redis-connection.js';

const REDIS_URL = process.env.TEST_REDIS_URL ?? '';
const QUEUE_PREFIX = `publisher_test_${process.pid}`;

let publisher: QueuePublisher;
beforeAll(() => {
  publisher = new QueuePublisher(
    { REDIS_URL, QUEUE_PREFIX } as ProcessConfig,
    createLogger({ PROCESS_NAME: 'content', LOG_LEVEL: 'silent' }),
  );
});
afterAll(() => publisher.onApplicationShutdown());

/** Data of all waiting jobs in the order in which a worker gets them. */
async function workAll(queue: string, count: number): Promise<unknown[]> {
  const seen: unknown[] = [];
  const worker = new Worker(
    queue,
    (job) => {
      seen.push(job.data);
      return Promise.resolve();
    },
    { connection: workerConnection(REDIS_URL), prefix: QUEUE_PREFIX },
  );
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('completed', () => {
        if (seen.length === count) resolve();
      });
    });
  } finally {
    await worker.close();
  }
  return seen;
}

it('QueuePublisher puts jobs that pupils wait for before batches, and batches in order of priority', async () => {
  const part = (priority: number) => ({ batchId: uuid(), part: 0, priority });
  const [late, early] = [part(9), part(2)];
  const topUp = {
    gradeLevel: 'Primary 5',
    subStrandId: 'ratio',
    heuristicId: 'h2_before_after',
    level: 'guided',
    questionType: 'mcq',
    target: 5,
  };
  await publisher.publishJob(uuid(), 'produce-batch', late);
  await publisher.publishJob(uuid(), 'produce-batch', early);
  await publisher.publishJob(uuid(), 'pregenerate-items', topUp);
  const { depth, oldestSeconds } = await publisher.backlog(PREGENERATION_QUEUE);
  expect([depth, oldestSeconds >= 0]).toEqual([3, true]);
  expect(await workAll(PREGENERATION_QUEUE, 3)).toEqual([topUp, early, late]);
});

it('QueuePublisher adds no second job of a key while the first waits, and one after that', async () => {
  const [late, other] = [{ submissionId: uuid() }, { submissionId: uuid() }];
  const order = (data: object) => publisher.publishJob(uuid(), 'mark-submission', data);
  for (const data of [late, late, other]) await order(data);
  expect(await workAll(MARKING_QUEUE, 2)).toEqual([late, other]);
  await order(late);
  expect(await workAll(MARKING_QUEUE, 1)).toEqual([late]);
});

it('QueuePublisher keeps one report of a process, and its last one beside it', async () => {
  const beat = (isLeaving: boolean) => {
    const data = { instance: 'a-1', isLeaving } as HeartbeatData;
    return publisher.publishBeat({ ...told(serviceHeartbeat), data });
  };
  for (const isLeaving of [false, false, true]) await beat(isLeaving);
  const sent = (await workAll(inboxQueue('analytics'), 2)) as Array<{ data: HeartbeatData }>;
  expect(sent.map(({ data }) => data.isLeaving)).toEqual([false, true]);
});

it('QueuePublisher tells how long the oldest waiting job has waited', async () => {
  const queue = new Queue(MAIL_QUEUE, { connection: workerConnection(REDIS_URL), prefix: QUEUE_PREFIX });
  const job = await queue.add('late', {}, { timestamp: Date.now() - 150_000 });
  const { depth, oldestSeconds } = await publisher.backlog(MAIL_QUEUE);
  expect([depth, oldestSeconds >= 150]).toEqual([1, true]);
  await job.remove();
  expect(await publisher.backlog(MAIL_QUEUE)).toEqual({ depth: 0, oldestSeconds: 0 });
  await queue.close();
});

function told(event: { name: string; version: number }): EventEnvelope {
  const occurredAt = new Date().toISOString();
  return { id: uuid(), name: event.name, version: event.version, source: 'test', occurredAt, data: {} };
}

it('QueuePublisher sends analytics events in one job and others separately, and repeats without loss', async () => {
  const bundled = [told(accountSignedIn), told(submissionMarked), told(submissionMarked)].map(
    (envelope, i) => ({ envelope, carrier: { traceparent: `of event ${i}` } }),
  );
  await publisher.publishEvents(bundled.slice(0, 2));
  // As after a crash: the first two again, now with a third.
  await publisher.publishEvents(bundled);
  expect(await workAll(inboxQueue('analytics'), 2)).toEqual([
    { events: bundled.slice(0, 2) },
    { events: bundled },
  ]);
  expect(await workAll(inboxQueue('assessment'), 2)).toEqual(bundled.slice(1).map((b) => b.envelope));
});

it('QueuePublisher rejects an unknown event', async () => {
  await expect(publisher.publishEvent(told({ name: 'question.dreamt', version: 1 }))).rejects.toThrow(
    'unknown event question.dreamt',
  );
});
