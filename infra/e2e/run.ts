import fs from 'node:fs';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { buildAll } from '../local/build.ts';
import { OperatorError } from '../local/operator-error.ts';
import { repoRoot } from '../local/paths.ts';
import { provideChromium } from '../test/chromium.ts';
import { makeTestFolder, startTestServers } from '../test/servers.ts';
import { startTestStack, type TestStack } from '../test/whole-stack.ts';
import { countReport, type PlaywrightReport, timeJourneys } from './journey-report.ts';

const RESULTS = path.join(repoRoot, 'test-results');
const REPORT = path.join(RESULTS, 'journeys.json');
const STACK_LOG = path.join(RESULTS, 'stack.log');

const say = (text: string) => process.stdout.write(`${text}\n`);

const onTheWayOut: (() => Promise<void> | void)[] = [];
let leaving: Promise<void> | null = null;
let journeys: ChildProcess | null = null;

/** Ends what was started, the last first; a second call waits for the first. */
function leave(): Promise<void> {
  leaving ??= (async () => {
    for (let close = onTheWayOut.pop(); close; close = onTheWayOut.pop()) await close();
  })();
  return leaving;
}

async function openProduct(): Promise<TestStack> {
  await buildAll(say);
  const servers = await startTestServers(say);
  onTheWayOut.push(() => servers.stop());
  process.env.TEST_ADMIN_DATABASE_URL = servers.adminDatabaseUrl;
  const stack = await startTestStack({ env: { STATIC_DIR: copyPages() } });
  onTheWayOut.push(() => stack.stop());
  say(`The product for the journeys: ${stack.url} (PostgreSQL and Redis: ${servers.origin})`);
  return stack;
}

/** A build that runs meanwhile, in an editor's task or another terminal, must not pull the pages from under a journey. */
function copyPages(): string {
  const dir = makeTestFolder();
  onTheWayOut.push(() => fs.rmSync(dir, { recursive: true, force: true }));
  fs.cpSync(path.join(repoRoot, 'frontend', 'dist'), dir, { recursive: true });
  return dir;
}

/** Playwright as a separate program that finds the product by its environment. */
function takeJourneys(stack: TestStack, chromium: string): Promise<number | null> {
  const cli = path.join(repoRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  const child = spawn(
    process.execPath,
    [cli, 'test', '--config', 'infra/e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      cwd: repoRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        E2E_URL: stack.url,
        E2E_ASSESSMENT_DATABASE: stack.databaseUrl('assessment'),
        E2E_IDENTITY_DATABASE: stack.databaseUrl('identity'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      },
    },
  );
  journeys = child;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    journeys?.kill('SIGTERM');
    leave().finally(() => process.exit(130));
  });
}

try {
  fs.rmSync(REPORT, { force: true });
  fs.mkdirSync(RESULTS, { recursive: true });
  const chromium = provideChromium(say);
  const stack = await openProduct();
  const code = await takeJourneys(stack, chromium);
  const report = fs.existsSync(REPORT)
    ? (JSON.parse(fs.readFileSync(REPORT, 'utf8')) as PlaywrightReport)
    : null;
  const counts = countReport(report, code);
  if (counts.failed > 0) {
    fs.writeFileSync(STACK_LOG, (await stack.logLines()).join('\n') + '\n');
    say(`What the product wrote meanwhile: ${path.relative(repoRoot, STACK_LOG)}`);
  }
  if (process.env.E2E_REPORT) {
    const tests = report ? timeJourneys(report) : [];
    fs.writeFileSync(process.env.E2E_REPORT, JSON.stringify({ ...counts, tests }));
  }
  say(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
} finally {
  await leave();
}
