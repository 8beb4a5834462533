import type { AnswerEntry, ConfidenceLevel, StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { OptionLabel } from '@sumfox/contracts/question/item';
import type { Sketch } from '../working/index.js';

/** What a pupil has put down for one question, on this device. */
export interface JournalEntry {
  /** Counts the edits; the highest wins everywhere. */
  revision: number;
  /** The highest revision the server is known to hold. */
  savedRevision: number;
  /** Milliseconds since the epoch by the server's clock, as far as this device knows it; 0 for what came from there. */
  editedAt: number;
  working: string;
  answer: string;
  selectedOption: OptionLabel | null;
  answerParts: readonly string[];
  blankAnswers: readonly string[];
  /** Seconds the question was on screen. */
  timeSpent: number;
  /** What the pupil said of being sure; null when not asked or skipped, absent in the journals of earlier releases. */
  confidenceLevel?: ConfidenceLevel | null;
  /** What was drawn; absent while nothing was, and in the journals of earlier releases. */
  sketch?: Sketch;
}

/** The fields a pupil edits. */
export type EntryPatch = Partial<
  Pick<
    JournalEntry,
    'working' | 'answer' | 'selectedOption' | 'answerParts' | 'blankAnswers' | 'confidenceLevel' | 'sketch'
  >
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

export function isBlank(entry: JournalEntry): boolean {
  return (
    entry.selectedOption === null &&
    [entry.working, ...answerTexts(entry)].every((text) => text.trim() === '')
  );
}

export function isSameWork(a: JournalEntry, b: JournalEntry): boolean {
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

/** What the server holds, as this device would hold it. */
export function toEntry(stored: StoredAnswer): JournalEntry {
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
    // The server knows no "skipped": it holds medium for that too.
    confidenceLevel: stored.confidenceLevel === 'medium' ? null : stored.confidenceLevel,
  };
}

/** Every text of an answer, whatever the kind of its question. */
export function answerTexts(entry: JournalEntry): string[] {
  return [entry.answer, ...entry.answerParts, ...entry.blankAnswers];
}

/** The fields of an answer that only some kinds have, as they go to the server. */
export function toKindFields({ selectedOption, answerParts, blankAnswers }: JournalEntry) {
  return {
    selectedOption,
    answerParts: answerParts.length > 0 ? [...answerParts] : null,
    blankAnswers: blankAnswers.length > 0 ? [...blankAnswers] : null,
  };
}

interface AnswerFields extends Pick<AnswerEntry, 'answer' | 'selectedOption'> {
  answerParts: readonly string[];
  blankAnswers: readonly string[];
}

/** What of an entry is an answer: the same text twice is the same try, as the server counts it. */
export function toAnswerKey({ answer, selectedOption, answerParts, blankAnswers }: AnswerFields): string {
  const clean = (text: string): string => text.trim().replace(/\s+/g, ' ');
  return JSON.stringify([
    clean(answer ?? ''),
    selectedOption ?? null,
    answerParts.map(clean),
    blankAnswers.map(clean),
  ]);
}

/** An answer as one text, without what a reading may print in another way: spaces, groups of digits, signs. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s|,(?=\d{3}(?!\d))/g, '')
    .replace(/\u2212/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/[\u00d7*]/g, 'x');
}

/** Whether a reading says what was typed, so that it would tell the pupil nothing. The key is of {@link toAnswerKey}. */
export function isReadAsTyped(answerKey: string, readAs: string): boolean {
  if (answerKey === '') return false;
  const [answer, option, parts, blanks] = JSON.parse(answerKey) as [
    string,
    string | null,
    string[],
    string[],
  ];
  const typed = option ?? ([parts, blanks].find(({ length }) => length > 0)?.join(', ') || answer);
  // A reading of labelled parts names them: `Ali: 3, Mei: 4`. A ratio has a space before its colon.
  const told = parts.length > 0 ? readAs.replace(/(^|, )[^,:]*[^,:\s]: /g, '$1') : readAs;
  return folded(typed) === folded(told);
}
