import { expect, it } from '@jest/globals';
import { listSlowest } from './tally.ts';

it('listSlowest returns the slowest tests, in order, up to the requested number', () => {
  const tests = [
    { name: 'quick', ms: 4 },
    { name: 'slow', ms: 61_250 },
    { name: 'middling', ms: 900 },
  ];
  expect(listSlowest(tests, 2)).toEqual(['   61.3 s  slow', '    0.9 s  middling']);
  expect(tests[0]?.name).toBe('quick');
  expect(listSlowest([], 20)).toEqual([]);
});
