import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';
import { repoRoot } from '../local/paths.ts';

const results = path.join(repoRoot, 'test-results', 'gallery');

/** What `npm run gallery` looks at on demand; the journey `gallery` is part of `npm test`. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.look.ts',
  outputDir: path.join(results, 'files'),
  workers: 2,
  fullyParallel: true,
  timeout: 600_000,
  reporter: [['list'], ['html', { open: 'never', outputFolder: path.join(results, 'report') }]],
  use: { launchOptions: journeys.use!.launchOptions! },
});
