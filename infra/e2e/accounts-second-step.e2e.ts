import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { repoRoot } from '../local/paths.ts';
import { registerParent } from './people.ts';
import { PASSWORD, expect, test } from './product.fixture.ts';

const NEW_PASSWORD = 'lantern-river-42';

/** What the app shows; `step` 1 is the next code, which is good already. */
const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

/** The link that the operator's command prints. */
async function linkFor(name: string): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: process.env.E2E_IDENTITY_DATABASE,
    PUBLIC_URL: process.env.E2E_URL,
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['infra/local/admin.mjs', 'create', name], {
    cwd: repoRoot,
    env,
  });
  return /http\S+/.exec(stdout)?.[0] ?? '';
}

/** From the card in the profile, or the page that stands before all others; gives secret and recovery codes. */
async function setUp(page: Page, password: string, lookTwice: (name: string) => Promise<void>) {
  await page.getByLabel('Your Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Or type this key into the app:')).toBeVisible();
  await lookTwice('qr');
  const secret = ((await page.locator('.second-factor__secret').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByRole('alert')).toHaveText(/This code is not right/);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await lookTwice('recovery-codes');
  const codes = await page.locator('.second-factor__list li').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  return { secret, codes };
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
}

test('an admin is created by a link, turns the second factor on, and signs in with a code and a recovery code', async ({
  page,
  watch,
  lookTwice,
}) => {
  test.slow();
  watch.expectRefusal(400, /^\/api\/auth\/(admin-setup|login\/second-factor)/);
  watch.expectRefusal(400, /^\/api\/profile\/second-factor/);
  const name = `boss_${Date.now().toString(36)}`;
  const link = await linkFor(name);

  await test.step('chooses a password on the page of the link', async () => {
    await page.goto(link);
    await expect(page.getByText(`Choose a password to become the admin ${name}.`)).toBeVisible();
    await lookTwice('set-up');
    await page.getByLabel('New Password', { exact: true }).fill('password1');
    await page.getByLabel('Confirm Password', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'Set Password and Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText(/one of the most used passwords/);
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set Password and Log In' }).click();
    await page.waitForURL(/\/admin$/);
  });

  const { secret, codes } = await test.step('turns the second step on in the profile', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Turn On Second Step' }).click();
    const made = await setUp(page, NEW_PASSWORD, lookTwice);
    await expect(page.getByText(/You have 10 recovery codes left/)).toBeVisible();
    await lookTwice('profile-on');
    return made;
  });

  await test.step('logs in with password and code, and then with a recovery code', async () => {
    for (const code of [codeOf(secret, 1), codes[0] ?? '']) {
      await logOut(page);
      await logIn(page, name, NEW_PASSWORD);
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await page.getByLabel('Code', { exact: true }).fill('000000');
      await page.getByLabel('Code', { exact: true }).press('Enter');
      await expect(page.getByRole('alert')).toHaveText(/This code is not right/);
      await lookTwice('code');
      await page.getByLabel('Code', { exact: true }).fill(code);
      await page.getByLabel('Code', { exact: true }).press('Enter');
      await page.waitForURL(/\/admin$/);
    }
  });

  await test.step('the link works no more', async () => {
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(/This link does not work any more/);
    await lookTwice('link-used');
  });
});

test('a parent turns the second factor on and off', async ({ page, lookTwice }) => {
  const username = await registerParent(page, 'Pat Tan');
  await logIn(page, username, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn On Second Step' }).click();
  await page.getByLabel('Your Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const secret = ((await page.locator('.second-factor__secret').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await page.getByRole('button', { name: 'Turn Off Second Step' }).click();
  await page.getByLabel('Your Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await lookTwice('turn-off');
  await page.getByRole('button', { name: 'Turn Off', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Turn On Second Step' })).toBeVisible();
});
