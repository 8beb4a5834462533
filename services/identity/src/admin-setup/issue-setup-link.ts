import { ProductError } from '@sumfox/contracts/errors';
import { Database } from '@sumfox/platform/database/database';
import { openOrm } from '@sumfox/platform/database/open-orm';
import { AuditLog } from '../audit/index.js';
import { database } from '../database.js';
import { SetupLinkIssuer, type SetupPurpose } from './setup-link.issuer.js';

/** The token of a new link, or the sentence that says why there is none. */
export type IssuedLink = { token: string } | { refusal: string };

/** Makes a link for an admin in the database at `databaseUrl`, beside a product that may be running. */
export async function issueSetupLink(
  databaseUrl: string,
  purpose: SetupPurpose,
  name: string,
): Promise<IssuedLink> {
  const orm = openOrm(database, databaseUrl);
  try {
    return { token: await new SetupLinkIssuer(new Database(orm), new AuditLog()).issue(purpose, name) };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return { refusal: error.message };
  } finally {
    await orm.close(true);
  }
}
