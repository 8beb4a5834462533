/** When a program that no longer answers is taken for hung. */
export interface WatchLimits {
  /** From one question to the next. */
  everyMs: number;
  /** An answer that takes longer is a miss; shorter than `everyMs`. */
  answerWithinMs: number;
  /** Misses in a row after which the program is replaced. */
  maxMisses: number;
  /** The same until its first answer: a start on a busy machine takes its time. */
  maxMissesAtStart: number;
}

/**
 * Nearly half a minute of silence: far longer than any work on an event loop, and short enough to replace a hung
 * program, including its start, within a minute. `infra/docker/watched.sh` and the liveness probes of the manifests
 * have the same limits.
 */
export const WATCH_LIMITS: WatchLimits = {
  everyMs: 5_000,
  answerWithinMs: 4_000,
  maxMisses: 5,
  maxMissesAtStart: 24,
};

/**
 * Counts consecutive misses instead of time: a watcher that was suspended, as on a sleeping laptop, has one miss and
 * kills nothing after waking up.
 */
export class MissCounter {
  private misses = 0;
  private hasAnswered = false;
  private readonly limits: WatchLimits;

  constructor(limits: WatchLimits) {
    this.limits = limits;
  }

  /** Takes the outcome of one question; returns whether the program is hung. */
  isHungAfter(answered: boolean): boolean {
    this.hasAnswered ||= answered;
    this.misses = answered ? 0 : this.misses + 1;
    return this.misses >= (this.hasAnswered ? this.limits.maxMisses : this.limits.maxMissesAtStart);
  }
}
