import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { repoRoot } from '../local/paths.ts';
import { yieldProcessor } from '../local/yield-processor.ts';

const LINTED = ['libs', 'services', 'gateway', 'frontend', 'infra'];
const NX = 'node_modules/nx/dist/bin/nx.js';
const ESLINT_PROGRAM = 'node_modules/eslint/bin/eslint.js';

let isGraphWritten = false;

/**
 * Makes Nx write the graph of the projects, where the boundary rule reads it. Without it the rule only warns, and every
 * import would be allowed.
 * @throws when the graph cannot be built
 */
async function writeProjectGraph(): Promise<void> {
  if (isGraphWritten) return;
  await inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'graph.json');
    const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
    const args = [NX, 'graph', `--file=${file}`];
    const run = spawnSync(process.execPath, args, { cwd: repoRoot, env, encoding: 'utf8' });
    if (run.status !== 0)
      throw new Error(`The graph of the projects could not be made:\n${run.stdout}${run.stderr}`);
    requireTags(JSON.parse(fs.readFileSync(file, 'utf8')) as ProjectGraphFile);
  });
  isGraphWritten = true;
}

interface ProjectGraphFile {
  graph: { nodes: Record<string, { data: { tags?: string[] } }> };
}

/** A project without a type would be bound by no rule. */
function requireTags({ graph }: ProjectGraphFile): void {
  const untyped = Object.entries(graph.nodes).filter(
    ([, node]) => !node.data.tags?.some((tag) => tag.startsWith('type:')),
  );
  if (untyped.length > 0)
    throw new Error(`No "type:" tag in the package.json of ${untyped.map(([name]) => name).join(', ')}.`);
}

/** ESLint with the project graph, for texts that stand in no file. */
export async function prepareEslint(): Promise<ESLint> {
  await writeProjectGraph();
  return new ESLint({ cwd: repoRoot });
}

/**
 * Every fault in the sources, or in the files named, as `file:line  sentence  (rule)`. ESLint runs as its own program:
 * inside another one the boundary rule takes that one for an editor and reads the graph again for each file.
 * @throws when ESLint did not come to its end
 */
export async function lintSources(
  files: readonly string[] = LINTED.filter((name) => fs.existsSync(path.join(repoRoot, name))),
): Promise<string[]> {
  await writeProjectGraph();
  return inTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'report.json');
    await runEslint(['--format', 'json', '--output-file', report, '--no-warn-ignored', ...files]);
    const results = JSON.parse(fs.readFileSync(report, 'utf8')) as ESLint.LintResult[];
    return results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, message, ruleId }) =>
          `${path.relative(repoRoot, filePath)}:${line ?? 1}  ${message}  (${ruleId ?? 'syntax'})`,
      ),
    );
  });
}

/** Faults that were found are in the report and end the program with 1; anything else is thrown. */
async function runEslint(args: readonly string[]): Promise<void> {
  try {
    const run = promisify(execFile)(process.execPath, [ESLINT_PROGRAM, ...args], { cwd: repoRoot });
    yieldProcessor(run.child);
    await run;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 1) throw error;
  }
}

async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
