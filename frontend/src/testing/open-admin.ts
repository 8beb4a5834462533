import type { SystemHealth, SystemLoad } from '../entities/system/index.js';
import { buildPupil } from './papers.js';
import { renderAppAt } from './render-app.js';
import { refusal, scriptServer, type MadeCall, type ScriptedAnswer } from './scripted-server.js';

export const ANALYTICS = 'GET /api/admin/analytics';
export const USERS_COUNT = 'GET /api/admin/users-count';
export const SYSTEM_HEALTH = 'GET /api/admin/system-health';
export const MAILS = 'GET /api/admin/mails';
export const SYSTEM_LOAD = 'GET /api/admin/system-load';
export const SYSTEM_ERRORS = 'GET /api/admin/system-errors';

export const JOBS_STATS = 'GET /api/admin/jobs/stats';

export const unavailable = () => ({ status: 503, body: refusal('Away', 'unavailable') });

/** A system in which all is well. */
export function buildHealth(changes: Partial<SystemHealth> = {}): SystemHealth {
  return {
    apiStatus: 'operational',
    databaseStatus: 'operational',
    aiServiceStatus: 'built-in',
    model: {
      callsToday: 0,
      callsThisMonth: 0,
      costTodayMicroUsd: 0,
      costThisMonthMicroUsd: 0,
      answeredPercent: null,
      p95LatencyMs: null,
      tasks: [],
    },
    uptime: 183_900,
    memoryUsage: { heapUsed: 90_000_000, rss: 700_000_000 },
    errors24h: 0,
    errorTrend: 'steady',
    totalErrors: 0,
    lastError: null,
    processes: [],
    queues: {},
    ...changes,
  };
}

const QUIET = { requests: 0, failures: 0, p95Ms: null };

/** Four minutes of one process, with figures that change the quiet ones. */
export function buildProcessLoad(
  name: string,
  changes: Partial<SystemLoad['processes'][number]> = {},
): SystemLoad['processes'][number] {
  const steps = Array.from({ length: 4 }, (_, minute) => ({
    at: new Date(Date.UTC(2026, 10, 22, 6, minute)).toISOString(),
    ...QUIET,
  }));
  return { name, ...QUIET, recent: QUIET, replicas: 1, missingReplicas: 0, steps, ...changes };
}

/** A product that does nothing and lacks nothing. */
export function buildLoad(changes: Partial<SystemLoad> = {}): SystemLoad {
  return {
    period: 'hour',
    stepSeconds: 60,
    alarms: [],
    processes: [buildProcessLoad('gateway')],
    queues: [],
    database: { connections: 18, maxConnections: 100, slowStatements: 0, slowest: [] },
    events: { behind: 0, oldestSeconds: 0 },
    model: null,
    ...changes,
  };
}

/** The admin dashboard at a tab; without changes all is well and nothing has happened yet. */
export function openAdmin(
  tab: string | null,
  changes: Record<string, (made: MadeCall) => ScriptedAnswer | 'no-connection'> = {},
) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'admin', userId: 'ada' }) } }),
    'GET /api/admin/reviews': () => ({ body: { reviews: [], openCount: 0, nextAfter: null } }),
    [SYSTEM_HEALTH]: () => ({ body: buildHealth() }),
    [SYSTEM_LOAD]: () => ({ body: buildLoad() }),
    [JOBS_STATS]: () => ({ body: { queues: [] } }),
    [MAILS]: () => ({ body: { hasServer: true, mails: [] } }),
    [SYSTEM_ERRORS]: () => ({ body: { errors: [], since: null, traceView: null } }),
    [ANALYTICS]: unavailable,
    [USERS_COUNT]: unavailable,
    ...changes,
  });
  renderAppAt(tab === null ? '/admin' : `/admin?tab=${tab}`);
  return server;
}
