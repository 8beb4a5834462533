import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { OperatorError } from '../local/operator-error.ts';
import { repoRoot } from '../local/paths.ts';

/**
 * The files that differ from a commit, new ones among them; deleted ones are left out.
 * @throws OperatorError when there is no such commit
 */
export function listChangedFiles(base: string): string[] {
  const changed = [...git('diff', '--name-only', base, '--'), ...git('ls-files', '-o', '--exclude-standard')];
  return [...new Set(changed)].filter((file) => fs.existsSync(path.join(repoRoot, file)));
}

function git(...args: string[]): string[] {
  try {
    const out = execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8', stdio: 'pipe' });
    return out.split('\n').filter((line) => line !== '');
  } catch (error) {
    throw new OperatorError(`git ${args.join(' ')}: ${(error as { stderr: string }).stderr.trim()}`);
  }
}
