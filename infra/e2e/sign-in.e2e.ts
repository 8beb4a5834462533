import { USUAL_CONTEXT } from './context-options.ts';
import { comeToRest } from './page-rest.ts';
import { expect, PASSWORD, test } from './product.fixture.ts';

test('a wrong password and a missing one are explained and count as no lockout', async ({
  page,
  pupil,
  watch,
  look,
}) => {
  watch.expectRefusal(401, /^\/api\/auth\/login$/);
  await page.goto('/login');
  const fault = page.getByRole('alert');

  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(fault).toHaveText('Username and password are required');
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.getByLabel('Username').fill(pupil.username);
  await page.getByLabel('Password', { exact: true }).fill('practice124');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(fault).toHaveText('Invalid credentials');
  await look('wrong-password');

  // All typed text stays except the one letter.
  await expect(page.getByLabel('Username')).toHaveValue(pupil.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible();
});

test.describe('with a service worker', () => {
  // Its kept pages must not show a session that has ended.
  test.use(USUAL_CONTEXT);

  test('the demo hint fills in an account, and each role sees its own home', async ({
    page,
    look,
    watch,
  }) => {
    // The console asks for it every few seconds, and may be asking just as the session ends.
    watch.expectRefusal(401, /^\/api\/admin\/system-health$/);
    const homes = [
      { role: 'Student', username: 'student', heading: 'Hi Mei!' },
      { role: 'Parent', username: 'parent', heading: /./ },
      { role: 'Admin', username: 'admin', heading: /./ },
    ];
    for (const { role, username, heading } of homes) {
      await page.goto('/login');
      await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
      await expect(page.getByLabel('Username')).toHaveValue(username);
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await comeToRest(page);
      await look(`home-${username}`);

      await page.getByRole('button', { name: 'User menu' }).click();
      await look(`menu-${username}`);
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);
    }
  });
});

test('an address opened while signed out opens after sign-in', async ({ page, pupil }) => {
  await page.goto('/my-progress');
  await page.getByLabel('Username').fill(pupil.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/my-progress/);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
});
