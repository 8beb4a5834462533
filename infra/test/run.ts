import os from 'node:os';
import { lintChecks } from '../lint/lint.ts';
import { buildAll } from '../local/build.ts';
import { cacheDir } from '../local/paths.ts';
import { findRedisBinary, redisPlaces } from '../local/redis-provider.ts';
import { provideChromium } from './chromium.ts';
import { RANGE_OF_JOURNEYS } from './port-ranges.ts';
import { ProcessorClock } from './processor-clock.ts';
import { countProblems, endRunningTools, runCounting, runJest, type StageResult } from './stage.ts';
import { listSlowest, Tally } from './tally.ts';
import { checkTypes } from './type-checks.ts';

const MINUTE = 60_000;
const MEMORY_GIB = os.totalmem() / 1024 ** 3;
/** Rows of stages that run at the same time: a product for the journeys and three for the tests need 12 GB together. */
const ROWS = MEMORY_GIB >= 20 ? 3 : MEMORY_GIB >= 12 ? 2 : 1;
/** `npm test -- --slow`: names the slowest tests and the processor time of the stages at the end. */
const clock = process.argv.includes('--slow') ? new ProcessorClock() : null;
const SLOWEST = 20;
/**
 * Files of the integration tests at a time: most start the whole product and then wait for its clocks, so that two of
 * them leave half of two cores idle. A third needs the memory of one more product.
 */
const INTEGRATION_WORKERS = ROWS > 1 ? 3 : 2;

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
  await buildAll(() => undefined);
  return { passed: 1, failed: 0, output: '' };
}

/** Counts what a stage starts under its name, where that is asked for. */
const countFor = (label: string) => (pid: number) => clock?.follow(label, pid);

/** Stages that only compute: they would keep every core busy for minutes, and yield to those that wait. */
async function runComputing(): Promise<void> {
  for (const check of lintChecks)
    await tally.stage('lint', check.name, async () => countProblems(await check.run()));
  await checkTypes(tally);
  await tally.stage('unit', 'libraries, services, pages', () =>
    runJest(['unit', 'frontend'], ['--maxWorkers=2'], {
      limitMs: 45 * MINUTE,
      onLine: showFiles('unit'),
      onStart: countFor('unit'),
      yields: true,
    }),
  );
}

/** Starts products and waits for their clocks: it leaves a third of two cores idle. */
async function runIntegration(): Promise<void> {
  await tally.stage('integration', 'on real PostgreSQL and Redis', () =>
    runJest(['integration'], [`--maxWorkers=${INTEGRATION_WORKERS}`], {
      limitMs: 45 * MINUTE,
      onLine: showFiles('integration'),
      onStart: countFor('integration'),
    }),
  );
}

/** Journeys on a product of their own: they wait for its pages. */
async function runJourneys(): Promise<void> {
  await tally.stage('browser', 'journeys in Chromium', async () => {
    const browser = provideChromium(say);
    return runCounting('infra/e2e/run.mjs', {
      env: { CHROMIUM_PATH: browser, PORT_RANGE: RANGE_OF_JOURNEYS },
      limitMs: 45 * MINUTE,
      onLine: showFiles('browser'),
      onStart: countFor('browser'),
    });
  });
}

async function inTurn(...stages: (() => Promise<void>)[]): Promise<void> {
  for (const stage of stages) await stage();
}

async function runAll(): Promise<void> {
  await tally.stage('build', 'services and pages', build);
  await tally.stage('build', 'a Redis for the tests', serversAreThere);
  if (ROWS === 3) await Promise.all([runIntegration(), runJourneys(), runComputing()]);
  else if (ROWS === 2) await Promise.all([inTurn(runIntegration, runJourneys), runComputing()]);
  else await inTurn(runComputing, runIntegration, runJourneys);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunningTools();
    process.exit(130);
  });
}
clock?.follow('all stages together', process.pid);
await runAll();
if (clock) say([...listSlowest(tally.tests, SLOWEST), ...clock.end()].join('\n'));
process.exit(tally.close() ? 0 : 1);
