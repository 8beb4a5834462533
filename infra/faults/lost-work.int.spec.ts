import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../test/test-client.ts';
import { type TestStack, startTestStack } from '../test/whole-stack.ts';
import { type RedisOnDisk, startRedisOnDisk } from './filling-disk.ts';
import { holdMarks, workerIsWaiting } from './held-marks.ts';
import { type OpenPaper, answersOf, openPaper, submit } from './paper-driver.ts';
import { eventually } from '../test/eventually.ts';
import { runRound } from '../test/recurring-round.ts';

let redis: RedisOnDisk;
let stack: TestStack;
let pupil: TestClient;

beforeAll(async () => {
  redis = await startRedisOnDisk();
  stack = await startTestStack({ env: { REDIS_URL: redis.url } });
  pupil = await stack.api('student');
});

afterAll(async () => {
  await stack?.stop();
  await redis?.stop();
});

/** With `queueAgain`, overdue submissions are queued again now and not at the next round. */
async function completed(paper: OpenPaper, queueAgain = false): Promise<void> {
  await eventually(async () => {
    if (queueAgain) await runRound(stack, 'assessment', 'order-unmarked');
    const { body } = await pupil.get<{ assessment: { isCompleted: boolean } }>(
      `/api/assessments/access/${paper.id}`,
    );
    return body.assessment.isCompleted || null;
  });
}

/** Every question marked once, proficiency moved once, and the run finished once. */
async function expectOnce(paper: OpenPaper): Promise<void> {
  const count = async (
    service: 'assessment' | 'marking',
    text: string,
    params: unknown[],
  ): Promise<number> => {
    const [row] = await stack.sql<{ n: number }>(service, text, params);
    return row?.n ?? 0;
  };
  const [submission] = await stack.sql<{ id: string }>(
    'assessment',
    'select id from submissions where paper_id = $1',
    [paper.id],
  );
  expect(
    await count('assessment', 'select count(*)::int as n from question_results where paper_id = $1', [
      paper.id,
    ]),
  ).toBe(paper.questions.length);
  expect(
    await count('marking', 'select count(*)::int as n from marks where submission_id = $1', [submission?.id]),
  ).toBe(paper.questions.length);
  expect(
    await count('marking', 'select count(*)::int as n from marking_runs where submission_id = $1', [
      submission?.id,
    ]),
  ).toBe(1);
}

/** Hands in without waiting for the marks. */
function submitAndLeave(paper: OpenPaper): Promise<unknown> {
  return submit(pupil, paper, answersOf(paper, ['right'])).catch((error: unknown) => error);
}

async function submitted(paper: OpenPaper): Promise<void> {
  await eventually(async () => {
    const rows = await stack.sql('assessment', 'select 1 from submissions where paper_id = $1', [paper.id]);
    return rows.length > 0 || null;
  });
}

describe('submission', () => {
  it('is marked after the marking worker is killed in mid-run', async () => {
    const papers = [await openPaper(stack, pupil)];
    for (let i = 0; i < 5; i += 1) papers.push(await openPaper(stack, pupil, 'adaptive'));
    const worker = stack.processes['marking-worker'];
    const release = await holdMarks(stack);
    const left = papers.map((paper) => submitAndLeave(paper));
    await Promise.all(papers.map((paper) => submitted(paper)));
    await eventually(() => workerIsWaiting(stack));
    await worker.kill('SIGKILL');
    await release();
    await worker.restart();
    await Promise.all(papers.map((paper) => completed(paper)));
    for (const paper of papers) await expectOnce(paper);
    await Promise.all(left);
  });

  it('is marked after Redis loses everything between submission and marking', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const worker = stack.processes['marking-worker'];
    await worker.kill('SIGKILL');
    const left = submitAndLeave(paper);
    await submitted(paper);
    await eventually(async () => {
      const rows = await stack.sql('assessment', 'select 1 from outbox_messages where published_at is null');
      return rows.length === 0 || null;
    });
    await stack.flushRedis();
    await worker.restart();
    // Half a minute later.
    await stack.sql(
      'assessment',
      "update submissions set last_queued_at = last_queued_at - interval '30 s' where paper_id = $1",
      [paper.id],
    );
    await completed(paper, true);
    await expectOnce(paper);
    await left;
  });

  it('fault 25: when the disk of Redis is full; saving, submitting and signing in continue', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    await redis.fillDisk();
    const saved = await pupil.post(`/api/assessments/${paper.id}/save`, {
      answers: [{ questionIndex: 0, revision: 1, working: 'while it was full' }],
    });
    expect(saved.status).toBe(200);
    const left = submitAndLeave(paper);
    await submitted(paper);
    await (await stack.api()).signIn('parent', 'practice123');
    const waiting = await stack.sql('assessment', 'select 1 from outbox_messages where published_at is null');
    expect(waiting.length).toBeGreaterThan(0);
    redis.makeRoom();
    await completed(paper);
    await expectOnce(paper);
    await left;
  });

  it('settles a question once that is pending at first', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const at = paper.questions.findIndex((q) => q.questionType !== 'fill-in-the-blank');
    const setPolicy = (policy: unknown) =>
      stack.sql(
        'assessment',
        `update paper_mark_schemes set scheme = jsonb_set(scheme, '{parts,0,policy}', $3::jsonb)
         where paper_id = $1 and question_index = $2`,
        [paper.id, at, JSON.stringify(policy)],
      );
    await setPolicy(null);
    const first = await submit(pupil, paper, answersOf(paper, ['right']));
    expect(first.body.feedback.map((f) => f === null)).toEqual(paper.questions.map((_, i) => i === at));
    expect(first.body.score).toBe(100);
    await setPolicy(paper.schemes[at]?.parts[0]?.policy);
    await stack.sql(
      'assessment',
      "update submissions set last_queued_at = now() - interval '2 hours' where paper_id = $1",
      [paper.id],
    );
    const settled = await eventually(async () => {
      await runRound(stack, 'assessment', 'order-unmarked');
      const { body } = await pupil.get<{ assessment: { feedback: unknown[] } }>(
        `/api/assessments/access/${paper.id}`,
      );
      return body.assessment.feedback.every((f) => f !== null) || null;
    });
    expect(settled).toBe(true);
    await expectOnce(paper);
    const rows = await stack.sql(
      'assessment',
      'select 1 from submissions where paper_id = $1 and settled_at is not null',
      [paper.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is marked after assessment is killed on accepting it', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const left = submitAndLeave(paper);
    await submitted(paper);
    await stack.processes.assessment.kill('SIGKILL');
    await stack.processes.assessment.restart();
    await eventually(async () => {
      const { status, body } = await pupil.get<{ assessment: { isCompleted: boolean } }>(
        `/api/assessments/access/${paper.id}`,
      );
      return (status === 200 && body.assessment.isCompleted) || null;
    });
    await expectOnce(paper);
    await left;
  });
});
