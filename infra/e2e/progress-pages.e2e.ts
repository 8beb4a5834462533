import type { Page } from '@playwright/test';
import type { WorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import { post, practised } from './practised-paper.ts';
import { PHONE } from './sizes.ts';
import { expect, signIn, test } from './product.fixture.ts';

/** A new paper of so many questions is on screen; its pages are fetched the first time, which takes a busy machine long. */
const expectPaper = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Question 1 of ${count}` })).toBeVisible();

test('a pupil views past progress', async ({ page, pupil, database, lookTwice }) => {
  await signIn(page, pupil.username);
  await page.goto('/my-progress');

  await test.step('before the first answer every tab shows the way to it', async () => {
    await expect(
      page.getByRole('heading', { name: 'Your bars start with your first answers' }),
    ).toBeVisible();
    await lookTwice('nothing-yet');
    for (const tab of ['Problem-Solving', 'Activity', 'Past Assessments']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('link', { name: 'Start a new adventure' })).toHaveAttribute(
        'href',
        '/dual-proficiency',
      );
    }
    await page.goto('/my-mistakes');
    await expect(page.getByRole('heading', { name: 'No mistakes to fix' })).toBeVisible();
  });

  await test.step('five days of practice', async () => {
    await practised(page, database, { type: 'diagnostic' }, ['right', 'wrong'], 5);
    const focusArea = { subStrandIds: ['ratio'] };
    for (const [daysAgo, styles] of [
      [4, ['wrong', 'right']],
      [2, ['right', 'wrong', 'right']],
      [1, ['right', 'right', 'right', 'right', 'wrong']],
    ] as const)
      await practised(page, database, { type: 'targeted', focusArea }, styles, daysAgo);
    await practised(page, database, { type: 'adaptive' }, ['wrong', 'right', 'right'], 0);
    await post(page, '/api/assessments/create', { type: 'adaptive' });
  });

  await test.step('concepts are bars, grey while there are too few answers, and open to their story', async () => {
    await page.goto('/my-progress');
    const ratio = page.getByRole('button', { name: /^Ratio/ });
    await expect(ratio).toContainText('%');
    await expect(page.getByRole('button', { name: /^Money.*of 5 answers yet/ })).toBeVisible();
    await ratio.click();
    await expect(page.getByRole('figure', { name: 'Ratio day by day' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'To put right' })).toBeVisible();
    await expect(page.getByRole('link', { name: /in My Mistakes$/ })).toBeVisible();
    await lookTwice('concepts-open');
    await page.getByRole('tab', { name: 'Problem-Solving' }).click();
    await expect(page.getByRole('button', { name: /^Make a model/ })).toBeVisible();
    await lookTwice('problem-solving');
  });

  await test.step('the next thing to do stands at the foot of the phone, wherever the page is', async () => {
    await page.goto('/my-progress');
    const next = page.getByRole('button', { name: /^(?:Plant|Water) it / });
    await expect(next).toBeVisible();
    for (const end of [0, 1]) {
      await page.evaluate((share) => window.scrollTo(0, share * document.body.scrollHeight), end);
      await expect(next).toBeInViewport({ ratio: 1 });
      const box = await next.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(PHONE.height - 40);
    }
  });

  await test.step('the activity of the week and the past assessments', async () => {
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByRole('list', { name: /questions by day$/ }).getByRole('listitem')).toHaveCount(7);
    await lookTwice('activity');
    await page.getByRole('tab', { name: 'Past Assessments' }).click();
    await expect(page.getByRole('link', { name: /^Resume/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Review/ })).toHaveCount(5);
    await lookTwice('past');
  });

  await test.step('a row makes a paper on just this', async () => {
    await page.getByRole('tab', { name: 'Concepts' }).click();
    await page.getByRole('button', { name: /^Ratio/ }).click();
    await page.getByRole('button', { name: 'Practise Ratio' }).click();
    await page.waitForURL(/\/assessment\/\d+$/);
    const questions = await database.listQuestions(Number(page.url().split('/').at(-1)));
    expect(new Set(questions.map(({ question }) => question.subStrandId))).toEqual(new Set(['ratio']));
  });

  await test.step('before such a paper comes an example with a gap, once', async () => {
    const focusArea = { subStrandIds: ['ratio'], heuristicIds: ['h1_make_whole_model'] };
    const { assessment } = await post<{ assessment: { assessmentId: number } }>(
      page,
      '/api/assessments/create',
      { type: 'targeted', focusArea },
    );
    const address = `/assessment/${assessment.assessmentId}`;
    const answer = await page.request.get(
      `/api${address.replace('assessment', 'assessments')}/worked-example`,
    );
    const { example } = (await answer.json()) as { example: WorkedExample };
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible();
    await lookTwice('example');
    await page.getByLabel('Blank').fill('0');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Look at this line again.')).toBeVisible();
    await page.getByLabel('Blank').fill(example.open.result);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Yes! That is it. Now it is your turn.')).toBeVisible();
    await lookTwice('example-right');
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    await expectPaper(page, 5);
    await page.reload();
    await expectPaper(page, 5);
  });
});

test('a pupil reviews mistakes', async ({ page, pupil, database, lookTwice }) => {
  await signIn(page, pupil.username);
  await page.goto('/my-mistakes');
  const diagnostic = await practised(page, database, { type: 'diagnostic' }, ['wrong', 'right'], 1);
  // The easiest topics come first, so the order of the questions is not the curriculum's.
  const [missed] = await database.listQuestions(diagnostic);
  const concept = missed?.question.subStrandId ?? '';

  await test.step('the notebook lists what is to be put right, and tries a similar one', async () => {
    await page.goto('/my-progress');
    await page.getByRole('link', { name: 'My Mistakes' }).click();
    await expect(page.getByText(/to put right/).first()).toBeVisible();
    await lookTwice('mistakes');
    await page.getByRole('combobox', { name: 'Concept' }).selectOption(concept);
    await expect(page).toHaveURL((url) => url.searchParams.get('concept') === concept);
    await expect(page.getByRole('button', { name: /^Try a similar one/ })).toHaveCount(1);
    await page
      .getByRole('link', { name: /^Look at it again/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Answers and Solutions' })).toBeVisible();
    await page.goBack();
    await page
      .getByRole('button', { name: /^Try a similar one/ })
      .first()
      .dblclick();
    await page.waitForURL(/\/assessment\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    const [similar] = await database.listQuestions(id);
    expect(similar?.question.subStrandId).toBe(concept);
    const [papers] = await database.assessmentRows<{ count: number }>(
      'select count(*)::int as count from papers where pupil_id = $1 and id >= $2',
      [pupil.id, id],
    );
    expect(papers?.count).toBe(1);
  });

  await test.step('the result offers three more like those missed', async () => {
    await page.goto(`/assessment/${diagnostic}`);
    await expect(page.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
    await lookTwice('result');
    await page.getByRole('button', { name: 'Try 3 like these' }).click();
    await page.waitForURL(
      (url) => /\/assessment\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${diagnostic}`),
    );
    await expectPaper(page, 3);
  });
});

test('a pupil chooses the next assessment', async ({ page, pupil, database, lookTwice }) => {
  await signIn(page, pupil.username);
  await page.goto('/my-progress');
  await practised(page, database, { type: 'diagnostic' }, ['wrong', 'right'], 1);

  await test.step('the assessment page recommends, and starts what is chosen', async () => {
    await page.goto('/assessment-selection');
    await expect(page.getByRole('heading', { name: /^Fox recommends/ })).toBeVisible();
    await expect(page.getByText('You chose 5').first()).toBeVisible();
    await page.getByRole('button', { name: 'Targeted Practice' }).click();
    await lookTwice('selection');
    await page.getByRole('button', { name: 'Start Targeted Practice' }).click();
    await expect(page.getByRole('dialog', { name: /^Zoom In/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Adaptive Assessment' }).click();
    await page.getByRole('button', { name: 'Start Adaptive Assessment' }).click();
    await page.waitForURL(/\/assessment\/\d+$/);
    await page.goto('/student-assessment');
    await expect(page.getByRole('heading', { name: 'Choose your assessment' })).toBeVisible();
  });

  await test.step('a new adventure mixes five', async () => {
    await page.goto('/dual-proficiency');
    await expect(page.getByRole('heading', { name: 'Concepts and methods together' })).toBeVisible();
    await lookTwice('adventure');
    await page.getByRole('button', { name: 'Mix 5 for me' }).click();
    await page.waitForURL(/\/assessment\/\d+$/);
    await expectPaper(page, 5);
  });
});

test('adults are redirected home from pages of pupils', async ({ page }) => {
  await signIn(page, 'parent');
  await page.goto('/dual-proficiency');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/my-progress');
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  await page.goto('/my-mistakes');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
