import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { adminAnalytics } from '@sumfox/contracts/analytics/usage.endpoints';
import { DEMO_ACCOUNT_IDS } from '@sumfox/contracts/identity/demo-account-ids';
import type { EventDefinition, EventEnvelope } from '@sumfox/contracts/messages/event';
import { paperCompleted, paperCreated, submissionReceived } from '@sumfox/contracts/messages/events';
import { accountRegistered, accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { erasePerson } from '@sumfox/platform/erasure/erase-person.queries';
import { routeEvents } from '@sumfox/platform/messaging/event-handler';
import { Inbox } from '@sumfox/platform/messaging/inbox';
import { seeded } from '@sumfox/testing/fake-model/script';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { database as definition } from '../database.js';
import { HeartbeatHandler } from '../health/heartbeat.handler.js';
import { CountedEventHandler, StoredEventHandler } from '../intake/event-intake.handler.js';
import { UsageCounter } from './usage-counter.service.js';
import { UsageService } from './usage.service.js';
import { USAGE_COUNTS } from './usage-count.queries.js';

const USAGE_TABLES = USAGE_COUNTS.map(({ meta }) => meta.tableName);
/** A Wednesday, at noon in Singapore; its week began on the 22nd. */
const NOW = new Date('2026-11-25T04:00:00.000Z');
/** So many days before {@link NOW}, at half past midnight there: still the day before by the clock of Greenwich. */
const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 24 - days, 16, 30));

let scratch: ScratchDatabase;
let database: Database;
let inbox: Inbox;
let counter: UsageCounter;

beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  inbox = new Inbox(database, {
    eventRoutes: routeEvents([new StoredEventHandler(), new CountedEventHandler(), new HeartbeatHandler()]),
  });
  counter = new UsageCounter(database, { report: (error) => Promise.reject(error as Error) });
});
afterAll(() => scratch.drop());
beforeEach(async () => {
  await query(`truncate events, inbox_messages, outbox_messages, usage_state, ${USAGE_TABLES.join(', ')}`);
  await counter.run();
});

const query = <Row>(sql: string, params: unknown[] = []) => database.fork().execute<Row[]>(sql, params);
const figures = (demoMode = false) =>
  new UsageService(database, counter, { demoMode, traceView: null, traceFolder: null }).getFigures(NOW);

function told<D extends z.ZodMiniType>(
  at: Date,
  event: EventDefinition<string, D>,
  data: z.input<D>,
): EventEnvelope {
  return {
    id: uuid({ msecs: at.getTime() }),
    name: event.name,
    version: event.version,
    source: 'test',
    occurredAt: at.toISOString(),
    data: z.parse(event.data, data),
  };
}

const registered = (at: Date, userId: string, role: 'child' | 'parent' = 'child') =>
  told(at, accountRegistered, { userId, role, gradeLevel: role === 'child' ? 'Primary 4' : null });
const signedIn = (at: Date, userId: string, role: 'child' | 'parent' | 'admin' = 'child') =>
  told(at, accountSignedIn, { userId, role });
const started = (at: Date, assessmentId: number, pupilId: string) =>
  told(at, paperCreated, { assessmentId, pupilId, type: 'adaptive', gradeLevel: 'Primary 4', itemIds: [] });
const handedIn = (at: Date, assessmentId: number, pupilId: string) =>
  told(at, submissionReceived, { assessmentId, submissionId: uuid(), pupilId });
const completed = (at: Date, assessmentId: number, pupilId: string, score: number) =>
  told(at, paperCompleted, { assessmentId, pupilId, score, timeSpentSeconds: 300 });

async function receive(events: readonly EventEnvelope[]): Promise<void> {
  for (const event of events) await inbox.receive(event);
}

async function counted(): Promise<unknown[]> {
  await counter.run();
  const rows = [];
  for (const table of USAGE_TABLES)
    rows.push(await query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`));
  return rows;
}

const MEI = uuid();
const JUN = uuid();
const TAN = uuid();

/**
 * Two pupils and a parent: one pupil with three papers, one of them unfinished, and one pupil without a finished paper.
 */
function weeks(): EventEnvelope[] {
  return [
    registered(daysAgo(40), TAN, 'parent'),
    registered(daysAgo(40), MEI),
    // Sunday, the first day of the week.
    registered(daysAgo(3), JUN),
    signedIn(daysAgo(29), TAN, 'parent'),
    signedIn(daysAgo(30), JUN),
    signedIn(daysAgo(10), MEI),
    started(daysAgo(10), 1, MEI),
    handedIn(daysAgo(10), 1, MEI),
    completed(daysAgo(10), 1, MEI, 50),
    // A challenge was accepted: the score of the same paper, told later.
    completed(daysAgo(8), 1, MEI, 60),
    started(daysAgo(6), 2, MEI),
    handedIn(daysAgo(6), 2, MEI),
    completed(daysAgo(6), 2, MEI, 91),
    started(daysAgo(1), 3, MEI),
  ];
}

const WEEKS_FIGURES = {
  // Mei handed a paper in six days ago; Tan was there 29 days ago, Jun 30.
  activeUsersWeek: 1,
  activeUsersMonth: 2,
  newSignupsWeek: 1,
  assessmentCompletionRate: 66.7,
  averageScore: 75.5,
  avgAssessmentsPerStudent: 1,
  assessmentsStarted: 3,
  assessmentsCompleted: 2,
  students: 2,
  isComplete: true,
  countsDemoAccounts: false,
};

it('usage figures have no shares before there is data', async () => {
  const found = await figures();
  expect(z.parse(adminAnalytics.response, found)).toEqual(found);
  expect(found).toMatchObject({
    activeUsersWeek: 0,
    newSignupsWeek: 0,
    assessmentCompletionRate: null,
    averageScore: null,
    avgAssessmentsPerStudent: null,
  });
});

it('usage figures count people, sign-ups and papers by Singapore days and weeks', async () => {
  await receive(weeks());
  const found = await figures();
  expect(z.parse(adminAnalytics.response, found)).toEqual(found);
  expect(found).toMatchObject(WEEKS_FIGURES);
  expect(found.weeks).toHaveLength(12);
  expect(found.weeks.slice(-3)).toEqual([
    { weekStart: '2026-11-08', activeUsers: 0, newSignups: 0, assessmentsCompleted: 0 },
    { weekStart: '2026-11-15', activeUsers: 1, newSignups: 0, assessmentsCompleted: 2 },
    { weekStart: '2026-11-22', activeUsers: 0, newSignups: 1, assessmentsCompleted: 0 },
  ]);
});

it('usage figures stay the same after repeats, reordering, other slices and a recount', async () => {
  const events = weeks();
  await receive(events);
  const once = [await counted(), await figures()];
  await query(`truncate events, inbox_messages, usage_state, ${USAGE_TABLES.join(', ')}`);
  await counter.run();
  const random = seeded(20_261_125);
  const shuffled = [...events, ...events, ...events]
    .map((event) => ({ event, at: random() }))
    .toSorted((a, b) => a.at - b.at);
  // Read once in the middle, as by a visitor of the page, and twice at once at the end.
  for (const [i, { event }] of shuffled.entries()) {
    await inbox.receive(event);
    if (i % 7 === 0) await counter.run(2);
  }
  await Promise.all([counter.run(3), counter.run(5)]);
  expect([await counted(), await figures()]).toEqual(once);
  await counter.rebuild();
  expect([await counted(), await figures()]).toEqual(once);
});

it('the usage counter resumes after a kill and finds rows that became visible late', async () => {
  await receive(weeks());
  const once = [await counted(), await figures()];
  await query(`truncate ${USAGE_TABLES.join(', ')}, usage_state`);
  expect(await counter.run(5)).toBeGreaterThan(1);
  expect([await counted(), await figures()]).toEqual(once);
  // Stored in a transaction that began a minute ago and committed after others were counted.
  await receive([signedIn(daysAgo(0), TAN, 'parent')]);
  await query(
    `update events set received_at = now() - interval '1 minute' where id = (select max(id::text)::uuid from events)`,
  );
  expect(await figures()).toMatchObject({ activeUsersWeek: 2 });
});

it('usage figures survive the erasure of a person, and the id disappears', async () => {
  await receive(weeks());
  await database.transaction((em) =>
    erasePerson(em, definition.erasure!, { userId: MEI, submissionIds: [] }),
  );
  expect(await figures()).toMatchObject(WEEKS_FIGURES);
  expect(JSON.stringify(await counted())).not.toContain(MEI);
  const once = await counted();
  await counter.rebuild();
  expect(await counted()).toEqual(once);
});

it('usage figures include demo accounts in demo mode only', async () => {
  await receive([
    ...weeks(),
    signedIn(daysAgo(0), DEMO_ACCOUNT_IDS.admin, 'admin'),
    signedIn(daysAgo(0), DEMO_ACCOUNT_IDS.child),
    started(daysAgo(0), 9, DEMO_ACCOUNT_IDS.child),
    completed(daysAgo(0), 9, DEMO_ACCOUNT_IDS.child, 100),
  ]);
  expect(await figures()).toMatchObject(WEEKS_FIGURES);
  const demo = await figures(true);
  expect(demo).toMatchObject({
    activeUsersWeek: 3,
    students: 3,
    assessmentsCompleted: 3,
    countsDemoAccounts: true,
  });
  expect(demo.weeks.at(-1)).toMatchObject({ activeUsers: 2, assessmentsCompleted: 1 });
});

it('usage figures are withheld until all events are counted', async () => {
  await receive(weeks());
  // As an update leaves it that counts otherwise.
  await query('update usage_state set version = 0');
  expect(await figures()).toMatchObject({
    activeUsersWeek: null,
    averageScore: null,
    weeks: [],
    isComplete: false,
  });
  await counter.run();
  expect(await figures()).toMatchObject(WEEKS_FIGURES);
});
