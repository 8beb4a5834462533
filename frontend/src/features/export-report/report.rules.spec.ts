import { expect, it } from '@jest/globals';
import { buildOpenSummary, buildSummary } from '../../testing/homes.js';
import { listCompleted } from './report.rules.js';

it('lists what is finished, the latest first', () => {
  const papers = [
    buildSummary(3, { completedAt: '2026-11-10T02:00:00.000Z' }),
    buildOpenSummary(4),
    buildSummary(1, { completedAt: '2026-11-12T02:00:00.000Z' }),
    buildSummary(2, { completedAt: '2026-11-10T02:00:00.000Z' }),
  ];
  expect(listCompleted(papers).map(({ id }) => id)).toEqual([1, 3, 2]);
});
