import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { USUAL_CONTEXT } from './context-options.ts';
import { PaperPage } from './paper-page.ts';
import { expect, signIn, test } from './product.fixture.ts';

// The files that a service worker fetches would count, too.
test.use(USUAL_CONTEXT);

const KB = 1_000;
/** The most that a pupil's home may weigh with page, styles, art and fonts: React is 65 of it, the font 24. */
const HOME_KB = 211;
/** What is fetched for the pencil and the bars alone. */
const TOOLS = /\/(draw-pad|bar-builder|ink|picture|tool-button|use-room)-[\w-]+\.js$/;

const KINDS = ['scripts', 'styles', 'fonts', 'others'] as const;
type LuggageKind = (typeof KINDS)[number];

/** Kilobytes that a page has loaded: scripts and styles compressed as a server would, fonts as they are. */
class Luggage {
  readonly scripts = new Map<string, number>();
  readonly styles = new Map<string, number>();
  readonly fonts = new Map<string, number>();
  /** The page itself and its pictures. */
  readonly others = new Map<string, number>();
  private readonly reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => this.reading.push(this.weigh(response)));
  }

  /** @param named only files with a matching address */
  async total(kind: LuggageKind, named = /./): Promise<number> {
    await Promise.all(this.reading);
    return [...this[kind]].reduce((sum, [url, bytes]) => sum + (named.test(url) ? bytes : 0), 0) / KB;
  }

  /** Everything but the answers to calls. */
  async sum(): Promise<number> {
    let sum = 0;
    for (const kind of KINDS) sum += await this.total(kind);
    return sum;
  }

  private async weigh(response: Response): Promise<void> {
    const kinds = {
      script: this.scripts,
      stylesheet: this.styles,
      font: this.fonts,
      document: this.others,
      image: this.others,
    } as const;
    const kind = kinds[response.request().resourceType() as keyof typeof kinds];
    if (!kind || response.status() !== 200) return;
    const body = await response.body();
    kind.set(response.url(), kind === this.fonts ? body.length : gzipSync(body).length);
  }
}

/** Weights, unlike times, are the same on every machine, so they are held to limits, set by the first whole build. */
test('pages stay within the weight limit for old tablets', async ({ page, pupil, browser }, info) => {
  const weights: Record<string, number> = {};
  const outside = new Luggage(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Log In' }).first().click();
  await page.waitForLoadState('networkidle');
  weights['landing and login, scripts'] = await outside.total('scripts');

  const visit = await browser.newPage();
  const inside = new Luggage(visit);
  await signIn(visit, pupil.username);
  // What the form leaves behind: by it the first script knows that a pupil comes back.
  await visit.addInitScript(() => localStorage.setItem('selectedGradeLevel', 'Primary 5'));
  await visit.goto('/');
  await expect(visit.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await visit.waitForLoadState('networkidle');
  weights['home, scripts'] = await inside.total('scripts');
  weights['home, fonts'] = await inside.total('fonts');
  weights['home, everything'] = await inside.sum();
  const paper = new PaperPage(visit);
  await paper.start();
  await visit.waitForLoadState('networkidle');
  weights['paper on top of home, scripts'] = (await inside.total('scripts')) - weights['home, scripts'];
  weights['home and paper, styles'] = await inside.total('styles');
  await paper.show('Working');
  for (const tab of ['Draw', 'Bars']) await visit.getByRole('tab', { name: tab }).click();
  await expect(visit.getByRole('button', { name: 'Compare' })).toBeVisible();
  await visit.waitForLoadState('networkidle');
  weights['drawing paper and bars, scripts'] = await inside.total('scripts', TOOLS);
  await visit.close();

  const text = Object.entries(weights).map(([name, kb]) => `${name} ${kb.toFixed(1)} KB`);
  console.log(`    ${text.join('; ')}`);
  info.annotations.push({ type: 'weights', description: text.join('; ') });
  // Some of it belongs to other pages too: one file more would cost a slow line more than its few kilobytes.
  expect.soft(weights['landing and login, scripts']).toBeLessThanOrEqual(129);
  expect.soft(weights['home, scripts']).toBeLessThanOrEqual(174);
  expect.soft(weights['home, everything']).toBeLessThanOrEqual(HOME_KB);
  expect.soft(weights['home, fonts']).toBeLessThanOrEqual(60);
  expect.soft(weights['paper on top of home, scripts']).toBeLessThanOrEqual(55);
  expect.soft(weights['drawing paper and bars, scripts']).toBeLessThanOrEqual(15);
  expect.soft(weights['home and paper, styles']).toBeLessThanOrEqual(40);
});
