import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './product.fixture.ts';

const fresh = (name: string) => `${name}_${randomBytes(3).toString('hex')}`;
const NEW_PASSWORD = 'three blue foxes';

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true });

test('a child registers, sees each mistake at its field, and signs in', async ({
  page,
  watch,
  lookTwice,
}) => {
  watch.expectRefusal(409, /^\/api\/auth\/register$/);
  const username = fresh('mei');

  await test.step('finds the form from the front door', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Free Trial' }).click();
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Admin' })).toHaveCount(0);
    await lookTwice('register');
  });

  await test.step('is told what is missing, and taken there', async () => {
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Please fill in username, password, and name.')).toBeVisible();
    await expect(page.getByText('Please select your grade level.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await lookTwice('register-missing');
  });

  await test.step('is told of a taken username, in capitals and full width alike', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Mei Tan');
    await page.getByRole('radio', { name: 'Primary 3' }).check();
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Username').fill('Ｓtudent');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    await lookTwice('register-taken');
  });

  await test.step('makes the account, is logged in and sees the own grade', async () => {
    await page.getByLabel('Username').fill(username);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Hello! I am Fox.' })).toBeVisible();
    await expect(notice(page, 'Registration Successful')).toBeVisible();
    await expect(notice(page, 'You are logged in.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'User menu' })).toContainText('P3');
  });

  await test.step('picks an animal and a place, and is told how the first paper goes', async () => {
    await page.getByRole('button', { name: 'Turtle' }).click();
    await page.getByRole('button', { name: 'Lagoon' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'lagoon');
    await lookTwice('my-look');
    await page.getByRole('button', { name: 'That’s me!' }).click();
    await expect(page.getByText('Stop any time')).toBeVisible();
    await lookTwice('my-look-promises');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible();
  });

  await test.step('sees in the profile that no parent is connected, and how to mend it', async () => {
    await page.goto('/profile');
    await expect(page.getByText('No parent connected')).toBeVisible();
    await lookTwice('profile-alone');
  });
});

test('the sign-up form of the login page returns to Sign In and keeps the name', async ({
  page,
  lookTwice,
}) => {
  const username = fresh('pat');
  await page.goto('/login');
  await page.getByRole('button', { name: 'New here? Sign Up' }).click();
  await page.getByRole('radio', { name: 'Parent' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Pat Tan');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill('pat at example');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible();
  await lookTwice('sign-up');
  await page.getByLabel('Email').fill(`${username}@example.sg`);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: 'Link Your First Child' })).toBeVisible();
  await lookTwice('parent-without-children');
});

test('a family registers at once: the parent is signed in, and the child can sign in', async ({
  page,
  browser,
  lookTwice,
}) => {
  const child = fresh('jun');
  const email = `${fresh('family')}@example.sg`;

  await test.step('fills in both halves of the form', async () => {
    await page.goto('/register2');
    await page.getByRole('button', { name: 'Create Family Account' }).click();
    await expect(page.getByLabel('Parent Name')).toBeFocused();
    await lookTwice('family-missing');
    await page.getByLabel('Parent Name').fill('Pat Lim');
    await page.getByLabel('Parent Email').fill(email.toUpperCase());
    await page.getByLabel('Parent Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Parent Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Child Name').fill('Jun');
    await page.getByLabel('Child Username').fill(child);
    await page.getByLabel('Child Password', { exact: true }).fill('fox4');
    await page.getByLabel('Confirm Child Password', { exact: true }).fill('fox5');
    await page.getByRole('button', { name: 'Create Family Account' }).click();
    await expect(page.getByText("Child passwords don't match")).toBeVisible();
    await page.getByLabel('Confirm Child Password', { exact: true }).fill('fox4');
    await lookTwice('family');
  });

  await test.step('the parent is on the dashboard and sees the child', async () => {
    await page.getByRole('button', { name: 'Create Family Account' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Jun', exact: true })).toBeVisible();
    await expect(page.getByText(`@${child} · Primary 2`)).toBeVisible();
    await lookTwice('family-dashboard');
  });

  await test.step('a second child is added on the page', async () => {
    await page.getByRole('button', { name: 'Add a child' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Child Name').fill('Lim Mei Xin');
    await dialog.getByLabel(/^What shall we call your child\?/).fill('Mei');
    await dialog.getByLabel('Child Username').fill(fresh('mei'));
    await dialog.getByLabel('Child Password', { exact: true }).fill('fox4');
    await dialog.getByLabel('Confirm Child Password', { exact: true }).fill('fox4');
    await lookTwice('add-child');
    await dialog.getByRole('button', { name: 'Add Child' }).click();
    await expect(page.getByRole('heading', { name: 'Mei', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the child logs in and reads who is watching', async () => {
    const tablet = await browser.newPage();
    await tablet.goto('/login');
    await tablet.getByLabel('Username').fill(child);
    await tablet.getByLabel('Password', { exact: true }).fill('fox4');
    await tablet.getByRole('button', { name: 'Log In' }).click();
    await expect(tablet.getByRole('button', { name: 'User menu' })).toContainText('P2');
    await tablet.goto('/profile');
    await expect(tablet.getByRole('heading', { name: 'Connected parent' })).toBeVisible();
    await expect(tablet.getByText('Pat Lim', { exact: true })).toBeVisible();
    await expect(tablet.getByText('Pat Lim can see your work now.')).toBeVisible();
    await tablet.close();
  });

  await test.step('the parent signs in by e-mail, whatever the case', async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Log In' }).first().click();
    await page.getByLabel('Username').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('heading', { name: 'Linked Children' })).toBeVisible();
  });
});

test('an account can be registered by keyboard', async ({ page }) => {
  const username = fresh('key');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto('/register');
  await page.getByRole('radio', { name: 'Student' }).focus();
  await press('Tab');
  await page.keyboard.type('Key Tan');
  await press('Tab');
  await page.keyboard.type('Key');
  await press('Tab');
  await page.keyboard.type(username);
  // Into the grades, then along them: the second choice is Primary 2.
  await press('Tab', 'Space', 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Primary 2' })).toBeChecked();
  await press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  await press('Tab', 'Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  await press('Enter');
  await expect(page).toHaveURL(/\/my-look$/);
  await expect(notice(page, 'Registration Successful')).toBeVisible();
});
