import type { Page } from '@playwright/test';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import { answersOf } from '../faults/paper-driver.ts';
import { openPage } from './page-rest.ts';
import { post } from './practised-paper.ts';
import { expect, signIn, test, type ProductDatabase } from './product.fixture.ts';

/** An open practice paper of the signed-in pupil. */
async function openPaper(page: Page): Promise<number> {
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    { type: 'adaptive' },
  );
  return assessment.assessmentId;
}

/** Gives a paper the first question of another with the same key, as a draw would. */
async function share(database: ProductDatabase, from: number, to: number): Promise<void> {
  for (const table of ['paper_questions', 'paper_mark_schemes']) {
    await database.assessmentRows(`delete from ${table} where paper_id = $1 and question_index = 0`, [to]);
    await database.assessmentRows(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('paper_id', $2::int))).*
       from ${table} t where paper_id = $1 and question_index = 0`,
      [from, to],
    );
  }
}

const listQuestions = async (database: ProductDatabase, id: number) => {
  const rows: { question: PupilQuestion; scheme: MarkScheme }[] = await database.listQuestions(id);
  return { id, questions: rows.map((row) => row.question), schemes: rows.map((row) => row.scheme) };
};

async function plantWrongKey(database: ProductDatabase, papers: readonly number[], whole: MarkScheme) {
  const scheme = structuredClone(whole);
  for (const part of scheme.parts) {
    if (scheme.questionType === 'mcq') part.expected = part.expected === 'A' ? 'B' : 'A';
    else Object.assign(part, { expected: '424242', acceptedAnswers: [] });
  }
  for (const paper of papers)
    await database.assessmentRows(
      'update paper_mark_schemes set scheme = $2 where paper_id = $1 and question_index = 0',
      [paper, JSON.stringify(scheme)],
    );
}

test("a pupil sees once that a mark rose by another pupil's finding", async ({
  page,
  pupil,
  database,
  browser,
  lookTwice,
}) => {
  const finderPage: Page = await browser.newPage();
  await signIn(finderPage, (await database.addPupil()).username);
  await signIn(page, pupil.username);
  const found = await openPaper(finderPage);
  const { id: itemId } = (await listQuestions(database, found)).questions[0]!;
  const bears = async (id: number) =>
    (await listQuestions(database, id)).questions.some((question) => question.id === itemId);
  let own = await openPaper(page);
  // The bank is new and gives many the same; no paper bears a question twice.
  while (await bears(own)) own = await openPaper(page);
  await share(database, found, own);
  const right = [await listQuestions(database, found), await listQuestions(database, own)] as const;
  await plantWrongKey(database, [found, own], right[0].schemes[0]!);
  for (const [from, paper] of [
    [finderPage, right[0]],
    [page, right[1]],
  ] as const)
    await post(from, '/api/assessments/submit', {
      assessmentId: paper.id,
      answers: answersOf(paper, ['right']),
      timeSpent: 5,
    });
  await post(finderPage, `/api/assessments/${found}/challenge`, {
    questionIndex: 0,
    challengeReason: 'correct-result',
  });
  await finderPage.close();

  const message = page.getByRole('status').getByText(/We found a mistake in one of our questions/);
  await expect(async () => {
    await openPage(page, '/');
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(message).toContainText(`Assessment #${own}`);
  await lookTwice('home');
  await page.reload();
  await expect(message).toBeVisible();
  await page.goto('/dashboard');
  await expect(message).toBeVisible();
  await lookTwice('dashboard');
  await page.getByRole('link', { name: 'See the question' }).click();
  await page.waitForURL(new RegExp(`/assessment/${own}/review\\?question=\\d+$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Thanks, Got It' }).click();
  await expect(message).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('an admin sees question quality, drawing probability and model calls', async ({
  page,
  watch,
  lookTwice,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Quality' }).click();
  await expect(page.getByText('Quality score')).toBeVisible();
  await lookTwice('quality');
  await page.getByRole('tab', { name: 'Visual Testing' }).click();
  await page.getByLabel('Seed').fill('4');
  await page.getByRole('button', { name: 'Generate Visual Question' }).click();
  const question = page.getByRole('article', { name: 'Generated question' });
  await expect(question.getByRole('img').first()).toBeVisible();
  await expect(question).toContainText('the nearest is Bar Graphs');
  // Counting 84 questions may take a busy machine longer than the gateway waits.
  watch.expectRefusal(504, /^\/api\/demo-visual-probability$/);
  await expect(async () => {
    await page.getByRole('button', { name: 'Test Probability' }).click();
    await expect(page.getByText(/^\d+ of 84 questions of Bar Graphs in Primary 3/)).toBeVisible({
      timeout: 30_000,
    });
  }).toPass();
  await lookTwice('visual-testing');
  await page.getByRole('tab', { name: 'System' }).click();
  await expect(page.getByText('The model has not been used this month.')).toBeVisible();
  await lookTwice('system');
});
