import fs from 'node:fs';
import path from 'node:path';
import { toServiceUrl } from './databases.ts';
import { importBuilt } from './migrate.ts';
import { OperatorError } from './operator-error.ts';
import { repoRoot } from './paths.ts';
import { loadSecrets } from './secrets.ts';

/** What is used of the built module of the marking service. */
interface BuiltReader {
  readChallengeCases(databaseUrl: string): Promise<{ cases: object[]; withoutCase: number }>;
}

/**
 * `npm run --silent challenge-cases`: the accepted challenges as lines for `libs/answer-marking/cases.jsonl`, which a
 * developer reads and appends. From the marking database of DATABASE_URL, or of the product that runs in DATA_DIR.
 */
export async function printFromCommandLine(): Promise<void> {
  try {
    const url = process.env.DATABASE_URL ?? findRunningDatabase();
    const { readChallengeCases } = await importBuilt<BuiltReader>(
      'services/marking/dist/challenge/challenge-cases.js',
    );
    const { cases, withoutCase } = await readChallengeCases(url);
    for (const one of cases) process.stdout.write(`${JSON.stringify(one)}\n`);
    if (withoutCase > 0)
      process.stderr.write(
        `${withoutCase} more accepted challenges are about working or a question at fault: no case tells of these.\n`,
      );
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** A running server writes its port down in the fourth line of its own file. */
function findRunningDatabase(): string {
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(repoRoot, '.data'));
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  const port = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[3]) : 0;
  if (!port)
    throw new OperatorError(
      `Nothing runs in ${dataDir}: start the product, or name the marking database with DATABASE_URL.`,
    );
  const name = `${process.env.DATABASE_PREFIX ?? ''}marking`;
  const password = loadSecrets(dataDir, []).databasePasswords['marking'] ?? '';
  return toServiceUrl(`postgres://127.0.0.1:${port}/`, { service: 'marking', name, password });
}
