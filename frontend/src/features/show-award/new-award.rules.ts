import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';

/** On a device that has shown no badge yet, one from longer ago is no news. */
const NEWS_MS = 24 * 3_600_000;

/**
 * The latest badge that this device has not shown yet; at most one, the others wait in the den.
 *
 * @param seenUntil when the latest badge shown was earned (ISO 8601); null before the first
 */
export function findNewAward(badges: readonly Badge[], seenUntil: string | null, now: Date): Badge | null {
  const since = seenUntil ?? new Date(now.getTime() - NEWS_MS).toISOString();
  const fresh = badges.filter(({ earnedAt }) => earnedAt !== null && earnedAt > since);
  return fresh.toSorted((a, b) => (b.earnedAt ?? '').localeCompare(a.earnedAt ?? ''))[0] ?? null;
}
