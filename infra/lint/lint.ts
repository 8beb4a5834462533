import { findDocumentProblems } from './documents.ts';
import { lintSources } from './eslint-run.ts';
import { findStructureProblems, findUnseenStructureFaults } from './feature-structure.ts';
import { findFormatProblems } from './format.ts';
import { findGalleryProblems, findUnseenGalleryFaults } from './gallery-entries.ts';
import { findKindExceptionProblems } from './kind-exceptions.ts';
import { findLockProblems } from './lock-file.ts';
import { findDependencyProblems } from './package-dependencies.ts';
import { findUnseenViolations } from './planted-violations.ts';
import { findSqlProblems } from './sql-count.ts';
import { findEnglishProblems } from './plain-english.ts';
import { findReadingProblems } from './reading-level.ts';
import { findTextProblems } from './source-text.ts';
import { findSpecificationProblems } from './specification-coverage.ts';
import { findTypedProblems, findUnseenTypedViolations } from './typed-lint.ts';

/** One question put to the sources; an empty answer is a good one. */
export interface LintCheck {
  name: string;
  /** The problems, each ready to be shown. */
  run(): Promise<string[]>;
}

export const lintChecks: readonly LintCheck[] = [
  { name: 'rules and module boundaries', run: () => lintSources() },
  { name: 'planted violations are seen', run: findUnseenViolations },
  { name: 'rules that need types', run: () => findTypedProblems() },
  { name: 'planted violations of these rules are seen', run: findUnseenTypedViolations },
  { name: 'features and their doors', run: findStructureProblems },
  { name: 'planted faults of features are seen', run: findUnseenStructureFaults },
  { name: 'shared components and kinds are in the gallery', run: findGalleryProblems },
  { name: 'planted faults of the gallery are seen', run: findUnseenGalleryFaults },
  { name: 'exceptions of question kinds are needed', run: findKindExceptionProblems },
  { name: 'statements in SQL are few', run: findSqlProblems },
  { name: 'format', run: () => findFormatProblems() },
  { name: 'dependencies of the packages', run: findDependencyProblems },
  { name: 'lock file', run: async () => findLockProblems() },
  { name: 'texts and lengths of files', run: findTextProblems },
  { name: 'documents and references to rules', run: findDocumentProblems },
  { name: 'every statement of the specification is held', run: findSpecificationProblems },
  { name: 'plain English', run: findEnglishProblems },
  { name: 'sentences for children are short', run: findReadingProblems },
];

/** `npm run lint`. */
export async function lintFromCommandLine(): Promise<void> {
  for (const check of lintChecks) {
    const problems = await check.run();
    console.log(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${check.name}`);
    for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
