import { comeToRest } from './page-rest.ts';
import { PaperPage } from './paper-page.ts';
import { expect, signIn, test } from './product.fixture.ts';

test('a paper can be done by keyboard', async ({ page, pupil }) => {
  const paper = new PaperPage(page);
  await signIn(page, pupil.username);
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Start Diagnostic' });
  await expect(start).toBeVisible();
  await comeToRest(page);
  for (let presses = 0; presses < 20; presses += 1) {
    if (await start.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/assessment\/\d+$/);
  await paper.expectQuestion(1);
  // The options and what hears the keys come a moment after the question.
  await comeToRest(page);

  await test.step('Alt with the arrows turns the page, and the new question has the focus', async () => {
    await page.keyboard.press('Alt+ArrowRight');
    await paper.expectQuestion(2);
    await expect(page.getByRole('heading', { name: /^Question 2 of/ })).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await paper.expectQuestion(1);
  });

  await test.step('A to D choose an option when nothing is being typed', async () => {
    const options = page.getByRole('radio');
    for (let number = 1; number < 11 && (await options.count()) === 0; number += 1) {
      await page.keyboard.press('Alt+ArrowRight');
      await paper.expectQuestion(number + 1);
      await comeToRest(page);
    }
    await expect(options).toHaveCount(4);
    await page.keyboard.press('c');
    await expect(page.locator('input[value="C"]')).toBeChecked();
    await page.keyboard.press('b');
    await expect(page.locator('input[value="B"]')).toBeChecked();
  });

  await test.step('Alt+S saves at once', async () => {
    const saved = page.waitForResponse((response) => response.url().endsWith('/save'));
    await page.keyboard.press('Alt+s');
    expect((await saved).status()).toBe(200);
    await paper.expectSaveState('Saved');
  });

  await test.step('the list of questions says which is answered', async () => {
    await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Question \d+, answered$/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Question \d+, not answered yet$/ })).toHaveCount(10);
  });
});
