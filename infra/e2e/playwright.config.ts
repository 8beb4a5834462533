import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { repoRoot } from '../local/paths.ts';

const results = path.join(repoRoot, 'test-results');

/** Disables the browser's own background calls: a journey talks to the product only. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.e2e.ts',
  outputDir: path.join(results, 'journeys'),
  // A journey waits for the product more than it keeps a core busy; a third would stand in the way of the other two.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // As in the other tests, waits end when they are over: what must be quick is measured by bench:pages.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 15_000,
    // A trace is recorded for every journey and costs a seventh of its time: E2E_TRACE=1 when one is being looked into.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: BROWSER_FLAGS },
  },
  projects: [
    { name: 'tablet', use: { viewport: { width: 1180, height: 820 }, hasTouch: true } },
    {
      name: 'phone',
      // Those that look at several widths themselves, or speak of no width at all.
      testIgnore: [
        'keyboard',
        'weight',
        'dashboards',
        'connection',
        'offline',
        'sign-in',
        'widths',
        'reviews',
        'question-console',
        'topics',
        'parents',
        'stored-markup',
      ].map((name) => `${name}.e2e.ts`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
