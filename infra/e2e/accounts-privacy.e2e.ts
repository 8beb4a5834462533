import { readFile } from 'node:fs/promises';
import { expect, PASSWORD, signIn, test } from './product.fixture.ts';

test('a pupil takes the data along, asks to be erased, and thinks again', async ({
  page,
  pupil,
  watch,
  look,
}) => {
  watch.expectRefusal(400, /^\/api\/privacy\/erase$/);
  await signIn(page, pupil.username);
  await page.goto('/profile');

  for (const format of ['JSON', 'CSV'] as const)
    await test.step(`downloads all of it as ${format}`, async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download as ${format}` }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
      const text = await readFile(await download.path(), 'utf8');
      expect(text).toContain(pupil.username);
      if (format === 'JSON') expect(() => JSON.parse(text) as unknown).not.toThrow();
    });

  await test.step('needs the own password to be erased', async () => {
    await page.getByRole('button', { name: 'Erase My Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your Password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Erase in 7 Days' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await look('erase');
    await dialog.getByLabel('Your Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Erase in 7 Days' }).click();
    await expect(page.getByText(/and all its work will be erased on/)).toBeVisible();
    await look('erasure');
  });

  await test.step('is told so wherever the profile is opened, and can stop it', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Keep Everything' }).click();
    await expect(page.getByRole('button', { name: 'Erase My Account' })).toBeVisible();
  });
});
