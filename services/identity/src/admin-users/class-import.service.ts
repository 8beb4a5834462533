import { Inject, Injectable } from '@nestjs/common';
import {
  type ClassResult,
  CLASS_ROWS_AT_ONCE,
  type importClass,
} from '@sumfox/contracts/identity/class-import.endpoints';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { accountRegistered } from '@sumfox/contracts/messages/identity.events';
import { Database } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import type { CallerTokens } from '@sumfox/platform/rpc/caller-token';
import { CALLER_TOKENS } from '@sumfox/platform/tokens';
import { Account, addAccount, rejectTakenName } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { PasswordService } from '../password/index.js';
import { checkRows, toFirstPassword } from './class-row.rules.js';

type ImportBody = EndpointInput<typeof importClass>['body'];

/** Makes the accounts of a class for an admin (ADMIN-13). */
@Injectable()
export class ClassImportService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
    @Inject(CALLER_TOKENS) private readonly tokens: CallerTokens,
  ) {}

  /** Checks the rows; unless it is a dry run, makes those without a fault. Throws `too-many-rows`. */
  async run({ rows, isDryRun, requestId }: ImportBody, caller: PersonCaller): Promise<ClassResult[]> {
    const known = await this.findKnown(rows.map(({ username }) => foldUsername(username)));
    const checked = checkRows(rows, new Set(known.keys()), foldUsername);
    if (isDryRun) return checked;
    if (rows.length > CLASS_ROWS_AT_ONCE)
      throw new ProductError(
        'bad-request',
        'too-many-rows',
        `Please send ${CLASS_ROWS_AT_ONCE} rows at a time.`,
      );
    const secret = this.tokens.deriveSecret('class-import');
    const results: ClassResult[] = [];
    for (const row of checked) {
      const password = toFirstPassword(secret, requestId, foldUsername(row.username));
      if (row.status === 'new') results.push(await this.make(row, password, caller));
      else if (
        row.status === 'taken' &&
        (await this.isOfRequest(known.get(foldUsername(row.username)), password))
      )
        results.push({ ...row, status: 'made', sentence: null, password });
      else results.push(row);
    }
    return results;
  }

  /** Folded usernames that are taken, each with its password's hash. */
  private async findKnown(folded: readonly string[]): Promise<Map<string, string>> {
    const accounts = await this.database
      .fork()
      .find(
        Account,
        { usernameFolded: { $in: [...folded] } },
        { fields: ['usernameFolded', 'passwordHash'] },
      );
    return new Map(accounts.map(({ usernameFolded, passwordHash }) => [usernameFolded, passwordHash]));
  }

  /** An account with the password of this very request was made by an earlier sending of it. */
  private isOfRequest(hash: string | undefined, password: string): Promise<boolean> {
    return hash === undefined ? Promise.resolve(false) : this.passwords.verify(password, hash);
  }

  private async make(row: ClassResult, password: string, caller: PersonCaller): Promise<ClassResult> {
    const { name, username, gradeLevel } = row;
    const passwordHash = await this.passwords.hash(password);
    try {
      await rejectTakenName(() =>
        this.database.transaction(async (em) => {
          const account = addAccount(em, {
            ...{ username, email: null, name, role: 'child', gradeLevel, passwordHash },
          });
          account.mustChangePassword = true;
          await em.flush();
          this.outbox.addEvent(em, accountRegistered, { userId: account.id, role: 'child', gradeLevel });
          await this.audit.write(em, { action: 'account.imported', actor: caller, target: account.id });
        }),
      );
    } catch (error) {
      // Another account took the name since the check, or another sending of this request made it.
      if (!(error instanceof ProductError) || error.code !== 'username-taken') throw error;
      const hash = (await this.findKnown([foldUsername(username)])).get(foldUsername(username));
      if (!(await this.isOfRequest(hash, password)))
        return { ...row, status: 'taken', sentence: error.message, password: null };
    }
    return { ...row, status: 'made', sentence: null, password };
  }
}
