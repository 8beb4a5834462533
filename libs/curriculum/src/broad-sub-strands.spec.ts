import { describe, expect, it } from '@jest/globals';
import { BROAD_SUB_STRANDS, broadSubStrandName, findMeantSubStrand } from './broad-sub-strands.js';
import { GRADE_LEVELS } from './grades.js';

const meant = (id: string) => GRADE_LEVELS.map((grade) => findMeantSubStrand(grade, id)?.id ?? null);

describe('broad sub-strands', () => {
  it("findMeantSubStrand returns the grade's own topic, or null where the grade has none", () => {
    expect(Object.fromEntries(BROAD_SUB_STRANDS.map(({ id }) => [id, meant(id)]))).toEqual({
      data_handling: [null, 'picture_graphs', 'bar_graphs', 'data_handling', 'data_handling', 'pie_charts'],
      fractions: [null, null, 'fractions', 'fractions', 'fractions', 'fractions'],
      geometry: ['shapes_space', 'shapes_space', 'area_perimeter', 'geometry', 'geometry', 'angles_advanced'],
      area_perimeter: [null, null, 'area_perimeter', 'area_perimeter', 'geometry', 'circles'],
      whole_numbers: [
        'numbers_0_to_100',
        'numbers_to_1000',
        'numbers_0_to_10000',
        'whole_numbers',
        'whole_numbers',
        'whole_numbers',
      ],
      decimals: [null, null, null, 'decimals', 'decimals', 'decimals'],
      percentage: [null, null, null, null, 'percentage', 'percentage'],
      ratio: [null, null, null, null, 'ratio', 'ratio'],
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
