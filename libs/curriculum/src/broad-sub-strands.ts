import { type GradeLevel, gradeNumber } from './grades.js';
import { type SubStrand, findSubStrand } from './sub-strands.js';

/**
 * The eight broad sub-strands that the visual-testing forms offer at every grade (ADMIN-7). Grades know most of them by
 * other ids: Primary 3 has `bar_graphs` for `data_handling`.
 */
export const BROAD_SUB_STRANDS = [
  { id: 'data_handling', name: 'Data Handling' },
  { id: 'fractions', name: 'Fractions' },
  { id: 'geometry', name: 'Geometry' },
  { id: 'area_perimeter', name: 'Area and Perimeter' },
  { id: 'whole_numbers', name: 'Whole Numbers' },
  { id: 'decimals', name: 'Decimals' },
  { id: 'percentage', name: 'Percentage' },
  { id: 'ratio', name: 'Ratio' },
] as const;

/** Nearest sub-strand of each grade that lacks the broad id; earlier grades have the topic that leads to it. */
const NEAREST: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  data_handling: { 1: 'numbers_0_to_100', 2: 'picture_graphs', 3: 'bar_graphs', 6: 'pie_charts' },
  fractions: { 1: 'shapes_space', 2: 'multiplication_division_basic' },
  geometry: { 1: 'shapes_space', 2: 'shapes_space', 3: 'area_perimeter', 6: 'angles_advanced' },
  area_perimeter: { 1: 'shapes_space', 2: 'shapes_space', 5: 'geometry', 6: 'circles' },
  whole_numbers: { 1: 'numbers_0_to_100', 2: 'numbers_to_1000', 3: 'numbers_0_to_10000' },
  decimals: { 1: 'numbers_0_to_100', 2: 'money_basic', 3: 'money' },
  percentage: { 1: 'numbers_0_to_100', 2: 'multiplication_division_basic', 3: 'fractions', 4: 'fractions' },
  ratio: { 1: 'addition_subtraction', 2: 'multiplication_division_basic', 3: 'fractions', 4: 'fractions' },
};

/**
 * The grade's sub-strand for a broad id, which every grade has or has a nearest one for, or for an id of the grade.
 * Null for any other id.
 */
export function findMeantSubStrand(grade: GradeLevel, id: string): SubStrand | null {
  return findSubStrand(grade, id) ?? findSubStrand(grade, NEAREST[id]?.[gradeNumber(grade)] ?? '');
}

/** `Data Handling`; the id itself for one that is not among the broad ones. */
export function broadSubStrandName(id: string): string {
  return BROAD_SUB_STRANDS.find((broad) => broad.id === id)?.name ?? id;
}
