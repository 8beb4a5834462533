import fs from 'node:fs';
import path from 'node:path';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { openOrm } from '@sumfox/platform/database/open-orm';
import { database } from '../database.js';
import { RESTORED, journalKey, readJournal, type JournalEntry } from './erasure-journal.rules.js';

/** What was done again of what the journal notes. */
export interface Repeated {
  erasures: number;
  requests: number;
  cancellations: number;
}

/**
 * Makes a restored database agree with the journal, before any process starts: whoever was erased since the backup cannot
 * sign in and is erased again at once; requests made or taken back since then stand or are gone. Repeatable.
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
  const accounts = await em.execute<Array<{ id: string }>>('select id from accounts');
  for (const { id } of accounts) {
    const entry = journal.get(journalKey(id));
    if (entry?.state === 'completed') {
      await addErasure(em, id, entry.at, entry.at);
      await em.execute('update accounts set is_active = false where id = ?', [id]);
      repeated.erasures += 1;
    } else if (isRestored && entry?.state === 'open') {
      await addErasure(em, id, entry.requestedAt, entry.eraseAfter);
      repeated.requests += 1;
    } else if (isRestored && entry?.state === 'cancelled') {
      const gone = await em.execute<unknown[]>(
        'delete from erasures where account_id = ? and started_at is null and requested_at <= ?::timestamptz returning 1',
        [id, entry.at],
      );
      repeated.cancellations += gone.length;
    }
  }
  return repeated;
}

/** An erasure that stands already becomes due no later than this one. */
async function addErasure(
  em: EntityManager,
  accountId: string,
  requestedAt: string,
  eraseAfter: string,
): Promise<void> {
  await em.execute(
    `insert into erasures (id, account_id, requested_at, erase_after)
     values (gen_random_uuid(), ?, ?::timestamptz, ?::timestamptz)
     on conflict (account_id) do update set erase_after = least(erasures.erase_after, excluded.erase_after)`,
    [accountId, requestedAt, eraseAfter],
  );
}
