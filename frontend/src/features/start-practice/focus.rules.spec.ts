import { expect, it } from '@jest/globals';
import { focusHint, NO_FOCUS, toggled } from './focus.rules.js';

it('takes up to three of each, and lets go of them', () => {
  let list: readonly string[] = [];
  for (const id of ['a', 'b', 'c', 'd']) list = toggled(list, id);
  expect(list).toEqual(['a', 'b', 'c']);
  expect(toggled(list, 'b')).toEqual(['a', 'c']);
});

it('says what is missing, then what will be made', () => {
  expect(focusHint(NO_FOCUS)).toBe('Select at least 1 concept or 1 method to continue');
  expect(focusHint({ subStrandIds: ['a'], heuristicIds: [] })).toBe(
    'Ready to generate assessment with 1 selection',
  );
  expect(focusHint({ subStrandIds: ['a'], heuristicIds: ['h1_make_whole_model', 'h2_before_after'] })).toBe(
    'Ready to generate assessment with 3 selections',
  );
});
