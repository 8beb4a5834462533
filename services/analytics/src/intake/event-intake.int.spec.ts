import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aiCalled } from '@sumfox/contracts/messages/ai.events';
import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import { accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import {
  questionGenerated,
  serviceFailed,
  serviceHeartbeat,
  submissionReceived,
} from '@sumfox/contracts/messages/events';
import { systemErrors, systemHealth } from '@sumfox/contracts/analytics/health.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { routeEvents } from '@sumfox/platform/messaging/event-handler';
import { Inbox } from '@sumfox/platform/messaging/inbox';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { database as definition } from '../database.js';
import { HeartbeatHandler } from '../health/heartbeat.handler.js';
import { HealthService } from '../health/health.service.js';
import { SystemErrorsService } from '../health/system-errors.service.js';
import { RetentionService } from '../retention/retention.service.js';
import { CountedEventHandler, StoredEventHandler } from './event-intake.handler.js';

let scratch: ScratchDatabase;
let database: Database;
let inbox: Inbox;
let health: HealthService;

beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  inbox = new Inbox(database, {
    eventRoutes: routeEvents([new StoredEventHandler(), new CountedEventHandler(), new HeartbeatHandler()]),
  });
  health = new HealthService(database);
});
afterAll(() => scratch.drop());
beforeEach(async () => {
  await query('truncate events, model_calls, forgotten_events, processes, inbox_messages, outbox_messages');
});

const query = <Row>(sql: string, params: unknown[] = []) => database.fork().execute<Row[]>(sql, params);
const ago = (ms: number) => new Date(Date.now() - ms);
const MINUTE = 60_000;
const DAY = 86_400_000;

function envelope(event: { name: string; version: number }, data: unknown, at = new Date()): EventEnvelope {
  return {
    id: uuid({ msecs: at.getTime() }),
    name: event.name,
    version: event.version,
    source: 'test',
    occurredAt: at.toISOString(),
    data,
  };
}

function generated(at?: Date): EventEnvelope {
  return envelope(
    questionGenerated,
    {
      itemId: uuid(),
      gradeLevel: 'Primary 5',
      subStrandId: 'ratio',
      heuristicId: 'h2_before_after',
      source: 'engine',
      validationScore: 1,
    },
    at,
  );
}

function beat(process: string, at: Date, more: object = {}): EventEnvelope {
  return envelope(
    serviceHeartbeat,
    {
      process,
      instance: `${process}-1`,
      uptimeSeconds: 60,
      heapUsedBytes: 50_000_000,
      rssBytes: 3_000_000_000,
      databaseReachable: process === 'gateway' ? null : true,
      queueDepths: {},
      ...more,
    },
    at,
  );
}

const failed = (at: Date, type = 'Error', message = 'boom', count?: number) =>
  envelope(
    serviceFailed,
    { process: 'marking', type, message, traceId: null, ...(count ? { count } : {}) },
    at,
  );

describe('event intake', () => {
  it('stores each event once, whatever the number and order of deliveries', async () => {
    const sent = Array.from({ length: 12 }, () => generated());
    sent.push(envelope(submissionReceived, { assessmentId: 4, submissionId: uuid(), pupilId: uuid() }));
    // This event has no counter: one statement stores it.
    for (let i = 0; i < 3; i += 1) sent.push(envelope(accountSignedIn, { userId: uuid(), role: 'child' }));
    const arrivals = [...sent, ...sent, ...sent.toReversed()]
      .map((e) => ({ e, place: Math.random() }))
      .toSorted((a, b) => a.place - b.place);
    const fresh = await Promise.all(arrivals.map(({ e }) => inbox.receive(e)));
    expect(fresh.filter((r) => r.fresh)).toHaveLength(sent.length);

    const rows = await query<{ id: string; name: string; data: unknown; occurred_at: string | Date }>(
      'select id, name, data, occurred_at from events order by id',
    );
    expect(rows.map((r) => ({ id: r.id, name: r.name, data: r.data }))).toEqual(
      sent.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, name, data }) => ({ id, name, data })),
    );
  });

  it.each([
    ['counted', generated],
    ['only kept', () => envelope(accountSignedIn, { userId: uuid(), role: 'child' })],
  ])('stores an event once even without its inbox row: %s', async (_what, make) => {
    const event = make();
    await inbox.receive(event);
    await query('delete from inbox_messages');
    await inbox.receive(event);
    expect(await query('select id from events')).toHaveLength(1);
  });

  it.each([
    ['an unknown field', { ...generated(), data: { ...(generated().data as object), extra: 1 } }],
    ['another version', { ...generated(), version: 2 }],
    ['a name nobody knows', { ...generated(), name: 'question.dreamt' }],
    ['no envelope at all', { hello: 'world' }],
    ['null', null],
  ])('rejects %s and stores nothing', async (_what, message) => {
    await expect(inbox.receive(message)).rejects.toThrow();
    expect(await query('select id from events')).toEqual([]);
    expect(await query('select id from inbox_messages')).toEqual([]);
  });
});

describe('event bundles', () => {
  const signedIn = (userId: string = uuid()) => envelope(accountSignedIn, { userId, role: 'child' });
  const bundle = (...events: unknown[]) => ({ events: events.map((e) => ({ envelope: e, carrier: {} })) });
  const keptIds = async () =>
    (await query<{ id: string }>('select id from events order by id')).map((row) => row.id);

  it('store each member once, counted or not, however often the members are delivered', async () => {
    const sent = [signedIn(), generated(), signedIn(), signedIn(), generated()];
    const [first, second, ...rest] = sent;
    await inbox.receiveBundle(bundle(first, second));
    await Promise.all([inbox.receiveBundle(bundle(...sent)), inbox.receiveBundle(bundle(second, ...rest))]);
    expect(await inbox.receiveBundle(bundle(...sent))).toEqual(sent);
    expect(await keptIds()).toEqual(sent.map(({ id }) => id).toSorted());
    const [rows] = await query<{ count: string }>('select count(*) from inbox_messages');
    expect(Number(rows?.count)).toBe(sent.length);
  });

  it('count the new events of a name in one transaction', async () => {
    const sent = [generated(), generated(), generated()];
    await inbox.receiveBundle(bundle(sent[1]));
    await inbox.receiveBundle(bundle(...sent.toReversed()));
    const transactions = await query<{ id: string }>(
      'select xmin::text as id from quality_items where item_id in (?) group by xmin',
      [sent.map(({ data }) => (data as { itemId: string }).itemId)],
    );
    expect(transactions).toHaveLength(2);
  });

  it.each([
    ['of an unknown shape', () => ({ ...signedIn(), data: { userId: 4 } })],
    ['of a name nobody knows', () => ({ ...signedIn(), name: 'question.dreamt' })],
    ['that the database refuses', () => signedIn('\u0000')],
  ])('store the other members and report the fault when one event %s', async (_what, make) => {
    const good = [signedIn(), generated(), signedIn()];
    const message = bundle(good[0], make(), good[1], good[2]);
    // Both times: what stands already must not hide what does not.
    await expect(inbox.receiveBundle(message)).rejects.toThrow(AggregateError);
    await expect(inbox.receiveBundle(message)).rejects.toThrow(AggregateError);
    expect(await keptIds()).toEqual(good.map(({ id }) => id).toSorted());
  });
});

describe('heartbeats', () => {
  it('keep one row for each replica, which never goes back in time', async () => {
    const beats = [50_000, 40_000, 30_000, 20_000].map((age, i) =>
      beat('content', ago(age), { uptimeSeconds: i }),
    );
    for (const place of [1, 3, 0, 2, 3]) await inbox.receive(beats[place]);
    const rows = await query<{ uptime_seconds: number }>('select uptime_seconds from processes');
    expect(rows).toEqual([{ uptime_seconds: 3 }]);
    expect(await query('select id from events')).toEqual([]);
  });

  it('do not outlive the process of a replica with a fast clock', async () => {
    await inbox.receive(beat('content', new Date(Date.now() + DAY)));
    const later = await health.getSystemHealth(new Date(Date.now() + 3 * MINUTE));
    expect(later.processes.find((p) => p.name === 'content')?.status).toBe('down');
  });
});

describe('getSystemHealth', () => {
  it('summarises the reports of all processes', async () => {
    for (const p of ['gateway', 'identity', 'assessment', 'marking', 'content', 'analytics'])
      await inbox.receive(beat(p, ago(2_000)));
    await inbox.receive(beat('marking-worker', ago(1_000), { queueDepths: { marking: 4 } }));
    await inbox.receive(beat('extraction-worker', ago(1_000), { queueDepths: { 'content-extraction': 1 } }));
    await inbox.receive(
      beat('pregeneration-worker', ago(5 * MINUTE), { queueDepths: { 'content-pregeneration': 9 } }),
    );
    await inbox.receive(failed(ago(30 * 3_600_000)));
    await inbox.receive(failed(ago(2_000), 'TypeError', 'x is not a function'));
    await inbox.receive(failed(ago(60_000)));

    const report = await health.getSystemHealth();
    expect(z.parse(systemHealth.response, report)).toEqual(report);
    expect(report).toMatchObject({
      apiStatus: 'operational',
      databaseStatus: 'operational',
      aiServiceStatus: 'built-in',
      memoryUsage: { heapUsed: 8 * 50_000_000, rss: 8 * 3_000_000_000 },
      errors24h: 2,
      errorTrend: 'rising',
      totalErrors: 3,
      lastError: { type: 'TypeError', message: 'x is not a function' },
      queues: {
        marking: 4,
        'content-extraction': 1,
        'content-pregeneration': null,
        'assessment-inbox': null,
        'analytics-inbox': null,
      },
    });
    expect(report.uptime).toBeGreaterThanOrEqual(62);
    expect(report.processes.filter((p) => p.status !== 'operational').map((p) => [p.name, p.status])).toEqual(
      [['pregeneration-worker', 'down']],
    );
  });

  it('returns unknown before any process has reported', async () => {
    expect(await health.getSystemHealth()).toMatchObject({
      apiStatus: 'unknown',
      databaseStatus: 'unknown',
      uptime: null,
      errors24h: 0,
      errorTrend: 'steady',
      totalErrors: 0,
      lastError: null,
    });
  });

  it('rates the model by the calls of the last minutes once a process reports some', async () => {
    // Noon of a day in the middle of a month.
    const now = new Date('2026-10-15T04:00:00.000Z');
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const called = (outcome: string, at: Date) =>
      envelope(
        aiCalled,
        {
          task: 'judge-working',
          taskVersion: 1,
          model: 'gpt-6-luna',
          inputTokens: null,
          cachedTokens: null,
          outputTokens: null,
          costMicroUsd: 1,
          latencyMs: 900,
          outcome,
        },
        at,
      );
    const status = async () => (await health.getSystemHealth(now)).aiServiceStatus;
    await inbox.receive(called('answered', ago(11 * MINUTE)));
    await inbox.receive(beat('marking-worker', ago(20_000), { modelConfigured: false }));
    expect(await status()).toBe('built-in');
    await inbox.receive(beat('marking-worker', ago(2_000), { modelConfigured: true }));
    expect(await status()).toBe('unknown');
    // Reports no model.
    await inbox.receive(called('stopped', ago(9 * MINUTE)));
    expect(await status()).toBe('unknown');
    await inbox.receive(called('timed-out', ago(9 * MINUTE)));
    expect(await status()).toBe('down');
    await inbox.receive(called('answered', ago(8 * MINUTE)));
    expect(await status()).toBe('degraded');
    for (let i = 0; i < 8; i += 1) await inbox.receive(called('answered', ago(MINUTE)));
    expect(await status()).toBe('operational');
    // Twelve calls of a millionth of a dollar and 900 ms each, two of them without an answer.
    expect((await health.getSystemHealth(now)).model).toMatchObject({
      callsToday: 12,
      callsThisMonth: 12,
      costThisMonthMicroUsd: 12,
      answeredPercent: 83,
      p95LatencyMs: 900,
      tasks: [{ task: 'judge-working', calls: 12, answeredPercent: 83, costMicroUsd: 12, p95LatencyMs: 900 }],
    });
  });
});

describe('getSystemErrors', () => {
  const errors = () =>
    new SystemErrorsService(database, {
      demoMode: false,
      traceView: 'http://traces',
      traceFolder: null,
    }).getSystemErrors();

  it('returns an empty list and the traces page when there are no failures', async () => {
    expect(await errors()).toEqual({ errors: [], since: null, traceView: 'http://traces' });
  });

  it('groups equal failures, newest first, without private details', async () => {
    const first = ago(3 * DAY);
    for (const [at, type, message] of [
      [first, 'DriverException', 'select * from "papers" where "pupil_id" = 7 - connection terminated'],
      [
        ago(2 * DAY),
        'DriverException',
        'select * from "papers" where "pupil_id" = 8 - connection terminated',
      ],
      [ago(MINUTE), 'Error', "cannot read 'my secret sentence'"],
    ] as const)
      await inbox.receive(failed(at, type, message));
    const found = await errors();
    expect(z.parse(systemErrors.response, found)).toEqual(found);
    expect(found.errors.map(({ type, message, count, process }) => [type, message, count, process])).toEqual([
      ['Error', 'cannot read …', 1, 'marking'],
      ['DriverException', 'a statement failed', 2, 'marking'],
    ]);
    expect([found.since, found.errors[1]?.firstTimestamp]).toEqual([
      first.toISOString(),
      first.toISOString(),
    ]);
  });
});

describe('retention sweep', () => {
  it('deletes old inbox rows, old failures and replaced replicas, and keeps the counts', async () => {
    const retention = new RetentionService(database);
    for (const e of [
      generated(ago(8 * DAY)),
      generated(ago(6 * DAY)),
      failed(ago(31 * DAY), 'Error', 'boom', 12),
      failed(ago(29 * DAY)),
    ])
      await inbox.receive(e);
    for (const e of [
      beat('content', ago(2 * DAY), { instance: 'old' }),
      beat('content', ago(2_000)),
      beat('gateway', ago(2 * DAY)),
    ])
      await inbox.receive(e);
    // Rows received when they were sent.
    await query(
      `update inbox_messages set received_at = events.occurred_at from events where events.id = inbox_messages.id`,
    );
    await query(
      `update inbox_messages set received_at = now() - interval '2 days' where name = ? and id < ?`,
      [serviceHeartbeat.name, uuid({ msecs: Date.now() - DAY })],
    );

    expect(await retention.run()).toEqual({ inbox: 3 + 2, failures: 1, processes: 1, traffic: 0 });
    expect(await retention.run()).toEqual({ inbox: 0, failures: 0, processes: 0, traffic: 0 });
    expect((await query<{ name: string }>('select name from events')).map((r) => r.name).toSorted()).toEqual([
      'question.generated',
      'question.generated',
      'service.failed',
    ]);
    expect((await health.getSystemHealth()).totalErrors).toBe(13);
    expect(
      (await query<{ instance: string }>('select instance from processes')).map((r) => r.instance).toSorted(),
    ).toEqual(['content-1', 'gateway-1']);
  });

  it('keeps a message that arrived late for a full week', async () => {
    await inbox.receive(generated(ago(20 * DAY)));
    expect((await new RetentionService(database).run()).inbox).toBe(0);
  });
});
