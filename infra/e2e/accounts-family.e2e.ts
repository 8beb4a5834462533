import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { linkedParent, registerParent } from './people.ts';
import { expect, PASSWORD, signIn, test } from './product.fixture.ts';

/** A parent without children, signed in on `page`. */
async function joinAsParent(page: Page, name: string): Promise<void> {
  await signIn(page, await registerParent(page, name));
}

async function openFor(browser: Browser, username: string, path: string): Promise<Page> {
  const page = await browser.newPage();
  await signIn(page, username);
  await page.goto(path);
  return page;
}

async function link(page: Page, username: string, code = ''): Promise<void> {
  await page.getByLabel("Child's Username").fill(username);
  await page.getByLabel('Link Code').fill(code);
  await page.getByLabel('Link Code').press('Enter');
}

/** What the page of a child says when the child presses for the code. */
async function showCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^(Show My|New) Code$/ }).click();
  const shown = page.getByText(/^[A-Z3-9]{4}-[A-Z3-9]{4}$/);
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? '';
}

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true });

test('a parent links a child by username and code, edits the profile, and unlinks', async ({
  page,
  pupil,
  browser,
  watch,
  lookTwice,
}) => {
  watch.expectRefusal(404, /^\/api\/parent\/link-child$/);
  watch.expectRefusal(404, /^\/api\/child-profile\//);
  await joinAsParent(page, 'Pat Tan');
  const tablet = await openFor(browser, pupil.username, '/profile');
  const code = await showCode(tablet);
  await lookTwice('code', tablet);

  await test.step('a name that does not exist links nobody, and a wrong code neither', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Link Your First Child' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Link Child' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      "Please enter the child's username.",
    );
    for (const [username, typed] of [
      ['nobody-of-this-name', ''],
      [pupil.username, 'CCCC-CCCC'],
    ] as const) {
      await link(page, username, typed);
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
        'Failed to link child account. Please check the username and try again.',
      );
    }
    await lookTwice('link-refused');
  });

  await test.step('the right one does, however it is typed, and the child reads it', async () => {
    await link(page, pupil.username.toUpperCase(), code.toLowerCase());
    // The refusals before it stay their five seconds each.
    await expect(notice(page, 'Child Linked Successfully')).toBeVisible();
    await expect(page.getByText(`@${pupil.username} · Primary 5`)).toBeVisible();
    await expect(page.getByText(/^You are linked to /)).toBeVisible();
    await lookTwice('linked');
    await page.getByRole('button', { name: 'OK' }).click();
    // Updates automatically while the code is shown.
    await expect(tablet.getByRole('heading', { name: 'Connected parent' })).toBeVisible();
    await tablet.goto('/');
    await expect(tablet.getByText('Pat Tan can see your work now.')).toBeVisible();
    await lookTwice('told', tablet);
    await tablet.close();
  });

  await test.step('the profile can be read, and a new password can be set', async () => {
    await page.getByRole('link', { name: /^Profile/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Student Profile' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Pat Tan', { exact: true })).toBeVisible();
    await lookTwice('student-profile');
    await page.getByRole('button', { name: 'New Password' }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'New Password' });
    await expect(field).toBeFocused();
    await field.fill('fox');
    await field.press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'Password must be at least 4 characters long.',
    );
    const child = await openFor(browser, pupil.username, '/profile');
    await expect(child.getByText('Pat Tan', { exact: true })).toBeVisible();
    await field.fill('fox4');
    await field.press('Enter');
    await expect(notice(page, 'Password Reset')).toBeVisible();
    // Out at once, on the very next step of the child.
    await child.reload();
    await expect(child.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await child.close();
  });

  await test.step('the grade can be put right', async () => {
    await page.getByRole('button', { name: 'Name and Grade' }).click();
    await page.getByRole('radio', { name: 'Primary 4' }).check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('definition').filter({ hasText: /^Primary 4$/ })).toBeVisible();
  });

  await test.step('unlinking asks first, and then nothing of the child is left to see', async () => {
    const address = page.url();
    await page.goto('/');
    await page.getByRole('button', { name: /^Unlink/ }).click();
    await lookTwice('unlink');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Unlink/ })).toBeFocused();
    await page.getByRole('button', { name: /^Unlink/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink', exact: true }).click();
    await expect(notice(page, 'Child Unlinked')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Link Your First Child' })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Student Not Found' })).toBeVisible();
  });
});

test('a stranger with the username gets no access', async ({ page, pupil, browser, watch, lookTwice }) => {
  watch.expectRefusal(404, /^\/api\/.*/);
  await joinAsParent(page, 'A Stranger With a Very Long Name That Goes on and on and on');
  await page.goto('/');
  await page.getByRole('button', { name: 'Link Your First Child' }).click();
  await link(page, pupil.username);
  await expect(page.getByText('your request waits')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Linked Children' })).toHaveCount(0);
  await lookTwice('waiting');
  for (const path of ['student-profile', 'child-progress']) {
    await page.goto(`/${path}/${pupil.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Student Not Found' })).toBeVisible();
  }

  const child = await openFor(browser, pupil.username, '/');
  await expect(child.getByRole('heading', { name: /asks to see your work/ })).toBeVisible();
  await expect(child.getByRole('button', { name: /allow|approve/i })).toHaveCount(0);
  await showCode(child);
  await lookTwice('asked', child);
  await child.getByRole('button', { name: 'No, Thank You' }).click();
  await expect(child.getByRole('heading', { name: /asks to see your work/ })).toHaveCount(0);
  await child.close();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Link Your First Child' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Link Requests' })).toHaveCount(0);
});

test('a second parent is linked by code after the first one agrees', async ({
  page,
  pupil,
  browser,
  lookTwice,
}) => {
  const first = await linkedParent(page, [pupil]);
  const tablet = await openFor(browser, pupil.username, '/profile');
  const other = await browser.newPage();
  await joinAsParent(other, 'Jo Lim');
  await other.goto('/');
  await other.getByRole('button', { name: 'Link Your First Child' }).click();
  await link(other, pupil.username, await showCode(tablet));
  await tablet.close();
  await expect(other.getByText('Another parent still has to agree')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Linked Children' })).toHaveCount(0);

  await signIn(page, first);
  await page.goto('/');
  await expect(page.getByText(/^Jo Lim \(parent_\w+@example\.sg\) asks/)).toBeVisible();
  await lookTwice('request');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('heading', { name: 'Link Requests' })).toHaveCount(0);
  await expect(page.getByText(/^Jo Lim is now linked to /)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Linked Children' })).toBeVisible();
  await other.close();

  const child = await openFor(browser, pupil.username, '/profile');
  await expect(child.getByRole('heading', { name: 'Connected parents' })).toBeVisible();
  await expect(child.getByText('Pat Tan', { exact: true })).toBeVisible();
  await expect(child.getByText('Jo Lim', { exact: true })).toBeVisible();
  await expect(child.getByText('Jo Lim can see your work now.')).toBeVisible();
  await lookTwice('recent-changes', child);
  await child.close();
});

test('a pupil changes name, username, password and preferences in the profile', async ({
  page,
  pupil,
  browser,
  watch,
  lookTwice,
}) => {
  watch.expectRefusal(400, /^\/api\/profile$/);
  const username = `star_${randomBytes(3).toString('hex')}`;
  await signIn(page, pupil.username);
  const elsewhere = await openFor(browser, pupil.username, '/profile');
  await page.goto('/profile');
  await lookTwice('profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Username').fill('student');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByLabel('Username').fill(username);
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'false');
  await page.getByLabel('Current Password', { exact: true }).fill('not this one');
  await page.getByLabel('New Password', { exact: true }).fill('three blue foxes');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('three blue foxes');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Current Password', { exact: true })).toBeFocused();
  await lookTwice('profile-edit');
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notice(page, 'Profile Updated')).toBeVisible();
  await expect(page.getByText(`@${username}`).first()).toBeVisible();
  // The other device is out, this one stays in.
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await elsewhere.close();

  await page.getByLabel('Questions per assessment').selectOption('8');
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(notice(page, 'Preferences saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Questions per assessment')).toHaveValue('8');
});
