import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { repoRoot } from '../local/paths.ts';
import { PLAIN_CONTEXT } from './context-options.ts';
import { PHONE, TABLET } from './sizes.ts';

const results = path.join(repoRoot, 'test-results');

/**
 * Each window would load two pages of the address bar, which no journey sees: a second of processor time. Chromium heeds
 * the last `--disable-features` alone, so Playwright's own follow.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Disables the browser's own background calls: a journey talks to the product only. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // A page lives for seconds: its scripts are over before better code for them would pay for the work of its compiler.
  '--js-flags=--no-opt --no-maglev',
];

/**
 * A journey is walked at one width and looks at its pages at both (`lookTwice`); these are walked by phone, the others by
 * tablet.
 */
const PHONE_ONLY = ['accounts-children', 'accounts-family', 'accounts-registration', 'progress-pages'];
/** A paper is laid out in another way on a phone. */
const BOTH = ['comfort', 'diagnostic', 'one-screen', 'working'];

const filesOf = (names: readonly string[]) => names.map((name) => `${name}.e2e.ts`);

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
  timeout: 600_000,
  expect: { timeout: 180_000, toPass: { timeout: 180_000 } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 180_000,
    ...PLAIN_CONTEXT,
    // A trace is recorded for every journey and costs a seventh of its time: E2E_TRACE=1 when one is being looked into.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: BROWSER_FLAGS },
  },
  projects: [
    {
      name: 'tablet',
      testIgnore: filesOf(PHONE_ONLY),
      use: { viewport: TABLET, hasTouch: true },
    },
    {
      name: 'phone',
      testMatch: filesOf([...PHONE_ONLY, ...BOTH]),
      use: { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
