import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sumfox/contracts/identity/audit.endpoints';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { AuditLog } from './audit-log.js';

/**
 * Window in which repeated reads count as one: a page polls every half minute and loads page by page. Reads of
 * children's work are logged more closely than reads of accounts (ACCESS-10).
 */
const ONE_READING_MS = {
  'users.read': 3_600_000,
  'reviews.read': 300_000,
  'papers.read': 300_000,
} as const;
const MAX_READING_MS = Math.max(...Object.values(ONE_READING_MS));
/** Readings remembered at most; past it the old ones are forgotten, and at worst one is written twice. */
const REMEMBERED = 1_000;

/** Reading of other people's data by an admin. */
export interface Reading {
  action: Extract<AuditAction, keyof typeof ONE_READING_MS>;
  /** Stored part; see the audit log. */
  details: Record<string, string | number | boolean>;
  /** Other facts that distinguish readings and are not stored. */
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
    if (this.readings.size >= REMEMBERED) this.dropOld(at);
    this.readings.set(key, { at, written });
    // The next read tries again; this reader gets the same failure.
    written.catch(() => this.readings.delete(key));
    return written;
  }

  private dropOld(now: number): void {
    for (const [key, { at }] of this.readings) if (now - at >= MAX_READING_MS) this.readings.delete(key);
    if (this.readings.size >= REMEMBERED) this.readings.clear();
  }
}
