import type { MadeCheck } from '@sumfox/contracts/assessment/checked-answer';
import type { AnswerEntry, StoredAnswer } from '@sumfox/contracts/assessment/response';
import {
  isSettled,
  mergeChecks,
  toPracticeChecks,
  type PracticeCheck,
  type PracticeChecks,
} from './check.rules.js';
import {
  BLANK_ENTRY,
  type EntryPatch,
  isBlank,
  isSameWork,
  type JournalEntry,
  toAnswerKey,
  toEntry,
  toKindFields,
} from './entry.rules.js';
import { EMPTY_SKETCH, isDrawn, isUnsent, settleSketch, type Sketch, withSent } from '../working/index.js';

/** The ways to show working, each a tab of its own. */
export type WorkingTab = 'type' | 'draw' | 'bars';

/** A picture made of a sketch, as it goes to the server. */
export interface MadePicture {
  index: number;
  /** The sketch's count of edits when the picture was made. */
  edits: number;
  /** A data image; null when everything was wiped. */
  picture: string | null;
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
   * The pupil has handed the paper in and the server has not said yes or no: it goes by itself, from whatever page, as
   * soon as there is a connection. Absent in the journals of earlier releases.
   */
  isHandedIn?: boolean;
  /**
   * The answers that the marker could not read when the paper was first handed in: revision by question. Null until
   * it has been asked, and it is asked once.
   */
  unreadable: Readonly<Record<number, number>> | null;
  /** What was said of answers checked while practising; absent in the journals of earlier releases. */
  checks?: PracticeChecks;
  /** How the working of a question was last shown; absent in the journals of earlier releases. */
  workingTabs?: Readonly<Record<number, WorkingTab>>;
  /** Ids of the questions of a diagnostic that the pupil has seen; absent in the journals of earlier releases. */
  seen?: Readonly<Record<number, string>>;
  /** The worked example before the paper was left; it is not offered again. */
  isExampleSeen?: boolean;
}

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

export function getSketch(entry: JournalEntry): Sketch {
  return entry.sketch ?? EMPTY_SKETCH;
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
  const { working, sketch } = patch;
  if (working === undefined && sketch === undefined) return null;
  return { ...(working === undefined ? {} : { working }), ...(sketch === undefined ? {} : { sketch }) };
}

/** Whether the answer is still the one that could not be read. */
export function isUnread(journal: Journal, index: number): boolean {
  return journal.unreadable?.[index] === getEntry(journal, index).revision;
}

/** The journal with another entry for one question. */
export function withEntry(journal: Journal, index: number, entry: JournalEntry): Journal {
  return { ...journal, entries: { ...journal.entries, [index]: entry } };
}

/** The journal with what was drawn for one question changed. */
export function withSketch(journal: Journal, index: number, change: (sketch: Sketch) => Sketch): Journal {
  const entry = getEntry(journal, index);
  return withEntry(journal, index, { ...entry, sketch: change(getSketch(entry)) });
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

/** The questions whose entries fit, in order. */
export function indexesWhere(journal: Journal, holds: (entry: JournalEntry) => boolean): number[] {
  return Object.keys(journal.entries)
    .map(Number)
    .filter((index) => holds(getEntry(journal, index)))
    .sort((a, b) => a - b);
}

/** True while the server lacks an edit, or the word that the paper is handed in. */
export function hasUnsentWork(journal: Journal): boolean {
  return journal.isHandedIn === true || unsavedIndexes(journal).length > 0;
}

/** True while the server lacks something that was typed. */
export const hasUnsavedText = (entry: JournalEntry): boolean => entry.revision > entry.savedRevision;
/** True while the server lacks what was drawn. */
export const hasUnsentSketch = (entry: JournalEntry): boolean => isUnsent(getSketch(entry));

/** Questions whose newest edit the server does not hold, in order. */
export function unsavedIndexes(journal: Journal): number[] {
  return indexesWhere(journal, (entry) => hasUnsavedText(entry) || hasUnsentSketch(entry));
}

/** The body of a save: the given questions, whole but for drawings, of which only the one just made goes along. */
export function toDelta(
  journal: Journal,
  indexes: readonly number[],
  made: MadePicture | null = null,
): AnswerEntry[] {
  return indexes.map((index) => {
    const entry = getEntry(journal, index);
    return {
      questionIndex: index,
      revision: entry.revision,
      working: entry.working,
      answer: entry.answer,
      ...toKindFields(entry),
      timeSpent: Math.round(entry.timeSpent),
      confidenceLevel: entry.confidenceLevel ?? 'medium',
      hintsUsed: hintsUsed(journal, index),
      ...(made?.index === index ? { drawing: made.picture } : {}),
    };
  });
}

/** Hints opened at a question, as they are sent; the contract counts no further than ten. */
export function hintsUsed(journal: Journal, index: number): number {
  return Math.min(10, journal.hintsShown[index] ?? 0);
}

/** What another device has been told and has opened: its checks, and the hints the server knows of. */
export function withServerHelp(
  journal: Journal,
  stored: readonly StoredAnswer[],
  made: readonly MadeCheck[],
): Journal {
  const hintsShown: Record<number, number> = { ...journal.hintsShown };
  for (const { questionIndex, hintsUsed: opened } of stored)
    if (opened > (hintsShown[questionIndex] ?? 0)) hintsShown[questionIndex] = opened;
  // What was checked is the server's answer; this device may hold a later one.
  const keys = new Map(stored.map((answer) => [answer.questionIndex, toAnswerKey(toEntry(answer))]));
  const checks = mergeChecks(
    journal.checks ?? {},
    toPracticeChecks(made, (index) => keys.get(index) ?? ''),
  );
  return { ...journal, hintsShown, checks };
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
    const sketch = settleSketch(getSketch(local), answer.drawing);
    merged = withEntry(merged, index, {
      ...settle(local, server, lastSavedAt),
      ...(sketch === EMPTY_SKETCH ? {} : { sketch }),
    });
  }
  return merged;
}

function settle(local: JournalEntry, server: JournalEntry, lastSavedAt: number | null): JournalEntry {
  const timeSpent = Math.max(local.timeSpent, server.timeSpent);
  if (local.revision === server.revision && isSameWork(local, server))
    return { ...local, savedRevision: server.revision, timeSpent };
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
 * @param made the picture that went along.
 * Where the server held something newer, the pupil's edit made since the save goes on top, and so does what was sent
 * where the server has nothing but blanks: somebody only drew there. Otherwise the server's copy is shown.
 */
export function acknowledge(
  journal: Journal,
  sent: ReadonlyMap<number, number>,
  newer: readonly StoredAnswer[],
  made: MadePicture | null = null,
): { journal: Journal; adopted: number[] } {
  let next = journal;
  const adopted: number[] = [];
  const lost = new Map(newer.map((answer) => [answer.questionIndex, answer]));
  for (const [index, revision] of sent) {
    const entry = getEntry(next, index);
    const winner = lost.get(index);
    if (!winner) {
      next = withEntry(next, index, { ...entry, savedRevision: Math.max(entry.savedRevision, revision) });
      if (made?.index === index)
        next = withSketch(next, index, (sketch) => withSent(sketch, made.edits, made.picture));
      continue;
    }
    const server = toEntry(winner);
    if (entry.revision > revision || (isBlank(server) && !isBlank(entry)))
      next = withEntry(next, index, {
        ...entry,
        revision: Math.max(entry.revision, server.revision + 1),
        savedRevision: server.revision,
      });
    else {
      if (!isSameWork(entry, server)) adopted.push(index);
      next = withEntry(next, index, {
        ...server,
        timeSpent: Math.max(entry.timeSpent, server.timeSpent),
        sketch: getSketch(entry),
      });
    }
    next = withSketch(next, index, (sketch) => settleSketch(sketch, winner.drawing));
  }
  return { journal: next, adopted };
}

/** True when the pupil has put down anything at all. */
export function hasWork(journal: Journal): boolean {
  return Object.values(journal.entries).some((entry) => !isBlank(entry) || isDrawn(getSketch(entry)));
}

/** Seconds over all questions. */
export function totalTime(journal: Journal): number {
  return Math.round(Object.values(journal.entries).reduce((sum, entry) => sum + entry.timeSpent, 0));
}
