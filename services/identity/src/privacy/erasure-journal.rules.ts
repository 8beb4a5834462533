import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

const moment = z.iso.datetime();
const EntrySchema = z.discriminatedUnion('state', [
  /** Asked for and not done; ISO 8601, UTC. */
  z.object({ state: z.literal('open'), at: moment, requestedAt: moment, eraseAfter: moment }),
  z.object({ state: z.literal('cancelled'), at: moment }),
  z.object({ state: z.literal('completed'), at: moment }),
]);

/** Last decision about one account. */
export type JournalEntry = z.infer<typeof EntrySchema>;

const NAME = /^([0-9a-f]{64})\.json$/;
/** Left by a restore, taken away when the journal has been repeated. */
export const RESTORED = 'restored';

/** Name of an account in the journal: the hash does not reveal the id. */
export function journalKey(accountId: string): string {
  return createHash('sha256').update(accountId).digest('hex');
}

/** All entries by their key. */
export function readJournal(dir: string): Map<string, JournalEntry> {
  const entries = new Map<string, JournalEntry>();
  if (!fs.existsSync(dir)) return entries;
  for (const name of fs.readdirSync(dir)) {
    const key = NAME.exec(name)?.[1];
    if (key !== undefined)
      entries.set(key, EntrySchema.parse(JSON.parse(fs.readFileSync(path.join(dir, name), 'utf8'))));
  }
  return entries;
}

/** Has the entry on disk before it returns; a reader sees the old one or the new one. */
export function writeJournal(dir: string, key: string, entry: JournalEntry): void {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = path.join(dir, `${key}.json`);
  const draft = `${file}.${process.pid}.new`;
  fs.writeFileSync(draft, JSON.stringify(entry), { mode: 0o600, flush: true });
  fs.renameSync(draft, file);
}

export function removeFromJournal(dir: string, key: string): void {
  fs.rmSync(path.join(dir, `${key}.json`), { force: true });
}
