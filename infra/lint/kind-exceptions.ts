import fs from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { repoRoot } from '../local/paths.ts';
import { MAX_EXCEPTIONS, kindExceptions, questionKindPlugin } from './question-kinds.ts';

/**
 * Unneeded exceptions of the rule on question kinds, and exceptions over the limit: a developer who adds a kind must
 * read each.
 */
export async function findKindExceptionProblems(): Promise<string[]> {
  const problems = kindExceptions
    .filter((pattern) => !listFiles(pattern).some(namesAKind))
    .map((pattern) => `${pattern} names no kind of question any more. Take it off the list.`);
  if (kindExceptions.length > MAX_EXCEPTIONS)
    problems.push(
      `${kindExceptions.length} files may name a kind of question; at most ${MAX_EXCEPTIONS} should.`,
    );
  return problems;
}

function listFiles(pattern: string): string[] {
  return fs.globSync(pattern, { cwd: repoRoot }).map((file) => path.join(repoRoot, file));
}

function namesAKind(file: string): boolean {
  const found = new Linter().verify(
    fs.readFileSync(file, 'utf8'),
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        plugins: { sumfox: questionKindPlugin },
        rules: { 'sumfox/question-kinds': 'error' },
      },
    ],
    { filename: 'file.ts' },
  );
  return found.length > 0;
}
