import { describe, expect, it } from '@jest/globals';
import { findLimitProblem } from './sql-count.ts';

describe('findLimitProblem', () => {
  it('rejects more statements than the limit', () => {
    expect(findLimitProblem('libs/ai', 4, 3)).toEqual([
      'libs/ai has 4 statements in SQL; at most 3 are allowed.',
    ]);
  });

  it('rejects a limit above the number of statements', () => {
    expect(findLimitProblem('libs/ai', 2, 3)).toEqual([
      'libs/ai has 2 statements in SQL: lower its limit of 3.',
    ]);
  });

  it('accepts a limit that is reached', () => {
    expect(findLimitProblem('libs/ai', 3, 3)).toEqual([]);
  });
});
