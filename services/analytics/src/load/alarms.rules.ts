import {
  ALARM_KEYS,
  ALARM_LIMITS,
  type Alarm,
  type systemLoad,
} from '@sumfox/contracts/analytics/load.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { PREGENERATION_QUEUE } from '@sumfox/contracts/queues';
import {
  EXPECTED_PROCESSES,
  type ProcessBeat,
  aiServiceStatus,
  databaseStatus,
  liveBeats,
  processStatus,
} from '../health/index.js';
import { type Answered, type AnsweredStep, estimateP95 } from '../traffic/index.js';
import { INBOXES, sumRecent } from './load.rules.js';

type SystemLoad = EndpointResponse<typeof systemLoad>;

/** Minutes in which slow statements are counted. */
const WINDOW_MINUTES = 5;
const MINUTE_MS = 60_000;
/** Too few calls or faults say nothing of the product. */
const MIN_REQUESTS = 20;
const MIN_FAILURES = 3;
/** A product that has just started is not judged by processes that have not reported yet. */
const START_SECONDS = 120;

/** What the alarms are decided by. */
export interface AlarmFacts {
  now: Date;
  beats: readonly ProcessBeat[];
  /** Minutes of the last hour of all processes. */
  minutes: readonly AnsweredStep[];
  queues: SystemLoad['queues'];
  events: SystemLoad['events'];
  connections: Pick<SystemLoad['database'], 'connections' | 'maxConnections'>;
  model: SystemLoad['model'];
  aiStatus: ReturnType<typeof aiServiceStatus>;
}

/** What needs a look, the most urgent first. */
export function listAlarms(facts: AlarmFacts): Alarm[] {
  return [
    ...listDown(facts),
    ...listCallAlarms(facts),
    ...listWaiting(facts),
    ...listDatabaseAlarms(facts),
    ...listModelAlarms(facts),
  ].toSorted((one, other) => ALARM_KEYS.indexOf(one.key) - ALARM_KEYS.indexOf(other.key));
}

function alarm(
  key: Alarm['key'],
  value: number | null,
  since: Date | null,
  about: string | null = null,
): Alarm {
  return { key, about, since: since?.toISOString() ?? null, value };
}

function listDown({ beats, now }: AlarmFacts): Alarm[] {
  const live = liveBeats(beats, now);
  const isStarting = !live.some(({ uptimeSeconds }) => uptimeSeconds >= START_SECONDS);
  if (isStarting) return [];
  return EXPECTED_PROCESSES.filter(
    (name) =>
      !live.some(({ process }) => process === name) && processStatus(name, beats, now) !== 'operational',
  ).map((name) => {
    const seen = beats.filter(({ process }) => process === name).map(({ lastSeen }) => lastSeen.getTime());
    return alarm('process-down', null, seen.length > 0 ? new Date(Math.max(...seen)) : null, name);
  });
}

function listCallAlarms({ minutes, now }: AlarmFacts): Alarm[] {
  const calls = minutes.filter(({ process }) => process === 'gateway');
  const judge = (key: 'errors' | 'slow-answers', measure: (answered: Answered) => number | null): Alarm[] => {
    const value = measure(sumRecent(calls, now));
    if (value === null) return [];
    return [alarm(key, value, findStart(calls, now, measure))];
  };
  return [
    ...judge('errors', ({ requests, failures }) =>
      failures >= MIN_FAILURES && 100 * failures > ALARM_LIMITS.errorPercent * requests
        ? Math.round((1_000 * failures) / requests) / 10
        : null,
    ),
    ...judge('slow-answers', (answered) => {
      const p95 = estimateP95(answered);
      return answered.requests >= MIN_REQUESTS && p95 !== null && p95 > ALARM_LIMITS.p95Ms ? p95 : null;
    }),
  ];
}

/** The earliest minute since which every window was beyond the limit. */
function findStart(
  minutes: readonly AnsweredStep[],
  now: Date,
  measure: (answered: Answered) => number | null,
): Date {
  let start = now;
  for (let back = 1; back < 60; back += 1) {
    const end = new Date(now.getTime() - back * MINUTE_MS);
    if (measure(sumRecent(minutes, end)) === null) break;
    start = end;
  }
  return start;
}

function listWaiting({ queues, events, now }: AlarmFacts): Alarm[] {
  const limit = ALARM_LIMITS.waitingSeconds;
  const sinceOf = (seconds: number) => new Date(now.getTime() - (seconds - limit) * 1_000);
  const behind = queues.flatMap(({ name, oldestSeconds }) =>
    oldestSeconds !== null && oldestSeconds > limit && name !== PREGENERATION_QUEUE && !INBOXES.includes(name)
      ? [alarm('queue-behind', oldestSeconds, sinceOf(oldestSeconds), name)]
      : [],
  );
  const { oldestSeconds } = events;
  return oldestSeconds > limit
    ? [...behind, alarm('events-behind', oldestSeconds, sinceOf(oldestSeconds))]
    : behind;
}

function listDatabaseAlarms({ beats, minutes, connections, now }: AlarmFacts): Alarm[] {
  const status = databaseStatus(beats, now);
  const percent = Math.round((100 * connections.connections) / Math.max(1, connections.maxConnections));
  const slow = minutes
    .filter(({ at }) => now.getTime() - at.getTime() < WINDOW_MINUTES * MINUTE_MS)
    .reduce((sum, { slowStatements }) => sum + slowStatements, 0);
  return [
    ...(status === 'down' || status === 'degraded' ? [alarm('database-down', null, null)] : []),
    ...(percent > ALARM_LIMITS.connectionPercent ? [alarm('database-connections', percent, null)] : []),
    ...(slow > ALARM_LIMITS.slowStatements ? [alarm('slow-statements', slow, null)] : []),
  ];
}

function listModelAlarms({ model, aiStatus }: AlarmFacts): Alarm[] {
  const isFailing = aiStatus === 'down' || aiStatus === 'degraded';
  const percent = model && Math.round((100 * model.spentMicroUsd) / Math.max(1, model.dailyMicroUsd));
  return [
    ...(isFailing ? [alarm('model', null, null)] : []),
    ...(percent !== null && percent >= ALARM_LIMITS.budgetPercent
      ? [alarm('model-budget', percent, null)]
      : []),
  ];
}
