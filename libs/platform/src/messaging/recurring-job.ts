import { Reflector } from '@nestjs/core';

/** Work that comes round by the clock, once in all replicas of its process. */
export interface RecurringJob {
  /** Unique in its process; Redis knows the schedule by it. */
  name: string;
  /** Milliseconds from one round to the next. */
  every: number;
}

/** One round. A long one stops early once `stopping` is aborted: its process is about to end. */
type Round = (stopping: AbortSignal) => Promise<unknown>;

/** Stores the schedule of a method. */
export const HandledRecurringJob = Reflector.createDecorator<RecurringJob>();

/**
 * Calls a provider's method at intervals, in one replica of the process at a time. A failed round is reported, and the
 * next follows. Each round must be repeatable, and may run beside one that another replica has not finished.
 */
export function HandlesRecurringJob(job: RecurringJob) {
  return <R extends Round>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<R>,
  ): void => {
    HandledRecurringJob(job)(target, key, descriptor);
  };
}

/** A recurring job with the method that does a round of it. */
export interface RecurringRoute {
  job: RecurringJob;
  run: Round;
}
