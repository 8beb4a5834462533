import { choose, openMenu, PANEL } from './comfort-panel.ts';
import { PaperPage } from './paper-page.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { giveVoice } from './silent-voice.ts';

test('every page of a pupil fits the largest text, wide spacing and a zoom of 400 %', async ({
  page,
  pupil,
  look,
  lookTwice,
}) => {
  test.slow();
  const size = page.viewportSize()!;
  const lookThrice = async (name: string): Promise<void> => {
    await lookTwice(`${name}-large`);
    // A window of 1280 at 400 %, with the usual text.
    await page.evaluate(() => document.documentElement.removeAttribute('data-text'));
    await page.setViewportSize({ width: 320, height: 640 });
    await look(`${name}-zoomed`);
    await page.evaluate(() => document.documentElement.setAttribute('data-text', '150'));
    await page.setViewportSize(size);
  };
  await giveVoice(page);
  await signIn(page, pupil.username);
  await page.goto('/');
  await openMenu(page, PANEL);
  await choose(page, 'Largest', 'More space', 'Strong contrast', 'When I tap');
  await lookThrice('home');

  await new PaperPage(page).start();
  await page.getByRole('button', { name: 'Read the question aloud' }).click();
  await expect(page.locator('.math-text__spoken')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await lookThrice('paper');
  await new PaperPage(page).openMore();
  await page.getByRole('button', { name: 'How it looks and sounds' }).click();
  await expect(page.getByRole('dialog', { name: PANEL })).toBeVisible();
  await lookThrice('panel');
  await page.getByRole('button', { name: 'Done' }).click();

  await test.step('through the paper to its result and review', async () => {
    const next = page.getByRole('button', { name: 'Next', exact: true });
    for (let number = 1; ; number += 1) {
      await page.getByRole('button', { name: "I don't know yet" }).click();
      if ((await next.count()) === 0) break;
      await next.click();
      await expect(
        page.getByRole('heading', { name: new RegExp(`^Question ${number + 1} of`) }),
      ).toBeVisible();
    }
    await page.getByRole('button', { name: 'Submit Assessment' }).click();
    await expect(page.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
    await lookThrice('result');
    await page.getByRole('button', { name: 'Review Your Answers and Solutions' }).click();
    await expect(page.getByRole('heading', { name: 'Answers and Solutions' })).toBeVisible();
    await lookThrice('review');
  });
});
