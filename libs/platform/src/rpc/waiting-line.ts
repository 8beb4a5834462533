import { CallerGoneError } from './current-call.js';

/** Conditions of one piece of work in a line. */
export interface Turn {
  /** Lower ranks go first; 0 when absent. */
  rank?: number;
  /** `performance.now()` at which its caller came; within a rank the earliest goes first. Now when absent. */
  arrivedAt?: number;
  /** Maximum wait in ms. */
  maxWaitMs: number;
  /** Names it, so that its place can be asked for. */
  ticket?: string | null;
  /** Aborted when the caller no longer waits for the work. */
  signal?: AbortSignal | undefined;
}

interface Waiting {
  rank: number;
  arrivedAt: number;
  ticket: string | null;
  start: () => void;
}

/**
 * Limits how much work runs at a time. The rest waits by rank and arrival, in any number but for a limited time. Work
 * of a caller who has gone never starts.
 */
export class WaitingLine {
  private running = 0;
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly maxRunning: number,
    /** The refusal of work that waited too long. */
    private readonly toRefusal: () => Error,
  ) {}

  /**
   * Runs `work` when a place is free. Throws the line's refusal when none became free in time, and
   * {@link CallerGoneError} without running it when its caller has gone.
   */
  async run<T>(work: () => Promise<T>, turn: Turn): Promise<T> {
    await this.enter(turn);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** How many wait before the work of this ticket; null when it is not waiting. */
  countAhead(ticket: string): number | null {
    const place = this.waiting.findIndex((each) => each.ticket === ticket);
    return place === -1 ? null : place;
  }

  /** Whether work would run at once. */
  get hasRoom(): boolean {
    return this.running < this.maxRunning;
  }

  /** Whether work waits. */
  get hasWaiting(): boolean {
    return this.waiting.length > 0;
  }

  private enter(turn: Turn): Promise<void> {
    if (turn.signal?.aborted) return Promise.reject(new CallerGoneError());
    if (this.hasRoom) {
      this.running += 1;
      return Promise.resolve();
    }
    return this.wait(turn);
  }

  private wait(turn: Turn): Promise<void> {
    const { rank = 0, arrivedAt = performance.now(), ticket = null, signal, maxWaitMs } = turn;
    return new Promise((resolve, reject) => {
      const settle = (how: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
        how();
      };
      const place: Waiting = { rank, arrivedAt, ticket, start: () => settle(resolve) };
      const refuse = (error: Error) => {
        this.waiting.splice(this.waiting.indexOf(place), 1);
        settle(() => reject(error));
      };
      const abandon = () => refuse(new CallerGoneError());
      const timer = setTimeout(() => refuse(this.toRefusal()), Math.max(0, maxWaitMs));
      signal?.addEventListener('abort', abandon);
      this.insert(place);
    });
  }

  private insert(place: Waiting): void {
    const before = this.waiting.findLastIndex(
      ({ rank, arrivedAt }) => rank < place.rank || (rank === place.rank && arrivedAt <= place.arrivedAt),
    );
    this.waiting.splice(before + 1, 0, place);
  }

  private leave(): void {
    const next = this.waiting.shift();
    // The place goes to the first in line; without one it becomes free.
    if (next) next.start();
    else this.running -= 1;
  }
}
