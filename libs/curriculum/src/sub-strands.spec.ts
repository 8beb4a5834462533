import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, type GradeLevel } from './grades.js';
import { countSubStrands } from './sub-strand-counts.js';
import {
  combinationComplexity,
  findCombinationFault,
  findSyllabusNote,
  listCombinations,
  listSubStrands,
} from './sub-strands.js';

describe('curriculum', () => {
  it('has 62 sub-strands and 471 pairings, split over the grades as the specification says', () => {
    expect(GRADE_LEVELS.map((g) => listSubStrands(g).length)).toEqual([6, 10, 10, 10, 11, 15]);
    expect(GRADE_LEVELS.map((g) => listCombinations(g).length)).toEqual([6, 40, 70, 80, 110, 165]);
  });

  it('has as many sub-strands in each grade as are counted without their names', () => {
    expect(GRADE_LEVELS.map(countSubStrands)).toEqual(GRADE_LEVELS.map((g) => listSubStrands(g).length));
  });

  it('raises the complexity by one when only the heuristic is about fractions', () => {
    expect(combinationComplexity('Primary 5', 'h5_before_after_fractions', 'ratio')).toBe(4);
    expect(combinationComplexity('Primary 5', 'h5_before_after_fractions', 'fractions')).toBe(3);
    expect(combinationComplexity('Primary 1', 'h1_make_whole_model', 'length')).toBe(1);
  });

  it.each([
    ['Primary 7', 'h1_make_whole_model', 'ratio', 'Invalid grade level: Primary 7'],
    [
      'Primary 5',
      'h11_algebraic_thinking',
      'ratio',
      'Invalid heuristic ID: h11_algebraic_thinking for Primary 5',
    ],
    ['Primary 5', 'h1_make_whole_model', 'nets', 'Invalid sub-strand ID: nets for Primary 5'],
    [
      'Primary 1',
      'h9_pattern_recognition',
      'length',
      'Invalid combination: h9_pattern_recognition/length for Primary 1',
    ],
  ])('rejects %s %s %s with the sentence of the specification', (grade, heuristic, subStrand, message) => {
    expect(findCombinationFault(grade as GradeLevel, heuristic, subStrand)).toBe(message);
  });

  it('accepts every listed pairing', () => {
    for (const grade of GRADE_LEVELS)
      for (const c of listCombinations(grade))
        expect(findCombinationFault(grade, c.heuristicId, c.subStrandId)).toBeNull();
  });
});

describe('syllabus notes', () => {
  it('belong to existing sub-strands only', () => {
    const noted = GRADE_LEVELS.flatMap((grade) =>
      listSubStrands(grade).filter((s) => findSyllabusNote(grade, s.id) !== null),
    );
    expect(noted).toHaveLength(12);
    expect(findSyllabusNote('Primary 6', 'speed')).toMatch(/^Beyond the 2026 syllabus/);
    expect(findSyllabusNote('Primary 6', 'ratio')).toBeNull();
    expect(findSyllabusNote('Primary 5', 'speed')).toBeNull();
  });
});
