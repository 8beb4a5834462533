import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { exportData } from '@sumfox/contracts/identity/privacy.endpoints';
import pg from 'pg';
import { serviceNames } from '../local/process-table.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { DemoRole, TestStack } from '../test/whole-stack.ts';
import { answersOf, openPaper, submit } from './paper-driver.ts';

/** Tables with rows for each pupil, paper, answer or question. Others have few rows, and recurring jobs read them. */
const GROWING: Readonly<Record<(typeof serviceNames)[number], readonly string[]>> = {
  identity: ['accounts', 'audit_entries', 'consents', 'family_devices', 'parent_children', 'sessions'],
  assessment: [
    ...['answer_checks', 'exchanged_items', 'mark_corrections', 'paper_mark_schemes', 'paper_questions'],
    ...[
      'paper_responses',
      'papers',
      'papers_made',
      'practice_goals',
      'question_disputes',
      'question_reports',
    ],
    ...['question_results', 'question_verdicts', 'response_drawings', 'response_revisions', 'submissions'],
  ],
  marking: ['challenges', 'judgings', 'marking_runs', 'marks', 'reviews', 'verifications'],
  content: ['batch_questions', 'items', 'written_questions'],
  analytics: [
    ...['events', 'mark_verdicts', 'model_calls', 'quality_answers', 'quality_items', 'quality_submissions'],
    ...['usage_papers', 'usage_people'],
  ],
};
/** Tables with few rows for each pupil, or few in all. A new table belongs here or above. */
const SMALL: typeof GROWING = {
  identity: [
    ...[
      'audit_subjects',
      'digest_choices',
      'email_links',
      'ended_links',
      'erasure_confirmations',
      'erasures',
    ],
    ...['failed_links', 'family_device_children', 'link_codes', 'link_requests', 'mail_addresses', 'mails'],
    ...['notices', 'password_requests', 'recovery_codes', 'registration_requests', 'second_factors'],
    ...['setup_links', 'sign_in_challenges'],
  ],
  assessment: [
    ...['accepted_answers', 'difficulty_states', 'paper_verifications', 'suggestion_wordings'],
    'withdrawn_items',
  ],
  marking: [],
  content: [
    ...['batch_parts', 'batches', 'extractions', 'queue_pauses', 'top_ups', 'topic_pictures'],
    ...['topic_similarity_decisions', 'topics', 'withdrawn_structures'],
  ],
  analytics: [
    ...[
      'forgotten_events',
      'processes',
      'projections',
      'quality_raises',
      'quality_verdicts',
      'raised_doubts',
    ],
    ...['traffic_minutes', 'usage_days', 'usage_state', 'usage_weeks'],
  ],
};
/** Tables of the platform: messages and replies that are deleted after a while, and the steps of the schema. */
const OF_THE_PLATFORM = [
  ...['ai_replies', 'ai_reservations', 'ai_spend', 'inbox_messages', 'outbox_messages', 'schema_migrations'],
];
/** The figures of the console are sums over these. They grow, so a page of an admin becomes slower with them. */
const SUMMED_FOR_ADMINS = [
  'identity.accounts',
  'assessment.question_reports',
  'assessment.question_verdicts',
  'analytics.mark_verdicts',
  'analytics.quality_items',
  'analytics.usage_papers',
  'analytics.usage_people',
];

let stack: TestStack;
let server: pg.Client;

/**
 * New connections of the services have the settings of their database; the statistics of one that ends are counted, for
 * which each is waited for.
 */
async function renewConnections(): Promise<void> {
  await server.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = any($1) and usename = any($2)',
    [serviceNames.map(nameDatabase), serviceNames.map((each) => new URL(stack.databaseUrl(each)).username)],
  );
}

const nameDatabase = (service: (typeof serviceNames)[number]) =>
  new URL(stack.databaseUrl(service)).pathname.slice(1);

async function setForAll(setting: string): Promise<void> {
  for (const service of serviceNames)
    await server.query(`alter database "${nameDatabase(service)}" ${setting}`);
  await renewConnections();
}

/** Waits until every message is on its way: asks a table that is not counted. */
async function comeToRest(): Promise<void> {
  await eventually(async () => {
    const waiting = await Promise.all(
      serviceNames.map((service) =>
        stack.sql(service, 'select 1 from outbox_messages where published_at is null limit 1'),
      ),
    );
    return waiting.every((rows) => rows.length === 0) || null;
  });
}

/** How often each table that grows has been read from its first row to its last. */
async function readScans(): Promise<Map<string, number>> {
  const lists = await Promise.all(
    serviceNames.map(async (service) =>
      (
        await stack.sql<{ table: string; scans: number }>(
          service,
          `select relname as table, seq_scan::int as scans from pg_stat_user_tables
           where schemaname = 'public' and relname = any($1)`,
          [GROWING[service]],
        )
      ).map(({ table, scans }) => [`${service}.${table}`, scans] as const),
    ),
  );
  return new Map(lists.flat());
}

beforeAll(async () => {
  stack = await leaseTestStack();
  server = new pg.Client({ connectionString: stack.adminDatabaseUrl });
  await server.connect();
  // With few rows a table is read whole although it has an index. Without that choice the planner reads one whole only
  // where no index serves the statement, however many rows there are.
  await setForAll('set enable_seqscan = off');
});

afterAll(async () => {
  try {
    await setForAll('reset enable_seqscan');
    await server.end();
  } finally {
    await stack.stop();
  }
});

/** The tables that `work` reads whole, twice: a recurring job of the same moment does not come back so soon. */
async function listScanned(work: () => Promise<void>): Promise<string[]> {
  const [first, second] = [await listScannedOnce(work), await listScannedOnce(work)];
  return first.filter((table) => second.includes(table));
}

async function listScannedOnce(work: () => Promise<void>): Promise<string[]> {
  // The first calls after a lost connection may be refused.
  const pupil = await stack.api('student');
  for (const path of ['/api/assessments', '/api/learning/calendar', '/api/topics'])
    await eventually(async () => ![503, 504].includes((await pupil.get(path)).status) || null);
  const before = await readScans();
  // A name that is not there would never be counted.
  expect(before.size).toBe(Object.values(GROWING).flat().length);
  await work();
  await comeToRest();
  await renewConnections();
  const after = await readScans();
  const scanned = [...after].filter(([table, scans]) => scans > (before.get(table) ?? 0));
  return scanned.map(([table]) => table);
}

/** Every page that needs no id, as one role sees it. */
async function openPages(role: Role, account: DemoRole): Promise<void> {
  const client = await stack.api(account);
  let pages = 0;
  for (const { method, path, roles } of ENDPOINTS) {
    if (method !== 'GET' || path.includes(':') || roles === 'public' || !roles.includes(role)) continue;
    // No page: it collects all of a person's data, at most 20 times a day.
    if (path === exportData.path) continue;
    const { status } = await client.get(path);
    // Some need a query, or a setting of the pupil's family.
    expect([path, [200, 400, 403, 404].includes(status)]).toEqual([path, true]);
    if (status === 200) pages += 1;
  }
  expect(pages).toBeGreaterThan(5);
}

describe('tables of the services', () => {
  it.each(serviceNames)('are known to grow or to stay small: %s', async (service) => {
    const rows = await stack.sql<{ name: string }>(
      service,
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const own = rows.map(({ name }) => name).filter((name) => !OF_THE_PLATFORM.includes(name));
    expect(own.toSorted()).toEqual([...GROWING[service], ...SMALL[service]].toSorted());
  });
});

describe('statements on databases without sequential scans', () => {
  it('read no growing table whole for papers and for pages of pupils and parents', async () => {
    const scanned = await listScanned(async () => {
      const pupil = await stack.api('student');
      for (const type of ['diagnostic', 'adaptive']) {
        const paper = await openPaper(stack, pupil, type);
        const answers = [{ questionIndex: 0, revision: 1, answer: '12', timeSpent: 2 }];
        const saved = await pupil.post(`/api/assessments/${paper.id}/save`, { answers, currentQuestion: 0 });
        expect(saved.status).toBe(200);
        const submitted = await submit(pupil, paper, answersOf(paper, ['right', 'wrong']));
        expect(submitted.status).toBe(200);
      }
      await openPages('child', 'student');
      await openPages('parent', 'parent');
    });
    expect(scanned).toEqual([]);
  });

  it('read only the tables of figures whole for pages of admins', async () => {
    const scanned = await listScanned(() => openPages('admin', 'admin'));
    expect(scanned.filter((table) => !SUMMED_FOR_ADMINS.includes(table))).toEqual([]);
  });
});
