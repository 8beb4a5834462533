import { dayLimitReached, singaporeDayOf } from '@sumfox/contracts/day-limit';
import type { EntityManager } from '@sumfox/platform/database/database';
import { lockName, readServerTime } from '@sumfox/platform/database/server.queries';

/** Limit of one kind of request by a pupil in a day of Singapore (CHALLENGE-10). */
export const ASKED_PER_DAY = 10;

/** The condition that a moment is today by Singapore's calendar (CALENDAR-1) and the database's clock. */
export async function isToday(em: EntityManager): Promise<{ $gte: Date; $lt: Date }> {
  const { start, end } = singaporeDayOf(await readServerTime(em));
  return { $gte: start, $lt: end };
}

/** Lets the requests of one pupil through one by one until the transaction ends, so that counting them is exact. */
export function lockPupil(em: EntityManager, pupilId: string): Promise<void> {
  return lockName(em, `dispute ${pupilId}`);
}

/** Throws 429 for a pupil who has reached today's limit. */
export function rejectBeyondDailyLimit(askedToday: number): void {
  if (askedToday >= ASKED_PER_DAY)
    throw dayLimitReached(`You have asked ${ASKED_PER_DAY} times today. Please ask again tomorrow.`);
}
