import { Injectable } from '@nestjs/common';
import { DURATION_BOUNDS_MS, DURATION_CLASSES, type Traffic } from '@sumfox/contracts/messages/heartbeat';

/** Counts what this process answers, from its start on. Holds numbers only. */
@Injectable()
export class TrafficMeter {
  private requests = 0;
  private failures = 0;
  private readonly listeners: Array<(durationMs: number, isFault: boolean) => void> = [];
  private readonly durations = new Array<number>(DURATION_CLASSES).fill(0);

  /** @param isFault the product failed; a refusal is none. */
  noteRequest(durationMs: number, isFault: boolean): void {
    this.requests += 1;
    if (isFault) this.failures += 1;
    const place = durationClass(durationMs);
    this.durations[place] = (this.durations[place] ?? 0) + 1;
    for (const listener of this.listeners) listener(durationMs, isFault);
  }

  /** Calls a listener with each later request, for as long as the process lives. */
  onRequest(listener: (durationMs: number, isFault: boolean) => void): void {
    this.listeners.push(listener);
  }

  read(): Omit<Traffic, 'slowStatements'> {
    return { requests: this.requests, failures: this.failures, durations: [...this.durations] };
  }
}

/** Place of a duration among the classes; a bound belongs to the lower one. */
export function durationClass(durationMs: number): number {
  const place = DURATION_BOUNDS_MS.findIndex((bound) => durationMs <= bound);
  return place < 0 ? DURATION_BOUNDS_MS.length : place;
}
