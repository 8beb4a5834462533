import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { type KillableRedis, startKillableRedis } from './killable-redis.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { triesWithin } from './sign-in-delays.ts';

let redis: KillableRedis;
let stack: TestStack;

beforeAll(async () => {
  redis = await startKillableRedis();
  stack = await leaseTestStack({ gateway: { RATE_LIMITS: 'on', REDIS_URL: redis.url } });
});

afterAll(async () => {
  await stack?.stop();
  await redis?.stop();
});

/** Guesses at an account, ten at a time. @returns how many guesses got each status */
async function guess(username: string, times: number): Promise<Record<number, number>> {
  const client = await stack.api();
  const statuses: Record<number, number> = {};
  for (let made = 0; made < times; made += 10)
    await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const { status } = await client.post('/api/auth/login', { username, password: `guess${made + i}` });
        statuses[status] = (statuses[status] ?? 0) + 1;
      }),
    );
  return statuses;
}

/** Keys of the limits in Redis. */
async function limitKeys(): Promise<string[]> {
  const client = new Redis(redis.url);
  try {
    return (await client.keys('*:limit:*')).sort();
  } finally {
    client.disconnect();
  }
}

/** Guesses from time to time at unused names until Redis holds a count. */
async function untilCountedInRedis(): Promise<void> {
  const before = (await limitKeys()).length;
  await eventually(async () => {
    await guess(`nobody${Math.random()}`, 10);
    return (await limitKeys()).length > before || null;
  });
}

describe('password guesses', () => {
  it('are counted in Redis by keys without names', async () => {
    const startedAt = Date.now();
    const statuses = await guess('student', 50);
    expect(statuses[401]).toBeLessThanOrEqual(triesWithin(Date.now() - startedAt));
    const keys = await limitKeys();
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join(' ')).not.toMatch(/student|127\.0/);
  });

  it('are counted in memory while Redis is killed, and in Redis again afterwards', async () => {
    await redis.kill();
    const startedAt = Date.now();
    const statuses = await guess('parent', 400);
    expect(statuses[401]).toBeLessThanOrEqual(triesWithin(Date.now() - startedAt));
    expect((statuses[401] ?? 0) + (statuses[429] ?? 0)).toBe(400);
    await redis.restart();
    await untilCountedInRedis();
  });

  it('are counted in memory while Redis hangs, and in Redis again afterwards', async () => {
    redis.hang();
    const startedAt = Date.now();
    const before = await guess('admin', 100);
    const after = await guess('admin', 100);
    redis.resume();
    const lookedAt = (before[401] ?? 0) + (after[401] ?? 0);
    expect(lookedAt).toBeLessThanOrEqual(triesWithin(Date.now() - startedAt));
    // No guess waited for Redis until the gateway's 504.
    expect(lookedAt + (before[429] ?? 0) + (after[429] ?? 0)).toBe(200);
    await untilCountedInRedis();
  });

  it('do not block another account', async () => {
    await guess('student', 20);
    const client = await stack.api();
    await client.signIn('parent', 'practice123');
  });
});
