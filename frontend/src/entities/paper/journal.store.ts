import { get, keys, update } from 'idb-keyval';
import { mergeJournals } from './journal-merge.rules.js';
import { emptyJournal, hasUnsentWork, type Journal } from './journal.rules.js';
import { isJournalOf, journalKey, removeJournal } from './journal-keys.store.js';
import { listKeptPapers } from './kept-paper.store.js';

function isJournal(value: unknown): value is Journal {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 1;
}

/** The stored journal, or an empty one when there is none or the device gives no storage. */
export async function readJournal(userId: string, assessmentId: number): Promise<Journal> {
  try {
    const stored: unknown = await get(journalKey(userId, assessmentId));
    // A journal of an earlier release may lack a field that has been added since.
    return { ...emptyJournal(assessmentId), ...(isJournal(stored) ? stored : {}) };
  } catch {
    return emptyJournal(assessmentId);
  }
}

/** Writes the journal over what another tab may have written meanwhile. False when the device refuses to store. */
export async function writeJournal(userId: string, journal: Journal): Promise<boolean> {
  try {
    await update<Journal>(journalKey(userId, journal.assessmentId), (stored) =>
      isJournal(stored) ? mergeJournals(journal, stored) : journal,
    );
    return true;
  } catch {
    return false;
  }
}

/** Every journal of a pupil on this device. */
export async function listJournals(userId: string): Promise<Journal[]> {
  try {
    const own = (await keys()).filter((key) => isJournalOf(userId, key));
    const stored: unknown[] = await Promise.all(own.map((key) => get(key)));
    return stored.filter(isJournal);
  } catch {
    return [];
  }
}

/** Forgets every paper of a pupil but those with work the server does not hold. */
export async function clearJournals(userId: string): Promise<void> {
  const journals = await listJournals(userId);
  const unsent = new Set(journals.filter(hasUnsentWork).map((journal) => journal.assessmentId));
  const held = [
    ...journals.map((journal) => journal.assessmentId),
    ...(await listKeptPapers(userId)).map(({ id }) => id),
  ];
  for (const id of new Set(held)) if (!unsent.has(id)) await removeJournal(userId, id);
}
