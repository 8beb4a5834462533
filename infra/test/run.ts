import os from 'node:os';
import { lintChecks } from '../lint/lint.ts';
import { buildBackend, buildFrontend } from '../local/build.ts';
import { cacheDir } from '../local/paths.ts';
import { findRedisBinary, redisPlaces } from '../local/redis-provider.ts';
import { provideChromium } from './chromium.ts';
import { countProblems, endRunningTools, runCounting, runJest, type StageResult } from './stage.ts';
import { listSlowest, Tally } from './tally.ts';
import { checkTypes } from './type-checks.ts';

const MINUTE = 60_000;
const HAS_MUCH_MEMORY = os.totalmem() >= 12 * 1024 ** 3;
/** `npm test -- --slow`: names the slowest tests at the end. */
const namesSlowest = process.argv.includes('--slow');
const SLOWEST = 20;
/**
 * Files of the integration tests at a time: most start the whole product and then wait for its clocks, so that two of
 * them leave half of two cores idle. A third needs the memory of one more product.
 */
const INTEGRATION_WORKERS = HAS_MUCH_MEMORY ? 3 : 2;

const tally = new Tally();
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Prints each finished file, so that a long stage shows progress. */
const showFiles = (label: string) => (line: string) => {
  if (/^(PASS|FAIL)\s|^\s*[✓✘]/.test(line)) say(`${label.padEnd(12)}   ${line.trim()}`);
};

async function serversAreThere(): Promise<StageResult> {
  if (!process.env.TEST_REDIS_URL) await findRedisBinary(redisPlaces(cacheDir, say));
  return { passed: 1, failed: 0, output: '' };
}

/** Prepares later stages: compiles the services, bundles their programs, and builds the pages. */
async function build(): Promise<StageResult> {
  await Promise.all([buildBackend(), buildFrontend()]);
  return { passed: 1, failed: 0, output: '' };
}

/** Stages that only compute: they keep every core busy for minutes. */
async function runComputing(): Promise<void> {
  for (const check of lintChecks)
    await tally.stage('lint', check.name, async () => countProblems(await check.run()));
  await checkTypes(tally);
  await tally.stage('unit', 'libraries, services, pages', () =>
    runJest(['unit', 'frontend'], ['--maxWorkers=2'], {
      limitMs: 15 * MINUTE,
      onLine: showFiles('unit'),
      yields: true,
    }),
  );
}

/** Stage that starts products and waits for their clocks: it leaves a third of two cores idle. */
async function runWaiting(): Promise<void> {
  await tally.stage('integration', 'a Redis for the tests', serversAreThere);
  await tally.stage('integration', 'on real PostgreSQL and Redis', () =>
    runJest(['integration'], [`--maxWorkers=${INTEGRATION_WORKERS}`], {
      limitMs: 45 * MINUTE,
      onLine: showFiles('integration'),
    }),
  );
  await tally.stage('browser', 'journeys in Chromium', async () => {
    const browser = provideChromium(say);
    return runCounting('infra/e2e/run.mjs', { CHROMIUM_PATH: browser }, 20 * MINUTE, showFiles('browser'));
  });
}

async function runAll(): Promise<void> {
  await tally.stage('build', 'services and pages', build);
  if (HAS_MUCH_MEMORY) await Promise.all([runComputing(), runWaiting()]);
  else {
    await runComputing();
    await runWaiting();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunningTools();
    process.exit(130);
  });
}
await runAll();
if (namesSlowest) say(listSlowest(tally.tests, SLOWEST).join('\n'));
process.exit(tally.close() ? 0 : 1);
