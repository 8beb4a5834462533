import type { Counter, CounterSource } from '../limits/index.js';

export interface GrowingDelayRule {
  /** Tries without a delay. */
  free: number;
  maxDelaySeconds: number;
  /** After so long without an attempt all is forgotten. */
  windowSeconds: number;
}

/**
 * Doubles the delay of each attempt past the free ones: 1, 2, 4 … seconds. An attempt counts before it is made, so that
 * parallel attempts are not all free. An attempt that must wait does not count.
 */
export class GrowingDelay {
  private readonly attempts: Counter;
  private readonly turns: Counter;

  constructor(
    store: CounterSource,
    kind: string,
    private readonly rule: GrowingDelayRule,
  ) {
    this.attempts = store.shared(kind, { max: rule.free, seconds: rule.windowSeconds });
    this.turns = store.shared(`${kind}-turn`, { max: 1, seconds: rule.maxDelaySeconds });
  }

  /** Ms to wait, or 0 and the attempt is counted. */
  async take(key: readonly string[]): Promise<number> {
    const { free, maxDelaySeconds, windowSeconds } = this.rule;
    const made = (await this.attempts.read(key))?.count ?? 0;
    if (made < free) {
      if ((await this.attempts.take(key)) === 0) return 0;
      await this.attempts.giveBack(key);
    }
    const over = Math.max(1, made + 1 - free);
    const waitMs = await this.turns.take(key, Math.min(2 ** (over - 1), maxDelaySeconds));
    if (waitMs > 0) return waitMs;
    await this.attempts.write(key, free + over, windowSeconds);
    return 0;
  }

  /** Takes back an attempt that was not made after all. */
  async giveBack(key: readonly string[]): Promise<void> {
    await Promise.all([this.attempts.giveBack(key), this.turns.forget(key)]);
  }

  async forget(key: readonly string[]): Promise<void> {
    await Promise.all([this.attempts.forget(key), this.turns.forget(key)]);
  }
}
