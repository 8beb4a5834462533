import { CallError } from '../../shared/api/call-error.js';
import type { SystemHealth } from './queries.js';
import { SYSTEM } from './system.messages.js';
import { regionOf } from '../../shared/messages/language.js';

/** The model has its own words: that nobody has called it recently is no fault. */
export function aiStatusWord(status: SystemHealth['aiServiceStatus']): string {
  if (status === 'built-in') return SYSTEM.get().noModelKey;
  return status === 'unknown' ? SYSTEM.get().notCalledLately : statusWord(status);
}

export function statusWord(status: SystemHealth['aiServiceStatus']): string {
  return SYSTEM.get().statuses[status];
}

export type OverallStatus = 'online' | 'degraded' | 'offline';

/**
 * Of the badge: what the last answer says; where none comes, Offline without any connection, and Degraded when
 * something answers but nobody can say how the rest is. Null before the first answer.
 */
export function badgeStatus(health: SystemHealth | null, error: unknown): OverallStatus | null {
  if (error) return error instanceof CallError && error.status === 0 ? 'offline' : 'degraded';
  return health && overallStatus(health);
}

/** Online, Degraded or Offline, from the worst part that everything needs. */
export function overallStatus(
  health: Pick<SystemHealth, 'apiStatus' | 'databaseStatus' | 'aiServiceStatus' | 'processes'>,
): OverallStatus {
  if (health.apiStatus === 'down' || health.databaseStatus === 'down') return 'offline';
  const parts = [health.apiStatus, health.databaseStatus, ...health.processes.map((each) => each.status)];
  const sound = parts.every((status) => status === 'operational');
  const aiSound = health.aiServiceStatus !== 'degraded' && health.aiServiceStatus !== 'down';
  return sound && aiSound ? 'online' : 'degraded';
}

export function overallWord(status: OverallStatus): string {
  return SYSTEM.get().overall[status];
}

/** Bytes as whole megabytes (of a million bytes). */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

/** Hours and minutes (ADMIN-8): `51 h 5 min`, `5 min`; `12 s` within the first minute. */
export function durationWords(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  const t = SYSTEM.get();
  if (hours > 0) return t.hours({ hours, minutes });
  return minutes > 0 ? t.minutes({ minutes }) : t.seconds({ seconds });
}

/** Unknown is not nought: `–`. */
export function orDash<Value>(value: Value | null, toText: (value: Value) => string): string {
  return value === null ? '–' : toText(value);
}

/** Time of day in Singapore. */
export function clockTime(moment: string | number): string {
  return new Date(moment).toLocaleTimeString(regionOf(), { timeZone: 'Asia/Singapore' });
}
