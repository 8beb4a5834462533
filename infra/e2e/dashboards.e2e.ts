import type { Page } from '@playwright/test';
import { settle } from './page-look.ts';
import { openPage, turnTo, walkThrough } from './page-rest.ts';
import { expect, signIn, test, type Pupil } from './product.fixture.ts';
import { takeDiagnostic } from './taken-paper.ts';

/** Every alternative dashboard with the heading a pupil called Mei reads (HOME-8, HOME-12). */
const VARIANTS = [
  ['/dashboard-og', 'Welcome back, Mei!'],
  ['/dashboard-demo-1', 'Hey Mei, ready to play with numbers?'],
  ['/dashboard-demo-2', 'Hello, Mei.'],
  ['/dashboard-demo-3', "Mei's maths journal"],
  ['/dashboard-demo-4', 'Captain Mei, your ship is ready!'],
  ['/dashboard-demo-5', "Mei's figures"],
  ['/dashboard-demo-6', 'Mei is back!'],
  ['/welcome', 'Welcome back, Math Explorer!'],
] as const;

/** A phone, and a tablet held both ways. */
const SIZES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

async function comeIn(page: Page, pupil: Pupil): Promise<void> {
  await signIn(page, pupil.username);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
}

test('a pupil sees the same figures in every variant', async ({ page, pupil, database, look }) => {
  // Thirty pages are looked at.
  test.slow();
  await comeIn(page, pupil);
  const id = await takeDiagnostic(page, database);
  for (const [path, name] of [
    ['/', /^Welcome back/],
    ['/dashboard', 'Hi Mei!'],
  ] as const) {
    await openPage(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await look(`own${path.replaceAll('/', '-')}-${size.width}`);
    }
  }
  for (const [path, heading] of VARIANTS) {
    await turnTo(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(/^1\s*Assessments this week$/)).toBeVisible();
      await expect(main.getByText(/^\d+\/11\s*Concepts$/)).toBeVisible();
      await expect(main.getByText('Earned!')).not.toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Review Assessment 1' })).toHaveAttribute(
        'href',
        `/assessments/${id}`,
      );
      await expect(main.getByText('Sample data')).toHaveCount(0);
      await look(`own${path.replaceAll('/', '-')}-${size.width}`);
    }
  }
});

test('a parent sees a preview with sample data', async ({ page, look }) => {
  await signIn(page, 'parent');
  for await (const [path] of walkThrough(page, VARIANTS, ([address]) => address)) {
    const main = page.getByRole('main');
    await expect(main.getByText('Sample data')).toBeVisible();
    for (const figure of [/^8\s*Assessments this week$/, /^1\/10\s*Concepts$/, /^6\/13\s*Heuristics$/])
      await expect(main.getByText(figure)).toBeVisible();
    await expect(main.getByRole('link')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
    await look(`sample${path.replaceAll('/', '-')}`);
  }
});

test('a new pupil is led to a first assessment and swipes a notice away', async ({ page, pupil, watch }) => {
  watch.expectRefusal(400, /^\/api\/assessments\/generate-review$/);
  await comeIn(page, pupil);
  await page.goto('/dashboard-og');
  const invitation = page.getByRole('region', { name: 'Recent Activities' }).getByRole('link');
  await expect(invitation).toHaveText('Start an Assessment');
  await expect(invitation).toHaveAttribute('href', '/dual-proficiency');

  await page.getByRole('button', { name: /^Weekly Review/ }).click();
  const notices = page.getByRole('region', { name: 'Notices (F8)' });
  await expect(notices.getByText('Weekly Review Not Ready')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(notices.getByRole('list')).toBeFocused();

  await settle(page);
  const box = await notices.getByRole('listitem').boundingBox();
  if (!box) throw new Error('the notice has no place on the screen');
  const swipe = async (pixels: number) => {
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + pixels, box.y + 20, { steps: 6 });
    await page.mouse.up();
  };
  await swipe(30);
  await expect(notices.getByText('Weekly Review Not Ready')).toBeVisible();
  await swipe(80);
  await expect(notices.getByText('Weekly Review Not Ready')).toHaveCount(0);
});

test('the quick quiz creates one paper behind the overlay', async ({ page, pupil, database }) => {
  await comeIn(page, pupil);
  await takeDiagnostic(page, database);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let asked = 0;
  await page.route('**/api/dual-proficiency/generate-assessment', async (route) => {
    asked += 1;
    await gate;
    await route.continue();
  });
  await page.goto('/dashboard-demo-1');
  // The overlay's dots move, and stand still for a user who wants that.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: /^Quick Quiz/ }).dblclick();
  const overlay = page.locator('.overlay');
  await expect(overlay.getByRole('status')).toContainText('Fox is getting your questions ready');
  await expect(overlay).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(overlay).toBeFocused();

  const thirdDot = overlay.locator('.overlay__dots > i').nth(2);
  // Three steps of 500 ms.
  await expect(thirdDot).toHaveCSS('animation-duration', '1.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(thirdDot).toHaveCSS('animation-name', 'none');

  open();
  await page.waitForURL(/\/assessment\/\d+$/);
  expect(asked).toBe(1);
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible();
});

test('the calendar keeps its week when a pupil opens a paper and returns', async ({
  page,
  pupil,
  database,
}) => {
  await comeIn(page, pupil);
  const id = await takeDiagnostic(page, database);
  await database.assessmentRows(
    `update papers set completed_at = completed_at - interval '7 days' where id = $1`,
    [id],
  );
  await page.reload();
  await page.getByRole('link', { name: 'Open calendar' }).click();
  await expect(page).toHaveURL(/\/dashboard#calendar$/);
  const calendar = page.getByRole('region', { name: 'Learning Calendar' });
  await expect(calendar).toBeFocused();
  await expect(calendar.getByRole('link')).toHaveCount(0);
  await expect(calendar.getByRole('button', { name: 'Week after' })).toBeDisabled();

  await calendar.getByRole('button', { name: 'Week before' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?week=\d{4}-\d{2}-\d{2}#calendar$/);
  const week = page.url();
  await expect(calendar.getByRole('link')).toHaveAccessibleName(/: 1 assessment, \d+%, /);
  await calendar.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/assessment/${id}/review`));
  await page.goBack();
  await expect(page).toHaveURL(week);
  await expect(calendar.getByRole('link')).toHaveCount(1);
});
