import { describe, expect, it } from '@jest/globals';
import { readinessLevel, scoreBand, scoreColour } from './cutoffs.js';
import { DEFAULT_GRADE_LEVEL, GRADE_LEVELS, gradeShortLabel, MARKS_BY_LEVEL } from './grades.js';
import { HEURISTIC_IDS, listHeuristics } from './heuristics.js';
import { listCombinations, listSubStrands } from './sub-strands.js';

const SUB_STRANDS = {
  'Primary 1': 'numbers_0_to_100, addition_subtraction, length, mass, time, shapes_space',
  'Primary 2':
    'numbers_to_1000, addition_subtraction_basic, multiplication_division_basic, length_basic, mass_basic, volume_basic, time_basic, money_basic, shapes_space, picture_graphs',
  'Primary 3':
    'numbers_0_to_10000, four_operations, fractions, time, money, length, mass, volume, area_perimeter, bar_graphs',
  'Primary 4':
    'whole_numbers, fractions, decimals, money, measurement, geometry, area_perimeter, data_handling, time_duration, angles_basic',
  'Primary 5':
    'whole_numbers, fractions, decimals, percentage, rate, ratio, money, measurement, geometry, data_handling, algebra_basics',
  'Primary 6':
    'whole_numbers, fractions, decimals, percentage, rate, ratio, speed, circles, volume_solids, nets, pie_charts, coordinate_geometry, angles_advanced, data_analysis, algebra',
} as const;

const HEURISTIC_NUMBERS = {
  'Primary 1': [1, 2, 9],
  'Primary 2': [1, 2, 8, 9],
  'Primary 3': [1, 2, 3, 7, 8, 9, 10],
  'Primary 4': [1, 2, 3, 4, 7, 8, 9, 10],
  'Primary 5': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'Primary 6': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
} as const;

describe('specified curriculum', () => {
  it('has six grades, short P1 to P6, and Primary 5 as the default', () => {
    expect(GRADE_LEVELS).toEqual(Object.keys(SUB_STRANDS));
    expect(GRADE_LEVELS.map(gradeShortLabel)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
    expect(DEFAULT_GRADE_LEVEL).toBe('Primary 5');
  });

  it.each(GRADE_LEVELS)('lists the sub-strands of %s, each with name and description', (grade) => {
    const listed = listSubStrands(grade);
    expect(listed.map(({ id }) => id).join(', ')).toBe(SUB_STRANDS[grade]);
    expect(listed.every(({ name, description }) => name !== '' && description !== '')).toBe(true);
  });

  it.each(GRADE_LEVELS)('lists the heuristics of %s, each with name and description', (grade) => {
    const listed = listHeuristics(grade);
    expect(listed.map(({ id }) => HEURISTIC_IDS.indexOf(id) + 1)).toEqual(HEURISTIC_NUMBERS[grade]);
    expect(listed.every(({ name, description }) => name !== '' && description !== '')).toBe(true);
  });

  it('names the heuristics plainly, the eleventh by words of its own', () => {
    expect(listHeuristics('Primary 6').map(({ plainName }) => plainName)).toEqual([
      'make a model',
      'before and after',
      'part-whole',
      'equal concept',
      'before and after fractions',
      'remainder concept',
      'work backwards',
      'guess and check',
      'look for patterns',
      'logical deduction',
      'use algebra',
    ]);
  });

  it('pairs six combinations in Primary 1, and every heuristic with every sub-strand above it', () => {
    expect(listCombinations('Primary 1')).toHaveLength(6);
    for (const grade of GRADE_LEVELS.slice(1)) {
      const pairs = listCombinations(grade);
      expect(pairs).toHaveLength(listSubStrands(grade).length * listHeuristics(grade).length);
      expect(pairs.every(({ isApplicable }) => isApplicable)).toBe(true);
    }
  });
});

describe('specified cut-offs', () => {
  it('give 1, 1, 2 and 4 marks by level', () => {
    expect(MARKS_BY_LEVEL).toEqual({ not_ready: 1, guided: 1, independent: 2, mastery: 4 });
  });

  it('rate readiness at 85, 70 and 50 percent', () => {
    expect([100, 85, 84, 70, 69, 50, 49, 0].map(readinessLevel)).toEqual([
      'mastery',
      'mastery',
      'independent',
      'independent',
      'guided',
      'guided',
      'not_ready',
      'not_ready',
    ]);
  });

  it('name the bands of a score at 90, 75, 65, 45 and 20 percent', () => {
    const bands = [90, 89, 75, 74, 65, 64, 45, 44, 20, 19].map(scoreBand);
    expect(bands.map(({ label, level }) => `${label} ${level}`)).toEqual([
      'Confident 6',
      'Proficient 5',
      'Proficient 5',
      'Progressing 4',
      'Progressing 4',
      'Developing 3',
      'Developing 3',
      'Emerging 2',
      'Emerging 2',
      'New 1',
    ]);
  });

  it('colour a score green from 80, amber from 60, else orange', () => {
    expect([80, 79, 60, 59].map(scoreColour)).toEqual(['green', 'amber', 'amber', 'orange']);
  });
});
