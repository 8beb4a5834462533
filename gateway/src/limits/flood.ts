/** Counts calls in windows of one minute, in this process alone: no call waits for it. */
export class Flood {
  private counts = new Map<string, number>();
  private windowStart = 0;

  constructor(private readonly windowMs = 60_000) {}

  /** Counts one call; the ms to wait when there have been more than `max` in this window, else 0. */
  count(key: string, max: number, now = Date.now()): number {
    if (now - this.windowStart >= this.windowMs) {
      this.windowStart = now;
      this.counts = new Map();
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count > max ? this.windowStart + this.windowMs - now : 0;
  }
}
