import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import type { systemErrors } from '@sumfox/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { TestClient } from '../test/test-client.ts';
import { type TestStack, startTestStack } from '../test/whole-stack.ts';
import { type KillablePostgres, startKillablePostgres } from './killable-postgres.ts';
import { type KillableRedis, startKillableRedis } from './killable-redis.ts';
import { eventually } from '../test/eventually.ts';

type Listed = EndpointResponse<typeof systemErrors>['errors'][number];

let postgres: KillablePostgres;
let redis: KillableRedis;
let stack: TestStack;
let admin: TestClient;
let parent: TestClient;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startKillablePostgres(), startKillableRedis()]);
  stack = await startTestStack({
    processes: ['gateway', 'identity', 'content', 'analytics'],
    env: { DATABASE_ADMIN_URL: postgres.adminUrl, REDIS_URL: redis.url },
  });
  [admin, parent] = [await stack.api('admin'), await stack.api('parent')];
});

afterAll(async () => {
  await stack?.stop();
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

/** The row of the list that tells of what the gateway answered. */
function listed(code: string, answered: string): Promise<Listed> {
  return eventually(async () => {
    const { status, body } = await admin.get<{ errors: Listed[] }>('/api/admin/system-errors');
    if (status !== 200) return null;
    const found = body.errors.find(
      ({ type, message, process }) =>
        process === 'gateway' && type === code && message === `answered ${answered}`,
    );
    return found ?? null;
  });
}

const statusOf = async (client: TestClient, path: string) => (await client.get(path)).status;

describe('error list', () => {
  it('shows many calls to an absent service in few rows', async () => {
    await stack.processes.content.kill();
    for (let i = 0; i < 30; i += 1) {
      const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(parent, '/api/topics')));
      expect([...new Set(statuses)]).toEqual([503]);
    }
    await stack.processes.content.start();
    const { traceId } = await listed('service-unavailable', '503 to GET api/topics');
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    const [rows] = await stack.sql<{ count: number }>(
      'analytics',
      `select count(*)::int as count from events where name = 'service.failed' and data->>'message' like '%GET api/topics'`,
    );
    expect(rows?.count).toBeLessThanOrEqual(3);
  });

  it('shows a service that did not respond in time', async () => {
    await stack.processes.content.kill('SIGSTOP');
    expect(await statusOf(parent, '/api/topics')).toBe(504);
    await stack.processes.content.kill('SIGCONT');
    await listed('service-timeout', '504 to GET api/topics');
  });

  it('shows an unexpected error', async () => {
    await stack.sql('content', 'alter table topics rename to topics_hidden');
    expect(await statusOf(parent, '/api/topics')).toBe(500);
    await stack.sql('content', 'alter table topics_hidden rename to topics');
    await listed('internal', '500 to GET api/topics');
  });

  it('shows later that analytics did not respond', async () => {
    await stack.processes.analytics.kill('SIGSTOP');
    expect(await statusOf(admin, '/api/admin/system-health')).toBe(504);
    await stack.processes.analytics.kill('SIGCONT');
    await listed('service-timeout', '504 to GET api/admin/system-health');
  });

  it('shows the absence of Redis once it is back', async () => {
    await redis.kill();
    await stack.processes.content.kill('SIGSTOP');
    expect(await statusOf(admin, '/api/admin/pre-generation/stats')).toBe(504);
    await stack.processes.content.kill('SIGCONT');
    await redis.restart();
    await listed('service-timeout', '504 to GET api/admin/pre-generation/stats');
  });

  it('shows the absence of the database once it is back', async () => {
    await postgres.kill();
    await eventually(async () => ((await statusOf(parent, '/api/profile')) === 503 ? true : null));
    await postgres.restart();
    await listed('service-unavailable', '503 to GET api/profile');
  });
});
