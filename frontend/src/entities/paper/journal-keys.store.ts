import { delMany, keys } from 'idb-keyval';
import { paperKey } from './kept-paper.store.js';

/**
 * Journals in IndexedDB, one per pupil and paper; siblings who share a tablet never see each other's. The home asks
 * only whether there are any, so what reads and merges them is elsewhere (`journal.store.ts`).
 */
export function journalKey(userId: string, assessmentId: number): string {
  return `journal:${userId}:${assessmentId}`;
}

/** Whether a key of the storage is that of a pupil's journal. */
export function isJournalOf(userId: string, key: IDBValidKey): boolean {
  return String(key).startsWith(`journal:${userId}:`);
}

/** Whether this device holds a journal of a pupil; false without storage. */
export async function hasJournals(userId: string): Promise<boolean> {
  try {
    return (await keys()).some((key) => isJournalOf(userId, key));
  } catch {
    return false;
  }
}

/** Forgets a paper that is handed in and marked, its questions too; the server has all of it. */
export async function removeJournal(userId: string, assessmentId: number): Promise<void> {
  try {
    await delMany([journalKey(userId, assessmentId), paperKey(userId, assessmentId)]);
  } catch {
    // Without storage there is nothing to forget.
    return;
  }
}
