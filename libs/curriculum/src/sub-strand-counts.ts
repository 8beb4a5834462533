import { type GradeLevel, gradeNumber } from './grades.js';

/** By grade number. A page that shows only the number then needs none of the names (CURRICULUM-2). */
const COUNTS = [6, 10, 10, 10, 11, 15] as const;

/** How many sub-strands a grade has, which is also the length of its diagnostic assessment. */
export function countSubStrands(grade: GradeLevel): number {
  return COUNTS[gradeNumber(grade) - 1] ?? 0;
}
