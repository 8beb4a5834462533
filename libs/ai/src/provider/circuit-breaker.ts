/** Calls that count are at most this old. */
const WINDOW_MS = 30_000;
const MIN_CALLS = 10;
const FAILED_SHARE = 0.5;
/** Time without calls, and time limit of a probe before another is permitted. */
const OPEN_MS = 30_000;

/** The right to send one call; exactly one of the two is called when it is over. */
export interface CallPermit {
  record(failed: boolean): void;
  /** The call was not made, or stopped by the product: it says nothing about the provider. */
  forgo(): void;
}

/**
 * Keeps a provider that is down from being called, and the product from waiting for it. Opens when half of at least
 * ten calls within 30 s have failed; after 30 s one call is let through as a probe, and decides.
 */
export class CircuitBreaker {
  private calls: { at: number; failed: boolean }[] = [];
  private openedAt: number | null = null;
  private probingSince: number | null = null;

  /**
   * `now` in milliseconds; the default is a monotonic clock, since setting a clock back would keep the breaker open.
   */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Null while calls are suspended. */
  permit(): CallPermit | null {
    if (this.openedAt === null) return { record: (failed) => this.count(failed), forgo: () => undefined };
    const now = this.now();
    if (now - this.openedAt < OPEN_MS) return null;
    if (this.probingSince !== null && now - this.probingSince < OPEN_MS) return null;
    this.probingSince = now;
    return {
      record: (failed) => this.decide(failed),
      forgo: () => {
        this.probingSince = null;
      },
    };
  }

  private count(failed: boolean): void {
    // Calls sent before it opened say nothing about the present.
    if (this.openedAt !== null) return;
    const now = this.now();
    this.calls = [...this.calls.filter((call) => now - call.at < WINDOW_MS), { at: now, failed }];
    const failures = this.calls.filter((call) => call.failed).length;
    if (this.calls.length >= MIN_CALLS && failures / this.calls.length >= FAILED_SHARE) this.openedAt = now;
  }

  private decide(failed: boolean): void {
    this.probingSince = null;
    this.openedAt = failed ? this.now() : null;
    this.calls = [];
  }
}
