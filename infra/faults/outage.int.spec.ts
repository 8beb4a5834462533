import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { systemErrors } from '@sumfox/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { ErrorBody } from '@sumfox/contracts/errors';
import type { ServiceName } from '../local/process-table.ts';
import type { TestClient } from '../test/test-client.ts';
import { PROCESSES_OF_PAPERS, type TestStack, startTestStack } from '../test/whole-stack.ts';
import { type RedisOnDisk, startRedisOnDisk } from './filling-disk.ts';
import { type KillablePostgres, startKillablePostgres } from './killable-postgres.ts';
import { answersOf, openPaper, submit, submitOnce } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { expectMarkedOnce, submitAndLeave, untilCompleted, untilSubmitted } from './submitted-paper.ts';

type Listed = EndpointResponse<typeof systemErrors>['errors'][number];

let postgres: KillablePostgres;
let redis: RedisOnDisk;
let stack: TestStack;
let admin: TestClient;
let parent: TestClient;
let pupil: TestClient;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startKillablePostgres(), startRedisOnDisk()]);
  stack = await startTestStack({
    processes: PROCESSES_OF_PAPERS,
    env: { DATABASE_ADMIN_URL: postgres.adminUrl, REDIS_URL: redis.url },
  });
  [admin, parent, pupil] = [await stack.api('admin'), await stack.api('parent'), await stack.api('student')];
});

afterAll(async () => {
  await stack?.stop();
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

/** A call to each service by an authorised caller. */
const CALLS: Readonly<Record<ServiceName, [who: () => TestClient, path: string]>> = {
  identity: [() => pupil, '/api/profile'],
  assessment: [() => pupil, '/api/assessments'],
  marking: [() => admin, '/api/admin/reviews'],
  content: [() => admin, '/api/topics'],
  analytics: [() => admin, '/api/admin/analytics'],
};
const services = Object.keys(CALLS) as ServiceName[];

function call(service: ServiceName) {
  const [who, path] = CALLS[service];
  return who().get<ErrorBody>(path);
}

/** One question's answer as typed, acknowledged up to a revision. */
interface AckedEdits {
  paperId: number;
  questionIndex: number;
  /** Highest revision that the product acknowledged. */
  acked: number;
  /** Highest sent revision; the last may be stored without an acknowledgement. */
  sent: number;
}

const save = (edit: { paperId: number; questionIndex: number }, revision: number) =>
  pupil.post<{ revisions: Record<string, number> }>(`/api/assessments/${edit.paperId}/save`, {
    answers: [{ questionIndex: edit.questionIndex, revision, working: `edit ${revision}` }],
  });

/** Types on, one edit after another, each sent until it is acknowledged, while `goesOn`. */
async function type(edit: AckedEdits, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    edit.sent = edit.acked + 1;
    const { status, body } = await save(edit, edit.sent);
    if (status === 200) {
      expect(body.revisions[edit.questionIndex]).toBe(edit.sent);
      edit.acked = edit.sent;
    } else {
      // Held back, not turned away: the page tries again.
      expect([503, 504]).toContain(status);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function answersIn(paperId: number): Promise<StoredAnswer[]> {
  const { body } = await pupil.get<{ assessment: { answers: StoredAnswer[] } }>(
    `/api/assessments/access/${paperId}`,
  );
  return body.assessment.answers;
}

async function expectKept(edits: readonly AckedEdits[]): Promise<void> {
  for (const { paperId, questionIndex, acked, sent } of edits) {
    const stored = (await answersIn(paperId))[questionIndex];
    expect(stored?.revision).toBeGreaterThanOrEqual(acked);
    expect(stored?.revision).toBeLessThanOrEqual(sent);
    expect(stored?.working).toBe(`edit ${stored?.revision}`);
  }
}

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

  afterAll(async () => {
    for (const service of services)
      await eventually(async () => ((await call(service)).status === 200 ? true : null));
  });
});

describe('fault 25: the disk of Redis is full', () => {
  it('saving, submitting and signing in continue, and the submission is marked once there is room', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    await redis.fillDisk();
    const saved = await pupil.post(`/api/assessments/${paper.id}/save`, {
      answers: [{ questionIndex: 0, revision: 1, working: 'while it was full' }],
    });
    expect(saved.status).toBe(200);
    const left = submitAndLeave(pupil, paper);
    await untilSubmitted(stack, paper);
    await (await stack.api()).signIn('parent', 'practice123');
    const waiting = await stack.sql('assessment', 'select 1 from outbox_messages where published_at is null');
    expect(waiting.length).toBeGreaterThan(0);
    redis.makeRoom();
    await untilCompleted(pupil, paper);
    await expectMarkedOnce(stack, paper);
    await left;
  });
});

describe('fault 8: PostgreSQL is killed during many saves', () => {
  it('loses no acknowledged work, and every call works again without help', async () => {
    const papers = [await openPaper(stack, pupil), await openPaper(stack, pupil, 'adaptive')];
    const edits = papers.flatMap(({ id, questions }) =>
      questions.map((_, questionIndex): AckedEdits => ({ paperId: id, questionIndex, acked: 0, sent: 0 })),
    );
    const pids = Object.values(stack.processes).map(({ pid }) => pid);
    let isOver = false;
    const typing = edits.map((edit) => type(edit, () => !isOver));
    await eventually(async () => edits.every(({ acked }) => acked > 2) || null);
    await postgres.kill();
    const atKill = edits.map(({ acked }) => acked);
    await postgres.restart();
    await eventually(async () => edits.every(({ acked }, i) => acked > atKill[i]! + 1) || null);
    isOver = true;
    await Promise.all(typing);
    await expectKept(edits);
    const stuck = await stack.sql(
      'assessment',
      `select 1 from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '2 s'`,
    );
    expect(stuck).toEqual([]);
    expect(Object.values(stack.processes).map(({ pid }) => pid)).toEqual(pids);
  });
});

describe('fault 9: answers are locked for longer than callers wait', () => {
  it('rejects a save for a retry, serves others, and stores the same save afterwards', async () => {
    const { id: paperId } = await openPaper(stack, pupil, 'adaptive');
    const edit: AckedEdits = { paperId, questionIndex: 0, acked: 0, sent: 1 };
    const blocker = new pg.Client({ connectionString: stack.databaseUrl('assessment') });
    await blocker.connect();
    try {
      await blocker.query('begin; lock table paper_responses in exclusive mode');
      let isRefused = false;
      const held = save(edit, 1).finally(() => (isRefused = true));
      expect((await pupil.get('/api/profile')).status).toBe(200);
      expect((await pupil.get('/api/assessments')).status).toBe(200);
      expect(isRefused).toBe(false);
      const { status, headers } = await held;
      expect([status, headers.get('retry-after')]).toEqual([504, '5']);
    } finally {
      await blocker.end();
    }
    expect((await save(edit, 1)).status).toBe(200);
    edit.acked = 1;
    await expectKept([edit]);
  });
});

describe('content that starts while the database is away', () => {
  it('waits for it, and then serves', async () => {
    const { content } = stack.processes;
    await Promise.all([content.kill(), postgres.kill()]);
    const started = content.start();
    const waits = async () =>
      (await stack.logLines()).some(
        (line) => line.includes('database became unreachable') && line.includes('content'),
      ) || null;
    await eventually(waits);
    const { pid } = content;
    await postgres.restart();
    await started;
    expect(content.pid).toBe(pid);
    await eventually(async () => (await statusOf(parent, '/api/topics')) === 200 || null);
  });
});

describe('fault 39: a service is away', () => {
  const kill = (away: readonly ServiceName[]) =>
    Promise.all(away.map((service) => stack.processes[service].kill('SIGKILL')));
  const restart = (away: readonly ServiceName[]) =>
    Promise.all(away.map((service) => stack.processes[service].restart()));

  async function expectAway(away: readonly ServiceName[]): Promise<void> {
    for (const service of services) {
      const { status, body, headers } = await call(service);
      const isAway = away.includes(service);
      expect([service, status]).toEqual([service, isAway ? 503 : 200]);
      // The gateway gives up on a service that does not answer with `service-timeout`, after 5 s.
      if (isAway) expect([body.code, headers.get('retry-after')]).toEqual(['service-unavailable', '5']);
    }
  }

  beforeAll(async () => {
    for (const service of services) expect([service, (await call(service)).status]).toEqual([service, 200]);
  });

  it('assessment: others respond, and its own calls are rejected at once', async () => {
    await kill(['assessment']);
    await expectAway(['assessment']);
    await restart(['assessment']);
    await expectAway([]);
  });

  it('all but identity and assessment: a paper is still taken, saved and submitted', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const away: ServiceName[] = ['marking', 'content', 'analytics'];
    await kill(away);
    await expectAway(away);
    const edit: AckedEdits = { paperId: paper.id, questionIndex: 0, acked: 1, sent: 1 };
    expect((await save(edit, 1)).status).toBe(200);
    await expectKept([edit]);
    const left = submitOnce(pupil, paper, answersOf(paper, ['right']));
    const rows = () => stack.sql('assessment', 'select 1 from submissions where paper_id = $1', [paper.id]);
    await eventually(async () => (await rows()).length > 0 || null);
    await restart(away);
    expect([200, 202]).toContain((await left).status);
  });

  it('identity: sign-in and sign-out are rejected, and open sessions continue when it is back', async () => {
    const { id: paperId } = await openPaper(stack, pupil, 'adaptive');
    await kill(['identity']);
    const newcomer = await stack.api();
    const login = await newcomer.post('/api/auth/login', { username: 'student', password: 'practice123' });
    expect(login.status).toBe(503);
    await eventually(async () => (await pupil.get('/api/assessments')).status === 503 || null);
    await restart(['identity']);
    expect((await save({ paperId, questionIndex: 0 }, 1)).status).toBe(200);
  });
});

describe('fault 44: databases restored from a backup, with an empty Redis', () => {
  it('mark earlier submissions once, keep earlier saves, and accept new work', async () => {
    const [open, handedIn] = [await openPaper(stack, pupil), await openPaper(stack, pupil, 'adaptive')];
    const edit: AckedEdits = { paperId: open.id, questionIndex: 0, acked: 101, sent: 101 };
    const worker = stack.processes['marking-worker'];
    await worker.kill('SIGKILL');
    expect((await save(edit, 101)).status).toBe(200);
    const left = submitAndLeave(pupil, handedIn);
    await untilSubmitted(stack, handedIn);
    await postgres.kill();
    postgres.backUp();
    await postgres.restart();
    await left;
    await eventually(async () => (await save(edit, 102)).status === 200 || null);

    await postgres.kill();
    postgres.restore();
    await stack.flushRedis();
    await postgres.restart();
    await eventually(async () => (await pupil.get('/api/assessments')).status === 200 || null);
    await expectKept([edit]);
    // As if the backup were some hours old.
    await stack.sql('assessment', "update submissions set last_queued_at = now() - interval '2 hours'");
    await worker.restart();
    await untilCompleted(pupil, handedIn);
    const [results] = await stack.sql<{ n: number }>(
      'assessment',
      'select count(*)::int as n from question_results where paper_id = $1 and is_correct',
      [handedIn.id],
    );
    expect(results?.n).toBe(handedIn.questions.length);
    expect((await save(edit, 103)).status).toBe(200);
    expect((await submit(pupil, open, answersOf(open, ['right']))).status).toBe(200);
  });
});
