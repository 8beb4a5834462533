import { expect, signIn, test } from './product.fixture.ts';
import { takeDiagnostic } from './taken-paper.ts';

/** A tablet held upright: the width between those at which the journeys look at every page. */
const UPRIGHT = { width: 820, height: 1180 };

/** The day of today in Singapore, as an address names it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date());

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
  const { assessment } = (await (
    await page.request.post('/api/assessments/create', {
      data: { type: 'adaptive' },
      headers: { origin: new URL(page.url()).origin },
    })
  ).json()) as { assessment: { assessmentId: number } };
  const pages = [
    ['/', 'home'],
    ['/dashboard', 'dashboard'],
    ['/nowhere', 'not-found'],
    ['/my-progress', 'concepts'],
    ['/my-progress?tab=problem-solving', 'problem-solving'],
    ['/my-progress?tab=activity', 'activity'],
    ['/my-progress?tab=past', 'past'],
    ['/my-mistakes', 'mistakes'],
    ['/assessment-selection', 'selection'],
    ['/dual-proficiency', 'adventure'],
    [`/day/${today()}`, 'day'],
    ['/profile', 'profile'],
    [`/assessment/${assessment.assessmentId}`, 'paper'],
    [`/assessment/${done}`, 'result'],
    [`/assessment/${done}/review`, 'review'],
  ] as const;
  for (const [address, name] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(`pupil-${name}`);
  }
});

test('pages before sign-in fit too', async ({ page, look }) => {
  await page.setViewportSize(UPRIGHT);
  for (const address of ['/', '/login', '/register', '/register2']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(`outside${address.replaceAll('/', '-')}`);
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
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await look(`${role}${address.replaceAll(/[/?=]/g, '-')}`);
    }
    if (role !== 'parent') return;
    await page.goto('/');
    await page.goto((await page.locator('a[href^="/student-profile/"]').first().getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look('parent-child-profile');
  });
