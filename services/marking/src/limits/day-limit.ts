import { dayLimitReached } from '@sumfox/contracts/day-limit';
import type { EntityManager } from '@sumfox/platform/database/database';

/** What a pupil may ask of one kind in a day of Singapore. */
export const ASKED_PER_DAY = 10;

/** Today by Singapore's calendar (A§9 counts by day). */
export const IS_TODAY = `(created_at at time zone 'Asia/Singapore')::date = (now() at time zone 'Asia/Singapore')::date`;

/** Lets the requests of one pupil through one by one until the transaction ends, so that counting them is exact. */
export async function lockPupil(em: EntityManager, pupilId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`dispute ${pupilId}`]);
}

/** Throws 429 for a pupil who has asked often enough today. */
export async function refuseBeyondDay(
  em: EntityManager,
  table: 'challenges' | 'verifications',
  pupilId: string,
): Promise<void> {
  const [row] = await em.execute<Array<{ n: number }>>(
    `select count(*)::int as n from ${table} where pupil_id = ? and ${IS_TODAY}`,
    [pupilId],
  );
  if ((row?.n ?? 0) >= ASKED_PER_DAY)
    throw dayLimitReached(`You have asked ${ASKED_PER_DAY} times today. Please ask again tomorrow.`);
}
