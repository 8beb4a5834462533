import { PaperPage } from './paper-page.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { PHONE } from './sizes.ts';
import { toTypedAnswer } from './typed-answer.ts';

test('a first paper follows the answers, stops for today and goes on another day', async ({
  page,
  pupil,
  database,
  look,
}) => {
  const paper = new PaperPage(page);
  await signIn(page, pupil.username);
  await page.goto('/');
  const paperId = await paper.start();
  const before = await database.listQuestions(paperId);
  const levelsNow = async () =>
    (await database.listQuestions(paperId)).map(({ question }) => question.proficiencyLevel);

  await test.step('after two answers that are not right, the next questions are easier', async () => {
    for (const { question, scheme } of before.slice(0, 2)) {
      await paper.enter(toTypedAnswer(question, scheme, 'wrong'));
      await paper.next();
    }
    await paper.expectQuestion(3);
    await expect.poll(async () => (await levelsNow()).slice(3, 5)).toEqual(['not_ready', 'not_ready']);
    const now = await database.listQuestions(paperId);
    expect(now.map(({ question }) => question.subStrandId)).toEqual(
      before.map(({ question }) => question.subStrandId),
    );
    // The third was in sight by then.
    expect(now[2]!.question.id).toBe(before[2]!.question.id);
    await paper.expectSaveState('Saved');
    await paper.goTo(4);
    const words = now[3]!.question.questionText.split(/[^A-Za-z]+/).filter((word) => word.length > 3);
    await expect(page.getByRole('region', { name: /^Question 4/ })).toContainText(words[0]!);
  });

  await test.step('stops here', async () => {
    await page.getByRole('link', { name: 'Stop here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stop for today?' });
    await expect(dialog.getByText('2 of 11 done. Well done!')).toBeVisible();
    await look('stop-here');
    await dialog.getByRole('link', { name: 'Back to Dashboard' }).click();
  });

  await test.step('goes on from the home, where it was', async () => {
    await expect(page.getByText('2 are done. We go on there.')).toBeVisible();
    await look('home-stopped');
    await page.getByRole('button', { name: /^Play/ }).click();
    await page.waitForURL(new RegExp(`/assessment/${paperId}$`));
    await paper.expectQuestion(4);
    for (const [index, { question, scheme }] of before.slice(0, 2).entries()) {
      await paper.goTo(index + 1);
      await paper.expectEntered(toTypedAnswer(question, scheme, 'wrong'));
    }
  });

  await test.step('on a phone, a notice covers no number, word, key or step', async () => {
    await page.setViewportSize(PHONE);
    await page.reload();
    const notice = page.locator('.toast');
    await expect(notice.getByText('Progress Restored')).toBeVisible();
    // It stays while a mouse rests on it.
    await notice.hover();
    await look('notice-phone');
    const [toast, stem, tab] = [
      await notice.boundingBox(),
      await page.locator('.question__stem').boundingBox(),
      await page.getByRole('tab', { name: 'Answer' }).boundingBox(),
    ];
    if (!toast || !stem || !tab) throw new Error('the notice, the question or its keys are not drawn');
    expect(toast.y).toBeGreaterThanOrEqual(stem.y + stem.height);
    // It stands on the upper edge of the keys, above their words.
    expect(toast.y + toast.height).toBeLessThan(tab.y + tab.height / 2 - 8);
  });
});
