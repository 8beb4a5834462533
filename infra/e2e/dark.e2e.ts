import type { Page } from '@playwright/test';
import { comeToRest, openPage, walkThrough } from './page-rest.ts';
import { linkedParent } from './people.ts';
import { post, practised } from './practised-paper.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { PHONE } from './sizes.ts';

const PLACES = ['raintree', 'mango', 'lagoon', 'kueh', 'starlight', 'skyline', 'hawker', 'jungle'];

/** The pages that a pupil sees most. */
async function listPages(page: Page, done: number): Promise<[string, string][]> {
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    { type: 'adaptive' },
  );
  return [
    ['home', '/'],
    ['question', `/assessment/${assessment.assessmentId}`],
    ['result', `/assessment/${done}`],
  ];
}

test('a pupil chooses the dark, and every theme stays without barriers in it', async ({
  page,
  pupil,
  database,
  look,
}) => {
  test.slow();
  const root = page.locator('html');
  await signIn(page, pupil.username);
  await openPage(page, '/my-look');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(root).toHaveAttribute('data-dark', '');
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await look('look');
  await page.getByRole('button', { name: 'Like this device' }).click();
  await expect(root).not.toHaveAttribute('data-dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-dark', '');
  const done = await practised(page, database, { type: 'diagnostic' }, ['right', 'wrong', 'right'], 0);
  const pages = await listPages(page, done);
  for (const place of PLACES) {
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [`look:${pupil.id}`, `otter ${place} dark`],
    );
    for await (const [name] of walkThrough(page, pages, ([, address]) => address)) {
      await expect(root).toHaveAttribute('data-dark', '');
      await look(`${place}-${name}`);
    }
  }
  await page.setViewportSize(PHONE);
  const more = [
    ...pages,
    ['dashboard', '/dashboard'],
    ['look', '/my-look'],
    ['progress', '/my-progress'],
    ['den', '/my-den'],
    ['review', `/assessment/${done}/review`],
    ['adventure', '/dual-proficiency'],
    ['mistakes', '/my-mistakes'],
    ['profile', '/profile'],
    ['skin', '/dashboard-demo-3'],
  ] as const;
  for await (const [name] of walkThrough(page, more, ([, address]) => address)) await look(`phone-${name}`);
});

test('drawings stay on white paper in the dark', async ({ page, database, lookTwice }) => {
  const pupil = await database.addPupil({ gradeLevel: 'Primary 2' });
  await signIn(page, pupil.username);
  await openPage(page, '/');
  await page.evaluate((key) => localStorage.setItem(key, 'otter raintree dark'), `look:${pupil.id}`);
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    { type: 'diagnostic' },
  );
  await openPage(page, `/assessment/${assessment.assessmentId}`);
  const visual = page.locator('.visual');
  await expect(async () => {
    if ((await visual.count()) === 0) await page.keyboard.press('Alt+ArrowRight');
    await comeToRest(page);
    await expect(visual).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(visual).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await lookTwice('drawing');
});

test('adults’ pages are dark where the device is, without barriers, and light where the account says so', async ({
  page,
  pupil,
  lookTwice,
}) => {
  test.slow();
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, await linkedParent(page, [pupil]));
  const ofParents = [
    ['parent-home', '/'],
    ['parent-progress', `/child-progress/${pupil.id}`],
    ['parent-reports', '/reports'],
    ['parent-topics', '/topic-management?upload=1'],
    ['parent-profile', '/profile'],
  ] as const;
  for await (const [name] of walkThrough(page, ofParents, ([, address]) => address)) {
    await expect(root).toHaveAttribute('data-dark', '');
    await lookTwice(name);
  }
  await page.getByLabel('Colours of the pages').selectOption('Light');
  await expect(root).not.toHaveAttribute('data-dark');
  await page.reload();
  await expect(page.getByLabel('Colours of the pages')).toHaveValue('light');
  await expect(root).not.toHaveAttribute('data-dark');
});

test('the consoles are dark where the device is, without barriers', async ({ page, lookTwice }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin');
  const ofAdmins = [
    ['admin-metrics', '/admin'],
    ['admin-quality', '/admin?tab=quality'],
    ['admin-system', '/admin?tab=system'],
    ['admin-console', '/question-management'],
    ['admin-coverage', '/question-management?tab=coverage'],
    ['admin-users', '/user-management'],
    ['admin-audit', '/audit-log'],
  ] as const;
  for await (const [name] of walkThrough(page, ofAdmins, ([, address]) => address)) {
    await expect(page.locator('html')).toHaveAttribute('data-dark', '');
    await lookTwice(name);
  }
});
