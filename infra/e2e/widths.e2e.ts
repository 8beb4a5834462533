import type { Page } from '@playwright/test';
import { listSideways } from './page-look.ts';
import { openPage, walkThrough } from './page-rest.ts';
import { post } from './practised-paper.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { PHONE } from './sizes.ts';
import { takeDiagnostic } from './taken-paper.ts';

/** A tablet held upright: the width between those at which the journeys look at every page. */
const UPRIGHT = { width: 820, height: 1180 };

/** The day of today in Singapore, as an address names it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date());

/** A phone at 200 %. */
const ZOOMED_PHONE = { width: PHONE.width / 2, height: PHONE.height / 2 };

/** Shows the page as on a phone with the largest text, then as on a phone at 200 %, without loading it, and back. */
async function expectPhoneFits(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize(PHONE);
  await page.evaluate(() => document.documentElement.setAttribute('data-text', '150'));
  await expect.poll(() => listSideways(page), `${name} with the largest text on a phone`).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-text'));
  await page.setViewportSize(ZOOMED_PHONE);
  await expect.poll(() => listSideways(page), `${name} at 200 % on a phone`).toEqual([]);
  await page.setViewportSize(size);
}

/** The variants of the dashboard are looked at in `dashboards.e2e.ts`, at this width too. */
test('every page fits an upright tablet without barriers and sideways scrolling', async ({
  page,
  pupil,
  database,
  look,
}) => {
  test.slow();
  await page.setViewportSize(UPRIGHT);
  await signIn(page, pupil.username);
  await page.goto('/');
  const done = await takeDiagnostic(page, database);
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    { type: 'adaptive' },
  );
  const pages = [
    ['/', 'home'],
    ['/dashboard', 'dashboard'],
    ['/nowhere', 'not-found'],
    ['/my-progress', 'concepts'],
    ['/my-progress?tab=problem-solving', 'problem-solving'],
    ['/my-progress?tab=activity', 'activity'],
    ['/my-progress?tab=past', 'past'],
    ['/my-mistakes', 'mistakes'],
    ['/my-den', 'den'],
    ['/my-look', 'my-look'],
    ['/assessment-selection', 'selection'],
    ['/dual-proficiency', 'adventure'],
    [`/day/${today()}`, 'day'],
    ['/profile', 'profile'],
    [`/assessment/${assessment.assessmentId}`, 'paper'],
    [`/assessment/${done}`, 'result'],
    [`/assessment/${done}/review`, 'review'],
  ] as const;
  for await (const [, name] of walkThrough(page, pages, ([address]) => address)) {
    await look(`pupil-${name}`);
    await expectPhoneFits(page, name);
  }
});

test('pages before sign-in fit too', async ({ page, look }) => {
  await page.setViewportSize(UPRIGHT);
  const addresses = ['/', '/login', '/register', '/register2'];
  for await (const address of walkThrough(page, addresses, (each) => each)) {
    await look(`outside${address.replaceAll('/', '-')}`);
    await expectPhoneFits(page, address);
  }
});

for (const [role, addresses] of [
  ['parent', ['/', '/reports', '/topic-management', '/profile']],
  [
    'admin',
    [
      '/admin',
      '/admin?tab=system',
      '/admin?tab=reviews',
      '/admin?tab=visual',
      '/question-management',
      '/question-management?tab=coverage',
      '/question-management?tab=verification',
      '/question-management?tab=background',
      '/user-management',
      '/audit-log',
      '/profile',
    ],
  ],
] as const)
  test(`the pages of a ${role} fit too`, async ({ page, watch, look }) => {
    // The admin console polls, and leaving it cuts a poll short.
    watch.expectRefusal(401, /^\/api\//);
    await page.setViewportSize(UPRIGHT);
    await signIn(page, role);
    for await (const address of walkThrough<string>(page, addresses, (each) => each))
      await look(`${role}${address.replaceAll(/[/?=]/g, '-')}`);
    if (role !== 'parent') return;
    await page.goto('/');
    const profile = await page.locator('a[href^="/student-profile/"]').first().getAttribute('href');
    await openPage(page, profile ?? '');
    await look('parent-child-profile');
  });
