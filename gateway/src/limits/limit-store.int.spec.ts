import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadProcessConfig } from '@sumfox/platform/config/process.config';
import { createLogger } from '@sumfox/platform/logging/logger';
import { loadGatewayConfig } from '../config.js';
import { LimitStore } from './limit-store.js';

const opened: LimitStore[] = [];

function open(REDIS_URL = process.env.TEST_REDIS_URL): LimitStore {
  const config = loadProcessConfig({
    PROCESS_NAME: 'gateway',
    HEALTH_PORT: '1',
    REDIS_URL,
    INTERNAL_TOKEN_SECRET: 'i'.repeat(32),
    QUEUE_PREFIX: `limits-${randomBytes(4).toString('hex')}`,
  });
  const gateway = loadGatewayConfig({ STATIC_DIR: 'x', SESSION_SECRET: 's'.repeat(32) });
  const store = new LimitStore(config, gateway, createLogger({ ...config, LOG_LEVEL: 'silent' }));
  opened.push(store);
  return store;
}

afterEach(() => opened.splice(0).forEach((store) => store.onApplicationShutdown()));

describe('the counters', () => {
  it('count within a window and begin anew after it', async () => {
    const store = open();
    const key = store.key('call', 'somebody');
    const counts = await Promise.all(Array.from({ length: 5 }, () => store.count(key, 2_000)));
    expect(counts.map((one) => one?.count).sort()).toEqual([1, 2, 3, 4, 5]);
    expect((await store.peek(key))?.count).toBe(5);
    await new Promise((resolve) => setTimeout(resolve, 2_050));
    expect(await store.peek(key)).toBeNull();
    expect((await store.count(key, 2_000))?.count).toBe(1);
  });

  it('make each try past the free ones wait twice as long, up to the longest wait', async () => {
    const store = open();
    const key = store.key('pair', 'somebody');
    const rule = { free: 2, maxDelayMs: 5_000, windowMs: 60_000 };
    let now = 1_000_000;
    for (const wait of [0, 0, 1_000, 2_000, 4_000, 5_000, 5_000]) {
      expect(await store.tryOnce(key, rule, now)).toBe(0);
      if (wait > 0) expect(await store.tryOnce(key, rule, now + 1)).toBe(wait - 1);
      now += wait;
    }
    await store.forget(key);
    expect(await store.tryOnce(key, rule, 0)).toBe(0);
  });

  it('have keys that differ by kind and person and name neither', () => {
    const store = open();
    expect(store.key('pair', 'mei', '10.0.0.1')).not.toBe(store.key('pair', 'mei10.0.0.1'));
    expect(store.key('pair', 'mei')).not.toBe(store.key('known', 'mei'));
    expect(store.key('pair', 'mei', '10.0.0.1')).not.toMatch(/mei|10\.0/);
  });

  it('keep nobody out while Redis is away, and are then not asked again at once', async () => {
    const store = open('redis://127.0.0.1:9');
    const startedAt = performance.now();
    expect(await store.count(store.key('call', 'a'), 1_000)).toBeNull();
    for (let i = 0; i < 20; i += 1) {
      expect(await store.tryOnce(store.key('pair', 'a'), { free: 0, maxDelayMs: 1, windowMs: 1 })).toBeNull();
      expect(await store.knows(store.key('known', 'a'))).toBe(false);
    }
    // Forty questions at half a second each would take twenty.
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
