import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BundledEvent } from '@sumfox/contracts/messages/event-bundle';
import { accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import { inboxQueue } from '@sumfox/contracts/queues';
import type { ProcessConfig } from '@sumfox/platform/config/process.config';
import { createLogger } from '@sumfox/platform/logging/logger';
import { QueuePublisher } from '@sumfox/platform/messaging/queue-publisher';
import { workerConnection } from '@sumfox/platform/messaging/redis-connection';
import { Queue, Worker } from 'bullmq';
import { v7 as uuid } from 'uuid';
import { QueueEraser } from './queue-eraser.js';

const config = {
  REDIS_URL: process.env.TEST_REDIS_URL ?? '',
  QUEUE_PREFIX: `eraser_test_${process.pid}`,
} as ProcessConfig;
const logger = createLogger({ PROCESS_NAME: 'identity', LOG_LEVEL: 'silent' });
const options = { connection: workerConnection(config.REDIS_URL), prefix: config.QUEUE_PREFIX };

let publisher: QueuePublisher;
let queue: Queue;
beforeAll(() => {
  publisher = new QueuePublisher(config, logger);
  queue = new Queue(inboxQueue('analytics'), options);
});
afterAll(async () => {
  await queue.obliterate({ force: true });
  await queue.close();
  await publisher.onApplicationShutdown();
});

function visitOf(userId: string): BundledEvent {
  const { name, version } = accountSignedIn;
  const [id, occurredAt] = [uuid(), new Date().toISOString()];
  const data = { userId, role: 'child' };
  return { envelope: { id, name, version, source: 'identity', occurredAt, data }, carrier: {} };
}

it('QueueEraser takes the events of one person out of a bundle, and leaves those of others to be counted', async () => {
  const [gone, other] = [uuid(), uuid()];
  const kept = visitOf(other);
  await publisher.publishBundles([visitOf(gone), kept, visitOf(gone)]);
  await publisher.publishBundles([visitOf(gone)]);
  await new QueueEraser(config, logger).forget(gone);
  const waiting = await queue.getJobs(['waiting']);
  expect(waiting.map(({ data }) => data)).toEqual([{ events: [kept] }]);
});

it('QueueEraser throws while a job that names the person is being worked on', async () => {
  const userId = uuid();
  let finish: () => void = () => undefined;
  const worker = new Worker(queue.name, () => new Promise<void>((resolve) => (finish = resolve)), {
    ...options,
    autorun: false,
  });
  try {
    await queue.drain();
    await publisher.publishBundles([visitOf(userId)]);
    const started = new Promise((resolve) => worker.once('active', resolve));
    void worker.run();
    await started;
    const eraser = new QueueEraser(config, logger);
    await expect(eraser.forget(userId)).rejects.toThrow('being worked on');
    const ended = new Promise((resolve) => worker.once('completed', resolve));
    finish();
    await ended;
    await eraser.forget(userId);
    expect(await queue.getJobs(['waiting', 'active', 'completed'])).toEqual([]);
  } finally {
    finish();
    await worker.close();
  }
});
