import { comeToRest } from './page-rest.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { takeDiagnostic } from './taken-paper.ts';

test('an admin verifies the marks of a paper, and the pupil sees what rose', async ({
  page,
  pupil,
  browser,
  database,
  lookTwice,
}) => {
  const child = await browser.newPage();
  await signIn(child, pupil.username);
  await child.goto('/');
  const paperId = await takeDiagnostic(child, database);
  const [wrong] = await database.assessmentRows<{ index: number; marks: number }>(
    `select question_index as index, marks_possible as marks from question_results
     where paper_id = $1 and not is_correct order by question_index limit 1`,
    [paperId],
  );
  const dialog = page.getByRole('dialog', { name: `Assessment #${paperId}` });
  const row = page.getByRole('button', { name: new RegExp(`#${paperId}\\b`) });

  await test.step('finds it in the console', async () => {
    await signIn(page, 'admin');
    await page.goto('/question-management');
    await page.getByRole('tab', { name: 'Human Verification' }).click();
    await expect(page.getByText('This Week')).toBeVisible();
    await page.getByLabel('Student').fill(pupil.username);
    await expect(row).toBeVisible();
    await expect(page.getByText('1 assessment, most doubtful first')).toBeVisible();
    await lookTwice('list');
    await page.getByLabel('Assessment', { exact: true }).fill('999999999');
    await expect(page.getByText('Try adjusting your filters to see more assessments.')).toBeVisible();
    await lookTwice('nothing');
    await page.getByLabel('Assessment', { exact: true }).fill('');
  });

  await test.step('goes through it by keys', async () => {
    await row.press('Enter');
    await expect(dialog.getByRole('heading', { name: /^Question 1 of/ })).toBeFocused();
    await expect(dialog).not.toContainText(pupil.username);
    await lookTwice('question');
    await dialog.getByRole('button', { name: new RegExp(`^Question ${wrong!.index + 1},`) }).click();
    await page.keyboard.press('c');
    const all = `${wrong!.marks} ${wrong!.marks === 1 ? 'mark' : 'marks'}`;
    await dialog.getByRole('button', { name: all, exact: true }).click();
    await dialog.getByRole('button', { name: 'Language', exact: true }).click();
    await dialog.getByLabel('Note (for admins)').fill('The same value');
    await lookTwice('correction');
    await dialog.getByRole('button', { name: /^Approve all that stand/ }).press('Enter');
    await expect(dialog.getByRole('button', { name: /^Save \d+ verdicts$/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Verified');
  });

  await test.step('sees what was said, and how it adds up', async () => {
    await expect(async () => {
      await page.reload();
      await comeToRest(page);
      await expect(page.getByText(/stood, \d+ too strict/).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await lookTwice('agreement');
    await page.getByLabel('Student').fill(pupil.username);
    await row.click();
    await dialog.getByRole('button', { name: new RegExp(`^Question ${wrong!.index + 1},`) }).click();
    await expect(dialog.getByText(/^Corrected from 0 to/)).toBeVisible();
    await expect(dialog.getByText('Faults of the question: Language')).toBeVisible();
    await lookTwice('verified');
    await page.keyboard.press('Escape');
  });

  await test.step('the pupil is told, and the audit log says who did it', async () => {
    await child.goto('/');
    await expect(child.getByText(/A grown-up of our team looked at your work again/)).toBeVisible();
    await lookTwice('told', child);
    await child.close();
    await page.goto('/audit-log');
    await expect(page.getByRole('cell', { name: 'Paper verified' }).first()).toBeVisible();
  });
});
