import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { GO_MEMORY } from '../local/go-memory.ts';
import { folderPrefix, repoRoot } from '../local/paths.ts';
import { yieldProcessor } from '../local/yield-processor.ts';

/** Result of one stage of the test run. */
export interface StageResult {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output: string;
  /** How long each test took, where that is known. */
  tests?: readonly TimedTest[];
}

/** A test by its file and title. */
export interface TimedTest {
  name: string;
  ms: number;
}

export interface ToolRun {
  code: number | null;
  output: string;
}

interface ToolOptions {
  limitMs: number;
  env?: Record<string, string>;
  onLine?(line: string): void;
  onStart?(pid: number): void;
  /** Leaves the processor to others that want it: for work that only computes, beside tests with clocks. */
  yields?: boolean;
  /** Written by the tool when its work is done; after that it has 30 s to end. */
  reportFile?: string;
}

const running = new Set<ChildProcess>();

/** Ends what is running when the person at the keyboard has had enough. */
export function endRunningTools(): void {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a Node program from the checkout to its end, at most `limitMs`.
 * @param onLine sees each line while it is written
 */
export async function runTool(args: string[], options: ToolOptions): Promise<ToolRun> {
  const child = spawn(process.execPath, args, {
    cwd: repoRoot,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  if (options.yields) yieldProcessor(child);
  if (child.pid !== undefined) options.onStart?.(child.pid);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      options.onLine?.(line);
    });
  }
  let tooLate = '';
  const end = (reason: string) => {
    tooLate ||= reason;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 15_000).unref();
  };
  const limit = setTimeout(
    () => end(`This took longer than ${options.limitMs / 1000} s and was ended.`),
    options.limitMs,
  );
  const lingering = setInterval(() => {
    const { reportFile } = options;
    if (!reportFile || !fs.existsSync(reportFile)) return;
    if (Date.now() - fs.statSync(reportFile).mtimeMs < 30_000) return;
    end('The tests were done, but something they had opened kept the process from ending.');
  }, 1_000);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearTimeout(limit);
  clearInterval(lingering);
  running.delete(child);
  if (tooLate) lines.push(tooLate);
  return { code: tooLate ? null : code, output: lines.join('\n') };
}

/** A tool that either finds fault or does not. */
export async function runCheck(args: string[], limitMs: number): Promise<StageResult> {
  const { code, output } = await runTool(args, { limitMs, yields: true, env: GO_MEMORY });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** A check that lists the problems it finds. */
export function countProblems(problems: readonly string[]): StageResult {
  const failed = problems.length === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, output: problems.join('\n') };
}

/** The part of jest's report that is counted. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  success: boolean;
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; duration?: number | null }[];
  }[];
}

/**
 * Counts as failed: a skipped test, a file that did not load, an exit code without a failed test, and a run without
 * tests, unless `mayBeEmpty`.
 */
export function countJest(report: JestReport | null, run: ToolRun, mayBeEmpty = false): StageResult {
  if (!report) return { passed: 0, failed: 1, output: run.output };
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests,
    numTodoTests,
    numRuntimeErrorTestSuites,
  } = report;
  const seen = numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites;
  const isEmpty = seen + passed === 0;
  if (isEmpty && mayBeEmpty && run.code === 0) return { passed, failed: 0, output: run.output };
  const hidden = seen === 0 && (run.code !== 0 || !report.success || isEmpty) ? 1 : 0;
  return { passed, failed: seen + hidden, output: run.output };
}

/** The tests of a report with their times. */
export function timeJest({ testResults }: Pick<JestReport, 'testResults'>): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(repoRoot, name)}  ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

/**
 * Room for what a test makes and drops, in MiB: with Node's own limit, workers spend a fourteenth of their time on taking
 * it away.
 */
const YOUNG_MEMORY = '--max-semi-space-size=64';

export async function runJest(
  projects: string[],
  extra: string[],
  { mayBeEmpty = false, ...options }: Omit<ToolOptions, 'reportFile'> & { mayBeEmpty?: boolean },
): Promise<StageResult> {
  return withReport(async (file) => {
    const node = [YOUNG_MEMORY, '--experimental-vm-modules', '--no-warnings'];
    const args = [...node, 'node_modules/jest/bin/jest.js'];
    args.push('--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...extra);
    if (mayBeEmpty) args.push('--passWithNoTests');
    const run = await runTool(args, { ...options, reportFile: file });
    const report = readJson<JestReport>(file);
    return { ...countJest(report, run, mayBeEmpty), tests: report ? timeJest(report) : [] };
  });
}

/** A program that counts its own tests and writes `{ passed, failed, tests }` to the file it is told. */
export async function runCounting(
  program: string,
  options: Omit<ToolOptions, 'reportFile'>,
): Promise<StageResult> {
  return withReport(async (file) => {
    const run = await runTool([program], { ...options, env: { ...options.env, E2E_REPORT: file } });
    const report = readJson<{ passed: number; failed: number; tests: TimedTest[] }>(file);
    if (!report) return { passed: 0, failed: 1, output: run.output };
    const isSound = run.code === 0 && report.passed > 0;
    const { passed, failed, tests } = report;
    return { passed, failed: failed || (isSound ? 0 : 1), output: run.output, tests };
  });
}

async function withReport(work: (file: string) => Promise<StageResult>): Promise<StageResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${folderPrefix}-report-`));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function readJson<Content>(file: string): Content | null {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Content) : null;
}
