import type { Page } from '@playwright/test';
import { choose, openMenu, PANEL } from './comfort-panel.ts';
import { PaperPage } from './paper-page.ts';
import { comeToRest } from './page-rest.ts';
import { expect, signIn, test } from './product.fixture.ts';

/** What the page wears for comfort; the dress of a pupil's pages stands beside it. */
function dressOf(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => {
    const { child: _dress, ...rest } = document.documentElement.dataset;
    return rest;
  });
}

/** The size of the text of the page, in px. */
function textSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

test('each child finds own comfort settings on a shared tablet', async ({ page, pupil, database }) => {
  const sibling = await database.addPupil();

  await test.step('the first one takes larger text, more space and strong contrast', async () => {
    await signIn(page, pupil.username);
    await page.goto('/');
    expect(await dressOf(page)).toEqual({});
    expect(await textSize(page)).toBe(17);
    await openMenu(page, PANEL);
    await choose(page, 'Largest', 'More space', 'Strong contrast');
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    expect(await dressOf(page)).toEqual({ text: '150', spacing: 'wide', contrast: 'strong' });
    expect(await textSize(page)).toBe(25.5);
  });

  await test.step('the landing page is nobody’s, and the sibling has the usual', async () => {
    await openMenu(page, 'Sign Out');
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
    expect(await dressOf(page)).toEqual({});
    await signIn(page, sibling.username);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    expect(await dressOf(page)).toEqual({});
  });

  await test.step('the sibling takes the left hand, from within a paper', async () => {
    await new PaperPage(page).start();
    await new PaperPage(page).openMore();
    await page.getByRole('button', { name: 'How it looks and sounds' }).click();
    await choose(page, 'Left hand');
    expect(await dressOf(page)).toEqual({ hand: 'left' });
    // On a phone one of the two is seen at a time.
    if ((page.viewportSize()?.width ?? 0) >= 900) {
      await comeToRest(page);
      // A high question stands beside its answer; else the working stands beside both.
      const isHigh = (await page.locator('.paper__body--tall').count()) > 0;
      const left = await page.locator(isHigh ? '.answering__answer' : '.answering__working').boundingBox();
      const right = await page.locator('.question').boundingBox();
      expect(left!.x).toBeLessThan(right!.x);
    }
    await page.goto('/');
    await openMenu(page, 'Sign Out');
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
  });

  await test.step('the first one finds all of it again', async () => {
    await signIn(page, pupil.username);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    expect(await dressOf(page)).toEqual({ text: '150', spacing: 'wide', contrast: 'strong' });
  });
});

test('a break is offered after 20 minutes and stops the clock', async ({ page, pupil, look }) => {
  await page.clock.install();
  await signIn(page, pupil.username);
  await page.goto('/');
  const paper = new PaperPage(page);
  await paper.start();
  await paper.openMore();
  await page.getByRole('button', { name: 'Show the time' }).click();
  await page.clock.fastForward('20:05');
  await expect(page.getByText('Have a rest?')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Time: 20 min/ })).toBeVisible();
  await look('offer');
  // The keys at the foot of the page stay in view below the card.
  const next = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox();
  const card = await page.locator('.rest-offer__card').boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? Number.NaN)).toBeLessThanOrEqual(next?.y ?? 0);
  await page.getByRole('button', { name: 'Rest', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Have a rest' })).toBeVisible();
  await page.clock.fastForward('30:00');
  await page.getByRole('button', { name: 'I Am Back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('button', { name: /^Time: 2[01] min/ })).toBeVisible();
});
