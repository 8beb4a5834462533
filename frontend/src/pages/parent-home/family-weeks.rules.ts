import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';

/** A child with the figures that the calendar shows. */
export interface FamilyMember {
  childId: string;
  name: string;
  overview: Pick<ChildOverview, 'week' | 'assigned'>;
}

/** What a child did on a day, or has to do. */
export interface DayEntry {
  childId: string;
  name: string;
  /** Questions with a mark. */
  questions: number;
  /** Papers that are due and not done. */
  due: number;
}

export interface CalendarDay {
  /** Day in Singapore, `2026-11-25`. */
  date: string;
  /** Children with something on the day, in the order of the home. */
  entries: DayEntry[];
}

const DAY_MS = 86_400_000;
const DAYS = 14;

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** This week and the next one of all children: what was practised, and what is due (PARENT-13). */
export function toCalendar(family: readonly FamilyMember[]): CalendarDay[] {
  const start = family[0]?.overview.week.days[0]?.date;
  if (!start) return [];
  return Array.from({ length: DAYS }, (_, index) => {
    const date = dayAfter(start, index);
    const entries = family.map(({ childId, name, overview }) => ({
      childId,
      name,
      questions: overview.week.days.find((day) => day.date === date)?.questions ?? 0,
      due: overview.assigned.filter(({ dueOn, status }) => dueOn === date && status === 'in-progress').length,
    }));
    return { date, entries: entries.filter(({ questions, due }) => questions > 0 || due > 0) };
  });
}

/** Short forms of names that differ within a family: `M` and `J`, or `Me` and `Mi`. */
export function shortNames(names: readonly string[]): string[] {
  const isClear = (length: number): boolean =>
    new Set(names.map((name) => [...name].slice(0, length).join(''))).size === names.length;
  const length = [1, 2, 3].find(isClear) ?? 3;
  return names.map((name) => [...name].slice(0, length).join(''));
}
