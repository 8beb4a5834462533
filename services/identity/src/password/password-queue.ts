import { ProductError } from '@sumfox/contracts/errors';

/**
 * Limits running and waiting hashes: each takes 19 MB and a core, and a burst of sign-ins must not exhaust the process.
 */
export class PasswordQueue {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
  ) {}

  /** Runs `work` when a place is free. Throws ProductError `busy` when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.running < this.maxRunning) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.maxWaiting)
      throw new ProductError(
        'unavailable',
        'busy',
        'Many people are signing in. Please try again in a moment.',
      );
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private leave(): void {
    const next = this.waiting.shift();
    // The place goes to the longest waiting caller; without one it becomes free.
    if (next) next();
    else this.running -= 1;
  }
}
