import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repoRoot } from '../local/paths.ts';

const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';

/** Files out of Prettier's format, ready to print; of all files or of the named ones. */
export async function findFormatProblems(files: readonly string[] = ['.']): Promise<string[]> {
  const args = [PRETTIER, '--list-different', '--ignore-unknown', ...files];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: repoRoot, maxBuffer: 2 ** 24 });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const listed = stdout.split('\n').filter((line) => line !== '');
    // A file that cannot be read as what it claims to be, or Prettier itself, which did not run.
    if (listed.length === 0) return [stderr.trim() || String(error)];
    return listed.map((file) => `${file}  is not in the format of the house: npm run format`);
  }
}
