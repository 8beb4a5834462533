import { expect, it } from '@jest/globals';
import { pickOther } from './other.rules.js';

it('pickOther gives each one but the one before', () => {
  const picked = [0, 0.4, 0.6, 0.999].map((chance) => pickOther(['a', 'b', 'c'], 'b', chance));
  expect(new Set(picked)).toEqual(new Set(['a', 'c']));
  expect(pickOther(['a', 'b'], null, 0)).toBe('a');
  expect(pickOther(['a'], 'a', 0)).toBeUndefined();
});
