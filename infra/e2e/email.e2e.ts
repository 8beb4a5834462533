import { randomBytes } from 'node:crypto';
import { lastDigestWeek } from '@sumfox/contracts/assessment/week-digest';
import { practised } from './practised-paper.ts';
import { expect, signIn, test } from './product.fixture.ts';

const PASSWORD = 'practice123';
const NEW_PASSWORD = 'three blue foxes';
const DAY_MS = 86_400_000;

test('a parent confirms the address, reads the week, and sets a forgotten password', async ({
  page,
  pupil,
  database,
  lookTwice,
}) => {
  const username = `ling_${randomBytes(3).toString('hex')}`;
  const address = `${username}@example.sg`;
  /** Token of the last e-mail of a kind. Without a mail server, e-mails stay in the database. */
  const tokenOf = (kind: string) => database.mailToken(address, kind);
  const lastWeek = Math.ceil((Date.now() - lastDigestWeek(new Date()).until.getTime()) / DAY_MS) + 1;

  await test.step('registers and confirms the address by the link', async () => {
    await page.goto('/register');
    await page.getByRole('radio', { name: 'Parent' }).check();
    await page.getByLabel('Name', { exact: true }).fill('Siew Ling');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/$/);
    await signIn(page, username);
    await page.goto('/profile');
    await expect(page.getByText(`Use the link that we sent to ${address}.`)).toBeVisible();
    await lookTwice('profile');
    await page.goto(`/confirm-email#${await tokenOf('verify-address')}`);
    await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
    await lookTwice('confirm');
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText(`E-mails from Sumfox now go to ${address}.`)).toBeVisible();
    await lookTwice('confirmed');
  });

  await test.step('reads the week of a linked child, turns the e-mail on, and opens the activity', async () => {
    await signIn(page, pupil.username);
    await page.goto('/');
    await practised(page, database, { type: 'adaptive' }, ['right', 'right', 'wrong', 'right'], lastWeek);
    await database.link(username, pupil);
    await signIn(page, username);
    await page.goto('/');
    const card = page.getByRole('region', { name: /the week to/ });
    await expect(card.getByText('Practised on 1 of 3 days.')).toBeVisible();
    const choice = card.getByRole('checkbox', { name: /on Sundays at 18:00/ });
    await choice.click();
    await expect(choice).toBeChecked();
    await page.reload();
    await expect(choice).toBeChecked();
    await lookTwice('home');
    await card.getByRole('link', { name: 'Open the page to print' }).click();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
    await lookTwice('together');
    await page.emulateMedia({ media: 'print' });
    await lookTwice('together-printed');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('asks for a link for a forgotten password and sets a new one', async () => {
    await database.forgetEmailLimit(address);
    await page.goto('/forgot-password');
    await lookTwice('forgot');
    await page.getByLabel('E-mail').fill(address);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('If this address has an account, a link is on its way.')).toBeVisible();
    await lookTwice('forgot-sent');
    await expect.poll(() => tokenOf('reset-password')).not.toBeNull();
    await page.goto(`/reset-password#${await tokenOf('reset-password')}`);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
    await lookTwice('reset');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  });
});

test('an admin sees the e-mails without their links', async ({ page, lookTwice }) => {
  const address = `list_${randomBytes(3).toString('hex')}@example.sg`;
  await page.goto('/register2');
  const registered = await page.request.post('/api/auth/register', {
    data: {
      role: 'parent',
      username: address.split('@')[0],
      password: PASSWORD,
      name: 'Siew Ling',
      email: address,
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(registered.status()).toBe(201);
  await signIn(page, 'admin');
  await page.goto('/admin?tab=system');
  const row = page.getByRole('row', { name: new RegExp(address) });
  await expect(row).toContainText('Kept here');
  await lookTwice('list');
  await row.getByRole('button', { name: 'Please confirm your e-mail address' }).click();
  await expect(page.getByText('Confirm this address (link hidden)')).toBeVisible();
  await lookTwice('mail');
});
