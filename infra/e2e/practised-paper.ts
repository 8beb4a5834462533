import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type AnswerStyle, answersOf } from '../faults/paper-driver.ts';
import { expect, type ProductDatabase } from './product.fixture.ts';

/** The first papers of a new product may not be ready before their call is over; so often a call is sent again. */
const MOST_UNREADY = 3;
const PAUSE_MS = 500;

/**
 * Sends a page's call as the signed-in user, again while its answer is still being made; another status than 200 fails
 * the journey.
 */
export const post = async <Body>(page: Page, path: string, data: object): Promise<Body> => {
  const send = () =>
    page.request.post(path, { data, headers: { origin: String(process.env.E2E_URL) }, timeout: 180_000 });
  let response = await send();
  for (let unready = 0; response.status() === 202 || [503, 504].includes(response.status());) {
    if (response.status() !== 202 && (unready += 1) > MOST_UNREADY) break;
    await sleep(PAUSE_MS);
    response = await send();
  }
  expect([path, response.status()]).toEqual([path, 200]);
  return (await response.json()) as Body;
};

/** A paper handed in some days ago. */
export async function practised(
  page: Page,
  database: ProductDatabase,
  request: object,
  styles: readonly AnswerStyle[],
  daysAgo: number,
): Promise<number> {
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    request,
  );
  const id = assessment.assessmentId;
  const rows = await database.listQuestions(id);
  const paper = { id, questions: rows.map((r) => r.question), schemes: rows.map((r) => r.scheme) };
  await post(page, '/api/assessments/submit', {
    assessmentId: id,
    answers: answersOf(paper, styles),
    timeSpent: 1,
  });
  await database.assessmentRows(
    `update papers set created_at = created_at - $2 * interval '1 day', completed_at = completed_at - $2 * interval '1 day',
       time_spent_seconds = question_count * 70 where id = $1`,
    [id, daysAgo],
  );
  await database.assessmentRows(
    `update question_results set marked_at = marked_at - $2 * interval '1 day' where paper_id = $1`,
    [id, daysAgo],
  );
  return id;
}
