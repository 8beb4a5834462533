import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts in windows that start with the first count of a key. */
export class Counter {
  /** @param toKey makes a key that does not reveal its subject. */
  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly toKey: (parts: readonly string[]) => string,
  ) {}

  /**
   * Counts one. Returns the milliseconds to wait when this window has too many, else 0.
   * @param seconds length of the window, where it differs between keys.
   */
  async take(parts: readonly string[], seconds?: number): Promise<number> {
    try {
      await this.limiter.consume(
        this.toKey(parts),
        1,
        seconds === undefined ? {} : { customDuration: seconds },
      );
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  }

  /** Counts more without asking. */
  async add(parts: readonly string[], count: number): Promise<void> {
    await this.limiter.penalty(this.toKey(parts), count);
  }

  /** Takes one count back. */
  async giveBack(parts: readonly string[]): Promise<void> {
    await this.limiter.reward(this.toKey(parts), 1);
  }

  /** The count so far and what is left of the window in ms; null when there is none. */
  async read(parts: readonly string[]): Promise<{ count: number; leftMs: number } | null> {
    const seen = await this.limiter.get(this.toKey(parts));
    return seen && seen.msBeforeNext > 0 ? { count: seen.consumedPoints, leftMs: seen.msBeforeNext } : null;
  }

  /** Sets the count and restarts its window. */
  async write(parts: readonly string[], count: number, seconds: number): Promise<void> {
    await this.limiter.set(this.toKey(parts), count, seconds);
  }

  async forget(parts: readonly string[]): Promise<void> {
    await this.limiter.delete(this.toKey(parts));
  }
}
