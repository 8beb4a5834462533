import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { holdMarks, workerIsWaiting } from './held-marks.ts';
import { answersOf, openPaper, submit } from './paper-driver.ts';
import { expectMarkedOnce, submitAndLeave, untilCompleted, untilSubmitted } from './submitted-paper.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { runRound } from '../test/recurring-round.ts';

let stack: TestStack;
let pupil: TestClient;

beforeAll(async () => {
  stack = await leaseTestStack();
  pupil = await stack.api('student');
});

afterAll(() => stack?.stop());

describe('submission', () => {
  it('is marked after the marking worker is killed in mid-run', async () => {
    const papers = [await openPaper(stack, pupil)];
    for (let i = 0; i < 5; i += 1) papers.push(await openPaper(stack, pupil, 'adaptive'));
    const worker = stack.processes['marking-worker'];
    const release = await holdMarks(stack);
    const left = papers.map((paper) => submitAndLeave(pupil, paper));
    await Promise.all(papers.map((paper) => untilSubmitted(stack, paper)));
    await eventually(() => workerIsWaiting(stack));
    await worker.kill('SIGKILL');
    await release();
    await worker.restart();
    await Promise.all(papers.map((paper) => untilCompleted(pupil, paper)));
    for (const paper of papers) await expectMarkedOnce(stack, paper);
    await Promise.all(left);
  });

  it('is marked after Redis loses everything between submission and marking', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const worker = stack.processes['marking-worker'];
    await worker.kill('SIGKILL');
    const left = submitAndLeave(pupil, paper);
    await untilSubmitted(stack, paper);
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
    await untilCompleted(pupil, paper, () => runRound(stack, 'assessment', 'order-unmarked'));
    await expectMarkedOnce(stack, paper);
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
    await expectMarkedOnce(stack, paper);
    const rows = await stack.sql(
      'assessment',
      'select 1 from submissions where paper_id = $1 and settled_at is not null',
      [paper.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is marked after assessment is killed on accepting it', async () => {
    const paper = await openPaper(stack, pupil, 'adaptive');
    const left = submitAndLeave(pupil, paper);
    await untilSubmitted(stack, paper);
    await stack.processes.assessment.kill('SIGKILL');
    await stack.processes.assessment.restart();
    await untilCompleted(pupil, paper);
    await expectMarkedOnce(stack, paper);
    await left;
  });
});
