import { MOMENTS } from './moments.messages.js';
import { dateFormat, regionOf } from './language.js';
/** Days and times as people in Singapore read them (CALENDAR-1). */

const DAY: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
};
const SHORT_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const MOMENT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** `12 Nov 2026` of an ISO moment. */
export function dayText(iso: string): string {
  return dateFormat(DAY).format(new Date(iso));
}

/** `12 Nov` of an ISO moment, or of a day such as `2026-11-12`. */
export function shortDayText(iso: string): string {
  return dateFormat(SHORT_DAY).format(new Date(iso));
}

/** `Wed 25 Nov` of a day such as `2026-11-25`, or of an ISO moment. */
export function weekdayText(iso: string): string {
  return dateFormat(WEEKDAY).format(new Date(iso)).replace(',', '');
}

/** `12 Nov 2026, 3:05 pm` of an ISO moment. */
export function momentText(iso: string): string {
  return dateFormat(MOMENT).format(new Date(iso));
}

const STEPS: ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `5 minutes ago`, `Yesterday`, `Just now`; `Never` for null (ADMIN-1). A clock that runs ahead says `Just now`. */
export function sinceText(iso: string | null, now: number): string {
  if (iso === null) return MOMENTS.get().never;
  const seconds = (now - new Date(iso).getTime()) / 1_000;
  for (const [unit, length] of STEPS)
    if (seconds >= length)
      return capitalised(
        new Intl.RelativeTimeFormat(regionOf(), { numeric: 'auto' }).format(
          -Math.floor(seconds / length),
          unit,
        ),
      );
  return MOMENTS.get().justNow;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
