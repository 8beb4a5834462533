/** Good items without a drawing that are passed over before the first of them is taken. */
const MOST = 40;

/** Questions that are passed over for one with a drawing. They are made into items only where no other is found. */
export class PassedOver<T> {
  private readonly waiting: Array<() => T | null> = [];
  private first: T | null = null;
  private good = 0;

  /** `make` gives the item, or null where it fails a check. */
  passOver(make: () => T | null): void {
    this.waiting.push(make);
  }

  private makeNext(): void {
    const made = this.waiting.shift()?.() ?? null;
    if (made !== null) this.good += 1;
    this.first ??= made;
  }

  /** Whether enough good ones were passed over to take the first of them. */
  get isTired(): boolean {
    if (this.good + this.waiting.length < MOST) return false;
    while (this.waiting.length > 0) this.makeNext();
    return this.good >= MOST;
  }

  /** The first good one of all. */
  takeFirst(): T | null {
    while (this.first === null && this.waiting.length > 0) this.makeNext();
    return this.first;
  }
}
