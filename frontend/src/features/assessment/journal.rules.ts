import type { AnswerEntry, StoredAnswer } from '@product/contracts/assessment/response';
import type { OptionLabel } from '@product/contracts/question/item';
import { isSettled, mergeChecks, type PracticeCheck, type PracticeChecks } from '../practice/check.rules.js';

/** What a pupil has put down for one question, on this device. */
export interface JournalEntry {
  /** Counts the edits; the highest wins everywhere. */
  revision: number;
  /** The highest revision the server is known to hold. */
  savedRevision: number;
  /** Milliseconds since the epoch by this device's clock; 0 for what came from the server. */
  editedAt: number;
  working: string;
  answer: string;
  selectedOption: OptionLabel | null;
  answerParts: readonly string[];
  blankAnswers: readonly string[];
  /** Seconds the question was on screen. */
  timeSpent: number;
}

/** A paper as this device holds it. */
export interface Journal {
  /** Raised when the shape changes; an older one is dropped. */
  format: 1;
  assessmentId: number;
  currentQuestion: number;
  entries: Readonly<Record<number, JournalEntry>>;
  /** Hints opened, by question. */
  hintsShown: Readonly<Record<number, number>>;
  /** Set when the pupil first hands the paper in; every repeat carries the same. */
  submissionId: string | null;
  /**
   * The answers that the marker could not read when the paper was first handed in: revision by question. Null until
   * it has been asked, and it is asked once.
   */
  unreadable: Readonly<Record<number, number>> | null;
  /** What was said of answers checked while practising; absent in the journals of earlier releases. */
  checks?: PracticeChecks;
}

/** The fields a pupil edits. */
export type EntryPatch = Partial<
  Pick<JournalEntry, 'working' | 'answer' | 'selectedOption' | 'answerParts' | 'blankAnswers'>
>;

export const BLANK_ENTRY: JournalEntry = {
  revision: 0,
  savedRevision: 0,
  editedAt: 0,
  working: '',
  answer: '',
  selectedOption: null,
  answerParts: [],
  blankAnswers: [],
  timeSpent: 0,
};

export function emptyJournal(assessmentId: number): Journal {
  return {
    format: 1,
    assessmentId,
    currentQuestion: 0,
    entries: {},
    hintsShown: {},
    submissionId: null,
    unreadable: null,
    checks: {},
  };
}

export function getEntry(journal: Journal, index: number): JournalEntry {
  return journal.entries[index] ?? BLANK_ENTRY;
}

/** The last check of a question; null when there was none. */
export function getCheck(journal: Journal, index: number): PracticeCheck | null {
  return journal.checks?.[index] ?? null;
}

export function withCheck(journal: Journal, index: number, check: PracticeCheck): Journal {
  return { ...journal, checks: { ...journal.checks, [index]: check } };
}

/** What of a patch may still be written: the answer of a settled question stays, its working goes on. Null for nothing. */
export function allowedPatch(journal: Journal, index: number, patch: EntryPatch): EntryPatch | null {
  if (!isSettled(getCheck(journal, index))) return patch;
  return patch.working === undefined ? null : { working: patch.working };
}

/** Whether the answer is still the one that could not be read. */
export function isUnread(journal: Journal, index: number): boolean {
  return journal.unreadable?.[index] === getEntry(journal, index).revision;
}

function withEntry(journal: Journal, index: number, entry: JournalEntry): Journal {
  return { ...journal, entries: { ...journal.entries, [index]: entry } };
}

/** One edit of one question. */
export function editEntry(journal: Journal, index: number, patch: EntryPatch, now: number): Journal {
  const entry = getEntry(journal, index);
  return withEntry(journal, index, { ...entry, ...patch, revision: entry.revision + 1, editedAt: now });
}

/** Adds time on screen; no edit, so it travels with the next one. */
export function addTime(journal: Journal, index: number, seconds: number): Journal {
  if (seconds <= 0) return journal;
  const entry = getEntry(journal, index);
  return withEntry(journal, index, { ...entry, timeSpent: Math.min(86_400, entry.timeSpent + seconds) });
}

/** Questions whose newest edit the server does not hold, in order. */
export function unsavedIndexes(journal: Journal): number[] {
  return Object.keys(journal.entries)
    .map(Number)
    .filter((index) => getEntry(journal, index).revision > getEntry(journal, index).savedRevision)
    .sort((a, b) => a - b);
}

/** Forgets what was said of the answer at a place: it was about another question. */
export function withoutCheck(journal: Journal, index: number): Journal {
  const { [index]: _old, ...checks } = journal.checks ?? {};
  return { ...journal, checks };
}

/** Another question stands at a place: nothing of the first stays, and the answer begins empty at this revision. */
export function takeReplacement(journal: Journal, index: number, revision: number): Journal {
  const { timeSpent } = getEntry(journal, index);
  const entry = { ...BLANK_ENTRY, timeSpent, revision, savedRevision: revision };
  return withEntry(
    { ...withoutCheck(journal, index), hintsShown: { ...journal.hintsShown, [index]: 0 } },
    index,
    entry,
  );
}

function isBlank(entry: Pick<JournalEntry, keyof EntryPatch>): boolean {
  return (
    entry.selectedOption === null &&
    [entry.working, entry.answer, ...entry.answerParts, ...entry.blankAnswers].every(
      (text) => text.trim() === '',
    )
  );
}

function isSameWork(a: JournalEntry, b: JournalEntry): boolean {
  const texts = (entry: JournalEntry) =>
    JSON.stringify([
      entry.working,
      entry.answer,
      entry.selectedOption,
      entry.answerParts,
      entry.blankAnswers,
    ]);
  return texts(a) === texts(b);
}

function toEntry(stored: StoredAnswer): JournalEntry {
  return {
    revision: stored.revision,
    savedRevision: stored.revision,
    editedAt: 0,
    working: stored.working,
    answer: stored.answer,
    selectedOption: stored.selectedOption,
    answerParts: stored.answerParts ?? [],
    blankAnswers: stored.blankAnswers ?? [],
    timeSpent: stored.timeSpent,
  };
}

/** The body of a save: the given questions, whole. */
export function toDelta(journal: Journal, indexes: readonly number[]): AnswerEntry[] {
  return indexes.map((index) => {
    const entry = getEntry(journal, index);
    return {
      questionIndex: index,
      revision: entry.revision,
      working: entry.working,
      answer: entry.answer,
      selectedOption: entry.selectedOption,
      answerParts: entry.answerParts.length > 0 ? [...entry.answerParts] : null,
      blankAnswers: entry.blankAnswers.length > 0 ? [...entry.blankAnswers] : null,
      timeSpent: Math.round(entry.timeSpent),
    };
  });
}

/**
 * Brings device and server together when a paper is opened. A device's unsaved edit yields only to a server copy that
 * is newer and not blank; when both have moved on, the device's wins if it was made after the server's last save.
 * @param lastSavedAt milliseconds since the epoch, null when the server never saved.
 */
export function mergeServer(
  journal: Journal,
  stored: readonly StoredAnswer[],
  lastSavedAt: number | null,
): Journal {
  let merged = journal;
  for (const answer of stored) {
    const index = answer.questionIndex;
    const local = getEntry(journal, index);
    const server = toEntry(answer);
    merged = withEntry(merged, index, settle(local, server, lastSavedAt));
  }
  return merged;
}

function settle(local: JournalEntry, server: JournalEntry, lastSavedAt: number | null): JournalEntry {
  const timeSpent = Math.max(local.timeSpent, server.timeSpent);
  if (local.revision > server.revision) return { ...local, savedRevision: server.revision, timeSpent };
  const localUnsaved = local.revision > local.savedRevision;
  if (!localUnsaved || isSameWork(local, server)) return { ...server, timeSpent };
  const localIsLater = lastSavedAt === null || local.editedAt > lastSavedAt;
  if (localIsLater || (isBlank(server) && !isBlank(local)))
    return { ...local, revision: server.revision + 1, savedRevision: server.revision, timeSpent };
  return { ...server, timeSpent };
}

/**
 * Takes in the answer to a save.
 * @param sent revision by question, as it was in the save.
 * Where the server held something newer, the pupil's edit made since the save goes on top; without one the server's
 * copy is shown.
 */
export function acknowledge(
  journal: Journal,
  sent: ReadonlyMap<number, number>,
  newer: readonly StoredAnswer[],
): { journal: Journal; adopted: number[] } {
  let next = journal;
  const adopted: number[] = [];
  const lost = new Map(newer.map((answer) => [answer.questionIndex, answer]));
  for (const [index, revision] of sent) {
    const entry = getEntry(next, index);
    const winner = lost.get(index);
    if (!winner) {
      next = withEntry(next, index, { ...entry, savedRevision: Math.max(entry.savedRevision, revision) });
      continue;
    }
    const server = toEntry(winner);
    if (entry.revision > revision)
      next = withEntry(next, index, {
        ...entry,
        revision: Math.max(entry.revision, server.revision + 1),
        savedRevision: server.revision,
      });
    else {
      if (!isSameWork(entry, server)) adopted.push(index);
      next = withEntry(next, index, { ...server, timeSpent: Math.max(entry.timeSpent, server.timeSpent) });
    }
  }
  return { journal: next, adopted };
}

/** Takes in one question from another tab of the same pupil; the higher revision wins, then the later edit. */
export function takeFromOtherTab(journal: Journal, index: number, theirs: JournalEntry): Journal {
  const ours = getEntry(journal, index);
  const wins =
    theirs.revision > ours.revision || (theirs.revision === ours.revision && theirs.editedAt > ours.editedAt);
  const winner = wins ? theirs : ours;
  return withEntry(journal, index, {
    ...winner,
    savedRevision: Math.min(winner.revision, Math.max(ours.savedRevision, theirs.savedRevision)),
  });
}

/** The two copies of one paper that two tabs have written to the same device. */
export function mergeJournals(ours: Journal, theirs: Journal): Journal {
  return Object.entries(theirs.entries).reduce<Journal>(
    (merged, [index, entry]) => takeFromOtherTab(merged, Number(index), entry),
    {
      ...ours,
      submissionId: ours.submissionId ?? theirs.submissionId,
      unreadable: ours.unreadable ?? theirs.unreadable,
      checks: mergeChecks(ours.checks ?? {}, theirs.checks ?? {}),
    },
  );
}

/** True when the pupil has put down anything at all. */
export function hasWork(journal: Journal): boolean {
  return Object.values(journal.entries).some((entry) => !isBlank(entry));
}

/** Seconds over all questions. */
export function totalTime(journal: Journal): number {
  return Math.round(Object.values(journal.entries).reduce((sum, entry) => sum + entry.timeSpent, 0));
}
