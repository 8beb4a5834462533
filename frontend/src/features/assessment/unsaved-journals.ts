import { saveAnswers } from '@product/contracts/assessment/paper.endpoints';
import { call } from '../../lib/call.js';
import { CallError } from '../../lib/call-error.js';
import { newTraceId } from '../../lib/trace-context.js';
import { submitPaper } from './assessment.api.js';
import { acknowledge, hasUnsentWork, toDelta, unsavedIndexes, type Journal } from './journal.rules.js';
import { listJournals, removeJournal, writeJournal } from './journal.store.js';
import { findKeptPaper } from './kept-paper.store.js';
import { toSubmission } from './submission.rules.js';

/** The page may be about to close: what does not get through soon goes at the next visit. */
const SAVE_TIMEOUT_MS = 4_000;

/**
 * Sends what papers on this device still hold back, and hands in those that were handed in without internet. What does
 * not get through stays stored. Gives back the papers that are now handed in.
 */
export async function sendUnsavedJournals(userId: string): Promise<number[]> {
  const handedIn: number[] = [];
  for (const journal of await listJournals(userId)) {
    if (!hasUnsentWork(journal)) continue;
    try {
      const open = await handIn(userId, journal);
      if (open) await save(userId, open);
      else handedIn.push(journal.assessmentId);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Handed in already, or gone: the server will never take it.
      if (error.status === 409 || error.status === 404) await removeJournal(userId, journal.assessmentId);
    }
  }
  return handedIn;
}

async function save(userId: string, journal: Journal): Promise<void> {
  const indexes = unsavedIndexes(journal);
  if (indexes.length === 0) return;
  const sent = new Map(indexes.map((index) => [index, journal.entries[index]?.revision ?? 0]));
  const saved = await call(
    saveAnswers,
    { params: { id: String(journal.assessmentId) }, body: { answers: toDelta(journal, indexes) } },
    { timeoutMs: SAVE_TIMEOUT_MS },
  );
  await writeJournal(userId, acknowledge(journal, sent, saved.newer).journal);
}

/** Null when the paper is in; else the journal as it goes on. A refusal that the pupil can mend leaves the paper open. */
async function handIn(userId: string, journal: Journal): Promise<Journal | null> {
  const paper = journal.isHandedIn ? await findKeptPaper(userId, journal.assessmentId) : null;
  if (!paper || journal.submissionId === null) return journal;
  try {
    await submitPaper(toSubmission(paper.questions, journal, userId, journal.submissionId), newTraceId());
  } catch (error) {
    const isMendable = error instanceof CallError && error.status === 400;
    if (!isMendable) throw error;
    const open = { ...journal, isHandedIn: false };
    await writeJournal(userId, open);
    return open;
  }
  await removeJournal(userId, journal.assessmentId);
  return null;
}
