import { expect } from '@jest/globals';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import type { TestClient } from '../test/test-client.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { type OpenPaper, answersOf, submitOnce } from './paper-driver.ts';

type Rows = Pick<TestStack, 'sql'>;

/** Hands in without waiting for the marks. */
export function submitAndLeave(pupil: TestClient, paper: OpenPaper): Promise<unknown> {
  return submitOnce(pupil, paper, answersOf(paper, ['right'])).catch((error: unknown) => error);
}

/** Resolves once the submission is stored. */
export async function untilSubmitted({ sql }: Rows, { id }: OpenPaper): Promise<void> {
  await eventually(async () => {
    const rows = await sql('assessment', 'select 1 from submissions where paper_id = $1', [id]);
    return rows.length > 0 || null;
  });
}

/** Resolves once the pupil sees the paper completed. @param before runs before each look */
export async function untilCompleted(
  pupil: TestClient,
  { id }: OpenPaper,
  before?: () => Promise<void>,
): Promise<void> {
  await eventually(async () => {
    await before?.();
    const { body } = await pupil.get<{ assessment?: { isCompleted: boolean } }>(
      `/api/assessments/access/${id}`,
    );
    return body.assessment?.isCompleted || null;
  });
}

/** Every question marked once, proficiency moved once, and the run finished once. */
export async function expectMarkedOnce(stack: Rows, { id, questions }: OpenPaper): Promise<void> {
  const [submission] = await stack.sql<{ id: string }>(
    'assessment',
    'select id from submissions where paper_id = $1',
    [id],
  );
  const countOf = async (service: 'assessment' | 'marking', from: string, value: unknown) => {
    const [row] = await stack.sql<{ n: number }>(service, `select count(*)::int as n from ${from} = $1`, [
      value,
    ]);
    return row?.n;
  };
  expect(await countOf('assessment', 'question_results where paper_id', id)).toBe(questions.length);
  expect(await countOf('marking', 'marks where submission_id', submission?.id)).toBe(questions.length);
  expect(await countOf('marking', 'marking_runs where submission_id', submission?.id)).toBe(1);
}
