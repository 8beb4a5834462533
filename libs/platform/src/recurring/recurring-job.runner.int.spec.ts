import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { Shutdown } from '../shutdown/shutdown.js';
import type { FailureReporter } from '../errors/failure-reporter.js';
import { createLogger } from '../logging/logger.js';
import type { RecurringRoute } from '../messaging/recurring-job.js';
import { workerConnection } from '../messaging/redis-connection.js';
import { RecurringJobRunner } from './recurring-job.runner.js';

const REDIS_URL = process.env.TEST_REDIS_URL ?? '';
const QUEUE = 'marking-recurring';
const HOUR = 3_600_000;
const logger = createLogger({ PROCESS_NAME: 'marking', LOG_LEVEL: 'silent' });
const report = jest.fn<FailureReporter['report']>();

let prefix: string;
let redis: Redis;
let opened: Array<{ onModuleDestroy(): Promise<void> }>;
beforeEach(() => {
  prefix = `recurring_test_${process.pid}_${Date.now()}`;
  redis = new Redis(REDIS_URL);
  opened = [];
  report.mockReset();
  report.mockResolvedValue();
});
afterEach(async () => {
  await Promise.all(opened.map((runner) => runner.onModuleDestroy()));
  await flush();
  redis.disconnect();
});

type Rounds = Record<string, { every: number; run: RecurringRoute['run'] }>;

/** A replica of a process with these jobs. */
function start(rounds: Rounds, url = REDIS_URL): RecurringJobRunner {
  const recurringJobs = new Map(
    Object.entries(rounds).map(([name, { every, run }]) => [name, { job: { name, every }, run }]),
  );
  const config = { PROCESS_NAME: 'marking', QUEUE_PREFIX: prefix, REDIS_URL: url } as const;
  const runner = new RecurringJobRunner({ recurringJobs }, { report }, config, logger, new Shutdown());
  runner.onApplicationBootstrap();
  opened.push(runner);
  return runner;
}

/** A job that counts its rounds. */
function counting(every = 200) {
  const run = jest.fn<RecurringRoute['run']>();
  run.mockResolvedValue(undefined);
  return { every, run };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 1_200; looks += 1) {
    if (await isTrue()) return;
    await sleep(100);
  }
  throw new Error('condition was not met within two minutes');
}

/** As a server that lost everything; the other tests' keys stay. */
async function flush(): Promise<void> {
  const keys = await redis.keys(`${prefix}:*`);
  if (keys.length > 0) await redis.del(keys);
}

async function withQueue<T>(work: (queue: Queue) => Promise<T>): Promise<T> {
  const queue = new Queue(QUEUE, { connection: workerConnection(REDIS_URL), prefix });
  try {
    return await work(queue);
  } finally {
    await queue.close();
  }
}
const listSchedules = () =>
  withQueue(async (queue) => (await queue.getJobSchedulers()).map(({ key }) => key).toSorted());

/** The way to Redis that can be cut. */
async function openWay() {
  const { hostname, port } = new URL(REDIS_URL);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port || 6379), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening');
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const address = server.address() as net.AddressInfo;
  const url = Object.assign(new URL(REDIS_URL), { host: `127.0.0.1:${address.port}` });
  return { url: url.href, cut, open: () => listen(address.port) };
}

describe('RecurringJobRunner', () => {
  it('runs each round once in two replicas', async () => {
    const done: string[] = [];
    const events = new QueueEvents(QUEUE, { connection: workerConnection(REDIS_URL), prefix });
    await events.waitUntilReady();
    events.on('completed', ({ jobId }) => done.push(jobId));
    const [one, other] = [counting(), counting()];
    const replicas = [start({ count: one }), start({ count: other })];
    const countRuns = () => one.run.mock.calls.length + other.run.mock.calls.length;
    await until(() => countRuns() >= 10);
    await Promise.all(replicas.map((replica) => replica.onModuleDestroy()));
    await until(() => done.length >= countRuns());
    await events.close();
    expect(done).toHaveLength(countRuns());
    const ticks = done.map((id) => Number(id.split(':').at(-1))).toSorted((a, b) => a - b);
    const gaps = ticks.slice(1).map((tick, i) => tick - ticks[i]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(one.every);
  });

  it('starts no round beside another of the same job, and does not delay other jobs', async () => {
    let end = () => {};
    const [long, short] = [counting(), counting()];
    // Later rounds end at once: one that began at the end of the test would hold up its close.
    long.run.mockImplementationOnce(() => new Promise<void>((resolve) => (end = resolve)));
    start({ long, short });
    await until(() => long.run.mock.calls.length === 1);
    const before = short.run.mock.calls.length;
    await until(() => short.run.mock.calls.length >= before + 5);
    expect(long.run).toHaveBeenCalledTimes(1);
    end();
    await until(() => long.run.mock.calls.length >= 2);
  });

  it('reports a failed round and continues with the next', async () => {
    const job = counting();
    const fault = new TypeError('the table is away');
    job.run.mockRejectedValueOnce(fault);
    start({ count: job });
    await until(() => job.run.mock.calls.length >= 3);
    expect(report.mock.calls).toEqual([[fault, 'count']]);
  });

  it('continues after a process was killed in a round', async () => {
    const program = `
      import { Queue, Worker } from 'bullmq';
      const at = { connection: { ...${JSON.stringify(workerConnection(REDIS_URL))} }, prefix: '${prefix}' };
      await new Queue('${QUEUE}', at).upsertJobScheduler('count', { every: 200 }, { name: 'count' });
      const hang = () => new Promise(() => process.stdout.write('began'));
      new Worker('${QUEUE}', hang, { ...at, lockDuration: 10000 });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    const job = counting();
    start({ count: job });
    await until(() => job.run.mock.calls.length >= 5);
  });

  it('stores the schedules again after Redis was emptied', async () => {
    const job = counting();
    start({ count: job });
    await until(() => job.run.mock.calls.length >= 2);
    await flush();
    const before = job.run.mock.calls.length;
    await until(() => job.run.mock.calls.length >= before + 3);
    expect(await listSchedules()).toEqual(['count']);
  });

  it('starts while Redis is away, and continues whenever it returns', async () => {
    const way = await openWay();
    await way.cut();
    const job = counting();
    const runner = start({ count: job }, way.url);
    for (let outages = 0; outages < 2; outages += 1) {
      await way.open();
      const before = job.run.mock.calls.length;
      await until(() => job.run.mock.calls.length >= before + 2);
      if (outages === 0) await way.cut();
    }
    await runner.onModuleDestroy();
    await way.cut();
  });

  it('removes a schedule without a job in the process', async () => {
    await withQueue((queue) => queue.upsertJobScheduler('gone', { every: HOUR }, { name: 'gone' }));
    start({ count: counting(HOUR) });
    await until(async () => (await listSchedules()).join() === 'count');
  });

  it('does not move the next round when another replica starts', async () => {
    const readNext = () => withQueue(async (queue) => (await queue.getJobScheduler('hourly'))?.next ?? null);
    const job = counting(HOUR);
    start({ hourly: job });
    await until(async () => (await readNext()) !== null);
    const next = await readNext();
    start({ hourly: job, later: counting(HOUR) });
    await until(async () => (await listSchedules()).includes('later'));
    expect(await readNext()).toBe(next);
    expect(job.run).not.toHaveBeenCalled();
  });

  it('aborts the current round at shutdown, waits for it, and starts no other', async () => {
    let end = () => {};
    let signal: AbortSignal | null = null;
    const run = jest.fn((stopping: AbortSignal) => {
      signal = stopping;
      return new Promise<void>((resolve) => (end = resolve));
    });
    const runner = start({ long: { every: 200, run } });
    await until(() => run.mock.calls.length === 1);
    expect(signal).toMatchObject({ aborted: false });
    const order: string[] = [];
    const destroyed = runner.onModuleDestroy().then(() => order.push('ended'));
    expect(signal).toMatchObject({ aborted: true });
    await sleep(500);
    order.push('round');
    end();
    await destroyed;
    expect(order).toEqual(['round', 'ended']);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
