import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, PASSWORD, signIn, test } from './product.fixture.ts';

test('a pupil exports data, requests an erasure and cancels it', async ({
  page,
  pupil,
  watch,
  lookTwice,
}) => {
  watch.expectRefusal(400, /^\/api\/privacy\/erase$/);
  await signIn(page, pupil.username);
  await page.goto('/profile');
  // The last part to come; until then what is below may still move.
  await expect(page.getByLabel('Questions per assessment')).toBeVisible();

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
    await lookTwice('erase');
    await dialog.getByLabel('Your Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Erase in 7 Days' }).click();
    await expect(page.getByText(/and work are erased on/)).toBeVisible();
    await lookTwice('erasure');
  });

  await test.step('is told so wherever the profile is opened, and can stop it', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Keep Everything' }).click();
    await expect(page.getByRole('button', { name: 'Erase My Account' })).toBeVisible();
  });
});

test("a parent exports a linked child's data and requests its erasure, and the child sees that", async ({
  page,
  browser,
}) => {
  const id = randomBytes(3).toString('hex');
  const child = `kai_${id}`;
  await page.goto('/login');
  const registered = await page.request.post('/api/auth/register-family', {
    data: {
      parentName: 'Pat Tan',
      parentEmail: `privacy_${id}@example.sg`,
      parentPassword: PASSWORD,
      childName: 'Kai',
      childUsername: child,
      childPassword: PASSWORD,
      gradeLevel: 'Primary 4',
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(registered.status()).toBe(201);
  await page.goto('/');
  await page.getByRole('link', { name: 'Profile of Kai' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(child);

  await page.getByRole('button', { name: 'Erase Kai’s Account' }).click();
  await page.getByRole('dialog').getByLabel('Your Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').getByLabel('Your Password', { exact: true }).press('Enter');
  await expect(page.getByText(/Kai’s account and work are erased on/)).toBeVisible();

  const tablet = await browser.newPage();
  await signIn(tablet, child);
  await tablet.goto('/');
  const told = tablet.getByText('Pat Tan asked to close your account. It closes in 7 days. You can keep it.');
  await expect(told).toBeVisible();
  await tablet.getByRole('link', { name: 'My Profile' }).first().click();
  await expect(tablet.getByText(/Your account and work are erased on/)).toBeVisible();
  await tablet.getByRole('button', { name: 'Keep Everything' }).click();
  await expect(tablet.getByText('Your account stays. All your work stays too.')).toBeVisible();
  await tablet.close();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Erase Kai’s Account' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Kai stopped the erasure of Kai’s account.')).toBeVisible();
});
