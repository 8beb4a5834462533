import * as z from 'zod/mini';
import { GradeLevelSchema } from '../question/item.js';
import { WatchSchema, WinSchema } from './findings.js';

/** A child's week in numbers and facts, for the child's parents. No answer and no name. */
export const WeekDigestSchema = z.strictObject({
  gradeLevel: GradeLevelSchema,
  /** ISO 8601, UTC: the seven days before a Sunday, 18:00, in Singapore. */
  from: z.string(),
  until: z.string(),
  /** Days (Asia/Singapore) with a marked answer; at least 1. */
  days: z.int(),
  /** Days of practice that the family aims at, as of the end of the week; absent in an e-mail written before it was kept. */
  goalDays: z.optional(z.int()),
  /** Minutes at the papers completed. */
  minutes: z.int(),
  /** Questions with a mark, and how many of them were right. */
  questions: z.int(),
  right: z.int(),
  win: WinSchema,
  /** Null when nothing stands out. */
  watch: z.nullable(WatchSchema),
  /** Sub-strand of the activity: that of `watch`, else the one that was practised most. */
  activityTopicId: z.string(),
});
export type WeekDigest = z.infer<typeof WeekDigestSchema>;

const WEEK_MS = 7 * 86_400_000;
/** Sunday, 4 January 1970, 18:00 in Singapore, which is 10:00 UTC. */
const FIRST_END_MS = Date.UTC(1970, 0, 4, 10);

/** The last week that ended by now: seven days before a Sunday, 18:00, in Singapore. */
export function lastDigestWeek(now: Date): { from: Date; until: Date } {
  const until = FIRST_END_MS + Math.floor((now.getTime() - FIRST_END_MS) / WEEK_MS) * WEEK_MS;
  return { from: new Date(until - WEEK_MS), until: new Date(until) };
}
