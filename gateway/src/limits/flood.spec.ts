import { describe, expect, it } from '@jest/globals';
import { Flood } from './flood.js';

describe('a flood of calls', () => {
  it('is held back past the limit until the minute is over, each caller alone', () => {
    const flood = new Flood(1_000);
    expect([1, 2, 3].map(() => flood.count('a', 2, 5_000))).toEqual([0, 0, 1_000]);
    expect(flood.count('b', 2, 5_400)).toBe(0);
    expect(flood.count('a', 2, 5_600)).toBe(400);
    expect(flood.count('a', 2, 6_000)).toBe(0);
  });
});
