import type { BrowserContext, Page } from '@playwright/test';
import type { PageWatch } from './page-watch.ts';
import { PaperPage } from './paper-page.ts';
import { comeToRest } from './page-rest.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { toTypedAnswer } from './typed-answer.ts';

/** Takes the network away from the page, or gives it back. */
async function setOffline(context: BrowserContext, watch: PageWatch, offline: boolean): Promise<void> {
  if (offline) watch.setOffline(true);
  await context.setOffline(offline);
  if (!offline) watch.setOffline(false);
}

/** Ends the page like a tablet without power: it cannot send a last message. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  await Promise.allSettled([page.goto('chrome://crash')]);
  await crashed;
  await page.close();
}

test('a newly opened paper works without internet', async ({ page, pupil, database, watch }) => {
  const context = page.context();
  const paper = new PaperPage(page);
  await signIn(page, pupil.username);
  await page.goto('/');
  const paperId = await paper.startFixed(database);
  const questions = await database.listQuestions(paperId);
  const right = questions.map(({ question, scheme }) => toTypedAnswer(question, scheme, 'right'));
  await comeToRest(page);

  await setOffline(context, watch, true);
  for (let number = 1; number <= right.length; number += 1) {
    await paper.goTo(number);
    await paper.enter(right[number - 1]!);
    await paper.expectEntered(right[number - 1]!);
  }
  await paper.expectSaveState('Saved on this device');
  await setOffline(context, watch, false);
  await paper.expectSaveState('Saved');
  const [stored] = await database.assessmentRows<{ count: number }>(
    'select count(*)::int from paper_responses where paper_id = $1',
    [paperId],
  );
  expect(stored?.count).toBe(right.length);
});

test('offline work is stored on the device and sent later', async ({
  page,
  pupil,
  database,
  watch,
  look,
  browser,
}) => {
  const context = page.context();
  let paper = new PaperPage(page);
  await signIn(page, pupil.username);
  await page.goto('/');
  const paperId = await paper.startFixed(database);
  const questions = await database.listQuestions(paperId);
  const right = questions.map(({ question, scheme }) => toTypedAnswer(question, scheme, 'right'));
  const stored = () =>
    database.assessmentRows<{ question_index: number }>(
      `select question_index from paper_responses where paper_id = $1
         and jsonb_strip_nulls(given_answer) - 'version' <> '{"answer":""}'::jsonb
       order by question_index`,
      [paperId],
    );
  const storedNumbers = async () => (await stored()).map((row) => row.question_index + 1);

  await test.step('online, the server has it within moments', async () => {
    // A save is over sooner than a busy machine looks at the page.
    let goOn: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/save', async (route) => {
      await seen;
      await route.continue();
    });
    await paper.enter(right[0]!);
    await paper.expectSaveState('Saving…');
    goOn();
    await paper.expectSaveState('Saved');
    await page.unroute('**/save');
    expect(await storedNumbers()).toEqual([1]);
  });

  await test.step('offline, the page says where the work is', async () => {
    await setOffline(context, watch, true);
    await paper.goTo(2);
    await paper.enter(right[1]!);
    await paper.expectSaveState('Saved on this device');
    await paper.goTo(3);
    await paper.enter(right[2]!);
    await look('offline');
    expect(await storedNumbers()).toEqual([1]);
  });

  await test.step('back online, the server has all of it', async () => {
    await setOffline(context, watch, false);
    await paper.expectSaveState('Saved');
    expect(await storedNumbers()).toEqual([1, 2, 3]);
  });

  await test.step('lost with the page while offline, it is there when the paper is opened again', async () => {
    await setOffline(context, watch, true);
    await paper.goTo(4);
    await paper.enter(right[3]!);
    await paper.expectSaveState('Saved on this device');
    await crash(page);
    await setOffline(context, watch, false);
    expect(await storedNumbers()).toEqual([1, 2, 3]);
    paper = new PaperPage(await context.newPage());
    await watch.attach(paper.page);
    await paper.page.goto(`/assessment/${paperId}`);
    await paper.expectQuestion(4);
    await paper.expectEntered(right[3]!);
    await paper.expectSaveState('Saved');
    expect(await storedNumbers()).toEqual([1, 2, 3, 4]);
  });

  await test.step('another device shows the same work at the same place', async () => {
    const tablet = await browser.newPage();
    await signIn(tablet, pupil.username);
    await tablet.goto('/');
    await tablet.getByRole('button', { name: 'Continue Diagnostic Assessment' }).click();
    const there = new PaperPage(tablet);
    await there.expectQuestion(4);
    await there.expectEntered(right[3]!);
    await there.goTo(1);
    await there.expectEntered(right[0]!);
    await tablet.close();
  });

  await test.step('handed in offline, it goes by itself when the internet is back', async () => {
    for (let number = 5; number <= right.length; number += 1) {
      await paper.nextTo(number);
      await paper.enter(right[number - 1]!);
    }
    await paper.expectSaveState('Saved');
    await setOffline(context, watch, true);
    await paper.submit();
    await expect(paper.page.getByText(/Fox hands them in when you are online/)).toBeVisible();
    await look('handed-in-offline', paper.page);
    await setOffline(context, watch, false);
    await expect(paper.page.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
    await expect(paper.page.getByRole('main').getByText('100%').first()).toBeVisible();
    const submissions = await database.assessmentRows('select id from submissions where paper_id = $1', [
      paperId,
    ]);
    expect(submissions).toHaveLength(1);
  });
});
