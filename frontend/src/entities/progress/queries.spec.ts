import { expect, it } from '@jest/globals';
import { assessmentsQuery } from '../paper/index.js';
import { dashboardQuery } from './queries.js';

it('keeps a dashboard fresh for 30 s and the assessments for 60 s', () => {
  expect(dashboardQuery('Primary 5').staleTime).toBe(30_000);
  expect(assessmentsQuery.staleTime).toBe(60_000);
});
