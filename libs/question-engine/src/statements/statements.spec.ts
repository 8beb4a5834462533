import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { STATEMENTS } from '@sumfox/curriculum/syllabus/statements';
import { makeItem } from '../make-item.js';
import { measureCoverage } from './coverage.js';
import { deriveStatements, readStatements } from './derive-statements.js';
import { isStructureInSyllabus } from './describe-syllabus.js';
import { listSums } from './sums.js';
import { STATEMENT_RULES } from './statement-rules.js';

/** Statements that shapes cover today, by grade; the numbers go up and never down. `npm run syllabus-report` counts all. */
const COVERED: Readonly<Record<GradeLevel, number>> = {
  'Primary 1': 28,
  'Primary 2': 30,
  'Primary 3': 22,
  'Primary 4': 16,
  'Primary 5': 23,
  'Primary 6': 15,
};

describe('statements covered by shapes', () => {
  it.each(GRADE_LEVELS)('are no fewer than before in %s', (grade) => {
    const covered = measureCoverage(grade, { draws: 1, isReduced: true }).filter(
      ({ isCovered }) => isCovered,
    );
    expect(covered.length).toBeGreaterThanOrEqual(COVERED[grade]);
  });
});

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

describe('items', () => {
  const spec = { questionType: 'open-ended', level: 'guided', seed: 1, id: 'item' } as const;

  it('carry their statements', () => {
    const item = makeItem({
      ...spec,
      gradeLevel: 'Primary 4',
      subStrandId: 'fractions',
      heuristicId: 'h2_before_after',
    });
    expect(readStatements(item)).toContain('P4-F-2');
  });

  it('are labelled where they are of a later grade or of none', () => {
    const item = makeItem({
      ...spec,
      gradeLevel: 'Primary 6',
      subStrandId: 'speed',
      heuristicId: 'h1_make_whole_model',
    });
    expect(item.provenance.params['scope']).toBe('extension');
  });

  it('are of the syllabus where their structure was made for a statement', () => {
    const place = {
      ...spec,
      gradeLevel: 'Primary 5',
      subStrandId: 'algebra_basics',
      heuristicId: 'h7_working_backwards',
    } as const;
    expect(isStructureInSyllabus(place, 'machine')).toBe(false);
    expect(isStructureInSyllabus(place, 'brackets', ['P5-N-4'])).toBe(true);
  });
});
