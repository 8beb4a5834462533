import { describe, expect, it } from '@jest/globals';
import { fillDays, firstMoment } from './activity.rules.js';

/** Ten past midnight of 9 March in Singapore: still the 8th in UTC. */
const NOW = new Date('2026-03-08T16:10:00Z');

describe('the last seven days', () => {
  it('start at midnight in Singapore', () => {
    expect(firstMoment(7, NOW).toISOString()).toBe('2026-03-02T16:00:00.000Z');
  });

  it('include every day, today last, with zeros for days without practice', () => {
    const done = { date: '2026-03-05', assessments: 1, questions: 5, right: 4, seconds: 300 };
    const days = fillDays([done], 7, NOW);
    expect(days.map((day) => day.date)).toEqual([
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
    ]);
    expect(days[2]).toEqual(done);
    expect(days[6]).toEqual({ date: '2026-03-09', assessments: 0, questions: 0, right: 0, seconds: 0 });
  });
});
