import { describe, expect, it } from '@jest/globals';
import { exact } from '../numbers/exact.js';
import { hintGuesses, putGuesses } from './guess-lines.js';
import { toGuessTables } from './guess-table.js';
import type { SolvedLine } from './solved-line.js';

const line = (label: string, expression: string, value: number): SolvedLine => ({
  ...{ label, expression, value: exact(value) },
  result: String(value),
});

function guess(lines: readonly SolvedLine[]): readonly string[] {
  const solution = lines.map(({ label, expression, result }) => `${label}: ${expression} = ${result}`);
  return putGuesses(solution, lines, 5);
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
    expect(found.slice(3, 5)).toEqual(['Here is another way.', 'If all were tasks done: 24 × 3 = 72']);
  });
});

describe('putGuesses of equal parts', () => {
  const parts = (total: number, extra: number): readonly SolvedLine[] => [
    line('2 equal parts', `${total} − ${extra}`, total - extra),
    line("Class Y's tape", `${total - extra} ÷ 2`, (total - extra) / 2),
  ];

  it('begins with a round guess and says why the next one is right', () => {
    expect(guess(parts(220, 174))).toEqual([
      'Guess 1, Class Y 20: 20 + 194 = 214. Too small.',
      'The total is 6 too small, and each 1 more for Class Y changes it by 2: 6 ÷ 2 = 3 more',
      'Guess 2, Class Y 23: 23 + 197 = 220. Correct.',
      'Here is another way.',
      '2 equal parts: 220 − 174 = 46',
      "Class Y's tape: 46 ÷ 2 = 23",
    ]);
  });

  it('guesses no numbers of four digits', () => {
    expect(guess(parts(1220, 174)).some((text) => text.startsWith('Guess'))).toBe(false);
  });
});

describe('hintGuesses', () => {
  it('tells of guesses where the solution has some', () => {
    const hints = ['Read again.', 'First find what 2 equal parts are worth.', 'Then divide.'];
    const [, tries] = hintGuesses(hints, ['Guess 1, Ali 5: 5 + 9 = 14. Correct.']);
    expect(tries).toBe('Try a number for Ali. Check it with what is told.');
    expect(hintGuesses(hints, ['2 equal parts: 20 − 4 = 16'])).toEqual(hints);
    const both = ['Total amount of yarn: 14 + 12 = 26', 'Guess 1, Ali 5: 5 + 21 = 26. Correct.'];
    expect(hintGuesses(hints, both)[1]).toBe('First find the total amount of yarn.');
  });
});

describe('toGuessTables', () => {
  it('leaves out the noun that both kinds share in its narrowest table', () => {
    const tables = toGuessTables(['Guess 1, round counters 9, square counters 2: 45 + 20 = 65. Correct.']);
    expect(tables.at(-1)?.rows.map(([head]) => head)).toEqual(['round', 'square', 'Total', 'Check']);
    expect(tables[0]?.rows[0]?.[0]).toBe('round counters');
  });
});
