import { Inject, Injectable } from '@nestjs/common';
import { BACKUP_RETENTION_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import type { ErasureRow } from './erasure.entity.js';
import { journalKey, readJournal, removeFromJournal, writeJournal } from './erasure-journal.rules.js';

/** No backup that contains the person is kept for longer. */
const KEPT_MS = BACKUP_RETENTION_DAYS * 86_400_000;

/**
 * Records erasures outside the databases, since a restored backup does not contain later erasures. Each account has one
 * file, so two replicas cannot overwrite each other's entries.
 */
@Injectable()
export class ErasureJournal {
  constructor(@Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig) {}

  /** Before the account goes: an erasure that cannot be noted is tried again later. */
  complete(accountId: string): void {
    const dir = this.config.erasureJournalDir;
    if (dir !== null)
      writeJournal(dir, journalKey(accountId), { state: 'completed', at: new Date().toISOString() });
  }

  /** Brings the notes of open requests up to date, and forgets notes that no backup can need any more. */
  mirror(open: readonly ErasureRow[]): void {
    const dir = this.config.erasureJournalDir;
    if (dir === null) return;
    const at = new Date().toISOString();
    const noted = readJournal(dir);
    const wanted = new Map(open.map((erasure) => [journalKey(erasure.account.id), erasure]));
    for (const [key, { requestedAt, eraseAfter }] of wanted) {
      const entry = noted.get(key);
      const isNoted =
        entry?.state === 'completed' ||
        (entry?.state === 'open' && entry.eraseAfter === eraseAfter.toISOString());
      if (!isNoted)
        writeJournal(dir, key, {
          state: 'open',
          at,
          requestedAt: requestedAt.toISOString(),
          eraseAfter: eraseAfter.toISOString(),
        });
    }
    for (const [key, entry] of noted) {
      if (entry.state === 'open' && !wanted.has(key)) writeJournal(dir, key, { state: 'cancelled', at });
      else if (entry.state !== 'open' && Date.parse(entry.at) < Date.now() - KEPT_MS)
        removeFromJournal(dir, key);
    }
  }
}
