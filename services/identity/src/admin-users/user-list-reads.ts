import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@product/contracts/endpoint';
import type { usersDetailed } from '@product/contracts/identity/admin.endpoints';
import { Database } from '@product/platform/database/database';
import type { PersonCaller } from '@product/platform/rpc/caller';
import { AuditLog } from '../audit/audit-log.js';

/** The page asks anew every half minute, and page by page: so long that is one reading of the same list. */
const ONE_READING_MS = 300_000;
/** Readings remembered at most; past it the old ones are forgotten, and at worst one is written twice. */
const REMEMBERED = 1_000;

type Filter = Partial<Pick<EndpointInput<typeof usersDetailed>['query'], 'search' | 'role' | 'status'>>;

/**
 * Writes down that an admin reads a list of people, before the list is answered: a list that cannot be noted is not
 * shown. Of a search it keeps that there was one and not the words, which may be a name that is to be forgotten.
 */
@Injectable()
export class UserListReads {
  private readonly readings = new Map<string, { at: number; written: Promise<void> }>();

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  note(caller: PersonCaller, list: 'detailed' | 'times', filter: Filter = {}): Promise<void> {
    const search = filter.search?.trim().toLowerCase() ?? '';
    const { role, status } = filter;
    const key = JSON.stringify([caller.userId, list, search, role, status]);
    const at = Date.now();
    const before = this.readings.get(key);
    if (before && at - before.at < ONE_READING_MS) return before.written;
    const written = this.write(caller, {
      list,
      ...(role ? { role } : {}),
      ...(status ? { status } : {}),
      ...(search ? { searched: true } : {}),
    });
    if (this.readings.size >= REMEMBERED) this.forgetOld(at);
    this.readings.set(key, { at, written });
    // Whoever reads next tries again; this reader is refused by the same failure.
    written.catch(() => this.readings.delete(key));
    return written;
  }

  private write(caller: PersonCaller, details: Record<string, string | boolean>): Promise<void> {
    return this.database.transaction((em) =>
      this.audit.write(em, { action: 'users.read', actor: caller, target: null, details }),
    );
  }

  private forgetOld(now: number): void {
    for (const [key, { at }] of this.readings) if (now - at >= ONE_READING_MS) this.readings.delete(key);
    if (this.readings.size >= REMEMBERED) this.readings.clear();
  }
}
