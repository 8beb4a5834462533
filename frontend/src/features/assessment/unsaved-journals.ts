import { saveAnswers } from '@product/contracts/assessment/paper.endpoints';
import { call } from '../../lib/call.js';
import { CallError } from '../../lib/call-error.js';
import { acknowledge, toDelta, unsavedIndexes } from './journal.rules.js';
import { listJournals, removeJournal, writeJournal } from './journal.store.js';

/** Sends what papers on this device still hold back; what does not get through stays stored. */
export async function sendUnsavedJournals(userId: string): Promise<void> {
  for (const journal of await listJournals(userId)) {
    const indexes = unsavedIndexes(journal);
    if (indexes.length === 0) continue;
    const answers = toDelta(journal, indexes);
    const sent = new Map(indexes.map((index) => [index, journal.entries[index]?.revision ?? 0]));
    try {
      const saved = await call(
        saveAnswers,
        { params: { id: String(journal.assessmentId) }, body: { answers } },
        { timeoutMs: 4000 },
      );
      await writeJournal(userId, acknowledge(journal, sent, saved.newer).journal);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Handed in already, or gone: the server will never take it.
      if (error.status === 409 || error.status === 404) await removeJournal(userId, journal.assessmentId);
    }
  }
}
