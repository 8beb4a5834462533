import type { Page } from '@playwright/test';
import { PaperPage } from './paper-page.ts';
import { comeToRest } from './page-rest.ts';
import { expect, PASSWORD, signIn, test } from './product.fixture.ts';
import { PHONE } from './sizes.ts';
import { toTypedAnswer } from './typed-answer.ts';

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true });

test('an admin imports a class, sorts it, closes two accounts and undoes it', async ({ page, lookTwice }) => {
  const [one, two] = ['rui', 'zhi'].map((name) => `${name}_${Date.now().toString(36)}`);
  await signIn(page, 'admin');
  await page.goto('/user-management');

  await test.step('checks the file first, and makes the rows without a fault', async () => {
    await page.getByRole('button', { name: 'Import a class' }).click();
    await page.getByLabel('CSV file').setInputFiles({
      name: 'class.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`name,username,grade\nZoe Ong,${one},P5\nAbel Lim,${two},3\nTan Mei,mei tan,P9\n`),
    });
    await expect(page.getByText('class.csv · 3 rows. Nothing is saved yet.')).toBeVisible();
    await expect(page.getByText('1 to correct')).toBeVisible();
    await lookTwice('import-check');
    await page.getByRole('button', { name: 'Import 2 users' }).click();
    await expect(page.getByText('These passwords are shown once.', { exact: false })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`${one} [a-z]+-[a-z]+-\\d\\d$`) })).toBeVisible();
    await lookTwice('import-passwords');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Search')).toBeHidden();
    await lookTwice('import-passwords-on-paper');
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('sorts by a heading, which the address keeps', async () => {
    const suffix = String(one).slice(4);
    await page.getByLabel('Search').fill(suffix);
    await expect(page.getByText('2 users', { exact: true })).toBeVisible();
    await page.getByRole('columnheader', { name: 'User' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=name&order=asc/);
    await expect(page.getByRole('row').nth(1)).toContainText('Abel Lim');
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText('Abel Lim');
  });

  await test.step('closes both, and undoes it', async () => {
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await lookTwice('users-chosen');
    const act = page.getByRole('button', { name: /^Deactivate / }).last();
    const box = await act.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await page.getByRole('button', { name: 'Deactivate 2' }).click();
    await expect(page.getByText('2 accounts deactivated.')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('Inactive');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('row').nth(1)).not.toContainText('Inactive');
  });
});

test('an admin finds a user, resets the password and closes the account, which signs the person out at once', async ({
  page,
  pupil,
  browser,
  watch,
  lookTwice,
}) => {
  watch.expectRefusal(400, /^\/api\/admin\/users\/[^/]+\/reset-password$/);
  const child = await browser.newPage();
  await signIn(child, pupil.username);
  await child.goto('/dashboard');
  await expect(child.getByRole('heading', { name: /^Hi / })).toBeVisible();

  await test.step('reads the key metrics, opens the users from the navigation and finds the pupil', async () => {
    await signIn(page, 'admin');
    await page.goto('/');
    // An admin's home redirects; a click before that would be lost.
    await page.waitForURL(/\/admin$/);
    await expect(page.getByText(/^System (Online|Degraded)$/)).toBeVisible();
    await expect(page.getByText('Active users, 7 days')).toBeVisible();
    await expect(page.getByText('Students', { exact: true })).toBeVisible();
    await lookTwice('key-metrics');
    await page.getByRole('tab', { name: 'System' }).click();
    await expect(page.getByText('Recent errors', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
    await lookTwice('system');
    const refused = await page.request.get('/api/admin/audit?from=yesterday');
    const { traceId } = (await refused.json()) as { traceId: string };
    // A process writes its spans to the file about once a second.
    await expect
      .poll(async () => {
        const found = await page.request.get(`/api/admin/failures/${traceId}`);
        return ((await found.json()) as { steps: unknown[] }).steps.length;
      })
      .toBeGreaterThan(0);
    await page.getByLabel('Error code').fill(traceId.slice(0, 8));
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('GET /api/admin/audit → 400')).toBeVisible();
    await expect(
      page.getByText('“Something that you entered does not fit. Please look once more.”'),
    ).toBeVisible();
    await lookTwice('failure');
    await page.goto('/admin/runbooks/queue-behind');
    await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
    await lookTwice('runbook');
    await page.getByRole('link', { name: 'User Management' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    // The list begins with the newest, and journeys before this one have made many.
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await lookTwice('users');
    await page.getByLabel('Role').selectOption('admin');
    await expect(page.getByRole('row', { name: /@admin/ })).toBeVisible();
    await page.getByLabel('Role').selectOption('parent');
    await expect(page.getByRole('row', { name: /@admin/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.getByLabel('Role')).toHaveValue('');
    await page.getByLabel('Search').fill('no such person at all');
    await expect(page.getByText('No users found matching the current filters.')).toBeVisible();
    await lookTwice('users-none');
    await page.getByLabel('Search').fill(pupil.username);
    await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  });

  const row = page.getByRole('row', { name: new RegExp(pupil.username) });

  await test.step('resets the password; the child is out and gets in with the new one', async () => {
    await row.getByRole('button', { name: /^Reset Password/ }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'New Password' });
    await field.fill('fox');
    await field.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Password must be at least 4 characters long.');
    await lookTwice('reset');
    await field.fill('three blue foxes');
    await field.press('Enter');
    await expect(notice(page, 'User password has been updated successfully.')).toBeVisible();
    await child.reload();
    await expect(child.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await child.getByLabel('Username').fill(pupil.username);
    await child.getByLabel('Password', { exact: true }).fill('three blue foxes');
    await child.getByRole('button', { name: 'Log In' }).click();
    // Another person set the password: the page requires a new one first.
    await expect(child.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    await lookTwice('must-change', child);
    await child.goto('/profile');
    await child.getByLabel('Password You Were Given', { exact: true }).fill('three blue foxes');
    await child.getByLabel('New Password', { exact: true }).fill('123456');
    await child.getByLabel('Confirm New Password', { exact: true }).fill('123456');
    await child.getByRole('button', { name: 'Save My Password' }).click();
    await expect(child.getByRole('alert')).toHaveText(/one of the most used passwords/);
    await lookTwice('must-change-refused', child);
    await child.getByLabel('New Password', { exact: true }).fill('my red kite flies');
    await child.getByLabel('Confirm New Password', { exact: true }).fill('my red kite flies');
    await child.getByRole('button', { name: 'Save My Password' }).click();
    await expect(child.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  });

  await test.step('closes the account; the child is out and stays out', async () => {
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await expect(page.getByText(/This will prevent them from logging in/)).toBeVisible();
    await lookTwice('deactivate');
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(notice(page, 'User Status Updated')).toBeVisible();
    await expect(row).toContainText('Inactive');
    await child.reload();
    await expect(child.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await child.getByLabel('Username').fill(pupil.username);
    await child.getByLabel('Password', { exact: true }).fill('my red kite flies');
    await child.getByRole('button', { name: 'Log In' }).click();
    await expect(child.getByRole('alert')).toHaveText('Invalid credentials');
  });

  await test.step('opens it again', async () => {
    await row.getByRole('button', { name: /^Activate/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
    await expect(row).toContainText('Active');
    await child.getByRole('button', { name: 'Log In' }).click();
    // Back to the page that was left.
    await expect(child.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await child.close();
  });

  await test.step('reads in the log, on a phone, what was done', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('link', { name: 'Audit Log' }).click();
    await page.getByLabel('Person').fill(pupil.username);
    for (const action of ['Account activated', 'Account deactivated', 'Password reset'])
      await expect(row.filter({ hasText: action })).toBeVisible();
    await lookTwice('audit');
    await page.getByLabel('Action').selectOption({ label: 'Password reset' });
    await expect(page.getByRole('cell', { name: 'Account deactivated' })).toHaveCount(0);
    await expect(row.filter({ hasText: 'Password reset' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.getByLabel('Action').selectOption({ label: 'User list read' });
    await expect(page.getByRole('cell', { name: 'All users that match a search' }).first()).toBeVisible();
    await lookTwice('audit-reads');
  });
});

test('a child keeps unsent work when an admin resets the password', async ({
  page,
  pupil,
  browser,
  database,
  watch,
}) => {
  const given = 'three blue foxes';
  const own = 'my red kite flies';
  watch.expectRefusal(401, /^\/api\//);
  const paper = new PaperPage(page);
  await signIn(page, pupil.username);
  await page.goto('/');
  const paperId = await paper.start();
  const [first] = await database.listQuestions(paperId);
  const answer = toTypedAnswer(first!.question, first!.scheme, 'right');
  await comeToRest(page);
  const listStored = () =>
    database.assessmentRows<{ working: string }>(
      "select working from paper_responses where paper_id = $1 and working <> ''",
      [paperId],
    );

  await test.step('writes without internet', async () => {
    watch.setOffline(true);
    await page.context().setOffline(true);
    await paper.enter(answer);
    await paper.show('Working');
    await page.getByRole('textbox', { name: 'Working' }).fill('written without internet');
    await paper.expectSaveState('Saved on this device');
  });

  await test.step('meanwhile an admin sets another password', async () => {
    const adminPage = await browser.newPage();
    await signIn(adminPage, 'admin');
    const reset = await adminPage.request.post(`/api/admin/users/${pupil.id}/reset-password`, {
      data: { newPassword: given, currentPassword: PASSWORD },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(reset.status()).toBe(200);
    await adminPage.close();
  });

  await test.step('signs in with it, chooses an own one and finds everything there', async () => {
    await page.context().setOffline(false);
    watch.setOffline(false);
    // Back online, the page may go to the sign-in automatically, which cancels a reload.
    await expect(async () => void (await page.reload())).toPass();
    await page.getByLabel('Username').fill(pupil.username);
    await page.getByLabel('Password', { exact: true }).fill(given);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByLabel('Password You Were Given', { exact: true }).fill(given);
    expect(await listStored()).toEqual([]);
    await page.getByLabel('New Password', { exact: true }).fill(own);
    await page.getByLabel('Confirm New Password', { exact: true }).fill(own);
    await page.getByRole('button', { name: 'Save My Password' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeHidden();
    await expect.poll(listStored).toEqual([{ working: 'written without internet' }]);
    await page.goto(`/assessment/${paperId}`);
    await paper.expectEntered(answer);
    await paper.show('Working');
    await expect(page.getByRole('textbox', { name: 'Working' })).toHaveValue('written without internet');
    await paper.expectSaveState('Saved');
  });
});

test('admin pages do not exist for pupils and parents', async ({ page, pupil, watch }) => {
  watch.expectRefusal(403, /^\/api\/admin\//);
  for (const username of [pupil.username, 'parent']) {
    await signIn(page, username);
    for (const path of ['/user-management', '/audit-log', '/admin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    }
    expect((await page.request.get('/api/admin/users-detailed')).status()).toBe(403);
  }
});
