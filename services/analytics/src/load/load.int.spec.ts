import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import { serviceHeartbeat } from '@sumfox/contracts/messages/events';
import { DURATION_CLASSES } from '@sumfox/contracts/messages/heartbeat';
import { Database } from '@sumfox/platform/database/database';
import { routeEvents } from '@sumfox/platform/messaging/event-handler';
import { Inbox } from '@sumfox/platform/messaging/inbox';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { v7 as uuid } from 'uuid';
import { database as definition } from '../database.js';
import { HeartbeatHandler } from '../health/heartbeat.handler.js';
import { RetentionService } from '../retention/retention.service.js';
import { LoadService } from './load.service.js';

const DAY = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms);

let scratch: ScratchDatabase;
let database: Database;
let inbox: Inbox;

beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  inbox = new Inbox(database, { eventRoutes: routeEvents([new HeartbeatHandler()]) });
});
afterAll(() => scratch.drop());
beforeEach(() => database.fork().execute('truncate processes, inbox_messages, traffic_minutes'));

function beat(process: string, at: Date, more: object = {}): EventEnvelope {
  return {
    id: uuid({ msecs: at.getTime() }),
    name: serviceHeartbeat.name,
    version: serviceHeartbeat.version,
    source: process,
    occurredAt: at.toISOString(),
    data: {
      process,
      instance: `${process}-1`,
      uptimeSeconds: 60,
      heapUsedBytes: 50_000_000,
      rssBytes: 3_000_000_000,
      databaseReachable: true,
      queueDepths: {},
      ...more,
    },
  };
}

describe('what processes answer', () => {
  const durations = (counts: Readonly<Record<number, number>>) =>
    Array.from({ length: DURATION_CLASSES }, (_, place) => counts[place] ?? 0);
  const traffic = (requests: number, failures: number) => ({
    requests,
    failures,
    slowStatements: 1,
    durations: durations({ 2: requests }),
  });
  const load = () => new LoadService(database).getSystemLoad('hour');
  const found = async (name: string) => (await load()).processes.find((process) => process.name === name);

  it('is summed over replicas and reports, each request once, whatever arrives twice or late', async () => {
    const reports = [
      beat('marking', ago(30_000), { instance: 'a', traffic: traffic(10, 0) }),
      beat('marking', ago(20_000), { instance: 'a', traffic: traffic(25, 2) }),
      beat('marking', ago(10_000), { instance: 'b', traffic: traffic(5, 0) }),
    ];
    for (const report of [...reports, ...reports]) await inbox.receive(report);
    // An older report that a queue held back changes nothing.
    await inbox.receive(beat('marking', ago(25_000), { instance: 'a', traffic: traffic(12, 0) }));
    expect(await found('marking')).toMatchObject({ requests: 30, failures: 2, replicas: 2, p95Ms: 24 });
    expect((await load()).database.slowStatements).toBe(2);
  });

  it('counts a replica again after a restart under the same name', async () => {
    await inbox.receive(beat('content', ago(30_000), { traffic: traffic(900, 0) }));
    await inbox.receive(beat('content', ago(10_000), { traffic: traffic(7, 0) }));
    expect((await found('content'))?.requests).toBe(907);
  });

  it('getSystemLoad gives a day in quarters of an hour, and the sweep deletes minutes after two days', async () => {
    await inbox.receive(beat('gateway', ago(3 * 3_600_000), { traffic: traffic(40, 0) }));
    const { stepSeconds, processes } = await new LoadService(database).getSystemLoad('day');
    expect([stepSeconds, processes[0]?.steps.length, processes[0]?.requests]).toEqual([900, 96, 40]);
    const inTwoDays = new Date(Date.now() + 2 * DAY);
    expect((await new RetentionService(database).run(inTwoDays)).traffic).toBe(1);
  });

  it('has the connections of the database server, as the account of the service may read them', async () => {
    const { connections, maxConnections } = (await load()).database;
    expect(connections).toBeGreaterThan(0);
    expect(maxConnections).toBeGreaterThanOrEqual(connections);
  });

  it('no longer counts a replica that said that it leaves', async () => {
    await inbox.receive(beat('marking', ago(20_000)));
    await inbox.receive(beat('marking', ago(10_000), { isLeaving: true }));
    expect(await found('marking')).toMatchObject({ replicas: 0, missingReplicas: 0 });
  });
});
