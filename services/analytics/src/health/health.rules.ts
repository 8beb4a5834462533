import type { systemHealth } from '@sumfox/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { SlowStatement, Unsent } from '@sumfox/contracts/messages/heartbeat';
import { EVENTS } from '@sumfox/contracts/messages/events';
import { WORK_QUEUES, inboxQueue } from '@sumfox/contracts/queues';
import { PROCESS_NAMES } from '@sumfox/contracts/processes';
import { SERVICES } from '@sumfox/contracts/services';

type SystemHealth = EndpointResponse<typeof systemHealth>;
export type HealthStatus = SystemHealth['apiStatus'];
type ProcessHealth = SystemHealth['processes'][number];

/** A replica beats every ten seconds: three missed beats are noticed, twelve are taken for its end. */
export const OPERATIONAL_WITHIN_MS = 30_000;
export const DEGRADED_WITHIN_MS = 120_000;
/** A replica that has not beaten for this long, two beats and a half, gives way to one that has started since. */
export const SILENT_AFTER_MS = 25_000;
/** A start is known to the second, and a replica may have been killed right after its beat. */
const START_TOLERANCE_MS = 2_000;
/** A replica that is down is named for this long, then taken for scaled down or replaced. */
export const LISTED_WITHIN_MS = 600_000;

/** Processes without which the product is not whole: named even when they have never reported. */
export const EXPECTED_PROCESSES: readonly string[] = PROCESS_NAMES;

/** Queues that receive messages. */
const REPORTED_QUEUES: readonly string[] = [
  ...WORK_QUEUES,
  ...SERVICES.filter((s) => EVENTS.some((e) => e.subscribers.some((x) => x === s))).map((s) => inboxQueue(s)),
];

/** The last heartbeat of one replica; sizes in bytes. */
export interface ProcessBeat {
  process: string;
  instance: string;
  lastSeen: Date;
  uptimeSeconds: number;
  heapUsedBytes: number;
  rssBytes: number;
  databaseReachable?: boolean | null;
  modelConfigured?: boolean | null;
  queueDepths: Record<string, number>;
  queueAges?: Record<string, number> | null;
  unsent?: Unsent | null;
  slowest?: SlowStatement[] | null;
  modelDailyMicroUsd?: number | null;
  /** It ended because it was told to. */
  hasLeft?: boolean;
}

/** Status of one replica by the age of its last heartbeat; the limits belong to the better side. */
export function replicaStatus(lastSeen: Date, now: Date): Exclude<HealthStatus, 'unknown'> {
  const age = now.getTime() - lastSeen.getTime();
  if (age <= OPERATIONAL_WITHIN_MS) return 'operational';
  return age <= DEGRADED_WITHIN_MS ? 'degraded' : 'down';
}

/** A process is as well as its best replica; unknown when none has ever reported. */
export function processStatus(process: string, beats: readonly ProcessBeat[], now: Date): HealthStatus {
  const statuses = beats.filter((b) => b.process === process).map((b) => replicaStatus(b.lastSeen, now));
  if (statuses.length === 0) return 'unknown';
  return statuses.includes('operational')
    ? 'operational'
    : statuses.includes('degraded')
      ? 'degraded'
      : 'down';
}

/**
 * Status of the API for a caller: down without the gateway or without any service, degraded while any service is not
 * operational.
 */
export function apiStatus(beats: readonly ProcessBeat[], now: Date): HealthStatus {
  const gateway = processStatus('gateway', beats, now);
  const services = SERVICES.map((s) => processStatus(s, beats, now));
  if (gateway === 'unknown' && services.every((s) => s === 'unknown')) return 'unknown';
  if (gateway === 'down' || services.every((s) => s === 'down')) return 'down';
  return gateway === 'operational' && services.every((s) => s === 'operational') ? 'operational' : 'degraded';
}

/** Status by the reports of live processes with a database. */
export function databaseStatus(beats: readonly ProcessBeat[], now: Date): HealthStatus {
  const said = liveBeats(beats, now).flatMap((b) =>
    typeof b.databaseReachable === 'boolean' ? [b.databaseReachable] : [],
  );
  if (said.length === 0) return 'unknown';
  if (said.every((reachable) => reachable)) return 'operational';
  return said.some((reachable) => reachable) ? 'degraded' : 'down';
}

/** Maximum age of counted model calls. */
export const MODEL_CALLS_WITHIN_MS = 600_000;

/** How the calls to the model of the last minutes ended. */
export interface ModelCalls {
  answered: number;
  /**
   * Calls without a usable reply: no reply, a refusal, or invalid content. Calls that the product stopped itself do not
   * count.
   */
  unanswered: number;
}

/**
 * Status of the model by its recent calls. `built-in` when no live process has a model; `unknown` without recent calls.
 * Up to a tenth of unanswered calls counts as chance.
 */
export function aiServiceStatus(
  beats: readonly ProcessBeat[],
  calls: ModelCalls,
  now: Date,
): SystemHealth['aiServiceStatus'] {
  if (!liveBeats(beats, now).some((b) => b.modelConfigured)) return 'built-in';
  const all = calls.answered + calls.unanswered;
  if (all === 0) return 'unknown';
  if (calls.answered === 0) return 'down';
  return calls.unanswered * 10 > all ? 'degraded' : 'operational';
}

/** Replicas not taken for dead. */
export function liveBeats(beats: readonly ProcessBeat[], now: Date): ProcessBeat[] {
  return beats.filter((b) => !b.hasLeft && replicaStatus(b.lastSeen, now) !== 'down');
}

/**
 * Without replicas that left as told, and without silent ones that have a replacement. A replacement is a replica of the
 * same process that beats, and that started after the silent one was last heard of. Each replaces one.
 */
export function omitReplaced(beats: readonly ProcessBeat[], now: Date): ProcessBeat[] {
  const staying = beats.filter((b) => !b.hasLeft);
  const isBeating = (b: ProcessBeat) => now.getTime() - b.lastSeen.getTime() <= SILENT_AFTER_MS;
  const replacements = staying.filter(isBeating);
  const replaced = new Set<ProcessBeat>();
  for (const silent of staying.filter((b) => !isBeating(b)).toSorted(byLastSeen)) {
    const place = replacements.findIndex(
      (b) =>
        b.process === silent.process &&
        b.lastSeen.getTime() - b.uptimeSeconds * 1_000 >= silent.lastSeen.getTime() - START_TOLERANCE_MS,
    );
    if (place < 0) continue;
    replacements.splice(place, 1);
    replaced.add(silent);
  }
  return staying.filter((b) => !replaced.has(b));
}

const byLastSeen = (one: ProcessBeat, other: ProcessBeat) =>
  other.lastSeen.getTime() - one.lastSeen.getTime();

/** Whole seconds since the longest-running live gateway started; null when none is live. */
export function gatewayUptime(beats: readonly ProcessBeat[], now: Date): number | null {
  const uptimes = liveBeats(beats, now)
    .filter((b) => b.process === 'gateway')
    .map((b) => b.uptimeSeconds + Math.max(0, Math.floor((now.getTime() - b.lastSeen.getTime()) / 1_000)));
  return uptimes.length > 0 ? Math.max(...uptimes) : null;
}

/** A change of up to a tenth is chance. */
export function errorTrend(last24h: number, before: number): SystemHealth['errorTrend'] {
  if (last24h > before * 1.1) return 'rising';
  return last24h < before * 0.9 ? 'falling' : 'steady';
}

/**
 * The replicas an operator should see: the live ones, those that went silent within ten minutes and have no replacement,
 * and for each expected process at least one line.
 */
export function listProcessHealth(beats: readonly ProcessBeat[], now: Date): ProcessHealth[] {
  const newestFirst = beats.toSorted(byLastSeen);
  const listed = omitReplaced(newestFirst, now).filter(
    (b) => now.getTime() - b.lastSeen.getTime() <= LISTED_WITHIN_MS,
  );
  const lines: ProcessHealth[] = listed.map((b) => toLine(b, now));
  for (const name of EXPECTED_PROCESSES) {
    if (listed.some((b) => b.process === name)) continue;
    const last = newestFirst.find((b) => b.process === name);
    lines.push(
      last
        ? toLine(last, now)
        : { name, instance: null, status: 'unknown', lastSeen: null, uptimeSeconds: null, rssBytes: null },
    );
  }
  const place = (name: string) =>
    EXPECTED_PROCESSES.includes(name) ? EXPECTED_PROCESSES.indexOf(name) : EXPECTED_PROCESSES.length;
  return lines.toSorted((a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name));
}

function toLine(beat: ProcessBeat, now: Date): ProcessHealth {
  return {
    name: beat.process,
    instance: beat.instance,
    status: replicaStatus(beat.lastSeen, now),
    lastSeen: beat.lastSeen.toISOString(),
    uptimeSeconds: beat.uptimeSeconds,
    rssBytes: beat.rssBytes,
  };
}

/** Depth of each queue by its newest live report; null where no live process has reported it. */
export function queueDepths(beats: readonly ProcessBeat[], now: Date): Record<string, number | null> {
  const live = liveBeats(beats, now).toSorted(byLastSeen);
  const names = new Set([...REPORTED_QUEUES, ...live.flatMap((b) => Object.keys(b.queueDepths))]);
  return Object.fromEntries(
    [...names].map((q) => [q, live.find((b) => q in b.queueDepths)?.queueDepths[q] ?? null]),
  );
}
