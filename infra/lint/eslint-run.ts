import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { ESLint } from 'eslint';
import { repoRoot } from '../local/paths.ts';

const LINTED = ['libs', 'services', 'gateway', 'frontend', 'infra'];

let prepared: ESLint | null = null;

/**
 * ESLint with the project graph. Without the graph the boundary rule only warns, and every import would be allowed.
 * @throws when the graph cannot be built
 */
export function prepareEslint(): ESLint {
  if (prepared) return prepared;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'graph-'));
  try {
    const file = path.join(folder, 'graph.json');
    const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
    const args = [path.join(repoRoot, 'node_modules/nx/dist/bin/nx.js'), 'graph', `--file=${file}`];
    const run = spawnSync(process.execPath, args, { cwd: repoRoot, env, encoding: 'utf8' });
    if (run.status !== 0)
      throw new Error(`The graph of the projects could not be made:\n${run.stdout}${run.stderr}`);
    requireTags(JSON.parse(fs.readFileSync(file, 'utf8')) as ProjectGraphFile);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  prepared = new ESLint({ cwd: repoRoot });
  return prepared;
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

/** Every fault in the sources, or in the files named, as `file:line  sentence  (rule)`. */
export async function lintSources(
  files: readonly string[] = LINTED.filter((name) => fs.existsSync(path.join(repoRoot, name))),
): Promise<string[]> {
  const results = await prepareEslint().lintFiles([...files]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, message, ruleId }) =>
        `${path.relative(repoRoot, filePath)}:${line ?? 1}  ${message}  (${ruleId ?? 'syntax'})`,
    ),
  );
}
