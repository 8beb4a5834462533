import type { Counter, CounterSource } from '../limits/index.js';

export interface GrowingDelayRule {
  /** Tries without a delay. */
  free: number;
  maxDelaySeconds: number;
  /** After so long without a try all is forgotten. */
  windowSeconds: number;
}

/**
 * Doubles the delay of each try past the free ones: 1, 2, 4 … seconds. A try counts before it is made, so that parallel
 * tries are not all free. A try that must wait does not count.
 */
export class GrowingDelay {
  private readonly tries: Counter;
  private readonly turns: Counter;

  constructor(
    store: CounterSource,
    kind: string,
    private readonly rule: GrowingDelayRule,
  ) {
    this.tries = store.shared(kind, { max: rule.free, seconds: rule.windowSeconds });
    this.turns = store.shared(`${kind}-turn`, { max: 1, seconds: rule.maxDelaySeconds });
  }

  /** Ms to wait, or 0 and the try is counted. */
  async take(key: readonly string[]): Promise<number> {
    const { free, maxDelaySeconds, windowSeconds } = this.rule;
    const made = (await this.tries.read(key))?.count ?? 0;
    if (made < free) {
      if ((await this.tries.take(key)) === 0) return 0;
      await this.tries.giveBack(key);
    }
    const over = Math.max(1, made + 1 - free);
    const waitMs = await this.turns.take(key, Math.min(2 ** (over - 1), maxDelaySeconds));
    if (waitMs > 0) return waitMs;
    await this.tries.write(key, free + over, windowSeconds);
    return 0;
  }

  /** Takes back a try that was not made after all. */
  async giveBack(key: readonly string[]): Promise<void> {
    await Promise.all([this.tries.giveBack(key), this.turns.forget(key)]);
  }

  async forget(key: readonly string[]): Promise<void> {
    await Promise.all([this.tries.forget(key), this.turns.forget(key)]);
  }
}
