import type { Page } from '@playwright/test';
import { openPage, trackRequests } from './page-rest.ts';
import { expect, signIn, test, type ProductDatabase } from './product.fixture.ts';
import { PHONE, TABLET } from './sizes.ts';
import { takeDiagnostic } from './taken-paper.ts';

/** Places of a handed-in paper that are wrong, with what was asked there. */
function listWrong(database: ProductDatabase, paperId: number) {
  return database.assessmentRows<{ index: number; stem: string; marks: number }>(
    `select r.question_index as index, q.question ->> 'questionText' as stem, r.marks_possible as marks
     from question_results r join paper_questions q using (paper_id, question_index)
     where paper_id = $1 and not r.is_correct order by r.marks_possible desc, r.question_index limit 2`,
    [paperId],
  );
}

/** Challenges marks for a reason that only a person can weigh. */
async function challengeMarks(page: Page, paperId: number, indexes: readonly number[]): Promise<void> {
  for (const questionIndex of indexes) {
    const response = await page.request.post(`/api/assessments/${paperId}/challenge`, {
      data: { questionIndex, challengeReason: 'method-valid' },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(await response.json()).toMatchObject({ decision: 'waiting' });
  }
}

test('an admin decides a review, and the pupil sees the result', async ({
  page,
  pupil,
  browser,
  database,
  look,
}) => {
  const child = await browser.newPage();
  trackRequests(child);
  await signIn(child, pupil.username);
  await child.goto('/');
  const paperId = await takeDiagnostic(child, database);
  const [kept, raised] = await listWrong(database, paperId);
  await challengeMarks(child, paperId, [kept!.index, raised!.index]);
  const rowOf = ({ stem }: { stem: string }) =>
    page
      .getByRole('listitem')
      .filter({ hasText: stem.slice(0, 40) })
      .getByRole('button');
  const entry = page.getByRole('article');

  await test.step('finds both in the list, and all of one side by side', async () => {
    await signIn(page, 'admin');
    await page.goto('/admin');
    await page.getByRole('tab', { name: /^Reviews \(\d+\)$/ }).click();
    await expect(rowOf(kept!)).toBeVisible();
    await look('waiting');
    await rowOf(kept!).click();
    await expect(entry.getByText('My way of working is right too')).toBeVisible();
    await expect(entry).not.toContainText(pupil.username);
    await look('challenge');
    await page.setViewportSize(PHONE);
    await look('challenge-phone');
    await entry.getByRole('button', { name: 'Back to the list' }).click();
    await look('waiting-phone');
    await page.setViewportSize(TABLET);
  });

  await test.step('is asked before a question is called faulty', async () => {
    await rowOf(kept!).click();
    await entry.getByRole('button', { name: 'The question is faulty' }).click();
    await expect(page.getByText(/leaves the bank, and every pupil who had it/)).toBeVisible();
    await look('faulty');
    await page.keyboard.press('Escape');
  });

  await test.step('keeps one mark and gives the other, the next entry following at once', async () => {
    await entry.getByRole('button', { name: 'Keep the mark' }).click();
    await expect(rowOf(kept!)).toHaveCount(0);
    await rowOf(raised!).click();
    const all = `Give ${raised!.marks} ${raised!.marks === 1 ? 'mark' : 'marks'}`;
    await entry.getByRole('button', { name: all }).press('Enter');
    await expect(rowOf(raised!)).toHaveCount(0);
    await page.getByRole('button', { name: 'Decided' }).click();
    await expect(rowOf(raised!)).toContainText(`Gave ${raised!.marks} of`);
    await expect(rowOf(kept!)).toContainText('Kept the mark');
    await rowOf(raised!).click();
    await expect(entry.getByText(/by admin/)).toBeVisible();
    await look('decided');
  });

  await test.step('the pupil is told', async () => {
    for (const [place, title] of [
      [raised!, 'Challenge Approved!'],
      [kept!, 'Challenge Rejected'],
    ] as const)
      await expect(async () => {
        await openPage(child, `/assessment/${paperId}/review?question=${place.index + 1}`);
        await expect(child.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 });
      }).toPass();
    await child.close();
  });
});
