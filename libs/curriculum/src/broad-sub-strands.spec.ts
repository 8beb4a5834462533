import { describe, expect, it } from '@jest/globals';
import { BROAD_SUB_STRANDS, broadSubStrandName, findMeantSubStrand } from './broad-sub-strands.js';
import { GRADE_LEVELS } from './grades.js';

const meant = (id: string) => GRADE_LEVELS.map((grade) => findMeantSubStrand(grade, id)?.id ?? null);

describe('a broad sub-strand', () => {
  it('means what each grade has of it, and nothing where a grade meets nothing of the kind', () => {
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

  it("is one of the grade's own as well, by its own id, and nothing by an unknown one", () => {
    expect(meant('speed')).toEqual([null, null, null, null, null, 'speed']);
    expect(meant('toString')).toEqual([null, null, null, null, null, null]);
    expect([broadSubStrandName('area_perimeter'), broadSubStrandName('speed')]).toEqual([
      'Area and Perimeter',
      'speed',
    ]);
  });
});
