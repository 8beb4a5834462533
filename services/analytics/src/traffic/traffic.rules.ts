import { DURATION_BOUNDS_MS, type Traffic } from '@sumfox/contracts/messages/heartbeat';

/** What was answered within some time. */
export interface Answered {
  requests: number;
  failures: number;
  /** Requests by class of duration; a missing class has none. */
  durations: Readonly<Record<number, number>>;
}

/** What was answered within one step of a series. */
export interface AnsweredStep extends Answered {
  process: string;
  at: Date;
  slowStatements: number;
}

export const NOTHING: Answered = { requests: 0, failures: 0, durations: {} };

/**
 * What a replica answered between two of its reports. One that counts from the start again, as after a restart under the
 * same name, has answered all that it reports.
 */
export function trafficSince(now: Traffic, before: Traffic | null): Traffic {
  if (!before || before.durations.length !== now.durations.length || before.requests > now.requests)
    return now;
  return {
    requests: now.requests - before.requests,
    failures: Math.max(0, now.failures - before.failures),
    slowStatements: Math.max(0, now.slowStatements - before.slowStatements),
    durations: now.durations.map((count, place) => Math.max(0, count - (before.durations[place] ?? 0))),
  };
}

/** Adds up what was answered. */
export function sumAnswered(parts: readonly Answered[]): Answered {
  const durations: Record<number, number> = {};
  for (const part of parts)
    for (const [place, count] of Object.entries(part.durations))
      durations[Number(place)] = (durations[Number(place)] ?? 0) + count;
  return {
    requests: parts.reduce((sum, { requests }) => sum + requests, 0),
    failures: parts.reduce((sum, { failures }) => sum + failures, 0),
    durations,
  };
}

/**
 * Duration within which 95 of 100 requests were over, in whole milliseconds. Requests of a class are taken as spread
 * evenly over it; beyond the last bound it is that bound. Null without requests.
 */
export function estimateP95({ durations }: Pick<Answered, 'durations'>): number | null {
  const counts = Object.values(durations);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let below = 0;
  for (const [place, bound] of DURATION_BOUNDS_MS.entries()) {
    const count = durations[place] ?? 0;
    if (below + count >= 0.95 * all) {
      const lower = DURATION_BOUNDS_MS[place - 1] ?? 0;
      return Math.round(lower + ((0.95 * all - below) / count) * (bound - lower));
    }
    below += count;
  }
  return DURATION_BOUNDS_MS.at(-1) ?? null;
}
