import { Injectable } from '@nestjs/common';

/** A result may be stored by another replica, so a waiter also looks for itself this often. */
const POLL_INTERVAL_MS = 500;

/** Lets a submit call wait for its marks. */
@Injectable()
export class ResultWaiter {
  private readonly waiting = new Map<number, Set<() => void>>();

  /** Notifies callers in this process that the paper is completed. */
  completed(paperId: number): void {
    for (const wake of this.waiting.get(paperId) ?? []) wake();
  }

  /**
   * Resolves with what `look` finds, or null after `limitMs`. Waits before the first look where there cannot be a result
   * yet.
   */
  async wait<T>(
    paperId: number,
    limitMs: number,
    look: () => Promise<T | null>,
    { waitsFirst }: { waitsFirst: boolean },
  ): Promise<T | null> {
    const deadline = Date.now() + limitMs;
    if (waitsFirst) await this.next(paperId).promise;
    for (;;) {
      const woken = this.next(paperId);
      const found = await look();
      if (found !== null || Date.now() >= deadline) {
        woken.cancel();
        return found;
      }
      await woken.promise;
    }
  }

  private next(paperId: number): { promise: Promise<void>; cancel: () => void } {
    const wakers = this.waiting.get(paperId) ?? new Set();
    this.waiting.set(paperId, wakers);
    let cancel = (): void => undefined;
    const promise = new Promise<void>((resolve) => {
      const timer = setTimeout(wake, POLL_INTERVAL_MS);
      function wake(): void {
        clearTimeout(timer);
        wakers.delete(wake);
        resolve();
      }
      wakers.add(wake);
      cancel = wake;
    });
    const cleanUp = () => {
      cancel();
      if (wakers.size === 0) this.waiting.delete(paperId);
    };
    return { promise, cancel: cleanUp };
  }
}
