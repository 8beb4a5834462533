import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { describe, expect, it } from '@jest/globals';
import {
  averageScore,
  calendarAddress,
  chosenWeek,
  dayOf,
  dayTarget,
  dayText,
  findDay,
  hasNextWeek,
  listCompleted,
  listWeek,
  weekStart,
} from './calendar.rules.js';

const at = (singaporeTime: string): string => new Date(`${singaporeTime}+08:00`).toISOString();
const completed = (id: number, singaporeTime: string, score: number): AssessmentSummary => ({
  id,
  type: 'adaptive',
  gradeLevel: 'Primary 5',
  childId: 'pupil-1',
  date: at(singaporeTime),
  completedAt: at(singaporeTime),
  score,
  totalQuestions: 5,
  currentQuestion: 0,
  lastSaved: null,
  status: 'completed',
  isCompleted: true,
  dueOn: null,
  answeredCount: 5,
  timeSpentSeconds: 300,
  answers: null,
});

describe('days', () => {
  it('turn at midnight in Singapore', () => {
    expect(dayText(dayOf(new Date(at('2026-03-10T00:00:00'))))).toBe('2026-03-10');
    expect(dayText(dayOf(new Date(at('2026-03-09T23:59:59'))))).toBe('2026-03-09');
  });

  it.each(['2026-02-30', '2026-13-01', 'today', '', '2026-3-9'])('are not read from %j', (text) => {
    expect(findDay(text)).toBeNull();
  });

  it('begin their week on Sunday', () => {
    const sunday = findDay('2026-03-08') ?? 0;
    for (let i = 0; i < 7; i += 1) expect(weekStart(sunday + i)).toBe(sunday);
    expect(weekStart(sunday - 1)).toBe(sunday - 7);
  });
});

describe('a week', () => {
  const list = [
    completed(1, '2026-03-08T09:00:00', 80),
    completed(2, '2026-03-09T09:00:00', 60),
    completed(3, '2026-03-10T09:00:00', 59),
    completed(4, '2026-03-10T20:00:00', 100),
    { ...completed(5, '2026-03-11T09:00:00', 0), isCompleted: false },
  ];
  const week = listWeek(list, findDay('2026-03-08') ?? 0);

  it('names how each day went by its average', () => {
    expect(week.map((day) => [day.percent, day.mood])).toEqual([
      [80, 'excellent'],
      [60, 'good'],
      [80, 'excellent'],
      [null, null],
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(averageScore([completed(9, '2026-03-08T09:00:00', 59)])).toBe(59);
  });

  it('leads to the review of a single assessment, to the day of several, else nowhere', () => {
    expect(week.slice(0, 4).map(dayTarget)).toEqual([
      '/assessment/1/review',
      '/assessment/2/review',
      '/day/2026-03-10',
      null,
    ]);
  });

  it('lists the newest of a day first', () => {
    expect(listCompleted(list, findDay('2026-03-10') ?? 0).map((each) => each.id)).toEqual([4, 3]);
  });
});

describe('the week in the address', () => {
  const today = findDay('2026-03-10') ?? 0;
  const sundayOf = (text: string | null) => dayText(chosenWeek(text, today));

  it('is the week of the day named', () => {
    expect(sundayOf('2026-02-26')).toBe('2026-02-22');
    expect(sundayOf('2026-02-22')).toBe('2026-02-22');
  });

  it.each([null, '', 'soon', '2026-13-01', '2026-03-11', '2999-01-01'])('is this week for %j', (text) => {
    expect(sundayOf(text)).toBe('2026-03-08');
  });

  it('can be turned on only once the next week has begun', () => {
    expect(hasNextWeek(chosenWeek('2026-03-01', today), today)).toBe(true);
    expect(hasNextWeek(chosenWeek(null, today), today)).toBe(false);
    expect(hasNextWeek(findDay('2026-03-01') ?? 0, findDay('2026-03-07') ?? 0)).toBe(false);
    expect(hasNextWeek(findDay('2026-03-01') ?? 0, findDay('2026-03-08') ?? 0)).toBe(true);
  });

  it('is written from any of its days', () => {
    expect(calendarAddress(today)).toBe('/dashboard?week=2026-03-08#calendar');
  });
});
