import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Shutdown } from '../shutdown/shutdown.js';
import { SlowCallFlag } from './slow-call-flag.js';

const PAUSE_MS = 1_000;
/** A job waits no longer than this: work that never ran would let the bank run dry. */
const MAX_WAIT_MS = 15_000;

/** Lets background work wait while calls of people are slow. */
@Injectable()
export class GivingWay {
  /** Replaced in tests, where time passes at once. */
  protected readonly pause: (ms: number) => Promise<void> = (ms) => sleep(ms, undefined, { ref: false });

  constructor(
    private readonly slowCalls: SlowCallFlag,
    private readonly shutdown: Shutdown,
  ) {}

  /** Resolves when calls of people are quick, after 15 s at the latest, and at the shutdown of the process. */
  async untilCalm(): Promise<void> {
    const until = performance.now() + MAX_WAIT_MS;
    while (performance.now() < until && (await this.slowCalls.isRaised())) {
      if (this.shutdown.signal.aborted) return;
      await this.pause(PAUSE_MS);
    }
  }
}
