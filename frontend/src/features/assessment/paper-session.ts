import type { CheckedAnswer } from '@product/contracts/assessment/practice.endpoints';
import type { AnswerEntry, StoredAnswer } from '@product/contracts/assessment/response';
import { recordCheck } from '../practice/check.rules.js';
import {
  acknowledge,
  addTime,
  allowedPatch,
  editEntry,
  getCheck,
  getEntry,
  takeFromOtherTab,
  takeReplacement,
  toDelta,
  unsavedIndexes,
  withCheck,
  type EntryPatch,
  type Journal,
  type JournalEntry,
} from './journal.rules.js';

/**
 * `saved`: the server has everything. `saving`: on its way. `device`: the server cannot be reached, the device has it.
 * `unsafe`: neither has it. `closed`: the paper is handed in and takes no more.
 */
export type SaveState = 'saved' | 'saving' | 'device' | 'unsafe' | 'closed';

export interface PaperSnapshot {
  journal: Journal;
  saveState: SaveState;
}

export interface SaveRequest {
  answers: AnswerEntry[];
  currentQuestion: number;
}

/** Why a save brought nothing: `later` may succeed unchanged, the others never will. */
export type SaveFailure = 'later' | 'refused' | 'closed' | 'signed-out';

export interface PaperSessionPorts {
  /** Keeps the journal on the device; false when it cannot. */
  store: (journal: Journal) => Promise<boolean>;
  /** Sends a save; `keepalive` when the page is going away. */
  send: (
    request: SaveRequest,
    keepalive: boolean,
  ) => Promise<{ ok: true; newer: readonly StoredAnswer[] } | { ok: false; reason: SaveFailure }>;
  /** The first save of a run of failures has failed. */
  onTrouble: () => void;
  /** The paper was handed in elsewhere. */
  onClosed: () => void;
  /** Tells other tabs. */
  broadcast: (index: number, entry: JournalEntry) => void;
  now: () => number;
}

/** A save goes 2 s after the last edit or move (A§4.2). */
export const AUTOSAVE_MS = 2_000;
/** The first wait after a failure; doubled up to a minute. */
const RETRY_FIRST_MS = 2_000;
const RETRY_LAST_MS = 60_000;

/**
 * One paper in the hands of one pupil: every edit goes to the device at once and to the server soon after. React reads
 * it through `subscribe` and `snapshot`.
 */
export class PaperSession {
  #snapshot: PaperSnapshot;
  readonly #ports: PaperSessionPorts;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sending = false;
  #failures = 0;
  #deviceHolds = true;
  #positionUnsaved = false;
  #closed = false;
  #held = false;
  #disposed = false;
  /** When the question now on screen came up; null while the page is hidden. */
  #shownAt: number | null;

  /** @param serverPosition the question at which the server last saw the pupil */
  constructor(journal: Journal, ports: PaperSessionPorts, serverPosition = journal.currentQuestion) {
    this.#ports = ports;
    this.#snapshot = { journal, saveState: 'saved' };
    this.#shownAt = ports.now();
    this.#positionUnsaved = serverPosition !== journal.currentQuestion;
    if (this.#positionUnsaved || unsavedIndexes(journal).length > 0) this.#schedule(AUTOSAVE_MS);
    this.#settleState();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): PaperSnapshot => this.#snapshot;

  /** The pupil has changed an answer. */
  edit(index: number, patch: EntryPatch): void {
    if (this.#closed) return;
    const allowed = allowedPatch(this.#snapshot.journal, index, patch);
    if (allowed === null) return;
    this.#replace(editEntry(this.#snapshot.journal, index, allowed, this.#ports.now()));
    this.#ports.broadcast(index, getEntry(this.#snapshot.journal, index));
    this.#keep();
    if (this.#failures === 0) this.#schedule(AUTOSAVE_MS);
    this.#settleState();
  }

  /** The pupil has turned to another question. */
  goTo(index: number): void {
    if (index === this.#snapshot.journal.currentQuestion) return;
    this.#countTime();
    this.#replace({ ...this.#snapshot.journal, currentQuestion: index });
    this.#positionUnsaved = true;
    this.#keep();
    if (this.#failures === 0) this.#schedule(AUTOSAVE_MS);
  }

  showHint(index: number, count: number): void {
    const { journal } = this.#snapshot;
    this.#replace({ ...journal, hintsShown: { ...journal.hintsShown, [index]: count } });
    this.#keep();
  }

  /** The server has said how the given answer stands. */
  recordCheck(index: number, answerKey: string, said: CheckedAnswer): void {
    const { journal } = this.#snapshot;
    this.#replace(withCheck(journal, index, recordCheck(journal.checks ?? {}, index, answerKey, said)));
    this.#keep();
  }

  /** Another question stands at this place now; its answer begins empty, at the revision the server has given it. */
  replaceQuestion(index: number, revision: number): void {
    this.#replace(takeReplacement(this.#snapshot.journal, index, revision));
    this.#ports.broadcast(index, getEntry(this.#snapshot.journal, index));
    this.#keep();
    this.#settleState();
  }

  /** The pupil has opened more of the solution. */
  showSteps(index: number, stepsShown: number): void {
    const { journal } = this.#snapshot;
    const check = getCheck(journal, index);
    if (!check) return;
    this.#replace(withCheck(journal, index, { ...check, stepsShown }));
    this.#keep();
  }

  /** The id under which this paper is handed in, the same for every repeat. */
  submissionId(make: () => string): string {
    const known = this.#snapshot.journal.submissionId;
    if (known !== null) return known;
    const submissionId = make();
    this.#replace({ ...this.#snapshot.journal, submissionId });
    this.#keep();
    return submissionId;
  }

  /** The marker could not read these answers: the pupil is shown them, this once. */
  askUnreadable(indexes: readonly number[]): void {
    const { journal } = this.#snapshot;
    const unreadable = Object.fromEntries(indexes.map((index) => [index, getEntry(journal, index).revision]));
    this.#replace({ ...journal, unreadable });
    this.#keep();
  }

  /** Another tab has edited the same paper. */
  takeFromOtherTab(index: number, entry: JournalEntry): void {
    this.#replace(takeFromOtherTab(this.#snapshot.journal, index, entry));
    this.#settleState();
  }

  /** Hidden pages spend no time. */
  setVisible(visible: boolean): void {
    this.#countTime();
    this.#shownAt = visible ? this.#ports.now() : null;
  }

  /** The journal with the time up to now. */
  takeStock(): Journal {
    this.#countTime();
    return this.#snapshot.journal;
  }

  /** Saves now; `leaving` when the page may be gone before the answer. */
  async flush(leaving = false): Promise<void> {
    if (this.#closed || this.#held || (this.#sending && !leaving)) return;
    this.#cancelTimer();
    this.#countTime();
    const { journal } = this.#snapshot;
    const indexes = unsavedIndexes(journal);
    if (indexes.length === 0 && !this.#positionUnsaved) return;
    const sent = new Map(indexes.map((index) => [index, getEntry(journal, index).revision]));
    this.#sending = true;
    this.#positionUnsaved = false;
    this.#settleState();
    const outcome = await this.#ports.send(
      { answers: toDelta(journal, indexes), currentQuestion: journal.currentQuestion },
      leaving,
    );
    this.#sending = false;
    if (outcome.ok) this.#takeAnswer(sent, outcome.newer);
    else this.#takeFailure(outcome.reason);
    this.#settleState();
  }

  /** No saves while the paper is being handed in: a save that arrives after it would be refused. */
  hold(): void {
    this.#held = true;
    this.#cancelTimer();
  }

  /** Handing in has failed: saves go on. */
  release(): void {
    this.#held = false;
    if (unsavedIndexes(this.#snapshot.journal).length > 0) this.#schedule(AUTOSAVE_MS);
  }

  /** Takes no more edits and sends no more: the paper is handed in. */
  close(): void {
    this.#closed = true;
    this.#cancelTimer();
    this.#settleState();
  }

  /** Stops the timers when the page goes away; what is unsaved stays in the journal. */
  dispose(): void {
    this.#disposed = true;
    this.#cancelTimer();
    this.#listeners.clear();
  }

  #takeAnswer(sent: ReadonlyMap<number, number>, newer: readonly StoredAnswer[]): void {
    this.#failures = 0;
    this.#replace(acknowledge(this.#snapshot.journal, sent, newer).journal);
    this.#keep();
    if (unsavedIndexes(this.#snapshot.journal).length > 0) this.#schedule(AUTOSAVE_MS);
  }

  #takeFailure(reason: SaveFailure): void {
    if (reason === 'closed') {
      this.close();
      this.#ports.onClosed();
      return;
    }
    this.#failures += 1;
    this.#positionUnsaved = true;
    if (this.#failures === 1) this.#ports.onTrouble();
    if (reason === 'signed-out') return;
    const wait = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** (this.#failures - 1));
    this.#schedule(reason === 'refused' ? RETRY_LAST_MS : wait);
  }

  #countTime(): void {
    if (this.#shownAt === null) return;
    const now = this.#ports.now();
    const { journal } = this.#snapshot;
    this.#replace(addTime(journal, journal.currentQuestion, (now - this.#shownAt) / 1000));
    this.#shownAt = now;
  }

  #keep(): void {
    void this.#ports.store(this.#snapshot.journal).then((held) => {
      this.#deviceHolds = held;
      this.#settleState();
    });
  }

  #schedule(waitMs: number): void {
    this.#cancelTimer();
    if (this.#held || this.#closed || this.#disposed) return;
    this.#timer = setTimeout(() => void this.flush(), waitMs);
  }

  #cancelTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #replace(journal: Journal): void {
    this.#publish({ ...this.#snapshot, journal });
  }

  #settleState(): void {
    const saveState = this.#judgeState();
    if (saveState !== this.#snapshot.saveState) this.#publish({ ...this.#snapshot, saveState });
  }

  #judgeState(): SaveState {
    if (this.#closed) return 'closed';
    if (unsavedIndexes(this.#snapshot.journal).length === 0) return 'saved';
    if (this.#failures === 0) return 'saving';
    return this.#deviceHolds ? 'device' : 'unsafe';
  }

  #publish(snapshot: PaperSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
