import type { BrowserContext, Page } from '@playwright/test';
import { USUAL_CONTEXT } from './context-options.ts';
import { PaperPage } from './paper-page.ts';
import { comeToRest } from './page-rest.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { toTypedAnswer, type TypedAnswer } from './typed-answer.ts';

/** The browser has kept the pupil's pages and serves this one from them. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}

const closeAll = (context: BrowserContext) => Promise.all(context.pages().map((each) => each.close()));

test.describe('with a service worker', () => {
  // A page that is opened offline comes from it.
  test.use(USUAL_CONTEXT);

  test('forty offline edits survive a reload and arrive, and the paper is submitted automatically', async ({
    page,
    pupil,
    database,
    watch,
    look,
  }) => {
    test.slow();
    const context = page.context();
    await signIn(page, pupil.username);
    await page.goto('/');
    const paper = new PaperPage(page);
    const paperId = await paper.startFixed(database);
    const questions = await database.listQuestions(paperId);
    const right = questions.map(({ question, scheme }) => toTypedAnswer(question, scheme, 'right'));
    const stored = () =>
      database.assessmentRows<{ question_index: number; working: string }>(
        'select question_index, working from paper_responses where paper_id = $1 order by question_index',
        [paperId],
      );
    const working = (round: number, number: number) => `round ${round}, question ${number}`;
    await waitUntilKept(page);
    await comeToRest(page);

    watch.setOffline(true);
    await context.setOffline(true);
    let edits = 0;
    for (let round = 1; edits < 40; round += 1) {
      for (const [index, answer] of right.entries()) {
        await paper.goTo(index + 1);
        await paper.show('Working');
        await page.getByRole('textbox', { name: 'Working' }).fill(working(round, index + 1));
        if (round === 1) await paper.enter(answer);
        edits += 1;
      }
      if (round === 2) {
        await test.step('the page is reloaded, still without internet', async () => {
          await page.reload();
          await paper.expectQuestion(right.length);
          await paper.expectEntered(right.at(-1)!);
          await paper.expectSaveState('Saved on this device');
          await look('reloaded-offline');
        });
      }
    }
    const rounds = Math.ceil(edits / right.length);
    // What a page sends as its last word may slip past the browser's switch; the last round has had no such moment.
    const newest = (await stored()).filter((row) => row.working === working(rounds, row.question_index + 1));
    expect(newest).toEqual([]);

    await test.step('the home leads back to the paper', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Failed to Load Dashboard' })).toBeVisible();
      await look('home-offline');
      const goOn = page.getByRole('link', { name: /^Go on/ });
      // It is the one yellow key, in view before the reason is read.
      await expect(goOn).toHaveClass(/action--go/);
      await expect(goOn).toBeInViewport();
      await expect(page.locator('.action--go')).toHaveCount(1);
      await goOn.click();
      await paper.expectQuestion(right.length);
    });

    await test.step('handed in without internet, and every page closed', async () => {
      await paper.submit();
      await expect(page.getByText(/Fox hands them in when you are online/)).toBeVisible();
      await closeAll(context);
    });

    await test.step('at the next visit with internet all edits arrive and the paper is in', async () => {
      await context.setOffline(false);
      watch.setOffline(false);
      const next = await context.newPage();
      await watch.attach(next);
      // A call that a busy machine answers too late goes at the visit after.
      await expect(async () => {
        await next.goto('/');
        await expect
          .poll(() => database.assessmentRows('select id from submissions where paper_id = $1', [paperId]), {
            timeout: 20_000,
          })
          .toHaveLength(1);
      }).toPass();
      expect(await stored()).toEqual(
        right.map((_, index) => ({ question_index: index, working: working(rounds, index + 1) })),
      );
      await next.goto(`/assessment/${paperId}`);
      await expect(next.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
      await expect(next.getByRole('main').getByText('100%').first()).toBeVisible();
    });
  });
});

test('one of two tabs edits a paper, and the other shows it until it takes over', async ({
  page,
  pupil,
  database,
  watch,
  look,
}) => {
  const context = page.context();
  const entered: TypedAnswer[] = [];
  await signIn(page, pupil.username);
  await page.goto('/');
  const first = new PaperPage(page);
  const paperId = await first.startFixed(database);
  for (const { question, scheme } of await database.listQuestions(paperId))
    entered.push(toTypedAnswer(question, scheme, 'right'));
  await first.enter(entered[0]!);
  await first.expectSaveState('Saved');

  const second = new PaperPage(await context.newPage());
  await watch.attach(second.page);
  await second.page.goto(`/assessment/${paperId}`);
  await second.expectEntered(entered[0]!);
  await expect(second.page.getByText(/in another tab/)).toBeVisible();
  await expect(second.submitButton()).toBeDisabled();
  await look('second-tab', second.page);
  const write = async (paper: PaperPage, text: string) => {
    await paper.show('Working');
    await paper.page.getByRole('textbox', { name: 'Working' }).fill(text);
  };
  const sees = async (paper: PaperPage, text: string) => {
    await paper.show('Working');
    await expect(paper.page.getByRole('textbox', { name: 'Working' })).toHaveValue(text);
  };

  await write(first, 'from the first tab');
  await sees(second, 'from the first tab');
  await second.page.getByRole('button', { name: 'Work here instead' }).click();
  await expect(second.page.getByText(/in another tab/)).toBeHidden();
  await expect(page.getByText(/in another tab/)).toBeVisible();
  await write(second, 'from the second tab');
  await sees(first, 'from the second tab');
  await second.expectSaveState('Saved');

  await second.page.close();
  await expect(page.getByText(/in another tab/)).toBeHidden();
  for (const [index, answer] of entered.entries()) {
    await first.goTo(index + 1);
    await first.enter(answer);
  }
  await first.submit();
  await expect(page.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
  const rows = await database.assessmentRows<{ working: string }>(
    'select working from paper_responses where paper_id = $1 and question_index = 0',
    [paperId],
  );
  expect(rows).toEqual([{ working: 'from the second tab' }]);
});
