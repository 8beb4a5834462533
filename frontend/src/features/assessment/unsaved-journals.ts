import { saveAnswers } from '@product/contracts/assessment/paper.endpoints';
import { call } from '../../lib/call.js';
import { CallError } from '../../lib/call-error.js';
import { makePicture } from '../working/load-tools.js';
import { isDrawn } from '../working/sketch.rules.js';
import {
  acknowledge,
  getEntry,
  getSketch,
  indexesToSend,
  recordRefusal,
  recordSending,
  toDelta,
  unsentSketches,
  type Journal,
  type MadePicture,
} from './journal.rules.js';
import { listJournals, removeJournal, writeJournal } from './journal.store.js';

/** Sends what papers on this device still hold back; what does not get through stays stored. */
export async function sendUnsavedJournals(userId: string): Promise<void> {
  for (const journal of await listJournals(userId)) {
    // One drawing goes with each save.
    for (let left: Journal | null = journal; left !== null;) left = await sendOne(userId, left);
  }
}

/** One save; gives back the journal when there is more to send after it. */
async function sendOne(userId: string, journal: Journal): Promise<Journal | null> {
  const made = await makeNext(journal);
  const indexes = indexesToSend(journal, made);
  if (indexes.length === 0) return null;
  const answers = toDelta(journal, indexes, made);
  const sent = new Map(indexes.map((index) => [index, journal.entries[index]?.revision ?? 0]));
  if (made) await writeJournal(userId, recordSending(journal, made));
  try {
    const saved = await call(
      saveAnswers,
      { params: { id: String(journal.assessmentId) }, body: { answers } },
      { timeoutMs: made ? 15_000 : 4_000 },
    );
    const next = acknowledge(journal, sent, saved.newer, made).journal;
    await writeJournal(userId, next);
    return made ? next : null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (made && error.code === 'drawing-refused') {
      const next = recordRefusal(journal, made);
      await writeJournal(userId, next);
      return next;
    }
    // Handed in already, or gone: the server will never take it.
    if (error.status === 409 || error.status === 404) await removeJournal(userId, journal.assessmentId);
    return null;
  }
}

async function makeNext(journal: Journal): Promise<MadePicture | null> {
  const [index] = unsentSketches(journal);
  if (index === undefined) return null;
  const sketch = getSketch(getEntry(journal, index));
  if (!isDrawn(sketch)) return { index, edits: sketch.edits, picture: null };
  const picture = await makePicture(sketch);
  return picture === null ? null : { index, edits: sketch.edits, picture };
}
