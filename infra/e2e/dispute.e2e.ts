import type { MarkScheme } from '@sumfox/contracts/question/item';
import { PaperPage } from './paper-page.ts';
import { expect, signIn, test, type ProductDatabase } from './product.fixture.ts';
import { PHONE } from './sizes.ts';
import { toTypedAnswer } from './typed-answer.ts';

/** Another key than the right one, as a slip would leave it. */
async function plantWrongKey(database: ProductDatabase, paperId: number, index: number): Promise<void> {
  const rows = await database.listQuestions(paperId);
  const scheme: MarkScheme = structuredClone(rows[index]!.scheme);
  for (const part of scheme.parts) {
    if (scheme.questionType === 'mcq') part.expected = part.expected === 'A' ? 'B' : 'A';
    else {
      part.expected = '424242';
      part.acceptedAnswers = [];
    }
  }
  await database.assessmentRows(
    'update paper_mark_schemes set scheme = $3 where paper_id = $1 and question_index = $2',
    [paperId, index, JSON.stringify(scheme)],
  );
}

test('a pupil reports a question, challenges marks and verifies a solution', async ({
  page,
  pupil,
  database,
  lookTwice,
}) => {
  const paper = new PaperPage(page);
  await signIn(page, pupil.username);
  await page.goto('/');
  const paperId = await paper.startFixed(database);
  const planned = await database.listQuestions(paperId);
  const notices = page.getByRole('region', { name: 'Notices' });

  await test.step('reports a question that is right, and goes on with it', async () => {
    await paper.openMore();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await lookTwice('report-asked');
    await page.getByRole('button', { name: 'Yes, check it' }).click();
    await expect(notices.getByText('Question is Correct')).toBeVisible();
    await expect(page.getByText('The question is right.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reported' })).toBeDisabled();
    await lookTwice('report-valid');
    await page.reload();
    await paper.expectQuestion(1);
    await paper.openMore();
    await expect(page.getByRole('button', { name: 'Reported' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('gets another question for one with a mistake', async () => {
    await plantWrongKey(database, paperId, 1);
    await paper.goTo(2);
    await paper.enter(toTypedAnswer(planned[1]!.question, planned[1]!.scheme, 'right'));
    await paper.show('Working');
    await page.getByRole('textbox', { name: 'Working' }).fill('my own way');
    await paper.openMore();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, check it' }).click();
    await expect(notices.getByText('Question Replaced')).toBeVisible();
    await page.keyboard.press('Escape');
    await paper.show('Working');
    await expect(page.getByRole('textbox', { name: 'Working' })).toHaveValue('');
    await lookTwice('report-replaced');
    const now = await database.listQuestions(paperId);
    expect(now[1]!.question.id).not.toBe(planned[1]!.question.id);
    expect(now[1]!.question.subStrandId).toBe(planned[1]!.question.subStrandId);
    const words = now[1]!.question.questionText.split(/[^A-Za-z]+/).filter((word) => word.length > 3);
    await expect(page.getByRole('region', { name: /^Question 2/ })).toContainText(words[0]!);
    await page.reload();
    await paper.expectQuestion(2);
    await paper.openMore();
    await expect(page.getByRole('button', { name: 'Reported' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await paper.show('Working');
    await expect(page.getByRole('textbox', { name: 'Working' })).toHaveValue('');
  });

  await test.step('hands in: all right but the first, and the third has a wrong key', async () => {
    const rows = await database.listQuestions(paperId);
    await plantWrongKey(database, paperId, 2);
    await paper.goTo(1);
    for (const [i, { question, scheme }] of rows.entries()) {
      if (i > 0) await paper.nextTo(i + 1);
      await paper.enter(toTypedAnswer(question, scheme, i === 0 ? 'wrong' : 'right'));
    }
    await paper.expectSaveState('Saved');
    await paper.submit();
    await expect(page.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
  });

  await test.step('challenges a mark that stays, on a phone, and is told why', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`/assessment/${paperId}/review?question=1`);
    await lookTwice('review-before');
    await page.getByRole('button', { name: 'I think I am right' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why do you think you are right?' });
    await dialog.getByText('My result is right').click();
    await lookTwice('challenge-dialog');
    await dialog.getByRole('button', { name: 'Ask Fox to look again' }).click();
    await expect(page.getByRole('heading', { name: 'Challenge Rejected' })).toBeVisible();
    await expect(page.getByText('We looked again. Here is why it stays:')).toBeVisible();
    await lookTwice('challenge-rejected');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Challenge Rejected' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'I think I am right' })).toHaveCount(0);
  });

  await test.step('is right about the third, and the score goes up', async () => {
    await page.getByRole('button', { name: /^Question 3: / }).click();
    await page.getByRole('button', { name: 'I think I am right' }).click();
    await page.getByText('My result is right').click();
    await page.getByRole('button', { name: 'Ask Fox to look again' }).click();
    await expect(page.getByRole('heading', { name: 'Challenge Approved!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Question 3: Right' })).toBeVisible();
    await lookTwice('challenge-approved');
    const [row] = await database.assessmentRows<{ awarded: number; possible: number }>(
      'select marks_awarded as awarded, marks_possible as possible from question_results where paper_id = $1 and question_index = 2',
      [paperId],
    );
    expect(row!.awarded).toBe(row!.possible);
  });

  await test.step('has a solution proved, as often as the day allows', async () => {
    const check = page.getByRole('button', { name: 'Check this solution' });
    for (let time = 1; time <= 3; time += 1) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/verify'));
      await check.click();
      expect((await answered).status()).toBe(200);
      await expect(page.getByText('Solution Verified.')).toBeVisible();
    }
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('You can check it again tomorrow.')).toBeVisible();
    await lookTwice('solution-verified');
  });
});
