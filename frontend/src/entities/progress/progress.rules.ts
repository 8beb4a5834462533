import type { ActivityDay, AxisRecord, TrendPoint } from '@sumfox/contracts/assessment/progress.endpoints';
import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import { listHeuristics } from '@sumfox/curriculum/heuristics';
import type { DayBar } from '../../shared/ui/charts/day-bars.js';
import { PROGRESS } from './progress.messages.js';
import { countText } from '../../shared/messages/count-text.js';
import { dateFormat } from '../../shared/messages/language.js';

/** Readiness in words to a pupil. */
export const readReadinessWords = (): Readonly<Record<ProficiencyLevel, string>> => ({
  mastery: PROGRESS.get().mastery,
  independent: PROGRESS.get().independent,
  guided: PROGRESS.get().guided,
  not_ready: PROGRESS.get().letsPractise,
});

export type Axis = 'concepts' | 'problem-solving';

/** The heuristics under the plain names of progress views (CURRICULUM-3), as headings begin. */
export function withPlainNames(records: readonly AxisRecord[], gradeLevel: GradeLevel): AxisRecord[] {
  const plain = new Map<string, string>(listHeuristics(gradeLevel).map((h) => [h.id, h.plainName]));
  return records.map((record) => {
    const name = plain.get(record.id) ?? record.name;
    return { ...record, name: name.charAt(0).toUpperCase() + name.slice(1) };
  });
}

/** Whether there are answers enough for the percentage to say something; fewer are shown in grey. */
export function isKnown({
  percent,
  questionsAttempted,
}: Pick<AxisRecord, 'percent' | 'questionsAttempted'>): boolean {
  return percent !== null && questionsAttempted >= ENOUGH_ANSWERS;
}

/** `8 of 10 right`. */
export function rightText({
  questionsCorrect,
  questionsAttempted,
}: Pick<AxisRecord, 'questionsCorrect' | 'questionsAttempted'>): string {
  return PROGRESS.get().ofRight({ questionsCorrect, questionsAttempted });
}

/** `2 of 5 answers yet`. */
export function answersYet(questionsAttempted: number): string {
  return questionsAttempted === 0
    ? PROGRESS.get().notTriedYet
    : PROGRESS.get().ofAnswersYet({ questionsAttempted, enoughAnswers: ENOUGH_ANSWERS });
}

/** How far the answers reach towards being enough, in percent. */
export function shareOfEnough(questionsAttempted: number): number {
  return (100 * Math.min(questionsAttempted, ENOUGH_ANSWERS)) / ENOUGH_ANSWERS;
}

/** Whole minutes, never nought for a paper that took some seconds. */
export function minutesOf(seconds: number): number {
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}

/** As many as stand side by side on a phone. */
const TREND_BARS = 7;

const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short', timeZone: 'UTC' };
const FULL: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
};

/** Days with an answer as bars of what was answered and what was right, for pupils who read no percentage. */
export function toTrendBars(points: readonly TrendPoint[]): DayBar[] {
  return points.slice(-TREND_BARS).map(({ date, questions, right }) => {
    const day = new Date(`${date}T00:00:00Z`);
    return {
      day: dateFormat(SHORT).format(day),
      sentence: PROGRESS.get().ofRightOn({ day: dateFormat(FULL).format(day), right, questions }),
      all: questions,
      filled: right,
      note: '',
    };
  });
}

/** The last seven days as bars; the dates are days in Singapore already. */
export function toDayBars(days: readonly ActivityDay[]): DayBar[] {
  return days.map(({ date, questions, right, seconds }) => {
    const day = new Date(`${date}T00:00:00Z`);
    const minutes = minutesOf(seconds);
    return {
      day: dateFormat(WEEKDAY).format(day),
      sentence:
        questions === 0
          ? PROGRESS.get().noPractice({ day: dateFormat(FULL).format(day) })
          : PROGRESS.get().practised({
              day: dateFormat(FULL).format(day),
              questions: countText(questions, 'question'),
              right,
              minutes: countText(minutes, 'minute'),
            }),
      all: questions,
      filled: right,
      note: minutes === 0 ? '' : PROGRESS.get().min({ minutes }),
    };
  });
}

/** What seven days come to; days are those with practice. */
export function sumDays(days: readonly ActivityDay[]): {
  questions: number;
  right: number;
  minutes: number;
  days: number;
} {
  const sum = (of: (day: ActivityDay) => number): number => days.reduce((total, day) => total + of(day), 0);
  return {
    questions: sum((day) => day.questions),
    right: sum((day) => day.right),
    minutes: sum((day) => minutesOf(day.seconds)),
    days: days.filter((day) => day.questions > 0).length,
  };
}
