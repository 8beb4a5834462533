import type { Counter, CounterSource } from '../limits/index.js';

/** Wrong attempts from one address: a class of forty with five each stays below, a machine that guesses does not. */
const FREE = { max: 300, seconds: 900 };
/** Beyond them the same rate in windows of a minute, so that waits stay short. */
const SLOW = { max: 20, seconds: 60 };

/** Bounds the wrong attempts from one address at all accounts together. */
export class AddressLimit {
  private readonly attempts: Counter;
  private readonly slow: Counter;

  constructor(store: CounterSource) {
    this.attempts = store.shared('address', FREE);
    this.slow = store.shared('address-minute', SLOW);
  }

  /** Ms to wait, or 0 and the attempt is counted. */
  async take(address: string): Promise<number> {
    if ((await this.attempts.take([address])) === 0) return 0;
    return this.slow.take([address]);
  }

  /** Takes back an attempt that was right, or was not made after all. */
  async giveBack(address: string): Promise<void> {
    await this.attempts.giveBack([address]);
  }
}
