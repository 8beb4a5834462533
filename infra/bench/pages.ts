import { chromium, type Browser, type Page } from '@playwright/test';
import { provideChromium } from '../test/chromium.ts';
import { median } from './figures.ts';
import { say, withProduct } from './measured-product.ts';

/** A cheap tablet on a slow line, as the budgets of the pages are stated. */
const SLOW_CPU = 4;
const LINE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const ROUNDS = 5;

/** Largest contentful paint in seconds that the product sets itself. */
const GOALS: Readonly<Record<string, number>> = { landing: 1.8, home: 2.5, paper: 2.5 };

/** What a page of the bench is, and what shows that it can be used. */
interface MeasuredPage {
  name: string;
  signIn: boolean;
  address: string;
  ready: string;
}

interface Visit {
  lcpMs: number;
  /** When the page can be used. */
  readyMs: number;
  blockedMs: number;
}

/** What a page notes of itself, in milliseconds; `ready` is 0 until it can be used. */
interface Seen {
  lcp: number;
  blocked: number;
  ready: number;
}

/**
 * Opens an address in a new browser, and waits until the page can be used: while scripts run, the network is idle and
 * the largest paint so far is the picture of waiting.
 */
async function visit(
  browser: Browser,
  url: string,
  { signIn, address, ready }: MeasuredPage,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1180, height: 820 },
    // Pages of a first visit; a later one loads the stored copy and is faster.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (signIn) {
    const answer = await page.request.post(`${url}/api/auth/login`, {
      data: { username: 'student', password: 'practice123' },
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`sign-in: ${answer.status()}`);
    const session = await page.request.get(`${url}/api/auth/user`);
    const { user } = (await session.json()) as { user: object };
    // What an earlier visit leaves in this browser.
    await context.addInitScript((pupil) => {
      localStorage.setItem('selectedGradeLevel', 'Primary 5');
      localStorage.setItem('lastPupil', pupil);
    }, JSON.stringify(user));
  }
  await slowDown(page);
  await page.addInitScript((mark) => {
    const seen: Seen = { lcp: 0, blocked: 0, ready: 0 };
    Object.assign(window, { seen });
    const look = () => {
      if (document.querySelector(mark)) seen.ready = performance.now();
      else requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  }, ready);
  await page.goto(`${url}${address}`, { timeout: 120_000 });
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.ready > 0, undefined, {
    timeout: 120_000,
  });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.waitForTimeout(1_000);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  return { lcpMs: seen.lcp, readyMs: seen.ready, blockedMs: seen.blocked };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/** How fast the machine is now, for comparing figures of different days: milliseconds of a fixed sum. */
async function timeFixedSum(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const took = await page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let i = 0; i < 200_000_000; i += 1) sum = (sum + i) | 0;
    return performance.now() - start + (sum === 1 ? 1 : 0);
  });
  await page.close();
  return took;
}

async function createPaper(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const headers = { origin: url };
  const data = { username: 'student', password: 'practice123' };
  await page.request.post(`${url}/api/auth/login`, { data, headers });
  const made = await page.request.post(`${url}/api/assessments/create`, {
    data: { type: 'diagnostic' },
    headers,
  });
  const { assessment } = (await made.json()) as { assessment: { assessmentId: number } };
  await page.close();
  return assessment.assessmentId;
}

await withProduct({ persistent: false }, async (stack) => {
  const browser = await chromium.launch({ executablePath: provideChromium(say), args: ['--no-sandbox'] });
  try {
    const paperId = await createPaper(browser, stack.url);
    const pages: readonly MeasuredPage[] = [
      { name: 'landing', signIn: false, address: '/', ready: '.landing h1' },
      { name: 'home', signIn: true, address: '/', ready: '.dock__play:enabled' },
      { name: 'paper', signIn: true, address: `/assessment/${paperId}`, ready: '.question__stem' },
    ];
    console.log(`CPU ÷${SLOW_CPU}, 1.6 Mbit/s, 150 ms, first visit, median of ${ROUNDS}`);
    console.log(`a fixed sum takes ${(await timeFixedSum(browser)).toFixed(0)} ms`);
    for (const measured of pages) {
      const { name } = measured;
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, stack.url, measured));
      const lcp = median(visits.map((each) => each.lcpMs)) / 1_000;
      const ready = median(visits.map((each) => each.readyMs)) / 1_000;
      const blocked = median(visits.map((each) => each.blockedMs));
      const goal = GOALS[name] ?? Number.NaN;
      console.log(
        `${name}: largest paint ${lcp.toFixed(2)} s (goal ${goal}: ${lcp <= goal ? 'met' : 'missed'}), usable ${ready.toFixed(2)} s, blocked ${blocked.toFixed(0)} ms`,
      );
    }
  } finally {
    await browser.close();
  }
});
