import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sumfox/contracts/identity/audit.endpoints';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { AuditLog } from './audit-log.js';

/**
 * A page asks anew every half minute, and page by page: so long that is one reading of the same. What children wrote is
 * noted more closely than who has an account (ACCESS-10).
 */
const ONE_READING_MS = {
  'users.read': 3_600_000,
  'reviews.read': 300_000,
  'papers.read': 300_000,
} as const;
const MAX_READING_MS = Math.max(...Object.values(ONE_READING_MS));
/** Readings remembered at most; past it the old ones are forgotten, and at worst one is written twice. */
const REMEMBERED = 1_000;

/** What an admin reads of other people. */
export interface Reading {
  action: Extract<AuditAction, keyof typeof ONE_READING_MS>;
  /** What is kept of it; see the audit log. */
  details: Record<string, string | number | boolean>;
  /** What else tells one reading from another and is not kept. */
  unkept?: string;
}

/**
 * Writes down that an admin reads what is others', before it is answered: what cannot be noted is not shown. Many
 * readings of the same within a while are one.
 */
@Injectable()
export class ReadingLog {
  private readonly readings = new Map<string, { at: number; written: Promise<void> }>();

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  note(caller: Pick<PersonCaller, 'userId' | 'role'>, reading: Reading): Promise<void> {
    const { action, details, unkept = '' } = reading;
    const key = JSON.stringify([caller.userId, action, details, unkept]);
    const at = Date.now();
    const before = this.readings.get(key);
    if (before && at - before.at < ONE_READING_MS[action]) return before.written;
    const written = this.database.transaction((em) =>
      this.audit.write(em, { action, actor: caller, target: null, details }),
    );
    if (this.readings.size >= REMEMBERED) this.forgetOld(at);
    this.readings.set(key, { at, written });
    // Whoever reads next tries again; this reader is refused by the same failure.
    written.catch(() => this.readings.delete(key));
    return written;
  }

  private forgetOld(now: number): void {
    for (const [key, { at }] of this.readings) if (now - at >= MAX_READING_MS) this.readings.delete(key);
    if (this.readings.size >= REMEMBERED) this.readings.clear();
  }
}
