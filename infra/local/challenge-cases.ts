import { importBuilt } from './built-modules.ts';
import { OperatorError } from './operator-error.ts';
import { findRunningDatabase } from './running-product.ts';

/** Used exports of the built module of the marking service. */
interface BuiltReader {
  readChallengeCases(databaseUrl: string): Promise<{ cases: object[]; withoutCase: number }>;
}

/**
 * `npm run --silent challenge-cases`: the accepted challenges as lines for `libs/answer-marking/cases.jsonl`, which a
 * developer reads and appends. From the marking database of DATABASE_URL, or of the product that runs in DATA_DIR.
 */
export async function printFromCommandLine(): Promise<void> {
  try {
    const url = process.env.DATABASE_URL ?? findRunningDatabase('marking');
    const { readChallengeCases } = await importBuilt<BuiltReader>('challenge-cases');
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
