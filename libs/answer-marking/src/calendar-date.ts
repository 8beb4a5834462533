import { withoutFillers } from './phrasing.js';
import { correct, incorrect, type Finding } from './verdict.js';

/** A day of the year, the year itself only where it was written. */
export interface CalendarDate {
  readonly day: number;
  /** 1–12. */
  readonly month: number;
  readonly year: number | null;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const LEAP_YEAR = 2024;
const WEEKDAY = /^(?:mon|tues?|wed|wednes|thu|thurs?|fri|satur|sat|sun)(?:day)?,? /;

/** The date that a normalised answer states (`5 March`, `March 5th`, `5/3`, day first); null when it is none. */
export function findDate(text: string): CalendarDate | null {
  const plain = withoutFillers(text).toLowerCase().replace(WEEKDAY, '').replace(/^on /, '');
  const dayFirst = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ?([a-z]{3,9})\.?,?(?: (\d{4}))?$/.exec(plain);
  if (dayFirst) return toDate(dayFirst[1], findMonth(dayFirst[2]), dayFirst[3]);
  const monthFirst = /^([a-z]{3,9})\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?,?(?: (\d{4}))?$/.exec(plain);
  if (monthFirst) return toDate(monthFirst[2], findMonth(monthFirst[1]), monthFirst[3]);
  const figures = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?$/.exec(plain);
  return figures ? toDate(figures[1], Number(figures[2]), figures[3]) : null;
}

function findMonth(name: string | undefined): number {
  if (name === undefined) return 0;
  return (
    MONTHS.findIndex(
      (month) => month === name || name === month.slice(0, 3) || (name === 'sept' && month === 'september'),
    ) + 1
  );
}

function toDate(day: string | undefined, month: number, year: string | undefined): CalendarDate | null {
  const number = Number(day);
  // The last day of a month in a leap year is the day before the first of the next.
  const days = new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || number < 1 || number > days) return null;
  return { day: number, month, year: year === undefined ? null : Number(year) };
}

/** `5 March`. */
export function dateText(date: CalendarDate): string {
  const name = MONTHS[date.month - 1] ?? '';
  return `${date.day} ${name.charAt(0).toUpperCase()}${name.slice(1)}${date.year === null ? '' : ` ${date.year}`}`;
}

/** Judges a date; null when the answer is none. */
export function findDateFinding(expected: CalendarDate, response: string): Finding | null {
  const given = findDate(response);
  if (!given) return null;
  const isSameDay = given.day === expected.day && given.month === expected.month;
  const isSameYear = given.year === expected.year || expected.year === null;
  if (isSameDay && isSameYear) return correct(dateText(given));
  return incorrect(isSameDay && given.year === null ? 'missing-part' : 'wrong-value', dateText(given));
}
