import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { changeGrade } from './selected-grade.js';

it('a changed grade makes the dashboard, proficiency, assessments and stats stale, and nothing else', () => {
  const client = new QueryClient();
  const keys = ['dashboard', 'proficiency', 'dual-proficiency', 'assessments', 'stats', 'profile'];
  for (const key of keys) client.setQueryData([key, 'pupil-1'], {});
  changeGrade(client, 'Primary 4');
  expect(keys.map((key) => client.getQueryState([key, 'pupil-1'])?.isInvalidated)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  client.clear();
});
