import { describe, expect, it } from '@jest/globals';
import { BROAD_SUB_STRANDS, broadSubStrandName, findMeantSubStrand } from './broad-sub-strands.js';
import { GRADE_LEVELS } from './grades.js';

const meant = (id: string) => GRADE_LEVELS.map((grade) => findMeantSubStrand(grade, id)?.id ?? null);

describe('broad sub-strands', () => {
  it("findMeantSubStrand returns the grade's own topic, or the nearest one where the grade has none of that name", () => {
    expect(Object.fromEntries(BROAD_SUB_STRANDS.map(({ id }) => [id, meant(id)]))).toEqual({
      data_handling: [
        'numbers_0_to_100',
        'picture_graphs',
        'bar_graphs',
        'data_handling',
        'data_handling',
        'pie_charts',
      ],
      fractions: [
        'shapes_space',
        'multiplication_division_basic',
        'fractions',
        'fractions',
        'fractions',
        'fractions',
      ],
      geometry: ['shapes_space', 'shapes_space', 'area_perimeter', 'geometry', 'geometry', 'angles_advanced'],
      area_perimeter: [
        'shapes_space',
        'shapes_space',
        'area_perimeter',
        'area_perimeter',
        'geometry',
        'circles',
      ],
      whole_numbers: [
        'numbers_0_to_100',
        'numbers_to_1000',
        'numbers_0_to_10000',
        'whole_numbers',
        'whole_numbers',
        'whole_numbers',
      ],
      decimals: ['numbers_0_to_100', 'money_basic', 'money', 'decimals', 'decimals', 'decimals'],
      percentage: [
        'numbers_0_to_100',
        'multiplication_division_basic',
        'fractions',
        'fractions',
        'percentage',
        'percentage',
      ],
      ratio: [
        'addition_subtraction',
        'multiplication_division_basic',
        'fractions',
        'fractions',
        'ratio',
        'ratio',
      ],
    });
  });

  it('findMeantSubStrand accepts an id of the grade and returns null for an unknown id', () => {
    expect(meant('speed')).toEqual([null, null, null, null, null, 'speed']);
    expect(meant('toString')).toEqual([null, null, null, null, null, null]);
    expect([broadSubStrandName('area_perimeter'), broadSubStrandName('speed')]).toEqual([
      'Area and Perimeter',
      'speed',
    ]);
  });
});
