import { importBuilt } from './built-modules.ts';
import { OperatorError } from './operator-error.ts';
import { findRunningDatabase } from './running-product.ts';

/** Used exports of the built module of the assessment service. */
interface BuiltRebuilder {
  rebuildAbility(databaseUrl: string): Promise<ReadonlyArray<{ gradeLevel: string; batches: number }>>;
}

/**
 * `npm run rebuild-ability`: learns the difficulties of all items again from the last checkpoint and the marks as they
 * stand. In the assessment database of DATABASE_URL, or of the product that runs in DATA_DIR.
 */
export async function rebuildFromCommandLine(): Promise<void> {
  try {
    const url = process.env.DATABASE_URL ?? findRunningDatabase('assessment');
    const { rebuildAbility } = await importBuilt<BuiltRebuilder>('rebuild-ability');
    for (const { gradeLevel, batches } of await rebuildAbility(url))
      process.stdout.write(`${gradeLevel}: ${batches} batches learned again\n`);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
