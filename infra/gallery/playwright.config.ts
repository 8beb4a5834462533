import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';
import { repoRoot } from '../local/paths.ts';
import { acceptedDir } from './accepted.ts';

/** What `npm run gallery` looks at on demand; the journey `gallery` is part of `npm test`. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.look.ts',
  outputDir: path.join(repoRoot, 'test-results', 'gallery'),
  snapshotPathTemplate: `${acceptedDir}/{arg}{ext}`,
  workers: 2,
  fullyParallel: true,
  timeout: 600_000,
  // One Chromium draws the same picture twice, so that even a paler colour is a difference.
  expect: { toHaveScreenshot: { threshold: 0.05 } },
  reporter: 'list',
  use: { launchOptions: journeys.use!.launchOptions! },
});
