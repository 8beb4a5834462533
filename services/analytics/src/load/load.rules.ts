import type { systemLoad } from '@sumfox/contracts/analytics/load.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { SERVICES } from '@sumfox/contracts/services';
import { inboxQueue } from '@sumfox/contracts/queues';
import {
  EXPECTED_PROCESSES,
  type ProcessBeat,
  liveBeats,
  omitReplaced,
  queueDepths,
} from '../health/index.js';
import { type Answered, type AnsweredStep, NOTHING, estimateP95, sumAnswered } from '../traffic/index.js';

type SystemLoad = EndpointResponse<typeof systemLoad>;
export type ProcessLoad = SystemLoad['processes'][number];
export type QueueLoad = SystemLoad['queues'][number];
type Figures = Pick<ProcessLoad, 'requests' | 'failures' | 'p95Ms'>;

/** Inboxes of the services; their messages are events. */
export const INBOXES: readonly string[] = SERVICES.map((service) => inboxQueue(service));

export const figuresOf = (answered: Answered): Figures => ({
  requests: answered.requests,
  failures: answered.failures,
  p95Ms: estimateP95(answered),
});

/** The starts of all steps of a period that ends now, the current one included. */
export function listStepStarts(now: Date, periodMs: number, stepSeconds: number): Date[] {
  const stepMs = stepSeconds * 1_000;
  const last = Math.floor(now.getTime() / stepMs) * stepMs;
  const count = Math.round(periodMs / stepMs);
  return Array.from({ length: count }, (_, place) => new Date(last - (count - 1 - place) * stepMs));
}

/** Time over which calls are judged. */
const RECENT_MS = 5 * 60_000;

/** What was answered in the five minutes before a moment. */
export function sumRecent(minutes: readonly AnsweredStep[], end: Date): Answered {
  return sumAnswered(
    minutes.filter(({ at }) => at.getTime() > end.getTime() - RECENT_MS && at.getTime() <= end.getTime()),
  );
}

/** Each expected process with its figures of the period and of each step. */
export function listProcessLoad(
  { answered, minutes }: { answered: readonly AnsweredStep[]; minutes: readonly AnsweredStep[] },
  starts: readonly Date[],
  beats: readonly ProcessBeat[],
  now: Date,
): ProcessLoad[] {
  const staying = omitReplaced(beats, now);
  const live = liveBeats(staying, now);
  return EXPECTED_PROCESSES.map((name) => {
    const own = answered.filter(({ process }) => process === name);
    const replicas = live.filter(({ process }) => process === name).length;
    return {
      name,
      ...figuresOf(sumAnswered(own)),
      recent: figuresOf(
        sumRecent(
          minutes.filter(({ process }) => process === name),
          now,
        ),
      ),
      replicas,
      missingReplicas: staying.filter(({ process }) => process === name).length - replicas,
      steps: starts.map((at) => ({
        at: at.toISOString(),
        ...figuresOf(own.find((step) => step.at.getTime() === at.getTime()) ?? NOTHING),
      })),
    };
  });
}

/** Each queue by the newest reports of the live replicas that work it. */
export function listQueueLoad(beats: readonly ProcessBeat[], now: Date): QueueLoad[] {
  const live = liveBeats(beats, now).toSorted((a, b) => b.lastSeen.getTime() - a.lastSeen.getTime());
  return Object.entries(queueDepths(beats, now)).map(([name, depth]) => ({
    name,
    depth,
    oldestSeconds: live.find(({ queueAges }) => queueAges && name in queueAges)?.queueAges?.[name] ?? null,
    workers: live.filter((beat) => name in beat.queueDepths).length,
  }));
}

/** Messages that services have not sent, and events that they have not received. */
export function countEventsBehind(
  queues: readonly QueueLoad[],
  beats: readonly ProcessBeat[],
  now: Date,
): SystemLoad['events'] {
  const inboxes = queues.filter(({ name }) => INBOXES.includes(name));
  // A service and its workers report the same database; the newest report of the service itself counts.
  const unsent = SERVICES.flatMap(
    (service) => liveBeats(beats, now).find((beat) => beat.process === service)?.unsent ?? [],
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    behind: sum(inboxes.map(({ depth }) => depth ?? 0)) + sum(unsent.map(({ messages }) => messages)),
    oldestSeconds: Math.max(
      0,
      ...inboxes.map(({ oldestSeconds }) => oldestSeconds ?? 0),
      ...unsent.map(({ oldestSeconds }) => oldestSeconds),
    ),
  };
}

const HOUR_MS = 3_600_000;

/** The day's cost of the model against the budget that its processes have; null without a model. */
export function modelLoad(
  beats: readonly ProcessBeat[],
  spentMicroUsd: number,
  dayStart: Date,
  now: Date,
): SystemLoad['model'] {
  const budgets = liveBeats(beats, now).flatMap(({ modelDailyMicroUsd }) => modelDailyMicroUsd ?? []);
  if (budgets.length === 0) return null;
  const passedMs = now.getTime() - dayStart.getTime();
  return {
    spentMicroUsd,
    dailyMicroUsd: Math.max(...budgets),
    forecastMicroUsd: passedMs < HOUR_MS ? null : Math.round((spentMicroUsd / passedMs) * 24 * HOUR_MS),
  };
}
