import { describe, expect, it } from '@jest/globals';
import { type CallTotals, modelFigures, periodsOf } from './model.rules.js';

const totals = (calls: number, answered: number, costMicroUsd: number): CallTotals => ({
  calls,
  answered,
  costMicroUsd,
  p95LatencyMs: calls === 0 ? null : 900,
});

it.each([
  ['2026-11-22T15:59:59.999Z', '2026-11-21T16:00:00.000Z', '2026-10-31T16:00:00.000Z'],
  ['2026-11-22T16:00:00.000Z', '2026-11-22T16:00:00.000Z', '2026-10-31T16:00:00.000Z'],
  ['2026-12-31T16:00:00.000Z', '2026-12-31T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
])('periodsOf puts %s into the day and month of Singapore', (now, dayStart, monthStart) => {
  expect(periodsOf(new Date(now))).toEqual({
    dayStart: new Date(dayStart),
    monthStart: new Date(monthStart),
  });
});

describe('modelFigures', () => {
  it('returns null, not zero, without calls', () => {
    expect(modelFigures(totals(0, 0, 0), totals(0, 0, 0), [])).toEqual({
      callsToday: 0,
      callsThisMonth: 0,
      costTodayMicroUsd: 0,
      costThisMonthMicroUsd: 0,
      answeredPercent: null,
      p95LatencyMs: null,
      tasks: [],
    });
  });

  it('lists tasks by cost, the highest first', () => {
    const figures = modelFigures(totals(1, 0, 5), totals(30, 20, 60), [
      { task: 'a', ...totals(10, 0, 10) },
      { task: 'b', ...totals(20, 20, 50) },
    ]);
    expect(figures.answeredPercent).toBe(67);
    expect(figures.tasks.map(({ task, answeredPercent }) => [task, answeredPercent])).toEqual([
      ['b', 100],
      ['a', 0],
    ]);
  });
});
