import { importBuilt } from './built-modules.ts';
import { OperatorError } from './operator-error.ts';
import { findRunningDatabase, findRunningUrl } from './running-product.ts';

const USAGE = `Use it like this:
  npm run admin -- create NAME   a link with which somebody becomes the admin NAME
  npm run admin -- reset NAME    a link with which the admin NAME gets in again, with a new password`;

type Purpose = 'create' | 'reset';

/** Used exports of the built module of the identity service. */
interface BuiltIssuer {
  issueSetupLink(
    databaseUrl: string,
    purpose: Purpose,
    name: string,
  ): Promise<{ token: string } | { refusal: string }>;
}

/**
 * Prints a link that works once, within an hour. For the product that runs in DATA_DIR, or in a container for the
 * identity database of DATABASE_URL and the address of PUBLIC_URL.
 */
export async function runFromCommandLine(args: readonly string[]): Promise<void> {
  try {
    for (const line of await makeLink(args)) console.log(line);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function makeLink([purpose, name, ...rest]: readonly string[]): Promise<string[]> {
  if ((purpose !== 'create' && purpose !== 'reset') || !name || rest.length > 0)
    throw new OperatorError(USAGE);
  const databaseUrl = process.env.DATABASE_URL || findRunningDatabase('identity');
  const address = new URL('/set-up', process.env.PUBLIC_URL || findRunningUrl());
  const { issueSetupLink } = await importBuilt<BuiltIssuer>('issue-setup-link');
  const issued = await issueSetupLink(databaseUrl, purpose, name);
  if ('refusal' in issued) throw new OperatorError(issued.refusal);
  // Put after the hash, so that no server or proxy reads or logs the token.
  address.hash = issued.token;
  return [
    purpose === 'create'
      ? `Open this link within an hour to become the admin ${name}:`
      : `Open this link within an hour to set a new password for the admin ${name}:`,
    address.href,
    'It works once. Running the command again replaces it.',
  ];
}
