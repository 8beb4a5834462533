import fs from 'node:fs';
import path from 'node:path';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { openOrm } from '@sumfox/platform/database/open-orm';
import { v7 as uuid } from 'uuid';
import { Account } from '../account/index.js';
import { database } from '../database.js';
import { Erasure } from './erasure.entity.js';
import { RESTORED, journalKey, readJournal, type JournalEntry } from './erasure-journal.rules.js';

/** Entries of the journal that were repeated. */
export interface Repeated {
  erasures: number;
  requests: number;
  cancellations: number;
}

/**
 * Brings a restored database in line with the journal before any process starts. Accounts erased since the backup
 * cannot sign in and are erased again at once. Requests made or cancelled since then are restored or removed.
 * Repeatable.
 */
export async function repeatErasures(databaseUrl: string, journalDir: string): Promise<Repeated> {
  const journal = readJournal(journalDir);
  const marker = path.join(journalDir, RESTORED);
  const isRestored = fs.existsSync(marker);
  if (journal.size === 0 && !isRestored) return { erasures: 0, requests: 0, cancellations: 0 };
  const orm: MikroORM = openOrm(database, databaseUrl);
  try {
    const repeated = await orm.em.fork().transactional((em) => repeat(em, journal, isRestored));
    fs.rmSync(marker, { force: true });
    return repeated;
  } finally {
    await orm.close(true);
  }
}

async function repeat(
  em: EntityManager,
  journal: ReadonlyMap<string, JournalEntry>,
  isRestored: boolean,
): Promise<Repeated> {
  const repeated: Repeated = { erasures: 0, requests: 0, cancellations: 0 };
  const accounts = await em.createQueryBuilder(Account).select('id').execute();
  for (const { id } of accounts) {
    const entry = journal.get(journalKey(id));
    if (entry?.state === 'completed') {
      const at = new Date(entry.at);
      await addErasure(em, id, at, at);
      await em.nativeUpdate(Account, { id }, { isActive: false });
      repeated.erasures += 1;
    } else if (isRestored && entry?.state === 'open') {
      await addErasure(em, id, new Date(entry.requestedAt), new Date(entry.eraseAfter));
      repeated.requests += 1;
    } else if (isRestored && entry?.state === 'cancelled') {
      repeated.cancellations += await em.nativeDelete(Erasure, {
        account: id,
        startedAt: null,
        requestedAt: { $lte: new Date(entry.at) },
      });
    }
  }
  return repeated;
}

/** An erasure that stands already becomes due no later than this one. */
async function addErasure(
  em: EntityManager,
  accountId: string,
  requestedAt: Date,
  eraseAfter: Date,
): Promise<void> {
  await em
    .createQueryBuilder(Erasure)
    .insert({ id: uuid(), account: accountId, requestedAt, eraseAfter })
    .onConflict('account')
    .ignore()
    .execute();
  await em.nativeUpdate(Erasure, { account: accountId, eraseAfter: { $gt: eraseAfter } }, { eraseAfter });
}
