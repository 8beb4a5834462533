import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { CUTOFFS } from '@sumfox/curriculum/cutoffs';

/** Singapore has had one offset since 1982 and no summer time; days of the product are days there. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** Days since 1 January 1970 in Singapore. */
export type DayNumber = number;

export function dayOf(moment: Date): DayNumber {
  return Math.floor((moment.getTime() + OFFSET_MS) / DAY_MS);
}

/** `2026-03-09`. */
export function dayText(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day of `2026-03-09`; null for what is no date. */
export function findDay(text: string): DayNumber | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(moment) || dayText(moment / DAY_MS) !== text ? null : moment / DAY_MS;
}

/** Noon of a day, for formatting it in any zone. */
export function noonOf(day: DayNumber): Date {
  return new Date(day * DAY_MS + DAY_MS / 2 - OFFSET_MS);
}

/** The Sunday on or before a day. Day 0 was a Thursday. */
export function weekStart(day: DayNumber): DayNumber {
  return day - ((day + 4) % 7);
}

/** How a day went, in three words (CALENDAR-3). */
export type DayMood = 'excellent' | 'good' | 'needs-work';

/** One day of the calendar. */
export interface CalendarDay {
  day: DayNumber;
  completed: readonly AssessmentSummary[];
  /** Whole percent over the day's assessments; null on a day without. */
  percent: number | null;
  mood: DayMood | null;
}

/** Completed assessments of a day, newest first. */
export function listCompleted(
  assessments: readonly AssessmentSummary[],
  day: DayNumber,
): AssessmentSummary[] {
  return assessments
    .filter(
      (each) => each.isCompleted && each.completedAt !== null && dayOf(new Date(each.completedAt)) === day,
    )
    .toSorted((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''));
}

/** Whole percent over several assessments; null without any. */
export function averageScore(completed: readonly AssessmentSummary[]): number | null {
  if (completed.length === 0) return null;
  return Math.round(completed.reduce((sum, each) => sum + (each.score ?? 0), 0) / completed.length);
}

function moodOf(percent: number): DayMood {
  if (percent >= CUTOFFS.scoreGreen) return 'excellent';
  return percent >= CUTOFFS.scoreAmber ? 'good' : 'needs-work';
}

/** The seven days from a Sunday on. */
export function listWeek(assessments: readonly AssessmentSummary[], sunday: DayNumber): CalendarDay[] {
  return Array.from({ length: 7 }, (_, i) => {
    const completed = listCompleted(assessments, sunday + i);
    const percent = averageScore(completed);
    return { day: sunday + i, completed, percent, mood: percent === null ? null : moodOf(percent) };
  });
}

/** Where a day leads: to the review of its only assessment, to the page of the day, or nowhere (CALENDAR-4). */
export function dayTarget({ day, completed }: CalendarDay): string | null {
  const [only, ...others] = completed;
  if (!only) return null;
  return others.length === 0 ? `/assessment/${only.id}/review` : `/day/${dayText(day)}`;
}

/** The Sunday of the week in an address; the current week for an invalid or future date (CALENDAR-2). */
export function chosenWeek(text: string | null, today: DayNumber): DayNumber {
  const day = findDay(text ?? '');
  return weekStart(day === null || day > today ? today : day);
}

/** Whether the week after this one has begun; it cannot be opened before (CALENDAR-2). */
export function hasNextWeek(sunday: DayNumber, today: DayNumber): boolean {
  return sunday + 7 <= today;
}

/** The address of the calendar at the week of a day. */
export function calendarAddress(day: DayNumber): string {
  return `/dashboard?week=${dayText(weekStart(day))}#calendar`;
}
