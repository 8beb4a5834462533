import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { ErrorBody } from '@sumfox/contracts/errors';
import type { ServiceName } from '../local/process-table.ts';
import type { TestClient } from '../test/test-client.ts';
import { type TestStack, startTestStack } from '../test/whole-stack.ts';
import { type KillablePostgres, startKillablePostgres } from './killable-postgres.ts';
import { type OpenPaper, answersOf, openPaper, submit } from './paper-driver.ts';
import { eventually } from '../test/eventually.ts';

let postgres: KillablePostgres;
let stack: TestStack;
let pupil: TestClient;

beforeAll(async () => {
  postgres = await startKillablePostgres();
  stack = await startTestStack({ env: { DATABASE_ADMIN_URL: postgres.adminUrl } });
  pupil = await stack.api('student');
});

afterAll(async () => {
  await stack?.stop();
  await postgres?.stop();
});

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

async function completed({ id }: OpenPaper): Promise<void> {
  await eventually(async () => {
    const { body } = await pupil.get<{ assessment: { isCompleted: boolean } }>(
      `/api/assessments/access/${id}`,
    );
    return body.assessment?.isCompleted || null;
  });
}

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

describe('fault 39: a service is away', () => {
  /** A call to each service by an authorised caller. */
  const CALLS: Readonly<Record<ServiceName, [who: 'admin' | 'student', path: string]>> = {
    identity: ['student', '/api/profile'],
    assessment: ['student', '/api/assessments'],
    marking: ['admin', '/api/admin/reviews'],
    content: ['admin', '/api/topics'],
    analytics: ['admin', '/api/admin/analytics'],
  };
  const services = Object.keys(CALLS) as ServiceName[];
  let clients: Record<'admin' | 'student', TestClient>;

  const call = (service: ServiceName) => clients[CALLS[service][0]].get<ErrorBody>(CALLS[service][1]);
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
    clients = { admin: await stack.api('admin'), student: pupil };
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
    const left = submit(pupil, paper, answersOf(paper, ['right']));
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
    const left = submit(pupil, handedIn, answersOf(handedIn, ['right'])).catch((error: unknown) => error);
    await eventually(async () => {
      const rows = await stack.sql('assessment', 'select 1 from submissions where paper_id = $1', [
        handedIn.id,
      ]);
      return rows.length > 0 || null;
    });
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
    await completed(handedIn);
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
