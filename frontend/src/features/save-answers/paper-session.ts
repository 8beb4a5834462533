import type { CheckedAnswer } from '@sumfox/contracts/assessment/practice.endpoints';
import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import {
  acknowledge,
  addTime,
  allowedPatch,
  editEntry,
  type EntryPatch,
  getCheck,
  getEntry,
  getSketch,
  indexesToSend,
  type Journal,
  type JournalEntry,
  type MadePicture,
  mergeJournals,
  noteSeen,
  type PaperSessionPorts,
  type PaperSnapshot,
  recordCheck,
  recordRefusal,
  recordSending,
  type SaveFailure,
  type SaveReply,
  type SaveRequest,
  sketchPatch,
  takeExchanges,
  takeFromOtherTab,
  takeReplacement,
  toSaveRequest,
  totalTime,
  unsavedIndexes,
  unsentSketches,
  withCheck,
  type WorkingTab,
} from '../../entities/paper/index.js';
import { QuestionTime } from './question-time.js';
import { judgeSaves, retryWait } from './save-state.js';
import { isDrawn, type SketchPatch } from '../../entities/working/index.js';

/** A save goes 2 s after the last edit or move (PAPER-15). */
export const AUTOSAVE_MS = 2_000;

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
  /** Settles when the save on its way has been answered. */
  #saving: Promise<void> = Promise.resolve();
  #failures = 0;
  #deviceHolds = true;
  #positionUnsaved = false;
  #closed = false;
  #held = false;
  #disposed = false;
  readonly #time: QuestionTime;

  /** @param serverPosition the question at which the server last saw the pupil */
  constructor(journal: Journal, ports: PaperSessionPorts, serverPosition = journal.currentQuestion) {
    this.#ports = ports;
    this.#snapshot = { journal, saveState: 'saved', isElsewhere: false };
    this.#time = new QuestionTime(ports.now);
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
    if (this.#closed || this.#snapshot.isElsewhere) return;
    const allowed = allowedPatch(this.#snapshot.journal, index, patch);
    if (allowed === null) return;
    this.#replace(editEntry(this.#snapshot.journal, index, allowed, this.#ports.serverNow()));
    this.#ports.broadcast(index, getEntry(this.#snapshot.journal, index));
    this.#keep();
    if (this.#failures === 0) this.#schedule(AUTOSAVE_MS);
    this.#settleState();
  }

  /** The pupil has drawn something, or built bars. */
  draw(index: number, patch: SketchPatch): void {
    this.edit(index, sketchPatch(this.#snapshot.journal, index, patch));
  }

  /** The pupil shows the working in another way. */
  showWorking(index: number, tab: WorkingTab): void {
    this.#change((journal) => ({ ...journal, workingTabs: { ...journal.workingTabs, [index]: tab } }));
  }

  /** The pupil has turned to another question. */
  goTo(index: number): void {
    if (index === this.#snapshot.journal.currentQuestion) return;
    this.#countTime();
    this.#replace({ ...this.#snapshot.journal, currentQuestion: index });
    if (this.#snapshot.isElsewhere) return;
    this.#positionUnsaved = true;
    this.#keep();
    if (this.#failures === 0) this.#schedule(AUTOSAVE_MS);
  }

  /** The pupil sees a question of a diagnostic: from now on it stays (PAPER-26). */
  markSeen(index: number, questionId: string): void {
    if (this.noteSeen(index, questionId)) this.#ports.announceSeen?.(index, questionId);
  }

  /** The same, seen in another tab too. False when it was known. */
  noteSeen(index: number, questionId: string): boolean {
    const journal = noteSeen(this.#snapshot.journal, index, questionId);
    if (journal === this.#snapshot.journal) return false;
    this.#replace(journal);
    if (!this.#snapshot.isElsewhere) this.#keep();
    return true;
  }

  /** The server is to learn soon what this page has. */
  saveSoon(): void {
    this.#positionUnsaved = true;
    if (this.#failures === 0) this.#schedule(0);
  }

  showHint(index: number, count: number): void {
    if (this.#snapshot.isElsewhere) return;
    this.#change((journal) => ({ ...journal, hintsShown: { ...journal.hintsShown, [index]: count } }));
  }

  /** The server has said how the given answer stands. */
  recordCheck(index: number, answerKey: string, said: CheckedAnswer): void {
    this.#change((journal) =>
      withCheck(journal, index, recordCheck(journal.checks ?? {}, index, answerKey, said)),
    );
  }

  /** Another question stands at this place now; its answer begins empty, at the revision the server has given it. */
  replaceQuestion(index: number, revision: number): void {
    this.#change((journal) => takeReplacement(journal, index, revision));
    this.#ports.broadcast(index, getEntry(this.#snapshot.journal, index));
    this.#settleState();
  }

  /** The pupil has opened more of the solution. */
  showSteps(index: number, stepsShown: number): void {
    const check = getCheck(this.#snapshot.journal, index);
    if (check) this.#change((journal) => withCheck(journal, index, { ...check, stepsShown }));
  }

  /**
   * The pupil hands the paper in: from now on it goes by itself until the server has said yes or no. Gives back the id
   * under which it is handed in, the same for every repeat.
   */
  handIn(make: () => string): string {
    // No saves meanwhile: one that arrives after it would be refused.
    this.#held = true;
    this.#cancelTimer();
    const submissionId = this.#snapshot.journal.submissionId ?? make();
    this.#replace({ ...this.#snapshot.journal, submissionId, isHandedIn: true });
    this.#keep();
    return submissionId;
  }

  /** The paper did not get through: saves go on. `refused` when the pupil has to do something first. */
  takeBack(refused: boolean): void {
    if (refused) this.#change((journal) => ({ ...journal, isHandedIn: false }));
    this.#held = false;
    if (unsavedIndexes(this.#snapshot.journal).length > 0) this.#schedule(AUTOSAVE_MS);
  }

  /** The server has the paper; every tab that shows it learns so. */
  handedIn(): void {
    this.close();
    this.#ports.announceHandedIn();
  }

  /** The marker could not read these answers: the pupil is shown them, this once. */
  askUnreadable(indexes: readonly number[]): void {
    this.#change((journal) => ({
      ...journal,
      unreadable: Object.fromEntries(indexes.map((index) => [index, getEntry(journal, index).revision])),
    }));
  }

  /** Another tab has edited the same paper. */
  takeFromOtherTab(index: number, entry: JournalEntry): void {
    this.#replace(takeFromOtherTab(this.#snapshot.journal, index, entry));
    this.#settleState();
  }

  /** Another tab has begun to write on this paper: nothing more is written from here. */
  giveUp(): void {
    this.#countTime();
    this.#time.restart(false);
    this.#cancelTimer();
    this.#publish({ ...this.#snapshot, isElsewhere: true });
  }

  /** This tab writes again, on top of what the other one has left on the device. */
  takeOver(left: Journal): void {
    this.#time.restart(true);
    this.#publish({
      ...this.#snapshot,
      journal: mergeJournals(this.#snapshot.journal, left),
      isElsewhere: false,
    });
    if (unsavedIndexes(this.#snapshot.journal).length > 0) this.#schedule(AUTOSAVE_MS);
    this.#settleState();
  }

  /** Hidden pages spend no time. */
  setVisible(visible: boolean): void {
    this.#time.setVisible(visible);
    this.#runOrStop();
  }

  /** A pupil who rests spends no time. */
  setResting(resting: boolean): void {
    this.#time.setResting(resting);
    this.#runOrStop();
  }

  /** Seconds over all questions up to now. */
  elapsedSeconds(): number {
    return totalTime(this.#snapshot.journal) + this.#time.passed();
  }

  /** The journal with the time up to now. */
  takeStock(): Journal {
    this.#countTime();
    return this.#snapshot.journal;
  }

  /** Saves now; `leaving` when the page may be gone before the answer, so that no picture can be made. */
  async flush(leaving = false): Promise<void> {
    if (this.#closed || this.#held || this.#snapshot.isElsewhere || (this.#sending && !leaving)) return;
    this.#cancelTimer();
    this.#countTime();
    if (unsavedIndexes(this.#snapshot.journal).length === 0 && !this.#positionUnsaved) return;
    this.#sending = true;
    this.#saving = this.#save(leaving).finally(() => {
      this.#sending = false;
      this.#settleState();
    });
    await this.#saving;
  }

  /** Sends the drawings that the server lacks, one after the other, before the paper is handed in. */
  async sendDrawings(): Promise<void> {
    await this.#saving;
    for (let left = unsentSketches(this.#snapshot.journal).length; left > 0;) {
      await this.flush();
      const now = unsentSketches(this.#snapshot.journal).length;
      // What does not get through now must not keep the answers from being handed in.
      if (now >= left) return;
      left = now;
    }
  }

  async #save(leaving: boolean): Promise<void> {
    const [drawn] = leaving ? [] : unsentSketches(this.#snapshot.journal);
    const made = drawn === undefined ? null : await this.#makePicture(drawn);
    const { journal } = this.#snapshot;
    const indexes = indexesToSend(journal, made);
    if (indexes.length > 0 || this.#positionUnsaved) {
      const sent = new Map(indexes.map((index) => [index, getEntry(journal, index).revision]));
      this.#positionUnsaved = false;
      this.#settleState();
      const request = toSaveRequest(journal, indexes, made, this.#ports.listKnown?.(journal));
      const outcome = await this.#ports.send(request, leaving);
      if (!outcome.ok) return this.#takeFailure(outcome.reason, made);
      this.#takeExchanges(outcome.exchanged, request.known);
      this.#takeAnswer(sent, outcome.newer, made);
    }
    if (drawn !== undefined && made === null) this.#takeFailure('later', null);
  }

  async #makePicture(index: number): Promise<MadePicture | null> {
    const sketch = getSketch(getEntry(this.#snapshot.journal, index));
    const picture = isDrawn(sketch) ? await this.#ports.makePicture(sketch) : null;
    if (picture === null && isDrawn(sketch)) return null;
    const made = { index, edits: sketch.edits, picture };
    this.#change((journal) => recordSending(journal, made));
    return made;
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

  #takeExchanges(exchanged: SaveReply['exchanged'], known: SaveRequest['known']): void {
    if (!exchanged || exchanged.length === 0 || !known) return;
    const { journal, taken, kept, lost } = takeExchanges(this.#snapshot.journal, exchanged, known);
    this.#replace(journal);
    if (taken.length > 0) this.#ports.takeQuestions?.(taken, lost);
    if (kept.length > 0) this.saveSoon();
  }

  #takeAnswer(
    sent: ReadonlyMap<number, number>,
    newer: readonly StoredAnswer[],
    made: MadePicture | null,
  ): void {
    this.#failures = 0;
    this.#replace(acknowledge(this.#snapshot.journal, sent, newer, made).journal);
    this.#keep();
    if (unsavedIndexes(this.#snapshot.journal).length > 0) this.#schedule(AUTOSAVE_MS);
  }

  #takeFailure(reason: SaveFailure, made: MadePicture | null): void {
    if (reason === 'drawing' && made) {
      // Everything else was kept, which the next save, without the drawing, will be told.
      this.#change((journal) => recordRefusal(journal, made));
      this.#schedule(0);
      return;
    }
    if (reason === 'closed') {
      this.close();
      this.#ports.onClosed();
      return;
    }
    this.#failures += 1;
    this.#positionUnsaved = true;
    if (this.#failures === 1) this.#ports.onTrouble();
    const wait = retryWait(reason, this.#failures);
    if (wait !== null) this.#schedule(wait);
  }

  #runOrStop(): void {
    this.#countTime();
    this.#time.restart(!this.#snapshot.isElsewhere);
  }

  #countTime(): void {
    const { journal } = this.#snapshot;
    this.#replace(addTime(journal, journal.currentQuestion, this.#time.take()));
  }

  #change(change: (journal: Journal) => Journal): void {
    this.#replace(change(this.#snapshot.journal));
    this.#keep();
  }

  #keep(): void {
    void this.#ports.store(this.#snapshot.journal).then((held) => {
      this.#deviceHolds = held;
      this.#settleState();
    });
  }

  #schedule(waitMs: number): void {
    this.#cancelTimer();
    if (this.#held || this.#closed || this.#disposed || this.#snapshot.isElsewhere) return;
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
    const saveState = judgeSaves({
      isClosed: this.#closed,
      hasUnsaved: unsavedIndexes(this.#snapshot.journal).length > 0,
      failures: this.#failures,
      deviceHolds: this.#deviceHolds,
    });
    if (saveState !== this.#snapshot.saveState) this.#publish({ ...this.#snapshot, saveState });
  }

  #publish(snapshot: PaperSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
