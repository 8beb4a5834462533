/** Seconds that a question is on screen; none pass while the page is hidden or the pupil rests. */
export class QuestionTime {
  readonly #now: () => number;
  #isVisible = true;
  #isResting = false;
  /** When the seconds not taken yet began; null while none pass. */
  #since: number | null;

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
  }

  setResting(isResting: boolean): void {
    this.#isResting = isResting;
  }

  /** The seconds since they were last taken. */
  passed(): number {
    return this.#since === null ? 0 : (this.#now() - this.#since) / 1000;
  }

  /** The same, which begin again. */
  take(): number {
    const seconds = this.passed();
    if (this.#since !== null) this.#since = this.#now();
    return seconds;
  }

  /** Lets time pass, or not, from now on. Seconds not taken before are gone. @param isHere this tab has the paper */
  restart(isHere: boolean): void {
    this.#since = isHere && this.#isVisible && !this.#isResting ? this.#now() : null;
  }
}
