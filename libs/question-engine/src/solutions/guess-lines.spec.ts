import { describe, expect, it } from '@jest/globals';
import { exact } from '../numbers/exact.js';
import { putGuesses } from './guess-lines.js';
import { toGuessTables } from './guess-table.js';
import type { SolvedLine } from './solved-line.js';

const line = (label: string, expression: string, value: number): SolvedLine => ({
  ...{ label, expression, value: exact(value) },
  result: String(value),
});

function guess(lines: readonly SolvedLine[]): readonly string[] {
  const solution = lines.map(({ label, expression, result }) => `${label}: ${expression} = ${result}`);
  return putGuesses(solution, lines, { grade: 5, isOtherWay: true });
}

describe('putGuesses', () => {
  it('tries pairs with a sum until their product is right, and divides to check alone', () => {
    const found = guess([
      line('Two numbers with this product', '112 ÷ 14', 8),
      line('The triangle', '22 − 8', 14),
    ]);
    expect(found).toEqual([
      'Guess 1, triangle 12, square 10: 12 × 10 = 120. Too large.',
      'Guess 2, triangle 13, square 9: 13 × 9 = 117. Too large.',
      'Guess 3, triangle 14, square 8: 14 × 8 = 112. Correct.',
      'Check: 112 ÷ 14 = 8',
      'The triangle: 22 − 8 = 14',
    ]);
    expect(toGuessTables(found)[0]?.rows.at(-1)).toEqual(['Check', 'too high', 'too high', 'right']);
  });

  it('tries pairs with a difference', () => {
    const label = 'Two numbers with this product, one 11 more than the other: the triangle';
    const found = guess([line(label, '350 ÷ 14', 25), line('The square', '25 − 11', 14)]);
    expect(found.slice(2, 4)).toEqual([
      'Guess 3, triangle 25, square 14: 25 × 14 = 350. Correct.',
      'Check: 350 ÷ 14 = 25',
    ]);
  });

  it('takes away what the other kind costs', () => {
    const found = guess([
      line('If all were tasks done', '24 × 3', 72),
      line('Too many by', '72 − 27', 45),
      line('Each of the tasks failed changes it by', '3 + 2', 5),
      line('Number of tasks failed', '45 ÷ 5', 9),
    ]);
    expect(found.slice(0, 3)).toEqual([
      'Guess 1, tasks done 12, tasks failed 12: 12 × 3 − 12 × 2 = 12. Too small.',
      'Guess 2, tasks done 14, tasks failed 10: 14 × 3 − 10 × 2 = 22. Too small.',
      'Guess 3, tasks done 15, tasks failed 9: 15 × 3 − 9 × 2 = 27. Correct.',
    ]);
    expect(found[3]).toBe('Another way, if all were tasks done: 24 × 3 = 72');
  });
});

describe('toGuessTables', () => {
  it('leaves out the noun that both kinds share in its narrowest table', () => {
    const tables = toGuessTables(['Guess 1, round counters 9, square counters 2: 45 + 20 = 65. Correct.']);
    expect(tables.at(-1)?.rows.map(([head]) => head)).toEqual(['round', 'square', 'Total', 'Check']);
    expect(tables[0]?.rows[0]?.[0]).toBe('round counters');
  });
});
