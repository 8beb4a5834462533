import type { Locator, Page } from '@playwright/test';
import { writePdf } from '@sumfox/testing/pdf/write-pdf';
import { makeSheets } from '@sumfox/testing/sheets/make-sheets';
import { linkedParent } from './people.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { PHONE, TABLET } from './sizes.ts';

/** What a parent types for a topic: a question with its answer. */
async function fillIn(form: Locator, name: string, question: string, answer: string): Promise<void> {
  await form.getByLabel('Topic Name *').fill(name);
  await form.getByLabel('Grade Level *').selectOption('Primary 4');
  await form.getByLabel('Question 1', { exact: true }).fill(question);
  await form.getByLabel('Answer 1', { exact: true }).fill(answer);
}

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('a parent creates topics by hand, finds, changes, merges and deletes them; shared ones are read-only', async ({
  page,
  look,
}) => {
  test.slow();
  await signIn(page, await linkedParent(page, []));
  const form = page.getByRole('dialog');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

  await test.step('makes one by hand, from the dashboard', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Upload Topic' }).click();
    await expect(form.getByRole('tab', { name: 'Upload PDF' })).toBeVisible();
    await look('upload-pdf');
    await form.getByRole('tab', { name: 'Manual Entry' }).click();
    await form.getByRole('button', { name: 'Create Topic' }).click();
    await expect(form.getByText('Topic name is required')).toBeVisible();
    await fillIn(
      form,
      'Area of rectangles and squares',
      'How big is 3 metres by 4000 metres?',
      '12000 square metres',
    );
    await form.getByLabel(/^Explanation 1/).fill('3 × 4000 = 12000');
    await look('upload-manual');
    await page.setViewportSize(PHONE);
    await look('upload-manual-phone');
    await form.getByRole('button', { name: 'Create Topic' }).click();
    await expect(notice(page, 'Topic Created')).toBeVisible();
    await look('overview-phone');
    await page.setViewportSize(TABLET);
    await look('overview');
  });

  await test.step('finds it, looks at it and changes it', async () => {
    await openTab(page, 'Manage Topics');
    await look('manage');
    await page.getByLabel('Search').fill('area');
    await expect(page.getByText('1 of 7 topics')).toBeVisible();
    await card('Area of rectangles').getByRole('button', { name: /^View/ }).click();
    await expect(form.getByText('How big is 3 m by 4,000 m?')).toBeVisible();
    await look('view');
    await page.keyboard.press('Escape');
    await card('Area of rectangles').getByRole('button', { name: /^Edit/ }).click();
    await form.getByLabel('Description').fill('With whole numbers.');
    await form.getByRole('switch').click();
    await look('edit');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(card('Area of rectangles')).toContainText('With whole numbers.');
    await expect(card('Area of rectangles')).toContainText('Inactive');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
  });

  await test.step('sees what a grade and the categories hold; a shared topic cannot be changed', async () => {
    await page.getByRole('button', { name: /^Primary 6/ }).click();
    await expect(card('Number Patterns')).toContainText('For all families to read.');
    await expect(page.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Primary 6/ }).click();
    await openTab(page, 'Categories');
    await look('categories');
  });

  await test.step('merges one that says nearly the same', async () => {
    await page.getByRole('button', { name: 'Upload Topic' }).click();
    await form.getByRole('tab', { name: 'Manual Entry' }).click();
    await fillIn(form, 'Area of squares and rectangles', 'How big is 5 cm by 6 cm?', '30 cm²');
    await form.getByLabel('Description').fill('With whole numbers.');
    await form.getByRole('button', { name: 'Create Topic' }).click();
    await expect(form).toHaveCount(0);
    await openTab(page, 'Similarities');
    await expect(page.getByText('100%')).toBeVisible();
    await look('similar');
    await page.getByRole('button', { name: /^Consider Merging/ }).click();
    await look('merge');
    await page.setViewportSize(PHONE);
    await look('merge-phone');
    await page.setViewportSize(TABLET);
    await form.getByRole('button', { name: 'Merge Topics' }).click();
    await expect(page.getByRole('heading', { name: 'No Similar Topics Found' })).toBeVisible();
    await openTab(page, 'Manage Topics');
    await expect(card('Area of ')).toContainText('2 questions · 2 answers');
  });

  await test.step('deletes it, and there are the shared ones alone', async () => {
    await card('Area of ')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await look('delete');
    await form.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(card('Area of ')).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await look('manage-phone');
    await page.getByLabel('Search').fill('no such topic');
    await expect(page.getByText('Try adjusting your filters to see more topics.')).toBeVisible();
    await look('none-phone');
  });
});

/** A sheet as a teacher prints it. */
const SHEET = writePdf([
  [
    { text: 'Ratio of two quantities', size: 18 },
    'Primary 5',
    '1. Ann has 12 beads and Ben has 18 beads. What is the ratio of Ann to Ben?',
    '2. There are 45 red and blue pens in the ratio 4 : 5. How many are blue?',
    'Answers',
    '1. 2 : 3',
    '2. 25',
  ],
]);

test('a parent uploads a PDF, checks the draft and creates a topic', async ({ page, look }) => {
  await signIn(page, await linkedParent(page, []));
  await page.goto('/topic-management?upload=1');
  const form = page.getByRole('dialog');
  await form
    .getByLabel(/^Choose a PDF file/)
    .setInputFiles({ name: 'ratio.pdf', mimeType: 'application/pdf', buffer: SHEET });
  await look('pdf-chosen');
  await form.getByRole('button', { name: 'Read the PDF' }).click();
  const found = form.getByRole('region', { name: 'What was found in the PDF' });
  await expect(found).toContainText('2 questions · 2 answers');
  const pairs = form.getByRole('region', { name: 'The PDF and what was read from it' });
  await expect(pairs.getByText('2 sure')).toBeVisible();
  await pairs.getByRole('button', { name: 'Question 2 on the page', exact: true }).click();
  await expect(form.getByLabel('Question 2', { exact: true })).toHaveValue(/45 red and blue pens/);
  await expect(form.getByLabel('Answer 2', { exact: true })).toHaveValue('25');
  await expect(pairs.getByRole('img', { name: 'Page 1 of 1' })).toHaveAttribute('aria-busy', 'false');
  await look('pdf-read');
  await page.setViewportSize(PHONE);
  await look('pdf-read-phone');
  await form.getByLabel('Topic Name *').fill('Ratio of two quantities, checked');
  await form.getByRole('button', { name: 'Create Topic' }).click();
  await expect(notice(page, 'Topic Created')).toBeVisible();
  await openTab(page, 'Manage Topics');
  await expect(page.getByRole('heading', { name: 'Ratio of two quantities, checked' })).toBeVisible();
});

test('a parent joins, splits and checks pairs of a PDF, and its pictures are saved, shown and printed', async ({
  page,
  look,
}) => {
  const sheet = await sheetWithPictures();
  await signIn(page, await linkedParent(page, []));
  await page.goto('/topic-management?upload=1');
  const form = page.getByRole('dialog');
  await form
    .getByLabel(/^Choose a PDF file/)
    .setInputFiles({ name: 'figures.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sheet.pdf) });
  await form.getByRole('button', { name: 'Read the PDF' }).click();
  const pairs = form.getByRole('region', { name: 'The PDF and what was read from it' });
  const first = sheet.questions.findIndex(({ picture }) => picture !== null) + 1;
  await pairs.getByRole('button', { name: `Question ${first} on the page`, exact: true }).click();
  await expect(form.getByRole('img', { name: `Picture of question ${first}`, exact: true })).toBeVisible();
  await form.getByRole('button', { name: `Join with the next question ${first}`, exact: true }).click();
  await expect(pairs.getByText('You joined two questions. Please check the answer.')).toBeVisible();
  await look('pdf-joined');
  await pairs.getByRole('button', { name: 'Undo' }).click();
  await expect(pairs.getByText('You joined two questions.')).toHaveCount(0);
  await form.getByLabel('Topic Name *').fill('Figures of a sheet');
  await form.getByRole('button', { name: 'Create Topic' }).click();
  await expect(notice(page, 'Topic Created')).toBeVisible();
  await openTab(page, 'Manage Topics');
  await page.getByRole('button', { name: 'View Figures of a sheet' }).click();
  const drawn = form.getByRole('img', { name: /^Picture of question/ });
  await expect(drawn).toHaveCount(sheet.questions.filter(({ picture }) => picture !== null).length);
  await expect(form.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await look('view-pictures');
  await page.emulateMedia({ media: 'print' });
  await expect(drawn.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await look('view-printed');
  // The answers begin a page of their own.
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type ?\/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(2);
});

/** A made worksheet with figures and tables beside its questions. */
async function sheetWithPictures() {
  for await (const sheet of makeSheets([1], false, ['pictures'])) return sheet;
  throw new Error('no made sheet has pictures');
}

test('an admin opens the topics from the navigation and changes a shared one', async ({ page, look }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  await page.waitForURL(/\/admin$/);
  await page.getByRole('link', { name: 'Manage Topics' }).click();
  await openTab(page, 'Manage Topics');
  // Parents make topics meanwhile: the list may be long.
  await page.getByLabel('Search').fill('Number Patterns');
  await expect(page.getByRole('button', { name: 'Edit Number Patterns' })).toBeVisible();
  await page.getByLabel('Search').fill('');
  await look('admin');
  await page.setViewportSize(PHONE);
  await look('admin-phone');
});
