import { readFile } from 'node:fs/promises';
import { linkedParent } from './people.ts';
import { practised } from './practised-paper.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { PHONE, TABLET } from './sizes.ts';

test('a parent views children, creates a paper for one, and prints the report', async ({
  page,
  pupil,
  database,
  watch,
  look,
  lookTwice,
}) => {
  test.slow();
  const jun = await database.addPupil({ firstName: 'Jun' });
  const parent = await linkedParent(page, [pupil, jun]);

  await test.step('a child has practised on four days', async () => {
    await signIn(page, pupil.username);
    await practised(page, database, { type: 'diagnostic' }, ['right', 'wrong', 'right'], 5);
    const focusArea = { subStrandIds: ['ratio'] };
    await practised(page, database, { type: 'targeted', focusArea }, ['wrong', 'right', 'wrong'], 3);
    await practised(page, database, { type: 'targeted', focusArea }, ['right'], 1);
    await practised(page, database, { type: 'adaptive' }, ['right', 'right', 'wrong'], 0);
  });

  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

  await test.step('the dashboard tells of each child at a glance', async () => {
    await signIn(page, parent);
    await page.goto('/');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(card('Mei')).toContainText('%');
    await expect(card('Jun')).toContainText('–');
    await expect(card('Jun')).toContainText('The first check: one question on each topic');
    await lookTwice('dashboard');
  });

  await test.step('one tap assigns the paper of the worry, and another takes it back', async () => {
    await card('Mei').getByRole('button', { name: 'Assign to Mei' }).click();
    await expect(card('Mei').getByRole('status')).toHaveText(/^Assigned to Mei, due /);
    await expect(card('Mei').getByText(/^0 of 6 · due /)).toBeVisible();
    await lookTwice('dashboard-assigned');
    await card('Mei').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(card('Mei').getByRole('button', { name: 'Assign to Mei' })).toBeVisible();
    await expect(card('Mei').getByText('No paper is assigned.')).toBeVisible();
  });

  await test.step('a goal is proposed, and waits for the child', async () => {
    await card('Mei').getByRole('button', { name: 'Set a goal Mei' }).click();
    const dialog = page.getByRole('dialog', { name: 'A goal for Mei' });
    await dialog.getByRole('radiogroup', { name: 'Days a week' }).getByRole('radio', { name: '4' }).check();
    await dialog.getByRole('combobox', { name: 'Topic to get better at' }).selectOption('Ratio');
    await lookTwice('goal-dialog');
    await dialog.getByRole('button', { name: 'Propose to Mei' }).click();
    await expect(card('Mei').getByText(/^Proposed: 4 days a week/)).toBeVisible();
  });

  await test.step('a paper made for a child waits in the child’s Continue list', async () => {
    await page.getByRole('button', { name: 'Generate Assessment' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('radio', { name: 'Jun' }).check();
    await form.getByRole('radio', { name: /^Diagnostic/ }).check();
    await page.setViewportSize(PHONE);
    await look('generate-phone');
    await page.setViewportSize(TABLET);
    await form.getByRole('button', { name: 'Generate Assessment' }).click();
    await expect(
      page.getByRole('region', { name: 'Notices' }).getByText('Ready in Jun’s Continue list.'),
    ).toBeVisible();
    const papers = await database.assessmentRows('select type, status from papers where pupil_id = $1', [
      jun.id,
    ]);
    expect(papers).toEqual([{ type: 'diagnostic', status: 'in-progress' }]);
  });

  await test.step('the progress of a child', async () => {
    await page.getByRole('link', { name: /^View Progress of Mei/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Child Progress' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Score day by day' })).toBeVisible();
    await expect(page.getByRole('list', { name: /questions by day$/ })).toBeVisible();
    await lookTwice('progress');
  });

  await test.step('a worksheet of a topic, on the screen, as a PDF and on paper', async () => {
    await page.getByRole('button', { name: 'Worksheet Ratio', exact: true }).click();
    await expect(page.getByRole('article', { name: '6 questions on Ratio', exact: true })).toBeVisible();
    await lookTwice('worksheet');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PDF' }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await look('worksheet-on-paper');
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Child Progress' })).toBeVisible();
  });

  await test.step('a paper of the child, question by question, and back', async () => {
    await page
      .getByRole('region', { name: 'Recent Assessments' })
      .getByRole('link', { name: /^Diagnostic Assessment #/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Diagnostic Assessment' })).toBeVisible();
    await expect(page.getByText('What Fox told Mei:')).toBeVisible();
    await lookTwice('paper');
    // By the keyboard alone.
    await page.getByRole('button', { name: 'Next', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Question 2', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Not yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Model answer' })).toBeVisible();
    await expect(page.getByRole('button', { name: /report|I think I am right|verify/i })).toHaveCount(0);
    await lookTwice('paper-wrong-answer');
    const address = page.url();
    watch.expectRefusal(404, /assessments\/access\/2000000000$/);
    await page.goto(address.replace(/assessment\/\d+/, 'assessment/2000000000'));
    await expect(page.getByRole('heading', { name: 'Assessment Not Found' })).toBeVisible();
    await look('paper-not-found');
    await page.getByRole('link', { name: 'Back to Child Progress' }).click();
  });

  await test.step('the progress of a child who has not begun', async () => {
    await page.getByRole('combobox', { name: 'Child:' }).selectOption('Jun');
    await expect(page.getByRole('heading', { name: 'No assessment finished yet' })).toBeVisible();
    await look('progress-empty');
    await page.getByRole('combobox', { name: 'Child:' }).selectOption({ index: 0 });
  });

  await test.step('the report, on the screen, as a table and on paper', async () => {
    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Executive Summary' })).toBeVisible();
    const ratio = page
      .getByRole('list', { name: 'Topics' })
      .getByRole('listitem')
      .filter({ hasText: 'Ratio' });
    await expect(ratio).toContainText('Improving');
    await lookTwice('report');
    await page
      .getByRole('region', { name: 'Assessment History' })
      .getByRole('link', { name: /^Targeted Practice #/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('100%');
    await page.getByRole('link', { name: 'Back to Report' }).first().click();
    await page.getByRole('button', { name: 'Export Report' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Table for a spreadsheet/ }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/\r\nRatio,\d+,\d+,\d+,.*,Improving\r\n/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await look('report-on-paper');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('topics say what the child has shown in them', async () => {
    await page.getByRole('link', { name: 'Topics', exact: true }).click();
    await page.getByRole('tab', { name: 'Manage Topics' }).click();
    await expect(card('Percentage with a Bar Model')).toContainText('in Percentage');
    await look('topics');
  });

  await test.step('the child sees the goal, agrees, and sees the paper with its day', async () => {
    await signIn(page, pupil.username);
    await page.goto('/');
    const wish = page.getByRole('region', { name: 'From your grown-up' });
    await expect(wish.getByText('4 days a week. 10 minutes a day.')).toBeVisible();
    await expect(wish.getByText(/^0 of 6 done. By /)).toBeVisible();
    await lookTwice('home-from-grown-up');
    await wish.getByRole('button', { name: 'Yes' }).click();
    await expect(wish.getByRole('heading', { name: 'Our goal' })).toBeVisible();
  });
});
