import { importBuilt } from './built-modules.ts';
import { OperatorError } from './operator-error.ts';
import { findRunningDatabase, findRunningUrl } from './running-product.ts';

const USAGE = `Use it like this:
  npm run mail -- ADDRESS    prints the last e-mail to an address, with its link`;

/** Used exports of the built module of the identity service. */
interface BuiltReader {
  readLastMail(
    databaseUrl: string,
    address: string,
    pages: { pagesUrl: string },
  ): Promise<{ createdAt: string; state: string; subject: string; text: string } | null>;
}

/**
 * Prints an e-mail whole. For the product that runs in DATA_DIR, or in a container for the identity database of
 * DATABASE_URL and the address of PUBLIC_URL.
 */
export async function runFromCommandLine(args: readonly string[]): Promise<void> {
  try {
    for (const line of await printMail(args)) console.log(line);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function printMail([address, ...rest]: readonly string[]): Promise<string[]> {
  if (!address || rest.length > 0) throw new OperatorError(USAGE);
  const databaseUrl = process.env.DATABASE_URL || findRunningDatabase('identity');
  const pagesUrl = (process.env.PUBLIC_URL || findRunningUrl()).replace(/\/+$/, '');
  const { readLastMail } = await importBuilt<BuiltReader>('print-mail');
  const mail = await readLastMail(databaseUrl, address, { pagesUrl });
  if (!mail) throw new OperatorError(`There is no e-mail to ${address} in the last 30 days.`);
  return [
    `To: ${address}`,
    `Subject: ${mail.subject}`,
    `Written: ${mail.createdAt} (${mail.state})`,
    '',
    mail.text,
  ];
}
