import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GO_MEMORY } from '../local/go-memory.ts';
import { repoRoot } from '../local/paths.ts';
import { yieldProcessor } from '../local/yield-processor.ts';

const OXLINT = 'node_modules/oxlint/bin/oxlint';
/** What its rules apply to, and which they are. */
const SETTINGS = '.oxlintrc.json';
const LINTED = ['libs', 'services', 'gateway', 'frontend'];
/** Long reports of a broken checkout. */
const MOST_OUTPUT = 2 ** 26;

interface OxlintReport {
  diagnostics: readonly {
    message: string;
    /** None: the file cannot be read as TypeScript. */
    code?: string;
    filename: string;
    labels: readonly { span: { line: number } }[];
  }[];
}

/** A fault that only the types of a program show. */
interface TypedFault {
  file: string;
  line: number;
  message: string;
  rule: string;
}

/**
 * Every fault against the rules that need types (`.oxlintrc.json`), in all sources or in the files named, as `file:line
 * sentence  (rule)`. @throws when the linter did not come to its end
 */
export async function findTypedProblems(
  files: readonly string[] = LINTED.filter((name) => fs.existsSync(path.join(repoRoot, name))),
): Promise<string[]> {
  const faults = await runOxlint(repoRoot, files);
  return faults.map(({ file, line, message, rule }) => `${file}:${line}  ${message}  (${rule})`);
}

async function runOxlint(folder: string, files: readonly string[]): Promise<TypedFault[]> {
  const args = [path.join(repoRoot, OXLINT), '--format=json', '--no-error-on-unmatched-pattern', ...files];
  const { diagnostics } = JSON.parse(await readOutput(folder, args)) as OxlintReport;
  return diagnostics.map(({ filename, labels, message, code }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 1,
    message,
    rule: code ?? 'syntax',
  }));
}

/** Faults that were found are in the output and end the program with 1; anything else is thrown. */
async function readOutput(cwd: string, args: readonly string[]): Promise<string> {
  try {
    const env = { ...process.env, ...GO_MEMORY };
    const run = promisify(execFile)(process.execPath, args, { cwd, env, maxBuffer: MOST_OUTPUT });
    yieldProcessor(run.child);
    return (await run).stdout;
  } catch (error) {
    const { code, stdout = '' } = error as { code?: unknown; stdout?: string };
    if (code === 1 && stdout.startsWith('{')) return stdout;
    throw error;
  }
}

const SAVE = 'async function save(): Promise<void> {}\n';
const FLOATING = `${SAVE}export function handle() {\n  save();\n}\n`;

/** Texts that each break one rule. */
const PLANTED: readonly { rule: string; text: string }[] = [
  { rule: 'no-floating-promises', text: FLOATING },
  // No comment turns a rule off.
  { rule: 'no-floating-promises', text: `/* eslint-disable */\n${FLOATING}` },
  { rule: 'no-misused-promises', text: `${SAVE}export const isSaved = () => (save() ? 1 : 2);\n` },
  { rule: 'await-thenable', text: 'export async function wait() {\n  await 1;\n}\n' },
];
const HOSTS = ['libs/platform/src', 'services/identity/src/account', 'gateway/src', 'frontend/src/app'];

/**
 * Plants the texts in a small checkout with the settings of this one. @returns undetected violations, and what is said
 * of a spec
 */
export async function findUnseenTypedViolations(): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  try {
    fs.copyFileSync(path.join(repoRoot, SETTINGS), path.join(folder, SETTINGS));
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
    // The linter looks for its second program here.
    fs.symlinkSync(path.join(repoRoot, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
    const planted = HOSTS.flatMap((host) =>
      PLANTED.map((one, i) => ({ ...one, file: `${host}/planted-${i}.ts` })),
    );
    const spec = 'gateway/src/planted.spec.ts';
    for (const { file, text } of [...planted, { file: spec, text: FLOATING }]) {
      fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
    const faults = await runOxlint(folder, LINTED);
    const isSeen = (file: string, rule: string) =>
      faults.some((fault) => fault.file === file && fault.rule.includes(rule));
    return [
      ...planted
        .filter(({ file, rule }) => !isSeen(file, rule))
        .map(({ file, rule, text }) => `${rule} does not see, in ${path.dirname(file)}:\n${text.trim()}`),
      ...faults.filter(({ file }) => file === spec).map(({ rule }) => `${rule} looks at a spec`),
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
