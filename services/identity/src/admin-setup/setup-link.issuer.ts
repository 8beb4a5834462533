import type { EntityManager } from '@mikro-orm/postgresql';
import { ProductError } from '@sumfox/contracts/errors';
import { SENTENCES, usernameField } from '@sumfox/contracts/identity/fields';
import { foldUsername } from '@sumfox/contracts/identity/username';
import type { Database } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { Account, type AccountRow, requirePlainUsername } from '../account/index.js';
import type { AuditLog } from '../audit/index.js';
import { hashSecret, makeSecret } from '../session/index.js';
import { SetupLink } from './setup-link.entity.js';

/** How long a printed link can be used. */
export const SETUP_LINK_MINUTES = 60;

export type SetupPurpose = 'create' | 'reset';

/** Makes the links that an operator's command prints. */
export class SetupLinkIssuer {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Returns the token of a new link for this name; an older link for the same name no longer works. Throws
   * ProductError with a sentence for the operator: the name is taken, unknown, not an admin's, or no username.
   */
  issue(purpose: SetupPurpose, typedName: string): Promise<string> {
    return this.database.transaction(async (em) => {
      const username = readUsername(typedName);
      const usernameFolded = foldUsername(username);
      const account = await em.findOne(Account, { usernameFolded });
      if (purpose === 'create') requireFree(username, account);
      else requireAdmin(username, account);
      const token = makeSecret();
      await replaceLink(em, {
        username: account?.username ?? username,
        usernameFolded,
        account: account?.id ?? null,
        tokenHash: hashSecret(token),
      });
      await this.audit.write(em, {
        action: 'admin.link-made',
        actor: null,
        target: account?.id ?? null,
        details: { purpose },
      });
      return token;
    });
  }
}

/** Throws the sentences of a registration for a name that is none. */
function readUsername(typed: string): string {
  const parsed = z.safeParse(usernameField(SENTENCES.usernameLength), typed);
  if (!parsed.success)
    throw new ProductError(
      'bad-request',
      'username',
      parsed.error.issues[0]?.message ?? SENTENCES.usernameLength,
    );
  return requirePlainUsername(parsed.data);
}

function requireFree(username: string, account: AccountRow | null): void {
  if (!account) return;
  throw new ProductError(
    'conflict',
    'username-taken',
    account.role === 'admin'
      ? `There is an admin called ${username} already. To let this admin in again, use "reset ${username}".`
      : `The username ${username} belongs to another account. Please choose another name.`,
  );
}

function requireAdmin(username: string, account: AccountRow | null): asserts account is AccountRow {
  if (account?.role !== 'admin')
    throw new ProductError('not-found', 'no-admin', `There is no admin called ${username}.`);
  if (account.isDemo)
    throw new ProductError(
      'conflict',
      'demo-account',
      `${username} is a demo account, and its password is public. Use "create" with another name.`,
    );
  if (!account.isActive)
    throw new ProductError(
      'conflict',
      'inactive',
      `The account ${username} is deactivated. Another admin can activate it in User Management.`,
    );
}

async function replaceLink(
  em: EntityManager,
  link: { username: string; usernameFolded: string; account: string | null; tokenHash: string },
): Promise<void> {
  const createdAt = await readServerTime(em);
  const expiresAt = new Date(createdAt.getTime() + SETUP_LINK_MINUTES * 60_000);
  await em
    .createQueryBuilder(SetupLink)
    .insert({ id: uuid(), ...link, createdAt, expiresAt })
    .onConflict('usernameFolded')
    .merge(['username', 'account', 'tokenHash', 'createdAt', 'expiresAt'])
    .execute();
}
