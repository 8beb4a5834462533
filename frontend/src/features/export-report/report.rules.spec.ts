import { describe, expect, it } from '@jest/globals';
import { buildTopicRecord } from '../../testing/child-figures.js';
import { buildOpenSummary, buildSummary } from '../../testing/homes.js';
import { averageScore, countMastered, listCompleted } from './report.rules.js';

describe('the average', () => {
  it('is a whole percent of the scores there are', () => {
    expect(averageScore([{ score: 70 }, { score: 75 }, { score: null }])).toBe(73);
    expect(averageScore([{ score: 0 }])).toBe(0);
  });
  it('is not known without a score', () => {
    expect(averageScore([])).toBeNull();
    expect(averageScore([{ score: null }])).toBeNull();
  });
});

it('lists what is finished, the latest first', () => {
  const papers = [
    buildSummary(3, { completedAt: '2026-11-10T02:00:00.000Z' }),
    buildOpenSummary(4),
    buildSummary(1, { completedAt: '2026-11-12T02:00:00.000Z' }),
    buildSummary(2, { completedAt: '2026-11-10T02:00:00.000Z' }),
  ];
  expect(listCompleted(papers).map(({ id }) => id)).toEqual([1, 3, 2]);
});

it('counts a topic as mastered from 70 on', () => {
  expect(countMastered([69, 70, 75, 82].map((score) => buildTopicRecord({ score })))).toBe(3);
});
