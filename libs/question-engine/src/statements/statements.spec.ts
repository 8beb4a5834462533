import { describe, expect, it } from '@jest/globals';
import { STATEMENTS } from '@sumfox/curriculum/syllabus/statements';
import { deriveStatements } from './derive-statements.js';
import { listSums } from './sums.js';
import { STATEMENT_RULES } from './statement-rules.js';

describe('deriveStatements', () => {
  const place = {
    grade: 'Primary 4',
    subStrandId: 'whole_numbers',
    heuristicId: 'h2_before_after',
    level: 'guided',
    structure: 'in-and-out',
  } as const;
  const derive = (step: string) => deriveStatements({ place, declared: [], steps: [step] });

  it('reads column multiplication and division from the working', () => {
    expect(derive('All books: 1245 × 6 = 7470')).toEqual(['P4-N-10']);
    expect(derive('In each box: 2415 ÷ 5 = 483 books')).toEqual(['P4-N-12']);
    expect(derive('Now: 45 + 6 = 51')).toEqual([]);
  });

  it('keeps what a structure declares', () => {
    expect(deriveStatements({ place, declared: ['P4-N-7'], steps: [] })).toEqual(['P4-N-7']);
  });

  it('leaves out lines with brackets and in words', () => {
    expect(listSums(['The rest: (12 + 4) × 3 = 48', 'Half of 12 is 6.'])).toEqual([]);
  });

  it('has rules for statements of the syllabus alone', () => {
    const ids = new Set(STATEMENTS.map(({ id }) => id));
    expect(STATEMENT_RULES.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});
