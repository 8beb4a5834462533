import { describe, expect, it } from '@jest/globals';
import { buildOverview } from '../../testing/child-figures.js';
import { type FamilyMember, shortNames, toCalendar } from './family-weeks.rules.js';

const paper = (dueOn: string, status: 'in-progress' | 'completed') => ({
  ...{ assessmentId: 7, type: 'targeted', title: null, dueOn, status },
  ...{ answered: 0, totalQuestions: 6, score: null },
});
const member = (childId: string, name: string, assigned: object[] = []): FamilyMember => ({
  childId,
  name,
  overview: buildOverview({ assigned } as Parameters<typeof buildOverview>[0]),
});

describe('toCalendar', () => {
  it('shows two weeks from this Sunday, with practice and what is still due', () => {
    const days = toCalendar([
      member('mei', 'Mei', [paper('2026-11-30', 'in-progress'), paper('2026-11-26', 'completed')]),
      member('jun', 'Jun'),
    ]);
    expect(days).toHaveLength(14);
    expect([days[0]?.date, days[13]?.date]).toEqual(['2026-11-22', '2026-12-05']);
    expect(days[1]?.entries).toEqual([
      { childId: 'mei', name: 'Mei', questions: 5, due: 0 },
      { childId: 'jun', name: 'Jun', questions: 5, due: 0 },
    ]);
    expect(days[4]?.entries).toEqual([]);
    expect(days[8]?.entries).toEqual([{ childId: 'mei', name: 'Mei', questions: 0, due: 1 }]);
  });

  it('is empty without a child', () => {
    expect(toCalendar([])).toEqual([]);
  });
});

it('shortNames tells the children of a family apart', () => {
  expect(shortNames(['Mei', 'Jun'])).toEqual(['M', 'J']);
  expect(shortNames(['Mei', 'Min'])).toEqual(['Me', 'Mi']);
  expect(shortNames(['Mei Ling', 'Mei Xuan'])).toEqual(['Mei', 'Mei']);
});
