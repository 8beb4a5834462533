import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { repoRoot } from '../local/paths.ts';

const OXFMT = 'node_modules/oxfmt/bin/oxfmt';

/** The text in the format of the house, by the kind of file that `file` names. @throws when it cannot be read as such */
export function formatText(file: string, text: string): string {
  return execFileSync(process.execPath, [OXFMT, `--stdin-filepath=${file}`], {
    cwd: repoRoot,
    input: text,
    encoding: 'utf8',
  });
}

/** Files out of the formatter's format, ready to print; of all files or of the named ones. */
export async function findFormatProblems(files: readonly string[] = ['.']): Promise<string[]> {
  const args = [OXFMT, '--list-different', '--no-error-on-unmatched-pattern', ...files];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: repoRoot, maxBuffer: 2 ** 24 });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const listed = stdout.split('\n').filter((line) => line !== '');
    // A file that cannot be read as what it claims to be, or the formatter itself, which did not run.
    if (listed.length === 0) return [stderr.trim() || String(error)];
    return listed.map((file) => `${file}  is not in the format of the house: npm run format`);
  }
}
