import { lintChecks } from '../lint/lint.ts';
import { buildFrontend } from '../local/build.ts';
import { OperatorError } from '../local/operator-error.ts';
import { cacheDir } from '../local/paths.ts';
import { findRedisBinary, redisPlaces } from '../local/redis-provider.ts';
import { provideChromium } from './chromium.ts';
import { endRunningTools, runCheck, runCounting, runJest, type StageResult } from './stage.ts';

const MINUTE = 60_000;
const TSC = 'node_modules/typescript7/bin/tsc';

const total = { passed: 0, failed: 0 };
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Runs one stage, says how it went, and goes on whatever it came to: one run shows all that is wrong. */
async function stage(label: string, name: string, work: () => Promise<StageResult>): Promise<void> {
  const startedAt = Date.now();
  const result = await work().catch(toFailure);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  total.passed += result.passed;
  total.failed += result.failed;
  const counts =
    result.failed > 0 ? `${result.passed} passed, ${result.failed} FAILED` : `${result.passed} passed`;
  say(`${label.padEnd(12)} ${name.padEnd(34)} ${counts}  (${seconds} s)`);
  if (result.failed > 0) say(result.output.replace(/^/gm, '    '));
}

function toFailure(error: unknown): StageResult {
  const stack = error instanceof Error ? error.stack : undefined;
  const output = error instanceof OperatorError ? error.message : (stack ?? String(error));
  return { passed: 0, failed: 1, output };
}

async function lintStage(checks: typeof lintChecks): Promise<void> {
  for (const check of checks) {
    await stage('lint', check.name, async () => {
      const problems = await check.run();
      return {
        passed: problems.length === 0 ? 1 : 0,
        failed: problems.length === 0 ? 0 : 1,
        output: problems.join('\n'),
      };
    });
  }
}

async function typesStage(): Promise<void> {
  await stage('types', 'libraries, services, gateway', () => runCheck([TSC, '-b'], 5 * MINUTE));
  await stage('types', 'tools', () => runCheck([TSC, '-p', 'infra/tsconfig.json'], 5 * MINUTE));
  await stage('types', 'tests', () => runCheck([TSC, '-p', 'infra/test/tsconfig.specs.json'], 5 * MINUTE));
  await stage('types', 'pages', () => runCheck([TSC, '-p', 'frontend/tsconfig.json'], 5 * MINUTE));
  await stage('types', 'service worker', () => runCheck([TSC, '-p', 'frontend/service-worker'], 5 * MINUTE));
}

/** Shows the files as they are done, so that a long stage is seen to move. */
const showFiles = (label: string) => (line: string) => {
  if (/^(PASS|FAIL)\s|^\s*[✓✘]/.test(line)) say(`${label.padEnd(12)}   ${line.trim()}`);
};

async function serversAreThere(): Promise<StageResult> {
  if (!process.env.TEST_REDIS_URL) await findRedisBinary(redisPlaces(cacheDir, say));
  return { passed: 1, failed: 0, output: '' };
}

async function build(): Promise<StageResult> {
  await buildFrontend();
  return { passed: 1, failed: 0, output: '' };
}

async function runAll(): Promise<void> {
  await lintStage(lintChecks.slice(0, 1));
  // The first check keeps every core busy; the others and the types take one each.
  await Promise.all([lintStage(lintChecks.slice(1)), typesStage()]);
  await stage('unit', 'libraries, services, pages', () =>
    runJest(['unit', 'frontend'], ['--maxWorkers=2'], 8 * MINUTE, showFiles('unit')),
  );
  await stage('build', 'pages', build);
  await stage('integration', 'a Redis for the tests', serversAreThere);
  // Two at a time: most start the whole product, and then mostly wait for its clocks.
  await stage('integration', 'on real PostgreSQL and Redis', () =>
    runJest(['integration'], ['--maxWorkers=2'], 20 * MINUTE, showFiles('integration')),
  );
  await stage('browser', 'journeys in Chromium', async () => {
    const browser = provideChromium(say);
    return runCounting('infra/e2e/run.mjs', { CHROMIUM_PATH: browser }, 20 * MINUTE, showFiles('browser'));
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunningTools();
    process.exit(130);
  });
}
await runAll();
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
