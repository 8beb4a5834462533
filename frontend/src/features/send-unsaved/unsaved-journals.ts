import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import { call } from '../../shared/api/call.js';
import { CallError } from '../../shared/api/call-error.js';
import { newTraceId } from '../../shared/api/trace-context.js';
import { isDrawn, makePicture } from '../../entities/working/index.js';
import {
  acknowledge,
  findKeptPaper,
  getEntry,
  getSketch,
  hasUnsentWork,
  indexesToSend,
  type Journal,
  listJournals,
  type MadePicture,
  recordRefusal,
  recordSending,
  removeJournal,
  submitPaper,
  takeExchanges,
  toDelta,
  toKnown,
  toSubmission,
  unsentSketches,
  writeJournal,
} from '../../entities/paper/index.js';

/** The page may be about to close: what does not get through soon goes at the next visit. */
const SAVE_TIMEOUT_MS = 4_000;
/** A drawing is large, and the lines of tablets are slow. */
const DRAWING_TIMEOUT_MS = 15_000;

/** Sends and hands in what is stored of a pupil's work; gives back the papers that are now handed in. */
export async function sendJournals(userId: string): Promise<number[]> {
  const handedIn: number[] = [];
  for (const journal of await listJournals(userId)) {
    if (!hasUnsentWork(journal)) continue;
    try {
      const saved = await saveAll(userId, journal);
      if (await handIn(userId, saved)) handedIn.push(journal.assessmentId);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Handed in already, or gone: the server will never take it.
      if (error.status === 409 || error.status === 404) await removeJournal(userId, journal.assessmentId);
    }
  }
  return handedIn;
}

/** Everything typed with the first save, and one drawing with each. */
async function saveAll(userId: string, journal: Journal): Promise<Journal> {
  for (let now = journal; ;) {
    const made = await makeNext(now);
    const indexes = indexesToSend(now, made);
    if (indexes.length === 0) return now;
    now = await saveOnce(userId, now, indexes, made);
    await writeJournal(userId, now);
    if (!made) return now;
  }
}

/** The journal after one save. */
async function saveOnce(
  userId: string,
  journal: Journal,
  indexes: readonly number[],
  made: MadePicture | null,
): Promise<Journal> {
  const paper = await findKeptPaper(userId, journal.assessmentId);
  const known = paper?.type === 'diagnostic' ? toKnown(journal, paper.questions) : undefined;
  const sent = new Map(indexes.map((index) => [index, getEntry(journal, index).revision]));
  if (made) await writeJournal(userId, recordSending(journal, made));
  try {
    const saved = await call(
      saveAnswers,
      {
        params: { id: String(journal.assessmentId) },
        body: { answers: toDelta(journal, indexes, made), ...(known ? { known } : {}) },
      },
      { timeoutMs: made ? DRAWING_TIMEOUT_MS : SAVE_TIMEOUT_MS },
    );
    // Questions that the pupil has not seen are taken when the paper is opened.
    const gone = saved.exchanged.filter(({ questionIndex }) => known?.[questionIndex]?.isSeen);
    const taken = takeExchanges(journal, gone, known ?? []).journal;
    return acknowledge(taken, sent, saved.newer, made).journal;
  } catch (error) {
    if (made && error instanceof CallError && error.code === 'drawing-refused')
      return recordRefusal(journal, made);
    throw error;
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

/** True when the paper is in. A refusal that the pupil can mend leaves the paper open. */
async function handIn(userId: string, journal: Journal): Promise<boolean> {
  const paper = journal.isHandedIn ? await findKeptPaper(userId, journal.assessmentId) : null;
  if (!paper || journal.submissionId === null) return false;
  try {
    await submitPaper(toSubmission(paper.questions, journal, userId, journal.submissionId), newTraceId());
  } catch (error) {
    const isMendable = error instanceof CallError && error.status === 400;
    if (!isMendable) throw error;
    await writeJournal(userId, { ...journal, isHandedIn: false });
    return false;
  }
  await removeJournal(userId, journal.assessmentId);
  return true;
}
