import { findFormatProblems } from '../lint/format.ts';
import { lintSources } from '../lint/eslint-run.ts';
import { findTypedProblems } from '../lint/typed-lint.ts';
import { findDependencyProblems } from '../lint/package-dependencies.ts';
import { OperatorError } from '../local/operator-error.ts';
import { listChangedFiles } from './changed-files.ts';
import { countProblems, endRunningTools, runJest } from './stage.ts';
import { Tally } from './tally.ts';
import { checkTypes } from './type-checks.ts';

/** `npm run check [COMMIT]`: what has changed since that commit, by default the last one. */
const [base = 'HEAD'] = process.argv.slice(2);
const SOURCE = /^(?:libs|services|gateway|frontend|infra)\/.*\.(?:ts|tsx|mjs)$/;
const LIMIT_MS = 10 * 60_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function check(files: readonly string[]): Promise<boolean> {
  const tally = new Tally();
  const sources = files.filter((file) => SOURCE.test(file));
  await tally.stage('format', `${files.length} files`, async () =>
    countProblems(await findFormatProblems(files)),
  );
  await tally.stage('lint', 'dependencies of the packages', async () =>
    countProblems(await findDependencyProblems()),
  );
  if (sources.length > 0) {
    // The rules keep one core busy and the compiler another.
    await Promise.all([
      tally.stage('lint', `${sources.length} files`, async () =>
        countProblems([...(await lintSources(sources)), ...(await findTypedProblems(sources))]),
      ),
      checkTypes(tally),
    ]);
    await tally.stage('unit', 'tests that the change can reach', () =>
      runJest(['unit', 'frontend'], ['--maxWorkers=2', '--findRelatedTests', ...sources], {
        limitMs: LIMIT_MS,
        mayBeEmpty: true,
      }),
    );
  }
  return tally.close();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunningTools();
    process.exit(130);
  });
}
try {
  const files = listChangedFiles(base);
  if (files.length === 0) say(`Nothing has changed since ${base}.`);
  else if (!(await check(files))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
