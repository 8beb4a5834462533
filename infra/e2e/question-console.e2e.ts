import { expect, signIn, test } from './product.fixture.ts';

const PAGE = '/question-management';

test('an admin starts a batch, reads the bank and sees coverage gaps', async ({ page, look, lookTwice }) => {
  const row = page.getByRole('row', { name: /Ratio week/ });

  await test.step('opens the console from the navigation', async () => {
    await signIn(page, 'admin');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Question Management' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Question Management' })).toBeVisible();
    await expect(page.getByText('Total Generated')).toBeVisible();
    // The first report of a process may be younger than the page.
    await expect(page.getByText(/^\d+ workers? (is|are) running$/)).toBeVisible();
    await look('empty');
  });

  await test.step('starts a batch, after percentages that make no whole', async () => {
    await page.getByRole('button', { name: 'New Batch', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New Batch' });
    await dialog.getByLabel('Batch Name *').fill('Ratio week');
    await dialog.getByLabel('Primary Level').selectOption('Primary 5');
    await dialog.getByRole('button', { name: 'Advanced Settings' }).click();
    await dialog.getByLabel('Ratio').check();
    await dialog.getByLabel('Multiple choice (%)').fill('20');
    await dialog.getByRole('button', { name: 'Create Batch' }).click();
    await expect(dialog.getByText('Scale to 100%?')).toBeVisible();
    await lookTwice('new-batch');
    await dialog.getByRole('button', { name: 'Scale and create' }).click();
    await expect(page.getByText('Pre-generation batch started successfully', { exact: true })).toBeVisible();
  });

  await test.step('sees it move until it is done', async () => {
    await expect(row).toContainText('Completed');
    await expect(row).toContainText('15 of 15 made');
    await lookTwice('batches');
  });

  await test.step('keeps settings of the console on this device', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await drawer.getByLabel('Target Questions').fill('20');
    await lookTwice('settings');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'New Batch', exact: true }).click();
    await expect(page.getByLabel('Target Questions')).toHaveValue('20');
    await page.keyboard.press('Escape');
  });

  await test.step('takes it off the list; what it made stays', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/The questions it has made stay in the bank/)).toBeVisible();
    await look('delete');
    await page.getByRole('button', { name: 'Delete the batch' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('reads its questions in the bank, with their keys', async () => {
    await openTab('Question Bank');
    await expect(page.getByRole('button', { name: /^Browse All Questions \([\d,]+\)$/ })).toBeVisible();
    await look('bank');
    await page.getByLabel('Level').selectOption('Primary 5');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(5);
    await expect(cards.first()).toContainText('Primary 5');
    await cards.first().getByText('Show the key').click();
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards).toHaveCount(15);
    await page.getByRole('button', { name: 'Primary 1-3' }).click();
    await expect(page.getByText(/questions, Primary 1-3$|No questions found/)).toBeVisible();
    await expect(page.getByText('Ratio', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Primary 4-6' }).click();
    await expect(cards).toHaveCount(5);
    await lookTwice('questions');
    await cards
      .first()
      .getByRole('button', { name: /^Withdraw structure/ })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Marks do not change/)).toBeVisible();
    await lookTwice('withdraw-structure');
    await page.keyboard.press('Escape');
  });

  await test.step('sees how the bank covers the curriculum', async () => {
    await openTab('Curriculum Coverage');
    await expect(page.getByText('Coverage Score')).toBeVisible();
    await page.getByLabel('Level', { exact: true }).selectOption('Primary 5');
    await expect(page.getByRole('heading', { name: /^Primary 5: \d+ of \d+ cells full$/ })).toBeVisible();
    await lookTwice('coverage-map');
    const cell = page.getByRole('button', { name: /^P5 Ratio, / }).first();
    await cell.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('Fill this cell')).toBeVisible();
    await look('coverage-cell');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Fill all gaps' }).click();
    await expect(page.getByRole('dialog').getByText(/questions are left today/)).toBeVisible();
    await lookTwice('coverage-plan');
    await page.keyboard.press('Escape');
    await page.getByLabel('Level', { exact: true }).selectOption('');
    await openTab('By Level');
    await look('coverage');
    await openTab('By Sub-Strand');
    await expect(page.getByRole('button', { name: 'Show all 62' })).toBeVisible();
    await lookTwice('sub-strands');
    await page.getByLabel('Level').selectOption('Primary 5');
    await expect(page.getByRole('row', { name: /^Ratio/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Coverage Score')).toBeVisible();
  });

  await test.step('looks at the background jobs, pauses the making of questions and lets it go on', async () => {
    await openTab('Background');
    const work = page.getByRole('region', { name: 'Work' });
    await expect(work.getByText('Ready').first()).toBeVisible();
    await expect(page.getByText('Not connected')).toHaveCount(0);
    await lookTwice('background');
    await page.getByRole('button', { name: 'View Queue' }).click();
    const dialog = page.getByRole('dialog', { name: 'View Queue' });
    await dialog.getByLabel('Queue').selectOption({ label: 'Making questions' });
    await dialog.getByLabel('State').selectOption('completed');
    // Filling the bank goes on meanwhile, and may have put its own jobs above those of the batch.
    await expect(dialog.getByText(/^(produce-batch|pregenerate-items) 1 of 3 tries$/).first()).toBeVisible();
    await lookTwice('queue');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Configure' }).click();
    await page.getByRole('button', { name: 'Pause the queue' }).click();
    await expect(page.getByRole('button', { name: 'Resume the queue' })).toBeVisible();
    await lookTwice('configure');
    await page.getByRole('button', { name: 'Resume the queue' }).click();
    await expect(page.getByRole('button', { name: 'Pause the queue' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  function openTab(tab: string): Promise<void> {
    return page.getByRole('tab', { name: tab }).click();
  }
});

test('a parent and a child see the title of the console and that it is not for them', async ({
  page,
  pupil,
  watch,
  look,
}) => {
  watch.expectRefusal(403, /^\/api\/admin\//);
  for (const username of ['parent', pupil.username]) {
    await signIn(page, username);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Question Management' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await look(`denied-${username === 'parent' ? 'parent' : 'child'}`);
    for (const call of ['batches', 'stats', 'questions', 'curriculum-coverage'])
      expect((await page.request.get(`/api/admin/pre-generation/${call}`)).status()).toBe(403);
    expect((await page.request.get('/api/admin/jobs/stats')).status()).toBe(403);
  }
});
