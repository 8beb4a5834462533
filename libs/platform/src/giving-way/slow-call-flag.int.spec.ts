import { afterAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createLogger } from '../logging/logger.js';
import { SlowCallFlag } from './slow-call-flag.js';

const url = process.env.TEST_REDIS_URL ?? '';
const prefix = `slow-${process.pid}-${Date.now()}`;
const logger = createLogger({ PROCESS_NAME: 'gateway', LOG_LEVEL: 'silent' });
const open = (REDIS_URL = url, NODE_ENV: 'production' | 'test' = 'production') =>
  new SlowCallFlag({ REDIS_URL, QUEUE_PREFIX: prefix, NODE_ENV }, logger);
const flags = [open(), open(), open('redis://127.0.0.1:1'), open(url, 'test')];
const redis = new Redis(url);

afterAll(async () => {
  for (const flag of flags) flag.onApplicationShutdown();
  redis.disconnect();
});

it('SlowCallFlag is raised in all processes for five seconds after a slow call', async () => {
  const [gateway, worker] = flags;
  expect(await worker?.isRaised()).toBe(false);
  await gateway?.raise();
  expect(await worker?.isRaised()).toBe(true);
  const leftMs = await redis.pttl(`${prefix}:slow-calls`);
  expect([leftMs > 0, leftMs <= 5_000]).toEqual([true, true]);
});

it('SlowCallFlag is raised once a second by one process', async () => {
  const [gateway] = flags;
  const now = performance.now() + 60_000;
  await gateway?.raise(now);
  await redis.del(`${prefix}:slow-calls`);
  await gateway?.raise(now + 999);
  expect(await gateway?.isRaised()).toBe(false);
  await gateway?.raise(now + 1_000);
  expect(await gateway?.isRaised()).toBe(true);
});

it('SlowCallFlag stays down while Redis is unreachable', async () => {
  const away = flags[2];
  await away?.raise();
  expect(await away?.isRaised()).toBe(false);
});

it('SlowCallFlag stays down in a product under test', async () => {
  await redis.del(`${prefix}:slow-calls`);
  await flags[3]?.raise();
  expect(await flags[1]?.isRaised()).toBe(false);
});
