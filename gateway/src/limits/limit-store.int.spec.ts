import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadProcessConfig } from '@sumfox/platform/config/process.config';
import { createLogger } from '@sumfox/platform/logging/logger';
import { loadGatewayConfig } from '../config.js';
import { GrowingDelay } from '../sign-in-limits/growing-delay.js';
import { LimitStore } from './limit-store.js';

const PATIENCE_MS = 60_000;

/** A busy machine may be silent for longer than a gateway waits; here the counters of Redis are tested, not those in memory. */
class PatientStore extends LimitStore {
  protected override silenceLimitMs(): number {
    return PATIENCE_MS;
  }

  protected override connectLimitMs(): number {
    return PATIENCE_MS;
  }
}

const opened: LimitStore[] = [];

interface OpenOptions {
  Store?: typeof LimitStore;
  REDIS_URL?: string | undefined;
}

async function open(
  QUEUE_PREFIX = randomBytes(4).toString('hex'),
  { Store = PatientStore, REDIS_URL = process.env.TEST_REDIS_URL }: OpenOptions = {},
) {
  const config = loadProcessConfig({
    PROCESS_NAME: 'gateway',
    HEALTH_PORT: '1',
    REDIS_URL,
    QUEUE_PREFIX,
  });
  const gateway = loadGatewayConfig({ STATIC_DIR: 'x', SESSION_SECRET: 's'.repeat(32) });
  const store = new Store(config, gateway, createLogger({ ...config, LOG_LEVEL: 'silent' }));
  opened.push(store);
  await store.onModuleInit();
  return store;
}

afterEach(() => opened.splice(0).forEach((store) => store.onApplicationShutdown()));

const TWO = { max: 2, seconds: 60 };
/** Short enough to be waited for, and long enough for six steps on a busy machine. */
const SHORT_SECONDS = 6;

describe('a shared counter', () => {
  it('is shared by all gateways and resets after its window', async () => {
    const prefix = randomBytes(4).toString('hex');
    const rule = { ...TWO, seconds: SHORT_SECONDS };
    const [one, other] = [
      (await open(prefix)).shared('call', rule),
      (await open(prefix)).shared('call', rule),
    ];
    expect([await one.take(['a']), await other.take(['a'])]).toEqual([0, 0]);
    const waitMs = await one.take(['a']);
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(SHORT_SECONDS * 1_000);
    expect((await other.read(['a']))?.count).toBe(3);
    expect(await other.take(['b'])).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, waitMs + 50));
    expect(await other.read(['a'])).toBeNull();
    expect(await other.take(['a'])).toBe(0);
  }, 60_000);

  it('can be decreased, set and deleted', async () => {
    const counter = (await open()).shared('call', TWO);
    await counter.take(['a']);
    await counter.take(['a']);
    await counter.giveBack(['a']);
    expect(await counter.take(['a'])).toBe(0);
    await counter.write(['a'], 7, 60);
    expect(await counter.read(['a'])).toMatchObject({ count: 7 });
    await counter.forget(['a']);
    expect(await counter.read(['a'])).toBeNull();
  });

  it('counts in memory while Redis is unreachable, and remembers nothing', async () => {
    const store = await open(undefined, { Store: LimitStore, REDIS_URL: 'redis://127.0.0.1:9' });
    const counter = store.shared('call', TWO);
    expect([await counter.take(['a']), await counter.take(['a'])]).toEqual([0, 0]);
    expect(await counter.take(['a'])).toBeGreaterThan(0);
    await store.remember('known', ['a'], 60);
    expect(await store.knows('known', ['a'])).toBe(false);
  });
});

describe('a delay over all gateways', () => {
  it('admits five of a hundred parallel tries, and one more in its turn', async () => {
    const prefix = randomBytes(4).toString('hex');
    const rule = { free: 5, maxDelaySeconds: 60, windowSeconds: 60 };
    const delays = [await open(prefix), await open(prefix)].map(
      (store) => new GrowingDelay(store, 'pair', rule),
    );
    const waits = await Promise.all(Array.from({ length: 100 }, (_, i) => delays[i % 2]!.take(['a'])));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(6);
  });
});

describe('the shared memory of the gateways', () => {
  it('is keyed by kind and person only', async () => {
    const store = await open();
    await store.remember('known', ['device', 'mei'], 60);
    expect(await store.knows('known', ['device', 'mei'])).toBe(true);
    expect(await store.knows('known', ['devicemei'])).toBe(false);
    expect(await store.knows('other', ['device', 'mei'])).toBe(false);
  });
});
