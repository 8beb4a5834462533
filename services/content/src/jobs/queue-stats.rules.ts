import type { Job, QueueStats } from '@sumfox/contracts/content/jobs.endpoints';
import { toPublicMessage } from '@sumfox/platform/logging/public-message.rules';
import type { QueueState } from '@sumfox/platform/queues/queue-inspector';
import { endsWithin } from '@sumfox/platform/queues/throughput.rules';

const DAY_MINUTES = 1_440;

type Figures = Omit<QueueStats, 'name' | 'kind' | 'isPausable'>;

/** The figures of a queue against a moment (milliseconds); a figure without jobs behind it is null, not 0 (CONSOLE-13). */
export function toFigures(state: QueueState, now: number): Figures {
  const { waiting, active, delayed, failed, workers, isPaused, timesMs } = state;
  const completed = endsWithin(state.completedEnds, DAY_MINUTES, now);
  const givenUp = endsWithin(state.failedEnds, DAY_MINUTES, now);
  const ended = completed + givenUp;
  return {
    waiting,
    active,
    delayed,
    failed,
    completed,
    givenUp,
    averageTimeMs:
      timesMs.length === 0 ? null : Math.round(timesMs.reduce((sum, ms) => sum + ms, 0) / timesMs.length),
    successRate: ended === 0 ? null : Math.round((1_000 * completed) / ended) / 10,
    workers,
    isPaused,
  };
}

/** Fields of a queue's job that are shown. */
export interface KeptJob {
  id?: string | undefined;
  name: string;
  attemptsMade: number;
  /** `metadata` holds the W3C headers of the trace that ordered it, as JSON. */
  opts: { attempts?: number | undefined; telemetry?: { metadata?: string | undefined } | undefined };
  /** Moments in milliseconds. */
  timestamp: number;
  processedOn?: number | undefined;
  finishedOn?: number | undefined;
  failedReason?: string | null | undefined;
}

/** Trace id of W3C headers in JSON. */
const findTraceId = (headers: string) => /"00-([0-9a-f]{32})-/.exec(headers)?.[1] ?? null;

const toIso = (ms: number | undefined) => (ms ? new Date(ms).toISOString() : null);

/** A job without what it is about: its data may hold ids of people, and its stack paths of the machine. */
export function toJob(kept: KeptJob): Job {
  return {
    id: kept.id ?? '',
    name: kept.name,
    tries: kept.attemptsMade,
    maxTries: kept.opts.attempts ?? 1,
    addedAt: new Date(kept.timestamp).toISOString(),
    startedAt: toIso(kept.processedOn),
    finishedAt: toIso(kept.finishedOn),
    failure: kept.failedReason ? toPublicMessage(kept.failedReason) : null,
    traceId: findTraceId(kept.opts.telemetry?.metadata ?? ''),
  };
}
