import type { usersCount } from '@sumfox/contracts/identity/admin.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { AdminAnalytics } from '../../entities/system/index.js';
import type { CountBar } from '../../shared/ui/count-bars.js';
import { ADMIN } from './admin.messages.js';
import { dateFormat, regionOf } from '../../shared/messages/language.js';

type Week = AdminAnalytics['weeks'][number];

/** A bar of a chart over weeks. */
export interface WeekBar {
  /** The first day of the week: `22 Nov`. */
  label: string;
  count: number;
  /** The week and its figure, for whoever does not see the bar. */
  sentence: string;
}

// A day of the calendar, not a moment: it is the same one wherever the browser stands.
const SUNDAY: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric', month: 'short' };

/** The weeks as bars of one of their figures. */
export function weekBars(
  weeks: readonly Week[],
  countOf: (week: Week) => number,
  sentenceOf: (values: { week: string; count: number; shown: string }) => string,
): WeekBar[] {
  return weeks.map((week, i) => {
    const label = dateFormat(SUNDAY).format(new Date(week.weekStart));
    const count = countOf(week);
    const weekName =
      i === weeks.length - 1 ? ADMIN.get().thisWeekFrom({ label }) : ADMIN.get().weekFrom({ label });
    return {
      label,
      count,
      sentence: sentenceOf({ week: weekName, count, shown: count.toLocaleString(regionOf()) }),
    };
  });
}

/** Accounts by role. */
export function roleBars({ byRole }: EndpointResponse<typeof usersCount>): CountBar[] {
  return [
    { label: ADMIN.get().students, count: byRole.child },
    { label: ADMIN.get().parents, count: byRole.parent },
    { label: ADMIN.get().admins, count: byRole.admin },
  ];
}
