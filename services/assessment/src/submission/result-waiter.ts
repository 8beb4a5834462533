import { Injectable } from '@nestjs/common';
import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import { Shutdown } from '@sumfox/platform/shutdown/shutdown';

/** A result may be stored by another replica, so a waiter also looks for itself this often. */
const POLL_INTERVAL_MS = 500;

/** Takes the outcome where it is known; null has the waiter look for it. */
type Wake = (outcome: PaperOutcome | null) => void;

/** Lets a submit call wait for its marks, while this process takes marks in: one that stops does not any more. */
@Injectable()
export class ResultWaiter {
  private readonly waiting = new Map<number, Set<Wake>>();

  constructor(private readonly shutdown: Shutdown) {
    shutdown.signal.addEventListener('abort', () => {
      for (const wakers of this.waiting.values()) for (const wake of wakers) wake(null);
    });
  }

  /** Whether a call in this process waits for the marks of the paper. */
  isAwaited(paperId: number): boolean {
    return this.waiting.has(paperId);
  }

  /** Tells callers in this process that the paper is completed. */
  completed(paperId: number, outcome: PaperOutcome | null): void {
    for (const wake of this.waiting.get(paperId) ?? []) wake(outcome);
  }

  /**
   * Resolves with what it is told or what `look` finds, or null after `limitMs` and when this process stops. Waits before
   * the first look where there cannot be a result yet.
   */
  async wait(
    paperId: number,
    limitMs: number,
    look: () => Promise<PaperOutcome | null>,
    { waitsFirst }: { waitsFirst: boolean },
  ): Promise<PaperOutcome | null> {
    const deadline = Date.now() + limitMs;
    const isOver = () => this.shutdown.signal.aborted || Date.now() >= deadline;
    const told = waitsFirst && !isOver() ? await this.next(paperId).promise : null;
    if (told !== null) return told;
    for (;;) {
      const woken = this.next(paperId);
      const found = await look();
      if (found !== null || isOver()) {
        woken.cancel();
        return found;
      }
      const outcome = await woken.promise;
      if (outcome !== null) return outcome;
    }
  }

  private next(paperId: number): { promise: Promise<PaperOutcome | null>; cancel: () => void } {
    const wakers = this.waiting.get(paperId) ?? new Set();
    this.waiting.set(paperId, wakers);
    let cancel = (): void => undefined;
    const promise = new Promise<PaperOutcome | null>((resolve) => {
      const timer = setTimeout(() => wake(null), POLL_INTERVAL_MS);
      const wake: Wake = (outcome) => {
        clearTimeout(timer);
        wakers.delete(wake);
        if (wakers.size === 0 && this.waiting.get(paperId) === wakers) this.waiting.delete(paperId);
        resolve(outcome);
      };
      wakers.add(wake);
      cancel = () => wake(null);
    });
    return { promise, cancel };
  }
}
