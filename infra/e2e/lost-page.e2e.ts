import { PaperPage } from './paper-page.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { toTypedAnswer } from './typed-answer.ts';

test('an address without a page says so and links home', async ({ page, pupil, lookTwice }) => {
  await signIn(page, pupil.username);
  await page.goto('/no/such-page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await lookTwice('404');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test("a missing paper and another pupil's paper look the same", async ({
  page,
  pupil,
  database,
  browser,
  watch,
  lookTwice,
}) => {
  watch.expectRefusal(404, /^\/api\/assessments\/access\/\d+$/);
  const other = await database.addPupil();
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, other.username);
  await elsewhere.goto('/');
  const foreign = await new PaperPage(elsewhere).start();
  await elsewhere.close();

  await signIn(page, pupil.username);
  const texts: string[] = [];
  for (const id of ['99999999', String(foreign), 'abc', '0']) {
    await page.goto(`/assessment/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Assessment Not Found' })).toBeVisible();
    texts.push(await page.getByRole('main').innerText());
  }
  expect(new Set(texts).size).toBe(1);
  await lookTwice('assessment-not-found');
  await page.goto('/assessment/99999999');
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test('a part of the page that a new version took away is fetched by one reload, and the answer stays', async ({
  page,
  pupil,
  database,
  watch,
}) => {
  watch.expectRefusal(404, /^\/assets\/more-dialog-/);
  const paper = new PaperPage(page);
  await signIn(page, pupil.username);
  await page.goto('/');
  const [first] = await database.listQuestions(await paper.start());
  const answer = toTypedAnswer(first!.question, first!.scheme, 'right');
  await paper.enter(answer);

  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/assets\/more-dialog-[^/]*\.js$/, (route) =>
    loads === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await paper.openMore();
  await expect.poll(() => loads).toBe(1);

  await paper.expectQuestion(1);
  await paper.expectEntered(answer);
  await paper.openMore();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toBe(1);
});
