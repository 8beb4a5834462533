import { expect, type Page } from '@playwright/test';

/** The panel of the comfort settings, as the menu names it. */
export const PANEL = 'How It Looks and Sounds';

/** Takes an entry of the user menu. */
export async function openMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: entry }).click();
}

/** Takes these settings in the open panel and closes it. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
  const panel = page.getByRole('dialog', { name: PANEL });
  for (const name of names) await panel.locator('label').filter({ hasText: name }).click();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toHaveCount(0);
}
