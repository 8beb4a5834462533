/** Days and times as people in Singapore read them (decision: days are Asia/Singapore). */
const ZONE = 'Asia/Singapore';

const DAY = new Intl.DateTimeFormat('en-SG', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const SHORT_DAY = new Intl.DateTimeFormat('en-SG', { timeZone: ZONE, day: 'numeric', month: 'short' });
const MOMENT = new Intl.DateTimeFormat('en-SG', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `12 Nov 2026` of an ISO moment. */
export function dayText(iso: string): string {
  return DAY.format(new Date(iso));
}

/** `12 Nov` of an ISO moment, or of a day such as `2026-11-12`. */
export function shortDayText(iso: string): string {
  return SHORT_DAY.format(new Date(iso));
}

/** `12 Nov 2026, 3:05 pm` of an ISO moment. */
export function momentText(iso: string): string {
  return MOMENT.format(new Date(iso));
}

const STEPS: ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const RELATIVE = new Intl.RelativeTimeFormat('en-SG', { numeric: 'auto' });

/** `5 minutes ago`, `Yesterday`, `Just now`; `Never` for null (ADMIN-1). A clock that runs ahead says `Just now`. */
export function sinceText(iso: string | null, now: number): string {
  if (iso === null) return 'Never';
  const seconds = (now - new Date(iso).getTime()) / 1_000;
  for (const [unit, length] of STEPS)
    if (seconds >= length) return capitalised(RELATIVE.format(-Math.floor(seconds / length), unit));
  return 'Just now';
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
